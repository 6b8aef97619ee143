"""Stands in for google.protobuf.descriptor_pool."""

from onnxgen.protobuf_shim import _pool
from onnxgen.protobuf_shim._pool import DescriptorPool

__all__ = ["Default", "DescriptorPool"]


def Default():
    return _pool.DEFAULT
