"""Stands in for google.protobuf.internal.wire_format: tags, and sizes of encoded fields in bytes."""

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import EncodeError

TAG_TYPE_BITS = 3
TAG_TYPE_MASK = (1 << TAG_TYPE_BITS) - 1

WIRETYPE_VARINT, WIRETYPE_FIXED64, WIRETYPE_LENGTH_DELIMITED = 0, 1, 2
WIRETYPE_START_GROUP, WIRETYPE_END_GROUP, WIRETYPE_FIXED32 = 3, 4, 5
_WIRETYPE_MAX = WIRETYPE_FIXED32

INT32_MIN, INT32_MAX, UINT32_MAX = -(1 << 31), (1 << 31) - 1, (1 << 32) - 1
INT64_MIN, INT64_MAX, UINT64_MAX = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1

NON_PACKABLE_TYPES = (FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_GROUP, FieldDescriptor.TYPE_MESSAGE,
                      FieldDescriptor.TYPE_BYTES)


def PackTag(field_number, wire_type):
    if not 0 <= wire_type <= _WIRETYPE_MAX:
        raise EncodeError(f"Unknown wire type: {wire_type}")
    return field_number << TAG_TYPE_BITS | wire_type


def UnpackTag(tag):
    """Returns the number and the wire type of a tag."""
    return tag >> TAG_TYPE_BITS, tag & TAG_TYPE_MASK


def ZigZagEncode(value):
    return value << 1 if value >= 0 else value << 1 ^ ~0


def ZigZagDecode(value):
    return value >> 1 ^ -(value & 1)


def IsTypePackable(field_type):
    return field_type not in NON_PACKABLE_TYPES


def TagByteSize(field_number):
    return _varint_size(PackTag(field_number, 0))


def _varint_size(value):
    if value > UINT64_MAX:
        raise EncodeError(f"Value out of range: {value}")
    return max(1, -(-(value & UINT64_MAX).bit_length() // 7))


def _varint_field(convert=lambda value: value):
    return lambda field_number, value: TagByteSize(field_number) + _varint_size(convert(value))


def _fixed_field(size):
    return lambda field_number, value: TagByteSize(field_number) + size


def _with_length(field_number, size):
    return TagByteSize(field_number) + _varint_size(size) + size


Int32ByteSize = Int64ByteSize = UInt32ByteSize = UInt64ByteSize = EnumByteSize = _varint_field()
SInt32ByteSize = SInt64ByteSize = _varint_field(ZigZagEncode)
Fixed32ByteSize = SFixed32ByteSize = FloatByteSize = _fixed_field(4)
Fixed64ByteSize = SFixed64ByteSize = DoubleByteSize = _fixed_field(8)
BoolByteSize = _fixed_field(1)


def Int32ByteSizeNoTag(int32):
    return _varint_size(int32)


def StringByteSize(field_number, string):
    return BytesByteSize(field_number, string.encode("utf-8"))


def BytesByteSize(field_number, b):
    return _with_length(field_number, len(b))


def GroupByteSize(field_number, message):
    return 2 * TagByteSize(field_number) + message.ByteSize()


def MessageByteSize(field_number, message):
    return _with_length(field_number, message.ByteSize())


def MessageSetItemByteSize(field_number, msg):
    """Returns the size in bytes of a MessageSet item: a group with the type's number and the message."""
    return 2 * TagByteSize(1) + TagByteSize(2) + _varint_size(field_number) + MessageByteSize(3, msg)
