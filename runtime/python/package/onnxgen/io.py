"""Loads and saves model files: plain files with or without external data, zip archives and encrypted files.

Functions and arguments have the names used by the onnx package and onnx-light. Other threads run while files are read
or written. They may read the message; changing it raises RuntimeError.

Errors: OSError or a subclass such as FileNotFoundError if a file cannot be used; onnxgen.DecodeError if the bytes are
not a valid model; onnxgen.ModelError if a model's contents cannot be used, such as a tensor whose data does not match
its type and shape; ValueError or TypeError for an invalid argument. DecodeError and ModelError are also ValueErrors.
"""

from __future__ import annotations

from onnxgen import _content, _core, _onnx
from onnxgen.numpy import label_of

TYPE_CHECKING = False  # typing takes half as long to import as all of onnxgen
if TYPE_CHECKING:
    from typing import Any, Iterable, TypeVar

    from _typeshed import ReadableBuffer

    from onnxgen._types import IndexedTensor, Path, Readable, Writable

    _MessageT = TypeVar("_MessageT", bound=_core.Message)

__all__ = ["convert_model_from_external_data", "convert_model_to_external_data", "index", "load", "load_external_data",
           "load_from_string", "load_model", "load_model_from_string", "load_tensor", "load_tensor_from_string", "save",
           "save_model", "save_tensor"]

# Functions of the extension module. Its stub describes only the messages.
_files: Any = _onnx


def _refuse(form: str, **options: object) -> None:
    """Raises ValueError if any option is given. The options do not apply to this kind of file."""
    for name, value in options.items():
        if value:
            raise ValueError(f"{form} cannot be saved with {name}")


def _of_this_build(name: str) -> Any:
    """Returns a function that is missing in builds without libdeflate or OpenSSL. Raises NotImplementedError then."""
    try:
        return getattr(_onnx, name)
    except AttributeError:
        raise NotImplementedError(f"this onnxgen was built without {name}") from None


def load(f: Path | Readable, format: str | None = None, load_external_data: bool = True, *, no_copy: bool | None = None,
         num_threads: int = 0, skip_data: bool = False, location: Path | None = None, verify_checksums: bool = False,
         allow_size_mismatch: bool = False, data_roots: Iterable[Path] = (), allow_hard_links: bool = False,
         passphrase: str | bytes | None = None, key: bytes | None = None, require_encryption: bool = False,
         require_authentication: bool = False) -> _onnx.ModelProto:
    """Loads a ModelProto from a path or from an object with read(). A path that ends in .zip is read as an archive.

    format             protobuf, textproto or json; None: chosen by the file extension, as in the onnx package, and by
                       the contents of other files
    no_copy            None: read the file, but map its data files, or an archive, so that tensors refer to the mapped
                       bytes. True: also map the file. False: read all files. A mapping exists as long as anything
                       refers to it; meanwhile, no program may truncate a mapped file, for example by open(f, "wb").
    num_threads        number of threads that read; 0: one per processor, up to 16
    skip_data          load no tensor data; load_external_data() can load it later, except that of an archive or an
                       encrypted model. Until then, the model can be saved only to other names in the same folder.
    location           folder of the external data (default: the model's folder). For a file object without a name there
                       is no default, and its external tensors are not loaded.
    verify_checksums   check data files against the checksums in the model
    allow_size_mismatch
                       load tensors even if the size of their external data does not match their type and shape
    data_roots         additional folders that symbolic links of data files may lead to. Always allowed are the model's
                       folder and, if `f` is a symbolic link, the folder of its target.
    allow_hard_links   accept data files with more than one hard link
    passphrase, key    for an encrypted model, one of: a passphrase (str or bytes), or the cipher key (32 bytes)
    require_encryption, require_authentication
                       with passphrase or key: reject a file that is not encrypted, or one that could be modified
                       without the key
    """
    _content.check_input(f, "load_model_from_string")
    _content.check_no_folder(f)
    holding = "skipped" if skip_data else "data_mapped" if no_copy is None else "mapped" if no_copy else "owned"
    options: dict[str, Any] = {
        "holding": holding, "verify_checksums": verify_checksums, "allow_size_mismatch": allow_size_mismatch,
        "data_roots": _content.checked_paths("data_roots", data_roots), "allow_hard_links": allow_hard_links,
        **_content.checked_numbers(num_threads=num_threads)}
    if location is not None:
        location = options["external_data_folder"] = _content.checked_path("location", location)
    model: _onnx.ModelProto
    _content.check_secrets(passphrase, key)
    if passphrase is not None or key is not None:
        model = _of_this_build("load_encrypted")(
            f, passphrase=passphrase, key=key, require_encryption=require_encryption,
            require_authentication=require_authentication, load_external_data=load_external_data, **options)
        return model
    if require_encryption or require_authentication:
        raise ValueError("require_encryption and require_authentication need a passphrase or a key")
    kind = _content.kind_of(f, format)
    content = None if _content.is_path(f) else _content.read(f)
    if kind == "archive" and content is not None or kind in ("encrypted", "other") or format is None and (
            _content.extension_of(f) == ".txt"):
        kind = "protobuf"  # the contents decide
    folder = _content.folder_beside(f) if location is None else location
    wants_data = load_external_data and folder is not None
    if kind == "protobuf":
        try:
            if content is None:
                model = _load_file(f, load_external_data=load_external_data, **options)
            else:
                options["external_data_folder"] = folder or ""
                model = _files.load_from_memory(content, load_external_data=wants_data, **options)
            _content.check_loaded(model, f, content)
            return model
        except (_core.DecodeError, _core.ModelError, TypeError) as error:  # TypeError: a file that was opened as text
            kind, _ = _content.recognize(f, content)
            if kind == "protobuf" and isinstance(error, _core.DecodeError):
                _content.check_not_tensors(f, content)
            if format is not None and kind not in ("protobuf", "other"):
                raise _core.DecodeError(f"{_content.name_of(f)}: {_content.other_kind(kind, '')}") from None
            if format is not None or kind in ("protobuf", "other"):
                if isinstance(content, str):
                    raise _content.opened_as_text(f, "rb") from None
                raise
    if kind == "archive" and content is None:
        model = _of_this_build("load_archive")(f, load_external_data=load_external_data, **options)
        return model
    if kind in ("archive", "encrypted"):
        remedy = "save it to a file and load its path" if kind == "archive" else "specify its passphrase or key"
        form = "an archive" if kind == "archive" else kind
        raise _core.ModelError(f"{_content.name_of(f)}: the model is {form}; {remedy}")
    if kind == "onnxtxt":
        raise _content.no_syntax(f)
    model = _content.decode(_content.read(f) if content is None else content, _onnx.ModelProto(), kind, f)
    if wants_data and not skip_data:
        options["external_data_folder"] = folder or ""
        _files.load_external_data(model, **options)
    return model


def _load_file(f: Any, **options: Any) -> _onnx.ModelProto:
    try:
        model: _onnx.ModelProto = _files.load(f, **options)
        return model
    except MemoryError:
        if options["holding"] != "data_mapped":
            raise
        raise MemoryError(f"{_content.name_of(f)}: the file is too large to read; map it with no_copy=True") from None


def load_model_from_string(s: ReadableBuffer | str, format: str | None = "protobuf") -> _onnx.ModelProto:
    """Parses a ModelProto from bytes. Does not load external data."""
    return _content.decode(s, _onnx.ModelProto(), _content.kind_of(None, format))


def load_tensor(f: Path | Readable, format: str | None = None) -> _onnx.TensorProto:
    """Loads a TensorProto from a path or from an object with read()."""
    _content.check_input(f, "load_tensor_from_string")
    content = _content.read(f)
    if not content:
        raise _core.DecodeError(f"{_content.prefix_of(f)}truncated: the tensor is empty")
    return _content.decode(content, _onnx.TensorProto(), _content.kind_of(f, format), f)


def load_tensor_from_string(s: ReadableBuffer | str, format: str | None = "protobuf") -> _onnx.TensorProto:
    """Parses a TensorProto from bytes."""
    return _content.decode(s, _onnx.TensorProto(), _content.kind_of(None, format))


def save(proto: _onnx.ModelProto | bytes | bytearray | memoryview, f: Path | Writable, format: str | None = None, *,
         save_as_external_data: bool = False, all_tensors_to_one_file: bool = True, location: Path | None = None,
         size_threshold: int = 1024, convert_attribute: bool = False, max_external_file_size: int | None = None,
         checksum: bool = False, flush: bool = True, num_threads: int | None = None, allow_size_mismatch: bool = False,
         allow_missing_data: bool = False, copy_data_of: Path | None = None, data_roots: Iterable[Path] = (),
         allow_hard_links: bool = False, passphrase: str | bytes | None = None, key: bytes | None = None,
         encryption_format: str | None = None) -> None:
    """Saves a ModelProto, or the bytes of one, to a path or to an object with write(). Does not change the message.

    A path that ends in .zip is written as an archive. With a passphrase or key, the file is encrypted.

    format                    protobuf, textproto or json; None: chosen by the file extension: .textproto, .prototxt,
                              .pbtxt or .txt; .json or .onnxjson; otherwise protobuf
    save_as_external_data     store tensors of size_threshold bytes or more in files next to the model. Archives always
                              store them separately from the graph.
    all_tensors_to_one_file   store them in one file, `location`. False: one file per tensor.
    location                  path of that file, relative to the model's folder (default: the model's name with ".data")
    convert_attribute         also store tensors of attributes externally
    max_external_file_size    start another data file before one would exceed this size in bytes
    checksum                  store the SHA-1 of each data file. As with max_external_file_size, the save must write one.
    flush                     write everything to disk before the file gets its final name
    num_threads               number of threads that write; 0: one per processor, up to 16
    allow_size_mismatch       if the data of a tensor does not match its type and shape, keep the tensor in the model
                              instead of raising an error
    allow_missing_data        save references to data that was not loaded, even if the data files are not in the folder
                              of `f`, or `f` has no folder. False: raise an error.
    copy_data_of              path of the file that the model was loaded from. External data that was not loaded is
                              copied from its folder to a data file next to `f`. Within the same folder, references
                              remain unchanged. Data in the file itself, which skip_data left out, is not copied.
    data_roots, allow_hard_links
                              data files that may be copied or referred to, as for load()
    passphrase, key           a passphrase (str or bytes), or the cipher key (32 bytes)
    encryption_format         ONNXCRY3 (AES-256-GCM, the default), ONNXCRY2 or ONNXCRY1
    """
    if isinstance(proto, (bytes, bytearray, memoryview)):
        proto = load_model_from_string(proto)
    if not isinstance(proto, _onnx.ModelProto):
        raise TypeError(f"expected a ModelProto or the bytes of one, not {type(proto).__name__}")
    _content.check_no_folder(f, is_output=True)
    if not proto.ListFields() and proto.ByteSize() == 0:
        raise _core.ModelError(f"{_content.prefix_of(f)}the model is empty; its file could not be loaded")
    _content.check_secrets(passphrase, key)
    is_encrypted = passphrase is not None or key is not None
    kind = _content.kind_of(f, format)
    _content.check_output(f, kind, is_encrypted)
    limits = _content.checked_numbers(size_threshold=size_threshold, max_external_file_size=max_external_file_size)
    options: dict[str, Any] = {"flush": flush, **_content.checked_numbers(num_threads=num_threads)}
    roots = {"data_roots": _content.checked_paths("data_roots", data_roots), "allow_hard_links": allow_hard_links}
    if is_encrypted:
        _refuse("an encrypted model", save_as_external_data=save_as_external_data, location=location,
                max_external_file_size=max_external_file_size, checksum=checksum, copy_data_of=copy_data_of,
                allow_missing_data=allow_missing_data)
        name = _files.find_not_loaded(proto)
        if name is not None:
            raise _core.ModelError(f"tensor {name}: its data is not loaded; load the model with its data")
        if encryption_format is not None:
            options["format"] = encryption_format
        _of_this_build("save_encrypted")(proto, f, passphrase=passphrase, key=key, **options)
        return
    _refuse("a model that is not encrypted", encryption_format=encryption_format)
    if not _content.is_path(f) or kind not in ("protobuf", "archive"):
        form = f"a model in the format {kind}" if _content.is_path(f) else "a model without a path (a file object)"
        _refuse(form, save_as_external_data=save_as_external_data, copy_data_of=copy_data_of,
                max_external_file_size=max_external_file_size, checksum=checksum)
        if not allow_missing_data:
            _check_references(proto, f, **roots)
        _content.write(_content.encode(_files.with_inline_data(proto), kind), f, flush)
    elif kind == "archive":
        _refuse("an archive", location=location, max_external_file_size=max_external_file_size, checksum=checksum,
                copy_data_of=copy_data_of, allow_missing_data=allow_missing_data)
        _of_this_build("save_archive")(proto, f, convert_attribute=convert_attribute,
                                       allow_size_mismatch=allow_size_mismatch, **limits, **options)
    else:
        options.update(roots, allow_size_mismatch=allow_size_mismatch, allow_missing_data=allow_missing_data,
                       convert_attribute=convert_attribute, checksum=checksum, **limits)
        if copy_data_of is not None:
            options["copy_data_of"] = _content.checked_path("copy_data_of", copy_data_of)
        options["placement"] = _placement(all_tensors_to_one_file) if save_as_external_data else "in_model"
        options["location"] = _content.checked_path("location", location or "")
        is_for_data = checksum or max_external_file_size is not None
        if is_for_data and not save_as_external_data and not _files.save(proto, f, dry_run=True, **options):
            _refuse("a model whose data is not stored externally (save_as_external_data)", checksum=checksum,
                    max_external_file_size=max_external_file_size)
        _files.save(proto, f, **options)


def _check_references(model: _onnx.ModelProto, f: object, **options: Any) -> None:
    """Raises ModelError if the model refers to data that was not loaded and could not be found next to `f`."""
    name = _files.find_not_loaded(model)
    if name is None:
        return
    path = _content.path_of(f)
    if path is None:
        raise _core.ModelError(
            f"tensor {name}: its data is not loaded, and the output has no folder in which to find it; load the "
            "model with its data, or set allow_missing_data to save the reference unchanged")
    _files.save(model, path, dry_run=True, **options)


def save_tensor(proto: _onnx.TensorProto, f: Path | Writable, format: str | None = None) -> None:
    """Saves a TensorProto to a path or to an object with write()."""
    if not isinstance(proto, _onnx.TensorProto):
        raise TypeError(f"expected a TensorProto, not {type(proto).__name__}")
    kind = _content.kind_of(f, format)
    _content.check_no_folder(f, is_output=True)
    if kind == "archive":
        raise ValueError(f"{_content.prefix_of(f)}an archive contains a model, not a tensor; choose a name with .pb")
    _content.check_output(f, kind)
    _content.write(_content.encode(_with_data(proto), kind), f)


def _with_data(tensor: _onnx.TensorProto) -> _onnx.TensorProto:
    """Returns the tensor, or an inline copy if it is external and holds its data."""
    if tensor.data_location != _onnx.TensorProto.EXTERNAL:
        return tensor
    copy = _onnx.TensorProto()
    copy.CopyFrom(tensor)
    copy.ClearField("data_location")
    copy.ClearField("external_data")
    if not any(field.name.endswith("_data") and value for field, value in copy.ListFields()):
        raise _core.ModelError(f"{label_of(tensor)}: its data is not loaded; load the model with its data")
    return copy


# Aliases that exist in the onnx package.
load_model = load
load_from_string = load_model_from_string
save_model = save


def _placement(all_tensors_to_one_file: bool) -> str:
    return "one_file" if all_tensors_to_one_file else "file_per_tensor"


def load_external_data(model: _onnx.ModelProto, base_dir: Path, *, no_copy: bool = True, num_threads: int = 0,
                       verify_checksums: bool = False, allow_size_mismatch: bool = False,
                       data_roots: Iterable[Path] = (), allow_hard_links: bool = False) -> None:
    """Loads the data of a model's external tensors from the files below the folder `base_dir`."""
    _files.load_external_data(model, external_data_folder=_content.checked_path("base_dir", base_dir),
                              holding="mapped" if no_copy else "owned", verify_checksums=verify_checksums,
                              allow_size_mismatch=allow_size_mismatch,
                              data_roots=_content.checked_paths("data_roots", data_roots),
                              allow_hard_links=allow_hard_links, **_content.checked_numbers(num_threads=num_threads))


def convert_model_to_external_data(model: _onnx.ModelProto, all_tensors_to_one_file: bool = True,
                                   location: Path | None = None, size_threshold: int = 1024,
                                   convert_attribute: bool = False) -> None:
    """Marks tensors as external. They keep their data until the model is saved to a path in protobuf's encoding, which
    moves it to data files. Other saves (text, JSON, file objects) write it into the model.

    Without `location`, a single data file gets a unique name, as in the onnx package.
    """
    if all_tensors_to_one_file and not location:
        import uuid  # imported here because it takes longer to load than all of onnxgen

        location = str(uuid.uuid4())
    _files.convert_to_external(model, placement=_placement(all_tensors_to_one_file),
                               location=_content.checked_path("location", location or ""),
                               convert_attribute=convert_attribute,
                               **_content.checked_numbers(size_threshold=size_threshold))


def convert_model_from_external_data(model: _onnx.ModelProto, base_dir: Path = "", *, no_copy: bool = True,
                                     num_threads: int = 0) -> None:
    """Makes all tensors inline. Data that is not in memory is loaded as by load_external_data()."""
    _files.convert_to_inline(model, external_data_folder=_content.checked_path("base_dir", base_dir),
                             holding="mapped" if no_copy else "owned",
                             **_content.checked_numbers(num_threads=num_threads))


def index(path: Path) -> list[IndexedTensor]:
    """Lists the tensors of a model file without reading their data. Returns a list of dicts with the keys name, path,
    data_type, dims, is_external, and file, offset and length of the data. Names that are not UTF-8 are bytes, as in
    TensorProto."""
    found: list[IndexedTensor] = _files.index(_content.checked_path("path", path))
    return found
