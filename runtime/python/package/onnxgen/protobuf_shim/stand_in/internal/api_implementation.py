"""Stands in for google.protobuf.internal.api_implementation."""

from onnxgen import _core


class _c_module:
    """Stands in for the extension module of protobuf's C++ backend."""

    SetAllowOversizeProtos = staticmethod(_core.allow_oversize_protos)


def Type():
    """Returns the name of the implementation; protobuf returns cpp, upb or python."""
    return "onnxgen"


def Version():
    return 2
