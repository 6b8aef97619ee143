"""Replacement for google.protobuf by onnxgen.protobuf_shim."""

__version__ = "3.21.12"  # version whose interface is implemented
