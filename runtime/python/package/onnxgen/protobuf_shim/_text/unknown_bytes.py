"""Parses encoded messages of unknown schema."""

_VARINT, _FIXED64, _DELIMITED, _GROUP, _GROUP_END, _FIXED32 = range(6)
_MAX_DEPTH = 100


def fields_in(data):
    """Returns (number, wire type, value) for each encoded field, or None if the bytes are not an encoded message."""
    try:
        fields, end = _fields(data, 0, None, 0)
    except (IndexError, ValueError):
        return None
    return fields if end == len(data) else None


def _varint(data, at):
    value = 0
    for place in range(10):
        byte = data[at + place]
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value, at + place + 1
    raise ValueError("malformed varint")


def _fixed(data, at, size):
    if at + size > len(data):
        raise ValueError("truncated")
    return int.from_bytes(data[at:at + size], "little"), at + size


def _fields(data, at, group, depth):
    if depth > _MAX_DEPTH:
        raise ValueError("nested too deeply")
    fields = []
    while at < len(data):
        tag, at = _varint(data, at)
        number, wire_type = tag >> 3, tag & 7
        if number == 0:
            raise ValueError("invalid tag")
        if wire_type == _GROUP_END:
            if number != group:
                raise ValueError("unmatched group")
            return fields, at
        value, at = _value(data, at, number, wire_type, depth)
        fields.append((number, wire_type, value))
    if group is not None:
        raise ValueError("unmatched group")
    return fields, at


def _value(data, at, number, wire_type, depth):
    if wire_type == _VARINT:
        return _varint(data, at)
    if wire_type == _FIXED64:
        return _fixed(data, at, 8)
    if wire_type == _FIXED32:
        return _fixed(data, at, 4)
    if wire_type == _GROUP:
        return _fields(data, at, number, depth + 1)
    if wire_type != _DELIMITED:
        raise ValueError("invalid tag")
    size, at = _varint(data, at)
    if size > len(data) - at:
        raise ValueError("truncated")
    return data[at:at + size], at + size
