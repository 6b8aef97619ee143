"""Stands in for google.protobuf.descriptor."""

from onnxgen.protobuf_shim._describe.descriptors import (Descriptor, EnumDescriptor, EnumValueDescriptor, FieldDescriptor,
                                                FileDescriptor, MethodDescriptor, OneofDescriptor, ServiceDescriptor)

_USE_C_DESCRIPTORS = True  # prevents generated modules from changing descriptors

__all__ = ["Error", "Descriptor", "EnumDescriptor", "EnumValueDescriptor", "FieldDescriptor", "FileDescriptor",
           "MakeDescriptor", "MethodDescriptor", "OneofDescriptor", "ServiceDescriptor"]


class Error(Exception):
    """Base error of the module."""


class TypeTransformationError(Error):
    """A value cannot be converted to the required type."""


def MakeDescriptor(desc_proto, package="", build_file_if_cpp=True, syntax=None):
    """Returns the descriptor of a DescriptorProto, in a file and pool of its own."""
    from google.protobuf import descriptor_pb2
    from google.protobuf.descriptor_pool import DescriptorPool
    file = descriptor_pb2.FileDescriptorProto(name=f"{package}/{desc_proto.name}.proto", package=package)
    if syntax is not None:
        file.syntax = syntax
    file.message_type.add().CopyFrom(desc_proto)
    return DescriptorPool().AddSerializedFile(file.SerializeToString()).message_types_by_name[desc_proto.name]
