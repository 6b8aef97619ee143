"""Stands in for google.protobuf.internal.decoder: varints and tags."""

from google.protobuf.message import DecodeError

_LONGEST_VARINT = 10  # bytes


def _bits_at(buffer, position):
    value = 0
    for place in range(_LONGEST_VARINT):
        byte = buffer[position]  # IndexError at the end of the buffer
        position += 1
        value |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            return value & (1 << 64) - 1, position
    raise DecodeError("Too many bytes when decoding varint.")


def _signed(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _DecodeVarint(buffer, pos):
    """Returns the number at `pos` and the position after it."""
    return _bits_at(buffer, pos)


def _DecodeVarint32(buffer, pos):
    value, pos = _bits_at(buffer, pos)
    return value & 0xFFFFFFFF, pos


def _DecodeSignedVarint(buffer, pos):
    value, pos = _bits_at(buffer, pos)
    return _signed(value, 64), pos


def _DecodeSignedVarint32(buffer, pos):
    value, pos = _bits_at(buffer, pos)
    return _signed(value, 32), pos


def ReadTag(buffer, pos):
    """Returns the encoded bytes of the tag at `pos` and the position after it."""
    _, end = _bits_at(buffer, pos)
    return bytes(buffer[pos:end]), end
