"""Stands in for google.protobuf.descriptor_pool."""

from onnxgen.protobuf_shim._describe import pool
from onnxgen.protobuf_shim._describe.pool import DescriptorPool

__all__ = ["Default", "DescriptorPool"]


def Default():
    return pool.DEFAULT
