"""Stands in for google.protobuf.internal.enum_type_wrapper."""

from onnxgen._core import EnumTypeWrapper

__all__ = ["EnumTypeWrapper"]
