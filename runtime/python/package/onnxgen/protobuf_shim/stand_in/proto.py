"""Stands in for google.protobuf.proto of releases after 3.21."""

from google.protobuf.message import DecodeError

_LONGEST_SIZE = 5  # bytes of a varint of 32 bits


def serialize(message, deterministic=None):
    return message.SerializeToString(deterministic=bool(deterministic))


def parse(message_class, payload):
    return message_class.FromString(payload)


def serialize_length_prefixed(message, output):
    """Writes the size of the message, as a varint, and then the message to a file object."""
    data = message.SerializeToString()
    size, head = len(data), bytearray()
    while size >= 0x80:
        head.append(size & 0x7F | 0x80)
        size >>= 7
    head.append(size)
    output.write(bytes(head) + data)


def parse_length_prefixed(message_class, input_bytes):
    """Returns the next message of a file object, or None at its end."""
    size = 0
    for place in range(_LONGEST_SIZE):
        byte = input_bytes.read(1)
        if not byte and place == 0:
            return None
        if not byte:
            raise DecodeError("the message size is truncated")
        size |= (byte[0] & 0x7F) << 7 * place
        if byte[0] < 0x80:
            break
    else:
        raise DecodeError("the message size is not a 32-bit varint")
    data = input_bytes.read(size)
    if len(data) != size:
        raise DecodeError(f"the message is truncated: {len(data)} of {size} bytes")
    return message_class.FromString(data)
