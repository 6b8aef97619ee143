"""The classes of ONNX: onnx-ml, operators and data."""

from onnxgen import _onnx

# Classes and values of enums; functions for files are in onnxgen.io.
__all__ = [name for name in vars(_onnx) if name[0].isupper() or name == "_START_VERSION"]
globals().update((name, getattr(_onnx, name)) for name in __all__)
