"""Formats of files, and the contents of paths and file objects in these formats. onnxgen.io uses this module."""

from __future__ import annotations

import errno
import io
import operator
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

_OTHER_FORMS = {"archive": "an archive", "encrypted": "an encrypted model", "onnxtxt": "ONNX's textual syntax"}
# Fields that identify a ModelProto without a graph, such as a library of functions.
_MODEL_FIELDS = ("ir_version", "opset_import", "functions", "training_info")


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
    if kind in ("textproto", "json"):
        return f"this is {kind}, not protobuf's encoding; set format='{kind}'"
    return f"this is {_OTHER_FORMS[kind]}, not protobuf's encoding" if kind in _OTHER_FORMS else ""


def _not_this_text(message: _core.Message, format: str, content: Any, error: Exception) -> str:
    """Returns why the content is not a message in this text format."""
    kind, description = recognize(None, content)
    if kind == "protobuf" and not isinstance(content, str):
        try:
            if type(message).FromString(content).ListFields():
                return "this is protobuf's encoding, not text; set format='protobuf'"
        except _core.DecodeError:
            pass
    if kind in ("textproto", "json") and kind != format:
        return f"this is {kind}, not {format}; set format='{kind}'"
    if not isinstance(error, UnicodeDecodeError):
        return str(error)
    if kind in _OTHER_FORMS or description:
        return f"this is {description or _OTHER_FORMS[kind]}"
    return f"the text is not valid UTF-8: byte 0x{error.object[error.start]:02X} at offset {error.start}"


def other_message(message: _core.Message, content: Any, is_parsed: bool = True) -> str:
    """Returns which message the bytes of a model or tensor are instead, or an empty string.

    is_parsed   whether the bytes were parsed as `message`; other messages often can be
    """
    if isinstance(message, _onnx.ModelProto):
        return _other_than_model(message, content, is_parsed)
    return _other_than_tensor(message, content, is_parsed) if isinstance(message, _onnx.TensorProto) else ""


def _other_than_model(model: _onnx.ModelProto, content: Any, is_parsed: bool) -> str:
    if is_parsed and model.HasField("graph") and not model.UnknownFields():
        return ""
    tensors: str = _files.recognize_tensors(content)
    if tensors:
        remedy = "onnxgen.load_tensor()" if "TensorProto" in tensors else "onnxgen.onnx.SequenceProto.FromString()"
        return f"this is {tensors}, not a model; load it with {remedy}"
    is_model = not is_parsed or not model.ByteSize() or model.HasField("graph") or any(
        field.name in _MODEL_FIELDS for field, _ in model.ListFields())
    return "" if is_model else "not an ONNX model: it has no graph"


def _other_than_tensor(tensor: _onnx.TensorProto, content: Any, is_parsed: bool) -> str:
    if is_parsed and tensor.HasField("data_type") and not tensor.HasField("segment") and not tensor.UnknownFields():
        return ""
    try:
        if _onnx.ModelProto.FromString(content).HasField("graph"):
            return "this is a model (ModelProto), not a tensor; load it with onnxgen.load()"
    except _core.DecodeError:
        pass
    tensors: str = _files.recognize_tensors(content)
    if tensors and "TensorProto" not in tensors:
        return f"this is {tensors}, not a tensor; load it with onnxgen.onnx.SequenceProto.FromString()"
    has_type = not is_parsed or tensor.HasField("data_type") or not tensor.UnknownFields()
    return "" if has_type else "not a tensor: it has no data type"


def check_loaded(model: _onnx.ModelProto, f: Any, content: Any) -> None:
    """Raises DecodeError if the content of `f`, a path if content is None, was not that of a model."""
    if model.HasField("graph") and not model.UnknownFields():
        return
    _raise_if(other_message(model, _mapped(f) if content is None else content), f)


def check_not_tensors(f: Any, content: Any) -> None:
    """Raises DecodeError if content that cannot be parsed as a model is a tensor."""
    _raise_if(other_message(_onnx.ModelProto(), _mapped(f) if content is None else content, False), f)


def _raise_if(problem: str, f: object) -> None:
    if problem:
        raise _core.DecodeError(prefix_of(f) + problem) from None


def _mapped(path: Path) -> Any:
    """Returns the bytes of a file without reading them all."""
    import mmap  # imported here because few files need it

    with open(path, "rb") as file:
        size = os.fstat(file.fileno()).st_size
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b""


def decode(content: Any, message: _MessageT, format: str, source: object = None) -> _MessageT:
    """Parses the content of `source`, a path or file object whose name errors state."""
    is_text = format in ("textproto", "json")
    try:
        if format == "textproto":
            _core.parse_text(_text_of(content), message, allow_invalid_utf8=True)
        elif format == "json":
            _core.parse_json(_text_of(content), message)
        else:
            message.ParseFromString(content)
    except (_core.DecodeError, UnicodeDecodeError) as error:
        if is_text:
            problem = _not_this_text(message, format, content, error)
        else:
            problem = other_kind(*recognize(source, content)) or other_message(message, content, False) or str(error)
        raise _core.DecodeError(prefix_of(source) + problem) from None
    _raise_if(_files.find_elision(message) if is_text else other_message(message, content), source)
    return message


def _text_of(content: Any) -> str:
    return content if isinstance(content, str) else bytes(content).decode("utf-8-sig")


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
    """Raises TypeError for the contents of a file in place of its path, and FileNotFoundError for a URL."""
    is_content = f[:1] < b" " or b"\0" in f if isinstance(f, bytes) and f else isinstance(f, (bytearray, memoryview))
    if is_content:
        raise TypeError(f"expected a path or an object with read(), not the contents of a file; use {remedy}()")
    if isinstance(f, str) and f.startswith(("http://", "https://", "s3://")) and not os.path.exists(f):
        raise FileNotFoundError(errno.ENOENT, "this is a URL, which Python does not read; download it with: "
                                "onnx-tool convert URL FILE", f)


def checked_numbers(**numbers: object) -> dict[str, int]:
    """Returns those of the numbers that are not None, as ints. Raises TypeError or ValueError for invalid ones."""
    checked: dict[str, int] = {}
    for name, given in numbers.items():
        if given is None:
            continue
        try:
            number = operator.index(given)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError(f"{name} must be an int, not {type(given).__name__}") from None
        if not 0 <= number < 1 << (31 if name == "num_threads" else 64):
            raise ValueError(f"{name} is {number}, which is out of range; it must be 0 or more")
        checked[name] = number
    return checked


def checked_path(name: str, path: Any) -> str:
    """Returns the value of an argument that must be a path."""
    try:
        return os.fsdecode(path)
    except TypeError:
        raise TypeError(f"{name} must be a path (str, bytes or os.PathLike), not {type(path).__name__}") from None


def checked_paths(name: str, paths: Any) -> list[str]:
    if is_path(paths) or not hasattr(paths, "__iter__"):
        given = "a single path" if is_path(paths) else type(paths).__name__
        raise TypeError(f"{name} must be a sequence of paths, not {given}")
    return [checked_path(name, path) for path in paths]


def check_secrets(passphrase: object, key: object) -> None:
    """Raises TypeError for a passphrase or key of another type."""
    if passphrase is not None and not isinstance(passphrase, (str, bytes, bytearray, memoryview)):
        raise TypeError(f"passphrase must be a str or bytes, not {type(passphrase).__name__}")
    if key is not None and not isinstance(key, (bytes, bytearray, memoryview)):
        raise TypeError(f"key must be 32 bytes, not {type(key).__name__}")


def check_no_folder(f: Any, is_output: bool = False) -> None:
    """Raises IsADirectoryError if `f` is the path of a folder."""
    if not is_path(f) or not (os.path.isdir(f) or is_output and os.fsdecode(f).endswith("/")):
        return
    if is_output:
        reason = ("this is a folder; specify a file in it. For the folder form of an archive, save a .zip file and "
                  "convert it with: onnx-tool convert FILE.zip FOLDER/")
    elif os.path.exists(os.path.join(os.fsdecode(f), "__MODEL_PROTO")):
        reason = ("this is the folder form of an archive, which Python reads only as a .zip file; convert it with: "
                  "onnx-tool convert FOLDER FILE.zip")
    else:
        reason = "this is a folder; specify the model file in it"
    raise IsADirectoryError(errno.EISDIR, reason, os.fsdecode(f))


def _require(f: object, method: str) -> None:
    if not hasattr(f, method):
        raise TypeError(f"expected a path or an object with {method}(), not {type(f).__name__}")


def opened_as_text(f: object, mode: str) -> TypeError:
    """Returns the error for a file object of text in place of one of bytes."""
    return TypeError(f'{prefix_of(f)}the file was opened as text; open it with mode "{mode}"')


def read(f: Path | Readable) -> bytes | str:
    if not isinstance(f, (str, bytes, os.PathLike)):
        _require(f, "read")
        try:
            return f.read()
        except UnicodeDecodeError:
            raise opened_as_text(f, "rb") from None
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
    if isinstance(f, io.TextIOBase):
        raise opened_as_text(f, "wb")
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
