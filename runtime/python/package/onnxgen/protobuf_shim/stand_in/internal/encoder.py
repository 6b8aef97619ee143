"""Stands in for google.protobuf.internal.encoder: varints and tags."""

from google.protobuf.internal import wire_format

_MASK = (1 << 64) - 1


def _VarintBytes(value):
    """Returns the varint encoding of a number. Negative numbers have ten bytes."""
    value &= _MASK
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def TagBytes(field_number, wire_type):
    return _VarintBytes(wire_format.PackTag(field_number, wire_type))


def _VarintEncoder():
    """Returns a function that writes the varint encoding of a number with `write`."""
    return lambda write, value, deterministic=None: write(_VarintBytes(value))


_SignedVarintEncoder = _VarintEncoder
_EncodeVarint = _VarintEncoder()
_EncodeSignedVarint = _SignedVarintEncoder()
