"""Converts results of json.loads() to messages: json_format.ParseDict.

A field in the JSON replaces the message's value instead of being merged; null clears the field.
"""

import base64
import math
import re

from onnxgen.protobuf_shim._json import types
from onnxgen.protobuf_shim._json.errors import ParseError

_EXTENSION = re.compile(r"\[([a-zA-Z0-9._]+)\]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_LARGEST_FLOAT = (2 - 2 ** -23) * 2.0 ** 127
_SPELLINGS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


class Parser:
    def __init__(self, ignore_unknown_fields, descriptor_pool, max_recursion_depth):
        self._ignores_unknown = ignore_unknown_fields
        self._pool = descriptor_pool
        self._max_depth = max_recursion_depth
        self._depth = 0

    def parse(self, value, message, path):
        """Merges the value into the message. Errors contain `path`."""
        self._depth += 1
        if self._depth > self._max_depth:
            raise ParseError(f"Message too deep. Max recursion depth is {self._max_depth}")
        name = message.DESCRIPTOR.full_name
        if name in types.WRAPPERS:
            field = message.DESCRIPTOR.fields_by_name["value"]
            message.value = scalar(value, field, f"{path}.value")
        elif name in types.STRINGS:
            _parse_string(value, message, path)
        elif name in types.SPECIAL:
            {types.ANY: self._any, types.VALUE: self._value, types.STRUCT: self._struct,
             types.LIST_VALUE: self._list_value}[name](value, message, path)
        else:
            self._fields(value, message, path)
        self._depth -= 1

    # ---- messages ----------------------------------------------------------------------------------------------------

    def _fields(self, values, message, path):
        if not isinstance(values, dict):
            raise ParseError(f"Message must be in a dict which is {values} at {path}")
        fields = _fields_by_json_name(message.DESCRIPTOR)
        set_names, set_oneofs = set(), set()
        for name, value in values.items():
            field = self._find_field(name, message, fields, path)
            if field is None:
                continue
            try:
                self._check_once(field, name, value, set_names, set_oneofs, message, path)
                self._field(field, name, value, message, path)
            except ParseError as error:
                in_oneof = field.containing_oneof is not None
                raise ParseError(str(error) if in_oneof else f"Failed to parse {name} field: {error}.") from None
            except (ValueError, TypeError) as error:
                raise ParseError(f"Failed to parse {name} field: {error}.") from None

    def _find_field(self, name, message, fields, path):
        """Returns the field, or None if the name is unknown and unknown names are ignored."""
        descriptor = message.DESCRIPTOR
        field = fields.get(name) or descriptor.fields_by_name.get(name)
        if field is None and _EXTENSION.fullmatch(name):
            if not descriptor.is_extendable:
                raise ParseError(f"Message type {descriptor.full_name} does not have extensions at {path}")
            inner = name[1:-1]
            field = message.Extensions._FindExtensionByName(inner)
            if field is None:  # a MessageSet extension, named by its message
                field = message.Extensions._FindExtensionByName(inner.rpartition(".")[0]) if "." in inner else None
        if field is None and not self._ignores_unknown:
            known = [each.json_name for each in descriptor.fields]
            raise ParseError(f'Message type "{descriptor.full_name}" has no field named "{name}" at "{path}".\n'
                             f" Available Fields(except extensions): \"{known}\"")
        return field

    @staticmethod
    def _check_once(field, name, value, set_names, set_oneofs, message, path):
        full_name = message.DESCRIPTOR.full_name
        if field.full_name in set_names:
            raise ParseError(f'Message type "{full_name}" should not have multiple "{name}" fields at "{path}".')
        set_names.add(field.full_name)
        oneof = field.containing_oneof
        if value is not None and oneof is not None:
            if oneof.name in set_oneofs:
                raise ParseError(f'Message type "{full_name}" should not have multiple "{oneof.name}" oneof fields at '
                                 f'"{path}".')
            set_oneofs.add(oneof.name)

    def _field(self, field, name, value, message, path):
        if value is None:
            self._null(field, message)
        elif types.is_map(field):
            message.ClearField(field.name)
            self._map(value, getattr(message, field.name), field, f"{path}.{name}")
        elif field.label == field.LABEL_REPEATED:
            self._repeated(field, name, value, message, path)
        elif field.message_type is not None:
            part = message.Extensions[field] if field.is_extension else getattr(message, field.name)
            part.SetInParent()
            self.parse(value, part, f"{path}.{name}")
        elif field.is_extension:
            message.Extensions[field] = scalar(value, field, f"{path}.{name}")
        else:
            setattr(message, field.name, scalar(value, field, f"{path}.{name}"))

    @staticmethod
    def _null(field, message):
        if field.is_extension:
            message.ClearExtension(field)
        elif field.label == field.LABEL_REPEATED:
            message.ClearField(field.name)
        elif field.message_type is not None and field.message_type.full_name == types.VALUE:
            getattr(message, field.name).null_value = 0
        elif field.enum_type is not None and field.enum_type.full_name == types.NULL_VALUE:
            setattr(message, field.name, 0)
        else:
            message.ClearField(field.name)

    def _repeated(self, field, name, values, message, path):
        if not isinstance(values, (list, tuple)):
            raise ParseError(f"repeated field {name} must be in [] which is {values} at {path}")
        if field.is_extension:
            message.ClearExtension(field)
            elements = message.Extensions[field]
        else:
            message.ClearField(field.name)
            elements = getattr(message, field.name)
        can_be_null = field.message_type is not None and field.message_type.full_name == types.VALUE
        for index, value in enumerate(values):
            place = f"{path}.{name}[{index}]"
            if value is None and not can_be_null:
                raise ParseError(f"null is not allowed to be used as an element in a repeated field at {place}")
            if field.message_type is not None:
                self.parse(value, elements.add(), place)
            else:
                elements.append(scalar(value, field, place))

    def _map(self, values, entries, field, path):
        if not isinstance(values, dict):
            raise ParseError(f"Map field {field.name} must be in a dict which is {values} at {path}")
        key_field, value_field = (field.message_type.fields_by_name[part] for part in ("key", "value"))
        for given, value in values.items():
            key = scalar(given, key_field, f"{path}.key", is_key=True)
            if value_field.message_type is not None:
                self.parse(value, entries[key], f"{path}[{key}]")
            else:
                entries[key] = scalar(value, value_field, f"{path}[{key}]")

    # ---- well-known types --------------------------------------------------------------------------------------------

    def _any(self, value, message, path):
        if isinstance(value, dict) and not value:
            return
        if not isinstance(value, dict) or "@type" not in value:
            raise ParseError(f"@type is missing when parsing any message at {path}")
        type_url = value["@type"]
        try:
            content = types.message_of_url(type_url, self._pool)
        except TypeError as error:
            raise ParseError(f"{error} at {path}") from None
        if content.DESCRIPTOR.full_name in types.SPECIAL:
            self.parse(value["value"], content, f"{path}.value")
        else:
            self.parse({name: each for name, each in value.items() if name != "@type"}, content, path)
        message.value = content.SerializeToString()
        message.type_url = type_url

    def _value(self, value, message, path):
        if isinstance(value, dict):
            self._struct(value, message.struct_value, path)
        elif isinstance(value, (list, tuple)):
            self._list_value(value, message.list_value, path)
        elif value is None:
            message.null_value = 0
        elif isinstance(value, bool):
            message.bool_value = value
        elif isinstance(value, str):
            message.string_value = value
        elif isinstance(value, (int, float)):
            message.number_value = value
        else:
            raise ParseError(f"Value {value} has unexpected type {type(value)} at {path}")

    def _struct(self, value, message, path):
        if not isinstance(value, dict):
            raise ParseError(f"Struct must be in a dict which is {value} at {path}")
        message.Clear()
        message.SetInParent()
        for key, each in value.items():
            self.parse(each, message.fields[key], f"{path}.{key}")

    def _list_value(self, value, message, path):
        if not isinstance(value, (list, tuple)):
            raise ParseError(f"ListValue must be in [] which is {value} at {path}")
        message.Clear()
        message.SetInParent()
        for index, each in enumerate(value):
            self.parse(each, message.values.add(), f"{path}[{index}]")


def _parse_string(value, message, path):
    try:
        message.FromJsonString(value)
    except ValueError as error:
        raise ParseError(f"{error} at {path}") from None


def _fields_by_json_name(descriptor):
    return {field.json_name: field for field in descriptor.fields}


# ---- scalars ---------------------------------------------------------------------------------------------------------


def scalar(value, field, path, is_key=False):
    """Converts a number, string or enum value, or a map key, which is a str in JSON."""
    try:
        if field.cpp_type in (field.CPPTYPE_INT32, field.CPPTYPE_INT64, field.CPPTYPE_UINT32, field.CPPTYPE_UINT64):
            return _integer(value)
        if field.cpp_type in (field.CPPTYPE_FLOAT, field.CPPTYPE_DOUBLE):
            return _real(value, field)
        if field.cpp_type == field.CPPTYPE_BOOL:
            return _bool(value, is_key)
        if field.cpp_type == field.CPPTYPE_ENUM:
            return _enum(value, field)
        return _text(value, field)
    except ParseError as error:
        raise ParseError(f"{error} at {path}") from None


def _integer(value):
    if isinstance(value, bool):
        raise ParseError(f"Bool value {value} is not acceptable for integer field")
    if isinstance(value, float) and not value.is_integer():
        raise ParseError(f"Couldn't parse integer: {value}")
    if isinstance(value, str) and " " in value:
        raise ParseError(f'Couldn\'t parse integer: "{value}"')
    return int(value)


def _real(value, field):
    if isinstance(value, bool):
        raise ParseError(f"Bool value {value} is not acceptable for float field")
    if isinstance(value, str):
        if value in _SPELLINGS:
            return _SPELLINGS[value]
        if value == "nan":
            raise ParseError('Couldn\'t parse float "nan", use "NaN" instead')
        try:
            value = float(value)
        except ValueError:
            raise ParseError(f"Couldn't parse float: {value}") from None
    if isinstance(value, float) and not math.isfinite(value):
        raise ParseError(_not_quoted(value))
    if field.cpp_type == field.CPPTYPE_FLOAT and abs(value) > _LARGEST_FLOAT:
        raise ParseError("Float value too large" if value > 0 else "Float value too small")
    return float(value)


def _not_quoted(value):
    if math.isnan(value):
        return 'Couldn\'t parse NaN, use quoted "NaN" instead'
    if value > 0:
        return 'Couldn\'t parse Infinity or value too large, use quoted "Infinity" instead'
    return 'Couldn\'t parse -Infinity or value too small, use quoted "-Infinity" instead'


def _bool(value, is_key):
    if is_key:
        if value not in ("true", "false"):
            raise ParseError(f'Expected "true" or "false", not {value}')
        return value == "true"
    if not isinstance(value, bool):
        raise ParseError("Expected true or false without quotes")
    return value


def _text(value, field):
    if not isinstance(value, str):
        raise ParseError(f"Expected a string, not {value!r}")
    if field.type == field.TYPE_BYTES:
        encoded = value.encode("utf-8")
        return base64.urlsafe_b64decode(encoded + b"=" * (4 - len(encoded) % 4))
    if _SURROGATE.search(value):
        raise ParseError("Unpaired surrogate")
    return value


def _enum(value, field):
    enum = field.enum_type
    found = enum.values_by_name.get(value)
    if found is not None:
        return found.number
    try:
        number = int(value)
    except (ValueError, TypeError):
        raise ParseError(f"Invalid enum value {value} for enum type {enum.full_name}") from None
    if enum.file.syntax != "proto3" and number not in enum.values_by_number:
        raise ParseError(f"Invalid enum value {value} for enum type {enum.full_name}")
    return number
