"""Stands in for google.protobuf.proto_json of releases after 3.21."""

from google.protobuf import json_format


def serialize(message, always_print_fields_with_no_presence=False, preserving_proto_field_name=False,
              use_integers_for_enums=False, descriptor_pool=None, float_precision=None):
    """Returns the JSON form of the message as a dict."""
    return json_format.MessageToDict(
        message, always_print_fields_with_no_presence=always_print_fields_with_no_presence,
        preserving_proto_field_name=preserving_proto_field_name, use_integers_for_enums=use_integers_for_enums,
        descriptor_pool=descriptor_pool, float_precision=float_precision)


def parse(message_class, js_dict, ignore_unknown_fields=False, descriptor_pool=None, max_recursion_depth=100):
    return json_format.ParseDict(js_dict, message_class(), ignore_unknown_fields, descriptor_pool, max_recursion_depth)
