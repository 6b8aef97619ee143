"""Reads encoded messages of google/protobuf/descriptor.proto without generated classes."""


def _varint(data, at):
    value = shift = 0
    while shift < 70:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value & (1 << 64) - 1, at
        shift += 7
    raise ValueError


def fields_of(data):
    """Yields the number and value of each field of an encoded message. A value is an int or bytes."""
    at = 0
    try:
        while at < len(data):
            tag, at = _varint(data, at)
            if tag & 7 == 0:
                value, at = _varint(data, at)
            elif tag & 7 == 2:
                size, at = _varint(data, at)
                if size > len(data) - at:
                    raise ValueError
                value, at = data[at:at + size], at + size
            elif tag & 7 in (1, 5):  # only in custom options
                size = 8 if tag & 7 == 1 else 4
                value, at = data[at:at + size], at + size
            else:
                raise ValueError
            yield tag >> 3, value
    except (IndexError, ValueError):
        raise ValueError("expected a serialized FileDescriptorProto") from None


class Record:
    """Encoded message with access by field number. A field with an unexpected wire type counts as not set."""

    def __init__(self, data):
        self.data = data
        self._numbers, self._texts = {}, {}
        for number, value in fields_of(data):
            values = self._numbers if isinstance(value, int) else self._texts
            values.setdefault(number, []).append(value)

    def __contains__(self, number):
        return number in self._texts or number in self._numbers

    def text(self, number):
        """Returns the last value of a string field, or an empty string if it is not set."""
        return self.bytes(number).decode("utf-8", "surrogateescape")

    def bytes(self, number):
        return self._texts.get(number, [b""])[-1]

    def integer(self, number, default=0):
        """Returns the value of an int32, enum or bool."""
        value = self._numbers.get(number, [default])[-1] & 0xFFFFFFFF
        return value - (1 << 32) if value >> 31 else value

    def integers(self, number):
        """Returns the values of a repeated int32 field, packed or not."""
        result = list(self._numbers.get(number, ()))
        for packed in self._texts.get(number, ()):
            at = 0
            try:
                while at < len(packed):
                    each, at = _varint(packed, at)
                    result.append(each)
            except (IndexError, ValueError):
                break
        return result

    def texts(self, number):
        return [value.decode("utf-8", "surrogateescape") for value in self._texts.get(number, ())]

    def records(self, number):
        return [Record(value) for value in self._texts.get(number, ())]


def public_imports(serialized_file):
    """Returns the names of the files that a file imports with `import public`."""
    record = Record(serialized_file)
    names = record.texts(3)
    return [names[place] for place in record.integers(10) if place < len(names)]
