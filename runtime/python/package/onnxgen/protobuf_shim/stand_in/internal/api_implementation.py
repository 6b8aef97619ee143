"""Stands in for google.protobuf.internal.api_implementation."""


def Type():
    """Whose classes these are, where protobuf says cpp, upb or python."""
    return "onnxgen"


def Version():
    return 2
