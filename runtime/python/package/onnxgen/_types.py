"""Types of arguments and results, for type checkers. The package does not import this module at run time."""

import os
from typing import Any, Dict, List, Optional, Protocol, Tuple, TypedDict, Union

from onnxgen import _core

Path = Union[str, bytes, os.PathLike[str], os.PathLike[bytes]]


class Readable(Protocol):
    """An object with read(), such as an open file."""

    def read(self) -> Union[bytes, str]: ...


class Writable(Protocol):
    """An object with write() for bytes, such as a file opened with "wb"."""

    def write(self, content: bytes, /) -> Any: ...


class IndexedTensor(TypedDict):
    """One tensor in the result of index()."""

    name: str
    path: str
    data_type: int
    dims: List[int]
    is_external: bool
    file: str
    offset: int
    length: int


class ExportsDlpack(Protocol):
    """An array of another library."""

    def __dlpack__(self, **options: Any) -> Any: ...
    def __dlpack_device__(self) -> Tuple[Any, Any]: ...


class DlpackTensor(_core.Message):
    """Base class of TensorProto in its stub: the methods that onnxgen.onnx adds."""

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> Any: ...
    def __dlpack__(self, *, stream: Any = None, max_version: Optional[Tuple[int, int]] = None,
                   dl_device: Optional[Tuple[int, int]] = None, copy: Optional[bool] = None) -> Any: ...
    def __dlpack_device__(self) -> Tuple[int, int]:
        raise NotImplementedError
