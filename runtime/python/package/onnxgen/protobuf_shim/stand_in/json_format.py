"""Stands in for google.protobuf.json_format."""

import json

from onnxgen import _core
from onnxgen.protobuf_shim._json.errors import Error, ParseError, SerializeToJsonError
from onnxgen.protobuf_shim._json.parser import Parser
from onnxgen.protobuf_shim._json.printer import Printer
from onnxgen.protobuf_shim._json.types import is_plain

__all__ = ["Error", "MessageToDict", "MessageToJson", "Parse", "ParseDict", "ParseError", "SerializeToJsonError"]


def MessageToDict(message, including_default_value_fields=False, preserving_proto_field_name=False,
                  use_integers_for_enums=False, descriptor_pool=None, float_precision=None,
                  always_print_fields_with_no_presence=False):
    if not is_plain(message.DESCRIPTOR):
        return Printer(including_default_value_fields, preserving_proto_field_name, use_integers_for_enums,
                       descriptor_pool, float_precision, always_print_fields_with_no_presence).print(message)
    try:
        text = _core.print_json(
            message, preserving_proto_field_name=preserving_proto_field_name,
            including_default_value_fields=including_default_value_fields,
            always_print_fields_with_no_presence=always_print_fields_with_no_presence,
            use_integers_for_enums=use_integers_for_enums,
            float_format=f".{float_precision}g" if float_precision else None)
    except ValueError as error:
        raise SerializeToJsonError(str(error)) from None
    return json.loads(text)


def MessageToJson(message, including_default_value_fields=False, preserving_proto_field_name=False, indent=2,
                  sort_keys=False, use_integers_for_enums=False, descriptor_pool=None, float_precision=None,
                  ensure_ascii=True, always_print_fields_with_no_presence=False):
    values = MessageToDict(message, including_default_value_fields, preserving_proto_field_name,
                           use_integers_for_enums, descriptor_pool, float_precision,
                           always_print_fields_with_no_presence)
    return json.dumps(values, indent=indent, sort_keys=sort_keys, ensure_ascii=ensure_ascii)


def Parse(text, message, ignore_unknown_fields=False, descriptor_pool=None, max_recursion_depth=100):
    """Parses JSON into the message. Fields in the JSON replace the message's values; null clears a field."""
    if not isinstance(text, str):
        text = text.decode("utf-8")
    if _parse_at_once(text, message, ignore_unknown_fields, max_recursion_depth):
        return message
    try:
        values = json.loads(text, object_pairs_hook=_without_duplicates)
    except ValueError as error:
        raise ParseError(f"Failed to load JSON: {error}.") from None
    return _parse_values(values, message, ignore_unknown_fields, descriptor_pool, max_recursion_depth)


def ParseDict(js_dict, message, ignore_unknown_fields=False, descriptor_pool=None, max_recursion_depth=100):
    """Parses a result of json.loads() into the message."""
    if is_plain(message.DESCRIPTOR) and message.ByteSize() == 0:
        try:
            text = json.dumps(js_dict)
        except (TypeError, ValueError, RecursionError):  # the Python parser reports the error and its position
            text = ""
        if _parse_at_once(text, message, ignore_unknown_fields, max_recursion_depth):
            return message
    return _parse_values(js_dict, message, ignore_unknown_fields, descriptor_pool, max_recursion_depth)


def _parse_values(values, message, ignore_unknown_fields, descriptor_pool, max_recursion_depth):
    parser = Parser(ignore_unknown_fields, descriptor_pool, max_recursion_depth)
    parser.parse(values, message, message.DESCRIPTOR.name)
    return message


def _parse_at_once(text, message, ignore_unknown_fields, max_recursion_depth):
    """Parses into an empty message with onnxgen._core, which is faster. Returns False if the Python parser must parse
    the text, which also reports errors."""
    if not is_plain(message.DESCRIPTOR) or message.ByteSize() != 0:
        return False
    try:
        _core.parse_json(text, message, ignore_unknown_fields=ignore_unknown_fields,
                         max_recursion_depth=max_recursion_depth)
    except ValueError:  # the message is unchanged
        return False
    size = message.ByteSize()
    message.DiscardUnknownFields()
    if message.ByteSize() == size:
        return True
    message.Clear()  # the text contains unknown enum numbers
    return False


def _without_duplicates(pairs):
    result = {}
    for key, value in pairs:
        if key in result:
            raise ParseError(f"Failed to load JSON: duplicate key {key}.")
        result[key] = value
    return result
