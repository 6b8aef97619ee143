"""Stands in for google.protobuf.internal.type_checkers: how values of each type are encoded."""

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.internal import wire_format

_VARINT = ("INT32", "INT64", "UINT32", "UINT64", "SINT32", "SINT64", "BOOL", "ENUM")
_WIRE_TYPES = {
    wire_format.WIRETYPE_VARINT: _VARINT,
    wire_format.WIRETYPE_FIXED32: ("FIXED32", "SFIXED32", "FLOAT"),
    wire_format.WIRETYPE_FIXED64: ("FIXED64", "SFIXED64", "DOUBLE"),
    wire_format.WIRETYPE_LENGTH_DELIMITED: ("STRING", "BYTES", "MESSAGE"),
    wire_format.WIRETYPE_START_GROUP: ("GROUP",),
}

FIELD_TYPE_TO_WIRE_TYPE = {getattr(FieldDescriptor, "TYPE_" + name): wire_type
                           for wire_type, names in _WIRE_TYPES.items() for name in names}
