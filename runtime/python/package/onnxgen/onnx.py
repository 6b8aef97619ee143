"""The classes of ONNX: onnx-ml, operators and data."""

from onnxgen import _dlpack, _onnx, numpy as _numpy

# Classes and values of enums; functions for files are in onnxgen.io.
__all__ = [name for name in vars(_onnx) if name[0].isupper() or name == "_START_VERSION"]
globals().update((name, getattr(_onnx, name)) for name in __all__)

# Lets other libraries read tensors: numpy.asarray(tensor), torch.from_dlpack(tensor).
_onnx.TensorProto.__array__ = _numpy.export
_onnx.TensorProto.__dlpack__ = _dlpack.export
_onnx.TensorProto.__dlpack_device__ = _dlpack.device
