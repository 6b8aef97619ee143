"""Stands in for google.protobuf.reflection."""

from onnxgen._core import Message


class _OfMessages(type):
    def __instancecheck__(cls, value):
        return isinstance(value, type) and issubclass(value, Message)


class GeneratedProtocolMessageType(type, metaclass=_OfMessages):
    """Metaclass used by modules that protoc 3.19 generated. Returns onnxgen's class for the descriptor."""

    def __new__(cls, name, bases, dictionary):
        return dictionary["DESCRIPTOR"]._concrete_class


def MakeClass(descriptor):
    return descriptor._concrete_class


def ParseMessage(descriptor, byte_str):
    return MakeClass(descriptor).FromString(byte_str)
