"""Stands in for google.protobuf.json_format."""

import json

from onnxgen import _core


class Error(Exception):
    """Top-level module error for json_format."""


class SerializeToJsonError(Error):
    """A message has no form in JSON."""


class ParseError(Error):
    """The JSON is not that of such a message."""


def MessageToDict(message, including_default_value_fields=False, preserving_proto_field_name=False,
                  use_integers_for_enums=False, descriptor_pool=None, float_precision=None,
                  always_print_fields_with_no_presence=False):
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
    if not isinstance(text, str):
        text = text.decode("utf-8")
    try:
        return _core.parse_json(text, message, ignore_unknown_fields=ignore_unknown_fields,
                                max_recursion_depth=max_recursion_depth)
    except ValueError as error:
        raise ParseError(str(error)) from None


def ParseDict(js_dict, message, ignore_unknown_fields=False, descriptor_pool=None, max_recursion_depth=100):
    return Parse(json.dumps(js_dict), message, ignore_unknown_fields, descriptor_pool, max_recursion_depth)
