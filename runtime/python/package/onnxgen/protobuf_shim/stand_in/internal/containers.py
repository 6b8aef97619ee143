"""Stands in for google.protobuf.internal.containers."""

from onnxgen._core import MessageMapContainer as MessageMap
from onnxgen._core import RepeatedCompositeContainer as RepeatedCompositeFieldContainer
from onnxgen._core import RepeatedScalarContainer as RepeatedScalarFieldContainer
from onnxgen._core import ScalarMapContainer as ScalarMap

__all__ = ["MessageMap", "RepeatedCompositeFieldContainer", "RepeatedScalarFieldContainer", "ScalarMap"]
