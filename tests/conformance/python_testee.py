"""Testee of the conformance suite that uses the Python classes of the suite's schemas.

Reads requests from standard input and writes responses to standard output, each preceded by its length in bytes as four
bytes, least significant first.
"""

import importlib.util
import struct
import sys

import test_messages_edition2023
import test_messages_proto2
import test_messages_proto2_editions
import test_messages_proto3
import test_messages_proto3_editions
from conformance import (JSON, JSON_IGNORE_UNKNOWN_PARSING_TEST, PROTOBUF, TEXT_FORMAT, ConformanceRequest,
                         ConformanceResponse, FailureSet)

from onnxgen import _core

MODULES = [test_messages_edition2023, test_messages_proto2, test_messages_proto2_editions, test_messages_proto3,
           test_messages_proto3_editions]
if importlib.util.find_spec("test_messages_edition_unstable"):  # since release 36.0
    MODULES.append(importlib.import_module("test_messages_edition_unstable"))
TYPES = {message.DESCRIPTOR.full_name: message for module in MODULES for message in vars(module).values()
         if isinstance(message, type) and issubclass(message, _core.Message)}


def parse(request, message):
    payload = request.WhichOneof("payload")
    if payload == "protobuf_payload":
        message.ParseFromString(request.protobuf_payload)
    elif payload == "json_payload":
        ignores_unknown = request.test_category == JSON_IGNORE_UNKNOWN_PARSING_TEST
        _core.parse_json(request.json_payload, message, ignore_unknown_fields=ignores_unknown)
    else:
        _core.parse_text(request.text_payload, message)


def respond(request):
    if request.message_type == "conformance.FailureSet":
        return ConformanceResponse(protobuf_payload=FailureSet().SerializeToString())
    if request.WhichOneof("payload") == "jspb_payload" or request.message_type not in TYPES:
        return ConformanceResponse(skipped="not supported")
    message = TYPES[request.message_type]()
    try:
        parse(request, message)
    except Exception as error:  # any error rejects the input
        return ConformanceResponse(parse_error=str(error))
    try:
        if request.requested_output_format == PROTOBUF:
            return ConformanceResponse(protobuf_payload=message.SerializeToString())
        if request.requested_output_format == JSON:
            return ConformanceResponse(json_payload=_core.print_json(message))
        if request.requested_output_format == TEXT_FORMAT:
            text = _core.print_text(message, print_unknown_fields=request.print_unknown_fields)
            return ConformanceResponse(text_payload=text)
    except Exception as error:
        return ConformanceResponse(serialize_error=str(error))
    return ConformanceResponse(skipped="unknown output format")


def main():
    while length := sys.stdin.buffer.read(4):
        request = ConformanceRequest.FromString(sys.stdin.buffer.read(struct.unpack("<I", length)[0]))
        response = respond(request).SerializeToString()
        sys.stdout.buffer.write(struct.pack("<I", len(response)) + response)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
