"""Converts tensors to NumPy arrays and back.

The functions import NumPy when they are called, because the import takes longer than loading a small model.
"""

from __future__ import annotations

from onnxgen import _core, _onnx
from onnxgen._onnx import TensorProto

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable

    import numpy
    from numpy.typing import ArrayLike, NDArray

    from onnxgen._types import ExportsDlpack, Path

__all__ = ["from_array", "to_array"]

_TYPES: dict[int, str] = {
    TensorProto.FLOAT: "f4",
    TensorProto.UINT8: "u1",
    TensorProto.INT8: "i1",
    TensorProto.UINT16: "u2",
    TensorProto.INT16: "i2",
    TensorProto.INT32: "i4",
    TensorProto.INT64: "i8",
    TensorProto.BOOL: "?",
    TensorProto.FLOAT16: "f2",
    TensorProto.DOUBLE: "f8",
    TensorProto.UINT32: "u4",
    TensorProto.UINT64: "u8",
    TensorProto.COMPLEX64: "c8",
    TensorProto.COMPLEX128: "c16",
}
# Types that NumPy lacks: names in ml_dtypes, and integer types of the same size.
_OTHER_TYPES: dict[int, tuple[str, str]] = {
    TensorProto.BFLOAT16: ("bfloat16", "u2"),
    TensorProto.FLOAT8E4M3FN: ("float8_e4m3fn", "u1"),
    TensorProto.FLOAT8E4M3FNUZ: ("float8_e4m3fnuz", "u1"),
    TensorProto.FLOAT8E5M2: ("float8_e5m2", "u1"),
    TensorProto.FLOAT8E5M2FNUZ: ("float8_e5m2fnuz", "u1"),
    TensorProto.FLOAT8E8M0: ("float8_e8m0fnu", "u1"),
    TensorProto.UINT4: ("uint4", "u1"),
    TensorProto.INT4: ("int4", "i1"),
    TensorProto.FLOAT4E2M1: ("float4_e2m1fn", "u1"),
    TensorProto.UINT2: ("uint2", "u1"),
    TensorProto.INT2: ("int2", "i1"),
}
# Bits per element of types that share bytes. The first element is in the lowest bits.
_BITS: dict[int, int] = {TensorProto.UINT4: 4, TensorProto.INT4: 4, TensorProto.FLOAT4E2M1: 4, TensorProto.UINT2: 2,
                         TensorProto.INT2: 2}
_SIGNED = (TensorProto.INT4, TensorProto.INT2)
# Fields that store the elements of a type, and the type of their numbers. Other types use int32_data.
_TYPED_FIELDS: dict[int, tuple[str, str]] = {
    TensorProto.FLOAT: ("float_data", "f4"),
    TensorProto.COMPLEX64: ("float_data", "f4"),
    TensorProto.DOUBLE: ("double_data", "f8"),
    TensorProto.COMPLEX128: ("double_data", "f8"),
    TensorProto.INT64: ("int64_data", "i8"),
    TensorProto.UINT32: ("uint64_data", "u8"),
    TensorProto.UINT64: ("uint64_data", "u8"),
}


def _ml_dtype(name: str) -> Any:
    """Returns a type of ml_dtypes, or None if ml_dtypes is not installed or lacks the type."""
    import importlib

    try:
        ml_dtypes = importlib.import_module("ml_dtypes")
    except ImportError:
        return None
    return getattr(ml_dtypes, name, None)


def to_array(tensor: TensorProto, base_dir: Path | None = None, *, copy: bool | None = None) -> NDArray[Any]:
    """Returns the elements of a TensorProto as an array.

    base_dir    folder of the data file of a tensor whose external data is not loaded. The tensor is not changed.
    copy        None: return a read-only view of raw data, which copies nothing and keeps the data, mapped or not, in
                memory; copy other elements: those in typed fields, smaller than a byte (such as INT4), and strings.
                False: raise ValueError if the elements would have to be copied. True: always return a writable copy.

    A string becomes a str, or bytes if it is not valid UTF-8. Types that NumPy lacks (BFLOAT16, 8-bit and smaller
    floats, INT4 and other small integers) use the types of ml_dtypes if that package is installed. Otherwise the array
    contains the bits of each element as an unsigned integer of the smallest sufficient size; INT4 and INT2 become
    signed integers.

    Raises ModelError if the external data of the tensor is not loaded, its element type is unknown, its data does not
    match its type and shape or is in two fields, or the tensor is a segment of another.
    """
    if not hasattr(tensor, "data_location"):
        raise TypeError(f"expected a TensorProto, not {type(tensor).__name__}")
    if tensor.data_location == TensorProto.EXTERNAL and not tensor.HasField("raw_data"):
        tensor = _loaded(tensor, base_dir)
    is_raw = _is_raw(tensor)
    kind = tensor.data_type
    is_copied = not is_raw or kind in _BITS
    if copy is False and is_copied:
        raise ValueError(f"{label_of(tensor)}: its elements are not stored as an array in raw_data; allow a copy")
    try:
        array = _elements(tensor, kind, is_raw)
    except ValueError as error:
        raise _core.ModelError(f"{label_of(tensor)}: {error}") from None
    return array.copy() if copy and not is_copied else array


def label_of(tensor: TensorProto) -> str:
    """Returns "tensor 'w'" for a message. The name is shortened, and its control characters are escaped."""
    quoted_name: Any = getattr(_onnx, "quoted_name")
    return f"tensor {quoted_name(tensor)}"


def export(self: TensorProto, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
    """Returns the elements, for numpy.asarray(tensor). `copy` is as for to_array; another `dtype` requires a copy, and
    floats that NumPy lacks are converted to it by their values even if ml_dtypes is not installed."""
    array = to_array(self, copy=copy)
    if dtype is None:
        return array
    holds_bits = _holds_bits_of_floats(self.data_type)
    if array.dtype == dtype and not holds_bits:
        return array
    if copy is False:
        raise ValueError(f"{label_of(self)}: elements of type {array.dtype} must be copied to become {dtype}")
    return (_floats(self) if holds_bits else array).astype(dtype)


def _holds_bits_of_floats(kind: int) -> bool:
    """Returns whether the arrays of to_array contain bits in place of the values of floats."""
    name, _ = _OTHER_TYPES.get(kind, ("", ""))
    return "float" in name and _ml_dtype(name) is None


def _floats(tensor: TensorProto) -> NDArray[Any]:
    import numpy

    float_elements: Any = getattr(_onnx, "float_elements")
    return numpy.frombuffer(float_elements(tensor), "f4").reshape(tuple(tensor.dims))


def _loaded(tensor: TensorProto, base_dir: Path | None) -> TensorProto:
    """Returns a copy of an external tensor with its data, mapped from a file in a folder."""
    if base_dir is None:
        raise _core.ModelError(f"{label_of(tensor)}: its data is not loaded; specify base_dir, the folder of its "
                               "data file, or call onnxgen.load_external_data()")
    model = _onnx.ModelProto()
    model.graph.initializer.append(tensor)
    load_external_data: Any = getattr(_onnx, "load_external_data")
    load_external_data(model, external_data_folder=base_dir, holding="mapped")
    return model.graph.initializer[0]


def _is_raw(tensor: TensorProto) -> bool:
    """Returns whether the elements are in raw_data. Raises ModelError unless type, shape and data agree."""
    check_tensor: Any = getattr(_onnx, "check_tensor")
    return bool(check_tensor(tensor)) and tensor.HasField("raw_data")


def _elements(tensor: TensorProto, kind: int, is_raw: bool) -> NDArray[Any]:
    import numpy

    shape = tuple(tensor.dims)
    if kind == TensorProto.STRING:
        return _strings(tensor.string_data).reshape(shape)
    name, other = _OTHER_TYPES.get(kind, ("", ""))
    stored = other or _TYPES[kind]
    flat: NDArray[Any]
    if is_raw:
        little_endian = numpy.dtype(_packed(kind, stored)).newbyteorder("<")
        view: Any = _core.bytes_view(tensor, "raw_data")
        flat = numpy.frombuffer(view, little_endian)
    else:
        flat = _typed_elements(tensor, kind, _packed(kind, stored))
    if kind in _BITS:
        flat = _unpacked(flat, kind, shape)
    native = _ml_dtype(name) if name else None
    if native is not None:
        flat = flat.astype(native) if kind in _BITS and kind != TensorProto.FLOAT4E2M1 else flat.view(native)
    return flat.reshape(shape)


def _strings(elements: Iterable[bytes]) -> NDArray[Any]:
    """Returns an array of str, as the onnx package does. Strings that are not valid UTF-8 remain bytes."""
    import numpy

    elements = list(elements)
    strings: NDArray[Any] = numpy.empty(len(elements), dtype=object)
    for place, element in enumerate(elements):
        try:
            strings[place] = element.decode("utf-8")
        except UnicodeDecodeError:
            strings[place] = element
    return strings


def _packed(kind: int, stored: str) -> str:
    return "u1" if kind in _BITS else stored


def _typed_elements(tensor: TensorProto, kind: int, stored: str) -> NDArray[Any]:
    import numpy

    field, dtype = _TYPED_FIELDS.get(kind, ("int32_data", "i4"))
    numbers = getattr(tensor, field)
    values: NDArray[Any] = numpy.fromiter(numbers, dtype, len(numbers))
    if kind in (TensorProto.COMPLEX64, TensorProto.COMPLEX128):
        return values.view(stored)  # real and imaginary parts alternate
    if kind == TensorProto.FLOAT16:
        return values.astype("u2").view(stored)
    return values.astype(stored)


def _unpacked(flat: NDArray[Any], kind: int, shape: tuple[int, ...]) -> NDArray[Any]:
    """Returns an array with one byte for each element."""
    import numpy

    bits = _BITS[kind]
    shifts = numpy.arange(0, 8, bits, dtype="u1")
    values: NDArray[Any] = ((flat[:, None] >> shifts) & ((1 << bits) - 1)).reshape(-1)
    values = values[:int(numpy.prod(shape, dtype="i8"))]
    if kind in _SIGNED:
        sign = 1 << (bits - 1)
        values = (values.astype("i1") ^ sign) - sign
    return values


def from_array(array: ArrayLike | ExportsDlpack, name: str | None = None) -> TensorProto:
    """Returns a TensorProto with the elements of an array, or of any object that numpy.from_dlpack or numpy.asarray
    accepts.

    Elements are copied into raw_data, strings into string_data. Raises TypeError if ONNX lacks the element type, and
    ValueError for an array with masked elements.
    """
    import numpy

    given: Any = array
    if hasattr(given, "__dlpack__") and not isinstance(given, numpy.ndarray):
        given = numpy.from_dlpack(given)
    if isinstance(given, numpy.ma.MaskedArray) and numpy.any(given.mask):
        raise ValueError("the array has masked elements, which a tensor cannot express; use array.filled(value)")
    return _tensor_of(numpy.asarray(given), name)


def _tensor_of(array: NDArray[Any], name: str | None) -> TensorProto:
    import numpy

    tensor = TensorProto(dims=array.shape)
    if name is not None:
        tensor.name = name
    if array.dtype.kind in "OUS":
        tensor.data_type = TensorProto.STRING
        tensor.string_data.extend(_bytes_of(element) for element in array.reshape(-1))
        return tensor
    tensor.data_type = _type_of(array.dtype)
    if tensor.data_type in _BITS:
        array = _packed_bytes(array, tensor.data_type)
    elif array.dtype.byteorder == ">" or (array.dtype.byteorder == "=" and numpy.little_endian is False):
        array = array.astype(array.dtype.newbyteorder("<"))
    tensor.raw_data = array.tobytes()
    return tensor


def _bytes_of(element: object) -> bytes:
    if isinstance(element, str):
        return element.encode("utf-8")
    if isinstance(element, bytes):
        return bytes(element)
    if isinstance(element, int) and not -1 << 63 <= element < 1 << 64:
        raise TypeError(f"the integer {element} needs more than 64 bits, which no element type of ONNX has")
    raise TypeError(f"expected an array, numbers or strings; an array of objects can contain only str and bytes, not "
                    f"{type(element).__name__}")


def _type_of(dtype: numpy.dtype[Any]) -> int:
    import numpy

    for kind, stored in _TYPES.items():
        if dtype == numpy.dtype(stored) or dtype == numpy.dtype(stored).newbyteorder():
            return kind
    for kind, (name, _) in _OTHER_TYPES.items():
        native = _ml_dtype(name)
        if native is not None and dtype == numpy.dtype(native):
            return kind
    raise TypeError(f"ONNX has no element type for dtype {dtype}")


def _packed_bytes(array: NDArray[Any], kind: int) -> NDArray[Any]:
    import numpy

    bits = _BITS[kind]
    each = 8 // bits
    flat = array.reshape(-1)
    flat = flat.view("u1") if kind == TensorProto.FLOAT4E2M1 else flat.astype("i1").view("u1")
    padded = numpy.zeros(-(-flat.size // each) * each, "u1")
    padded[:flat.size] = flat & ((1 << bits) - 1)
    packed = numpy.zeros(padded.size // each, "u1")
    for place in range(each):
        packed |= padded[place::each] << numpy.uint8(place * bits)
    return packed
