"""Stands in for google.protobuf.message."""

from onnxgen._core import DecodeError, EncodeError, Error, Message

__all__ = ["Error", "DecodeError", "EncodeError", "Message"]
