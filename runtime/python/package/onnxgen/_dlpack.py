"""Export of tensors by DLPack, the protocol by which array libraries share memory."""

from __future__ import annotations

import sys

from onnxgen import _core, _onnx
from onnxgen._onnx import TensorProto
from onnxgen.numpy import label_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PROCESSOR = (1, 0)  # type and number of the device

# DLPack's code, and the number of bits, of each element type.
_INT, _UINT, _FLOAT, _BFLOAT, _COMPLEX, _BOOL = 0, 1, 2, 4, 5, 6
_TYPES: dict[int, tuple[int, int]] = {
    TensorProto.FLOAT: (_FLOAT, 32),
    TensorProto.UINT8: (_UINT, 8),
    TensorProto.INT8: (_INT, 8),
    TensorProto.UINT16: (_UINT, 16),
    TensorProto.INT16: (_INT, 16),
    TensorProto.INT32: (_INT, 32),
    TensorProto.INT64: (_INT, 64),
    TensorProto.BOOL: (_BOOL, 8),
    TensorProto.FLOAT16: (_FLOAT, 16),
    TensorProto.DOUBLE: (_FLOAT, 64),
    TensorProto.UINT32: (_UINT, 32),
    TensorProto.UINT64: (_UINT, 64),
    TensorProto.COMPLEX64: (_COMPLEX, 64),
    TensorProto.COMPLEX128: (_COMPLEX, 128),
    TensorProto.BFLOAT16: (_BFLOAT, 16),
    TensorProto.FLOAT8E4M3FN: (10, 8),
    TensorProto.FLOAT8E4M3FNUZ: (11, 8),
    TensorProto.FLOAT8E5M2: (12, 8),
    TensorProto.FLOAT8E5M2FNUZ: (13, 8),
    TensorProto.FLOAT8E8M0: (14, 8),
}
_UNSIGNED = {8: "B", 16: "H", 32: "I", 64: "Q"}  # type codes of the module array
_REALS: dict[int, str] = {
    TensorProto.FLOAT: "f",
    TensorProto.COMPLEX64: "f",
    TensorProto.DOUBLE: "d",
    TensorProto.COMPLEX128: "d",
}


def export(self: TensorProto, *, stream: Any = None, max_version: tuple[int, int] | None = None,
           dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
    """Returns the elements as a DLPack capsule, for from_dlpack() of an array library.

    Raw data is shared without copying and stays in memory. It is read-only, so it is copied for libraries that do not
    support DLPack 1.0, which would write to it. Elements in typed fields are always copied. Raises BufferError if
    DLPack lacks the element type, if the data would have to be copied although `copy` is False, or for another device.
    """
    if stream is not None or (dl_device is not None and tuple(dl_device) != _PROCESSOR):
        raise BufferError("tensors are in the memory of the processor; dl_device must be (1, 0) and stream None")
    if self.data_location == TensorProto.EXTERNAL and not self.HasField("raw_data"):
        raise _core.ModelError(f"{label_of(self)}: its data is not loaded; call onnxgen.load_external_data()")
    if self.data_type not in _TYPES:
        raise BufferError(f"{label_of(self)}: DLPack cannot export elements of type {_name(self.data_type)}; "
                          "use onnxgen.to_array()")
    code, bits = _TYPES[self.data_type]
    is_versioned = max_version is not None and max_version[0] >= 1
    check_tensor: Any = getattr(_onnx, "check_tensor")
    is_raw = check_tensor(self) and self.HasField("raw_data")
    elements: Any = _core.bytes_view(self, "raw_data") if is_raw else None
    is_copied = elements is None or bool(copy) or not is_versioned or not _can_be_shared(elements, code, bits)
    if is_copied and copy is False:
        raise BufferError(f"{label_of(self)}: the elements cannot be shared without a copy, because they are in a "
                          "typed field, not aligned, or the importing library does not support read-only memory")
    if elements is None:
        elements = _typed_elements(self, bits)
    elif is_copied:
        elements = _copy(elements, code, bits)
    try:
        return _core.dlpack_capsule(elements, code, bits, self.dims, is_versioned, is_copied)
    except ValueError as error:
        raise _core.ModelError(f"{label_of(self)}: {error}") from None


def device(self: TensorProto) -> tuple[int, int]:
    """Returns the device of the elements for DLPack: (1, 0), the processor."""
    return _PROCESSOR


def _name(data_type: int) -> str:
    names = {number: name for name, number in TensorProto.DataType.items()}
    return names.get(data_type, str(data_type))


def _bytes_per_number(code: int, bits: int) -> int:
    return bits // 16 if code == _COMPLEX else bits // 8


def _can_be_shared(view: Any, code: int, bits: int) -> bool:
    """Returns whether the elements are aligned and in the byte order of the machine."""
    size = _bytes_per_number(code, bits)
    return view.__array_interface__["data"][0] % size == 0 and (sys.byteorder == "little" or size == 1)


def _copy(view: Any, code: int, bits: int) -> Any:
    size = _bytes_per_number(code, bits)
    copied = bytearray(view)
    if sys.byteorder == "little" or size == 1 or len(copied) % size != 0:
        return copied
    import array

    numbers = array.array(_UNSIGNED[8 * size], bytes(copied))
    numbers.byteswap()
    return numbers


def _typed_elements(tensor: TensorProto, bits: int) -> Any:
    import array

    kind = tensor.data_type
    if kind in _REALS:
        return array.array(_REALS[kind], tensor.float_data if _REALS[kind] == "f" else tensor.double_data)
    if kind == TensorProto.INT64:
        numbers = tensor.int64_data
    else:
        is_wide = kind in (TensorProto.UINT32, TensorProto.UINT64)
        numbers = tensor.uint64_data if is_wide else tensor.int32_data
    mask = (1 << bits) - 1
    return array.array(_UNSIGNED[bits], (number & mask for number in numbers))
