"""Stands in for google.protobuf.descriptor."""

from onnxgen._core import (Descriptor, EnumDescriptor, EnumValueDescriptor, FieldDescriptor, FileDescriptor,
                           OneofDescriptor)

_USE_C_DESCRIPTORS = True  # generated modules leave descriptors alone then

__all__ = ["Error", "Descriptor", "EnumDescriptor", "EnumValueDescriptor", "FieldDescriptor", "FileDescriptor",
           "OneofDescriptor"]


class Error(Exception):
    """Base error of the module."""
