"""Stands in for google.protobuf.internal.api_implementation."""

from onnxgen import _core


class _c_module:
    """Of protobuf's C++ backend."""

    SetAllowOversizeProtos = staticmethod(_core.allow_oversize_protos)


def Type():
    """Whose classes these are, where protobuf says cpp, upb or python."""
    return "onnxgen"


def Version():
    return 2
