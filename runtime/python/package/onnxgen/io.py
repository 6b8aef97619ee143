"""Loads and saves model files: plain files with or without external data, zip archives and encrypted files.

Functions and arguments have the names used by the onnx package and onnx-light. Other threads run while files are read
or written. They may read the message; changing it raises RuntimeError.

Errors: OSError or a subclass such as FileNotFoundError if a file cannot be used; onnxgen._core.DecodeError if the bytes
are not a valid model; ValueError if a tensor's description is inconsistent with its data, or an argument is invalid.
"""

import os

from onnxgen import _core, _onnx

# Formats by file extension, as in the onnx package.
_FORMATS = {".onnx": "protobuf", ".pb": "protobuf", ".textproto": "textproto", ".prototxt": "textproto",
            ".pbtxt": "textproto", ".json": "json", ".onnxjson": "json"}


def _is_path(f):
    return isinstance(f, (str, bytes, os.PathLike))


def _format_of(format, f):
    """Returns `format` if given, otherwise the format of the file extension of `f`, by default protobuf."""
    if format is None:
        name = f if _is_path(f) else getattr(f, "name", "")
        end = os.path.splitext(os.fsdecode(name))[1] if _is_path(name) else ""
        return _FORMATS.get(end, "protobuf")
    if format not in _FORMATS.values():
        raise ValueError(f"unknown format '{format}'; use protobuf, textproto or json")
    return format


def _decode(content, message, format):
    if format == "protobuf":
        message.ParseFromString(content)
        return message
    text = content if isinstance(content, str) else bytes(content).decode("utf-8")
    return _core.parse_text(text, message) if format == "textproto" else _core.parse_json(text, message)


def _encode(message, format):
    if format == "protobuf":
        return message.SerializeToString()
    if format == "textproto":
        return _core.print_text(message).encode("utf-8")
    return _core.print_json(message, preserving_proto_field_name=True).encode("utf-8")


def _read(f):
    if not _is_path(f):
        return f.read()
    with open(f, "rb") as file:
        return file.read()


def _write(content, f):
    if not _is_path(f):
        f.write(content)
    else:
        with open(f, "wb") as file:
            file.write(content)


def _folder_beside(f):
    """Returns the folder of a path or of a file object with a name; None for other file objects."""
    name = f if _is_path(f) else getattr(f, "name", None)
    return os.path.dirname(os.path.abspath(name)) if _is_path(name) else None


def _refuse(form, **options):
    """Raises ValueError if any option is given. The options do not apply to this kind of file."""
    for name, value in options.items():
        if value:
            raise ValueError(f"{form} cannot be saved with {name}")


def _is_archive(path):
    return os.fsencode(path).endswith(b".zip")


def _of_this_build(name):
    """Returns a function that is missing in builds without libdeflate or OpenSSL. Raises NotImplementedError then."""
    try:
        return getattr(_onnx, name)
    except AttributeError:
        raise NotImplementedError(f"this onnxgen was built without {name}") from None


def load(f, format=None, load_external_data=True, *, no_copy=True, num_threads=0, skip_data=False, location=None,
         verify_checksums=False, allow_size_mismatch=False, data_roots=(), allow_hard_links=False, passphrase=None,
         key=None, require_encryption=False, require_authentication=False):
    """Loads a ModelProto from a path or from an object with read(). A path that ends in .zip is read as an archive.

    format             protobuf, textproto or json; None: chosen by the file extension, as in the onnx package
    no_copy            map the file and its data files, so that tensors refer to the mapped bytes. The mapping exists as
                       long as anything refers to it; the files must not be truncated meanwhile. False: read the files.
    num_threads        number of threads that read; 0: one per processor, up to 16
    skip_data          load no tensor data; load_external_data() can load it later
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
    holding = "skipped" if skip_data else "mapped" if no_copy else "owned"
    options = {"holding": holding, "num_threads": num_threads, "verify_checksums": verify_checksums,
               "allow_size_mismatch": allow_size_mismatch, "data_roots": data_roots,
               "allow_hard_links": allow_hard_links}
    if location is not None:
        options["external_data_folder"] = location
    format = _format_of(format, f)
    if passphrase is not None or key is not None:
        return _of_this_build("load_encrypted")(
            f, passphrase=passphrase, key=key, require_encryption=require_encryption,
            require_authentication=require_authentication, load_external_data=load_external_data, **options)
    if require_encryption or require_authentication:
        raise ValueError("require_encryption and require_authentication need a passphrase or a key")
    if _is_path(f) and format == "protobuf":
        function = _of_this_build("load_archive") if _is_archive(f) else _onnx.load
        return function(f, load_external_data=load_external_data, **options)
    folder = _folder_beside(f) if location is None else location
    options["external_data_folder"] = folder or ""
    wants_data = load_external_data and folder is not None
    if format == "protobuf":
        return _onnx.load_from_memory(_read(f), load_external_data=wants_data, **options)
    model = _decode(_read(f), _onnx.ModelProto(), format)
    if wants_data and not skip_data:
        _onnx.load_external_data(model, **options)
    return model


def load_model_from_string(s, format="protobuf"):
    """Parses a ModelProto from bytes. Does not load external data."""
    return _decode(s, _onnx.ModelProto(), _format_of(format, None))


def load_tensor(f, format=None):
    """Loads a TensorProto from a path or from an object with read()."""
    return _decode(_read(f), _onnx.TensorProto(), _format_of(format, f))


def load_tensor_from_string(s, format="protobuf"):
    """Parses a TensorProto from bytes."""
    return _decode(s, _onnx.TensorProto(), _format_of(format, None))


def save(proto, f, format=None, *, save_as_external_data=False, all_tensors_to_one_file=True, location=None,
         size_threshold=1024, convert_attribute=False, max_external_file_size=None, checksum=False, flush=True,
         num_threads=None, allow_size_mismatch=False, allow_missing_data=False, copy_data_of=None, data_roots=(),
         allow_hard_links=False, passphrase=None, key=None, encryption_format=None):
    """Saves a ModelProto, or the bytes of one, to a path or to an object with write(). Does not change the message.

    A path that ends in .zip is written as an archive. With a passphrase or key, the file is encrypted.

    format                    protobuf, textproto or json; None: chosen by the file extension, as in the onnx package
    save_as_external_data     store tensors of size_threshold bytes or more in files next to the model. Archives always
                              store them separately from the graph.
    all_tensors_to_one_file   store them in one file, `location`. False: one file per tensor.
    location                  path of that file, relative to the model's folder (default: the model's name with ".data")
    convert_attribute         also store tensors of attributes externally
    max_external_file_size    start another data file before one would exceed this size in bytes
    checksum                  store the SHA-1 of each data file
    flush                     write everything to disk before the file gets its final name
    num_threads               number of threads that write; 0: one per processor, up to 16
    allow_size_mismatch       if the data of a tensor does not match its type and shape, keep the tensor in the model
                              instead of raising an error
    allow_missing_data        save references to data that was not loaded, even if the data files are not in the folder
                              of `f`, or `f` has no folder. False: raise an error.
    copy_data_of              path of the file that the model was loaded from. Data that was not loaded is copied from
                              its folder to a data file next to `f`. Within the same folder, references remain unchanged.
    data_roots, allow_hard_links
                              data files that may be copied or referred to, as for load()
    passphrase, key           a passphrase (str or bytes), or the cipher key (32 bytes)
    encryption_format         ONNXCRY3 (AES-256-GCM, the default), ONNXCRY2 or ONNXCRY1
    """
    if isinstance(proto, bytes):
        proto = _onnx.ModelProto.FromString(proto)
    format = _format_of(format, f)
    options = {"flush": flush} if num_threads is None else {"flush": flush, "num_threads": num_threads}
    if passphrase is not None or key is not None:
        _refuse("an encrypted model", save_as_external_data=save_as_external_data, location=location,
                max_external_file_size=max_external_file_size, checksum=checksum, copy_data_of=copy_data_of,
                allow_missing_data=allow_missing_data)
        if encryption_format is not None:
            options["format"] = encryption_format
        _of_this_build("save_encrypted")(proto, f, passphrase=passphrase, key=key, **options)
        return
    _refuse("a model that is not encrypted", encryption_format=encryption_format)
    if not _is_path(f) or format != "protobuf":
        _refuse("what is not a file in protobuf's encoding", save_as_external_data=save_as_external_data,
                copy_data_of=copy_data_of)
        if not allow_missing_data:
            _check_references(proto, f, data_roots=data_roots, allow_hard_links=allow_hard_links)
        _write(_encode(proto, format), f)
    elif _is_archive(f):
        _refuse("an archive", location=location, max_external_file_size=max_external_file_size, checksum=checksum,
                copy_data_of=copy_data_of, allow_missing_data=allow_missing_data)
        _of_this_build("save_archive")(proto, f, size_threshold=size_threshold, convert_attribute=convert_attribute,
                                       **options)
    else:
        if max_external_file_size is not None:
            options["max_external_file_size"] = max_external_file_size
        if copy_data_of is not None:
            options["copy_data_of"] = copy_data_of
        options["data_roots"] = data_roots
        options["allow_hard_links"] = allow_hard_links
        placement = _placement(all_tensors_to_one_file) if save_as_external_data else "in_model"
        _onnx.save(proto, f, placement=placement, location=location or "", size_threshold=size_threshold,
                   convert_attribute=convert_attribute, checksum=checksum, allow_size_mismatch=allow_size_mismatch,
                   allow_missing_data=allow_missing_data, **options)


def _check_references(model, f, **options):
    """Raises ValueError if the model refers to data that was not loaded and could not be found next to `f`."""
    name = _onnx.find_not_loaded(model)
    if name is None:
        return
    path = f if _is_path(f) else getattr(f, "name", None)
    if not _is_path(path):
        raise ValueError(f"tensor '{name}': its data is not loaded, and the output has no folder in which to find it; "
                         "load the model with its data, or set allow_missing_data to save the reference unchanged")
    _onnx.save(model, path, dry_run=True, **options)


def save_tensor(proto, f, format=None):
    """Saves a TensorProto to a path or to an object with write()."""
    _write(_encode(proto, _format_of(format, f)), f)


# Aliases that exist in the onnx package.
load_model = load
load_from_string = load_model_from_string
save_model = save


def _placement(all_tensors_to_one_file):
    return "one_file" if all_tensors_to_one_file else "file_per_tensor"


def load_external_data(model, base_dir, *, no_copy=True, num_threads=0, verify_checksums=False,
                       allow_size_mismatch=False, data_roots=(), allow_hard_links=False):
    """Loads the data of a model's external tensors from the files below the folder `base_dir`."""
    _onnx.load_external_data(model, external_data_folder=base_dir, holding="mapped" if no_copy else "owned",
                             num_threads=num_threads, verify_checksums=verify_checksums,
                             allow_size_mismatch=allow_size_mismatch, data_roots=data_roots,
                             allow_hard_links=allow_hard_links)


def convert_model_to_external_data(model, all_tensors_to_one_file=True, location=None, size_threshold=1024,
                                   convert_attribute=False):
    """Marks tensors as external. They keep their data until the model is saved, which moves it to data files.

    Without `location`, a single data file gets a unique name, as in the onnx package.
    """
    if all_tensors_to_one_file and not location:
        import uuid  # imported here because it takes longer to load than all of onnxgen

        location = str(uuid.uuid4())
    _onnx.convert_to_external(model, placement=_placement(all_tensors_to_one_file), location=location or "",
                              size_threshold=size_threshold, convert_attribute=convert_attribute)


def convert_model_from_external_data(model, base_dir="", *, no_copy=True, num_threads=0):
    """Makes all tensors inline. Data that is not in memory is loaded as by load_external_data()."""
    _onnx.convert_to_inline(model, external_data_folder=base_dir, holding="mapped" if no_copy else "owned",
                            num_threads=num_threads)


def index(path):
    """Lists the tensors of a model file without reading their data. Returns a list of dicts with the keys name, path,
    data_type, dims, is_external, and file, offset and length of the data."""
    return _onnx.index(path)
