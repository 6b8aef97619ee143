"""Converts messages with well-known types or extensions for json.dumps(): json_format.MessageToDict. onnxgen._core
prints all others."""

import base64
import math

from onnxgen.protobuf_shim._json import types
from onnxgen.protobuf_shim import _shortest
from onnxgen.protobuf_shim._json.errors import SerializeToJsonError


class Printer:
    def __init__(self, including_default_value_fields, preserving_proto_field_name, use_integers_for_enums,
                 descriptor_pool, float_precision, always_print_fields_with_no_presence):
        self._prints_defaults = including_default_value_fields
        self._prints_zeros = always_print_fields_with_no_presence
        self._keeps_names = preserving_proto_field_name
        self._enums_as_integers = use_integers_for_enums
        self._pool = descriptor_pool
        self._precision = float_precision

    def print(self, message):
        name = message.DESCRIPTOR.full_name
        if name in types.WRAPPERS:
            return self._scalar(message.DESCRIPTOR.fields_by_name["value"], message.value)
        if name in types.STRINGS:
            return message.ToJsonString()
        special = {types.ANY: self._any, types.VALUE: self._value, types.STRUCT: self._struct,
                   types.LIST_VALUE: self._list_value}.get(name)
        return self._fields(message, {}) if special is None else special(message)

    def _fields(self, message, result):
        for field, value in message.ListFields():
            result[self._name(field)] = self._field(field, value)
        if self._prints_defaults or self._prints_zeros:
            for field in message.DESCRIPTOR.fields:
                name = self._name(field)
                if name not in result and self._prints_unset(field):
                    result[name] = self._field(field, getattr(message, field.name))
        return result

    def _prints_unset(self, field):
        if self._prints_zeros and not field.has_presence:
            return True
        is_left_out = field.label != field.LABEL_REPEATED and (field.message_type is not None or
                                                               field.containing_oneof is not None)
        return self._prints_defaults and not is_left_out

    def _name(self, field):
        if field.is_extension:
            return f"[{field.full_name}]"
        return field.name if self._keeps_names else field.json_name

    def _field(self, field, value):
        if types.is_map(field):
            content = field.message_type.fields_by_name["value"]
            return {_key(key): self._single(content, value[key]) for key in value}
        if field.label == field.LABEL_REPEATED:
            return [self._single(field, each) for each in value]
        return self._single(field, value)

    def _single(self, field, value):
        return self._scalar(field, value) if field.message_type is None else self.print(value)

    def _scalar(self, field, value):
        if field.cpp_type == field.CPPTYPE_ENUM:
            return self._enum(field.enum_type, value)
        if field.type == field.TYPE_BYTES:
            return base64.b64encode(value).decode("ascii")
        if field.cpp_type in (field.CPPTYPE_INT64, field.CPPTYPE_UINT64):
            return str(value)
        if field.cpp_type in (field.CPPTYPE_FLOAT, field.CPPTYPE_DOUBLE):
            return self._real(field, value)
        return value

    def _real(self, field, value):
        if not math.isfinite(value):
            return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
        if field.cpp_type == field.CPPTYPE_DOUBLE:
            return value
        return float(format(value, f".{self._precision}g")) if self._precision else _shortest.float32(value)

    def _enum(self, enum, number):
        if enum.full_name == types.NULL_VALUE:
            return None
        found = None if self._enums_as_integers else enum.values_by_number.get(number)
        if found is not None:
            return found.name
        if not self._enums_as_integers and enum.file.syntax != "proto3":
            raise SerializeToJsonError("Enum field contains an integer value which can not mapped to an enum value.")
        return number

    def _any(self, message):
        if not message.ListFields():
            return {}
        result = {"@type": message.type_url}
        content = types.message_of_url(message.type_url, self._pool)
        content.ParseFromString(message.value)
        if content.DESCRIPTOR.full_name in types.SPECIAL:
            result["value"] = self.print(content)
            return result
        return self._fields(content, result)

    def _value(self, message):
        kind = message.WhichOneof("kind")
        if kind is None or kind == "null_value":
            return None
        content = getattr(message, kind)
        if kind == "number_value" and not math.isfinite(content):
            raise ValueError("Fail to serialize Infinity or NaN for Value.number_value, which is not supported by JSON")
        return self._single(message.DESCRIPTOR.fields_by_name[kind], content)

    def _struct(self, message):
        return {key: self._value(message.fields[key]) for key in message.fields}

    def _list_value(self, message):
        return [self._value(each) for each in message.values]


def _key(key):
    return str(key).lower() if isinstance(key, bool) else str(key)
