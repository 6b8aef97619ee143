"""Formats of files, and the contents of paths and file objects in these formats. onnxgen.io uses this module."""

from __future__ import annotations

import errno
import io
import os
import stat

from onnxgen import _core, _onnx

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from onnxgen._types import Path, Readable, Writable

    _MessageT = TypeVar("_MessageT", bound=_core.Message)

# Functions of the extension module. Its stub describes only the messages.
_files: Any = _onnx

_FORMATS = ("protobuf", "textproto", "json")


def is_path(f: object) -> bool:
    return isinstance(f, (str, bytes, os.PathLike))


def path_of(f: object) -> Path | None:
    """Returns `f` if it is a path, the path of a file object that has one, or None."""
    path = f if is_path(f) else getattr(f, "name", None)
    return path if isinstance(path, (str, bytes, os.PathLike)) else None


def name_of(f: object) -> str:
    path = path_of(f)
    return "the input" if path is None else os.fsdecode(path)


def prefix_of(f: object) -> str:
    """Returns the beginning of an error message about `f`: its path, or nothing."""
    return "" if path_of(f) is None else name_of(f) + ": "


def folder_beside(f: object) -> str | bytes | None:
    """Returns the folder of a path or of a file object with a name; None for other file objects."""
    path = path_of(f)
    return None if path is None else os.path.dirname(os.path.abspath(path))


def extension_of(f: object) -> str:
    path = path_of(f)
    return "" if path is None else os.path.splitext(os.fsdecode(path))[1].lower()


def kind_of(f: object, format: str | None) -> str:
    """Returns `format` if given, otherwise the kind of the extension of `f`: protobuf, textproto, json, archive,
    encrypted or, for NumPy files, other. The name of an archive is stronger than the format protobuf.
    """
    if format is not None and format not in _FORMATS:
        raise ValueError(f"unknown format '{format}'; use protobuf, textproto or json")
    # Files without a known extension are protobuf, as in the onnx package.
    kind: str = _files.kind_of_name(os.fsencode(path_of(f) or "")) or "protobuf"
    if format is not None and not (format == "protobuf" and kind == "archive"):
        return format
    if kind == "onnxtxt":
        raise no_syntax(f)
    return kind


def no_syntax(f: object) -> NotImplementedError:
    return NotImplementedError(f"{name_of(f)}: Python does not read or write ONNX's textual syntax; convert between it "
                               "and .onnx with: onnx-tool convert IN OUT")


def recognize(f: Any, content: Any = None) -> tuple[str, str]:
    """Returns the kind of a file by its contents (protobuf, archive, encrypted, textproto, json, onnxtxt or other). For
    "other", also returns a description of the file and the remedy.

    content   the contents of a file object; None if `f` is a path
    """
    if content is None:
        with open(f, "rb") as file:
            beginning, size = file.read(4096), os.fstat(file.fileno()).st_size
    else:
        content = content[:4096].encode() if isinstance(content, str) else memoryview(content).cast("B")
        beginning, size = content[:4096], len(content)
    kind: tuple[str, str] = _files.recognize(beginning, size)
    return kind


def other_kind(kind: str, description: str) -> str:
    """Returns why a file of this kind cannot be read as protobuf, or an empty string if the reason is unknown."""
    if description:
        return f"this is {description}"
    return f"this is {kind}, not protobuf's encoding; set format='{kind}'" if kind in ("textproto", "json") else ""


def decode(content: Any, message: _MessageT, format: str, source: object = None) -> _MessageT:
    """Parses the content of `source`, a path or file object whose name errors state."""
    is_text = format in ("textproto", "json")
    try:
        if not is_text:
            message.ParseFromString(content)
            return message
        text = content if isinstance(content, str) else bytes(content).decode("utf-8-sig")
        return _core.parse_text(text, message) if format == "textproto" else _core.parse_json(text, message)
    except (_core.DecodeError, UnicodeDecodeError) as error:
        kind, description = ("", "") if is_text else recognize(source, content)
        raise _core.DecodeError(f"{prefix_of(source)}{other_kind(kind, description) or error}") from None


def encode(message: _core.Message, format: str) -> bytes:
    if format == "protobuf":
        return message.SerializeToString()
    if format == "textproto":
        text = _core.print_text(message)
    else:
        text = _core.print_json(message, preserving_proto_field_name=True)
    loss = _core.find_loss(message)  # after printing, which limits the depth of a message
    if loss:
        raise _core.EncodeError(f"{loss}, which text and JSON would lose; save the message as protobuf (.onnx)")
    return text.encode("utf-8")


def check_output(f: object, kind: str, is_encrypted: bool = False) -> None:
    """Raises ValueError if the extension of `f`, or the given format, asks for a file that would not be written."""
    reason = ""
    if is_encrypted and kind not in ("protobuf", "encrypted"):
        reason = f"an encrypted model is not saved as {kind}; choose a name that ends in .onnxc"
    elif kind == "encrypted" and not is_encrypted:
        reason = "files of this name are encrypted models; specify a passphrase or key, or choose a name with .onnx"
    elif kind == "other":
        reason = "this saves no NumPy files; use numpy.save(path, onnxgen.to_array(tensor))"
    elif kind == "archive" and not is_path(f):
        reason = "an archive can be saved only to a path"
    if reason:
        raise ValueError(prefix_of(f) + reason)


def check_input(f: object, remedy: str) -> None:
    """Raises TypeError for the contents of a file in place of its path."""
    is_content = f[:1] < b" " or b"\0" in f if isinstance(f, bytes) and f else isinstance(f, (bytearray, memoryview))
    if is_content:
        raise TypeError(f"expected a path or an object with read(), not the contents of a file; use {remedy}()")


def check_numbers(**numbers: int | None) -> None:
    """Raises ValueError for a number that is negative or too large."""
    for name, number in numbers.items():
        if number is not None and not 0 <= number < 1 << (31 if name == "num_threads" else 64):
            raise ValueError(f"{name} is {number}, which is out of range; it must be 0 or more")


def _require(f: object, method: str) -> None:
    if not hasattr(f, method):
        raise TypeError(f"expected a path or an object with {method}(), not {type(f).__name__}")


def read(f: Path | Readable) -> bytes | str:
    if not isinstance(f, (str, bytes, os.PathLike)):
        _require(f, "read")
        return f.read()
    with open(f, "rb") as file:
        return file.read()


def write(content: bytes, f: Path | Writable, flush: bool = True) -> None:
    if not isinstance(f, (str, bytes, os.PathLike)):
        _require(f, "write")
        _write_to_object(content, f)
    elif _is_special(f):
        with open(f, "wb") as file:
            file.write(content)
    else:
        _files.write_file(content, f, flush)


def _is_special(path: Path) -> bool:
    """Returns whether the path leads to a pipe or device, which is written to and not replaced."""
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _write_to_object(content: bytes, f: Any) -> None:
    """Writes everything or raises OSError. Only raw files may write a part; others return the size, or None."""
    is_raw = isinstance(f, io.RawIOBase)
    rest = memoryview(content)
    while True:
        written = f.write(content if len(rest) == len(content) else rest)
        if is_raw and written is None:
            done = len(content) - len(rest)
            raise BlockingIOError(errno.EAGAIN, f"only {done} of {len(content)} bytes were written, because the file "
                                  "is not ready; set it to blocking mode", done)
        if not isinstance(written, int) or written >= len(rest):
            return
        if not is_raw or written <= 0:
            raise OSError(errno.EIO, f"write() accepted only {written} of {len(rest)} bytes", name_of(f))
        rest = rest[written:]
