"""Reads the messages of google/protobuf/descriptor.proto from their encoding, without classes for them."""


def _varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def fields_of(data):
    """Yields the number and value of each field of an encoded message: an int, or bytes."""
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
            elif tag & 7 in (1, 5):  # of options that a schema declares for itself
                size = 8 if tag & 7 == 1 else 4
                value, at = data[at:at + size], at + size
            else:
                raise ValueError
            yield tag >> 3, value
    except (IndexError, ValueError):
        raise ValueError("this is not a serialized FileDescriptorProto") from None


class Record:
    """An encoded message, by the numbers of its fields."""

    def __init__(self, data):
        self.data = bytes(data)
        self._values = {}
        for number, value in fields_of(self.data):
            self._values.setdefault(number, []).append(value)

    def __contains__(self, number):
        return number in self._values

    def text(self, number):
        """Returns the last value of a string; an empty one where it is not set."""
        return self.bytes(number).decode("utf-8", "surrogateescape")

    def bytes(self, number):
        return self._values.get(number, [b""])[-1]

    def integer(self, number, default=0):
        """Returns the value of an int32, enum or bool."""
        value = self._values.get(number, [default])[-1]
        return value - (1 << 64) if value >> 63 > 0 else value

    def integers(self, number):
        """Returns the values of a repeated int32, which may be packed."""
        result = []
        for value in self._values.get(number, ()):
            if isinstance(value, int):
                result.append(value)
                continue
            at = 0
            while at < len(value):
                each, at = _varint(value, at)
                result.append(each)
        return result

    def texts(self, number):
        return [value.decode("utf-8", "surrogateescape") for value in self._values.get(number, ())]

    def records(self, number):
        return [Record(value) for value in self._values.get(number, ())]


def public_imports(serialized_file):
    """Returns the names of the files that a file imports by `import public`."""
    record = Record(serialized_file)
    names = record.texts(3)
    return [names[place] for place in record.integers(10) if place < len(names)]
