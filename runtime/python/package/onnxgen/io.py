"""Model files: plain ones with or without external data, zip archives and encrypted ones.

The functions and their arguments are those of the onnx package, and onnx-light's. Other threads run while files are
read and written, and may look at the message; one that changes it meanwhile gets a RuntimeError. Errors are OSError
(FileNotFoundError and its like) of a file that cannot be used, onnxgen._core.DecodeError where the bytes are no model,
and ValueError where a model says something of its tensors that does not hold, or an argument cannot be.
"""

import os

from onnxgen import _core, _onnx

# Formats by the ends of paths, as the onnx package has them.
_FORMATS = {".onnx": "protobuf", ".pb": "protobuf", ".textproto": "textproto", ".prototxt": "textproto",
            ".pbtxt": "textproto", ".json": "json", ".onnxjson": "json"}


def _is_path(f):
    return isinstance(f, (str, bytes, os.PathLike))


def _format_of(format, f):
    """The format that is asked for, else the one that the path of `f` ends in, else protobuf's encoding."""
    if format is None:
        name = f if _is_path(f) else getattr(f, "name", "")
        end = os.path.splitext(os.fsdecode(name))[1] if _is_path(name) else ""
        return _FORMATS.get(end, "protobuf")
    if format not in _FORMATS.values():
        raise ValueError(f"onnxgen.io knows the formats protobuf, textproto and json, not '{format}'")
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
    """The folder of a path or of a file that has one; None of bytes in memory."""
    name = f if _is_path(f) else getattr(f, "name", None)
    return os.path.dirname(os.path.abspath(name)) if _is_path(name) else None


def _refuse(form, **options):
    """Of options that have no meaning for a form of models, none may be given."""
    for name, value in options.items():
        if value:
            raise ValueError(f"{form} cannot be saved with {name}")


def _is_archive(path):
    return os.fsencode(path).endswith(b".zip")


def _of_this_build(name):
    """A function that builds without libdeflate, or without OpenSSL, do not have."""
    try:
        return getattr(_onnx, name)
    except AttributeError:
        raise NotImplementedError(f"this onnxgen was built without {name}") from None


def load(f, format=None, load_external_data=True, *, no_copy=True, num_threads=0, skip_data=False, location=None,
         verify_checksums=False, allow_size_mismatch=False, data_roots=(), allow_hard_links=False, passphrase=None,
         key=None, require_encryption=False, require_authentication=False):
    """The ModelProto of a file, by its path or as an object that has read(). A path that ends in .zip is an archive's.

    format             protobuf, textproto or json; None: what the path ends in says, as in the onnx package
    no_copy            the file and its data files are mapped, and tensors are where they are in the file; the memory
                       stays for as long as anything shows it. The files must not be cut short meanwhile. Otherwise
                       they are read.
    num_threads        threads that read; 0: as many as the machine has, up to 16
    skip_data          tensors without the bytes of their elements, which load_external_data() brings later
    location           the folder of the external data, in place of the model's; a file object that has no name lacks
                       one, and its external tensors stay as they are
    verify_checksums   compare data files with the checksums that the model gives
    allow_size_mismatch
                       load tensors whose external data has another size than their type and shape require
    data_roots         folders into which symbolic links of data files may lead, besides the folder of the model and, if
                       `f` is a symbolic link, the folder of the file that it leads to
    allow_hard_links   accept data files that have more than one name
    passphrase, key    of an encrypted model, one of them: a str or bytes, or the cipher's own 32 bytes
    require_encryption, require_authentication
                       refuse, with passphrase or key, a plain file, and one that could be changed without the key
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
        raise ValueError("what is required to be encrypted needs its passphrase or key")
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
    """The ModelProto that bytes hold. External data stays where it is."""
    return _decode(s, _onnx.ModelProto(), _format_of(format, None))


def load_tensor(f, format=None):
    """The TensorProto of a file, by its path or as an object that has read()."""
    return _decode(_read(f), _onnx.TensorProto(), _format_of(format, f))


def load_tensor_from_string(s, format="protobuf"):
    """The TensorProto that bytes hold."""
    return _decode(s, _onnx.TensorProto(), _format_of(format, None))


def save(proto, f, format=None, *, save_as_external_data=False, all_tensors_to_one_file=True, location=None,
         size_threshold=1024, convert_attribute=False, max_external_file_size=None, checksum=False, flush=True,
         num_threads=None, allow_size_mismatch=False, allow_missing_data=False, copy_data_of=None, data_roots=(),
         allow_hard_links=False, passphrase=None, key=None, encryption_format=None):
    """Writes a ModelProto, or the bytes of one, to a path, or to an object that has write(). The message stays as it is.
    A path that ends in .zip becomes an archive, and with a passphrase or key the file is encrypted.

    format                    protobuf, textproto or json; None: what the path ends in says, as in the onnx package
    save_as_external_data     tensors of size_threshold bytes and more go to files beside the model; an archive has them
                              beside its graph in any case
    all_tensors_to_one_file   to one file, `location`; otherwise each to a file of its own
    location                  of that file, relative to the model's folder; by default the model's name with ".data"
    convert_attribute         tensors of attributes, too
    max_external_file_size    once the file would grow beyond so many bytes, the next is begun
    checksum                  store the SHA-1 of each data file
    flush                     bring everything to the disk before the file takes its name
    num_threads               threads that write; 0: as many as the machine has, up to 16
    allow_size_mismatch       leave a tensor in the model that would be moved to a file but has other elements than its
                              type and shape require; otherwise that is an error
    allow_missing_data        save references to data that was not loaded even if the files are not in the folder of f,
                              or f has no folder; otherwise that is an error
    copy_data_of              the file that the model was loaded from: copy the data that was not loaded from its
                              folder to a data file beside f; in its own folder, references mean what they meant
    data_roots, allow_hard_links
                              which data files may be copied or referred to, as for load()
    passphrase, key           a str or bytes, or the cipher's own 32 bytes
    encryption_format         ONNXCRY3, AES-256-GCM, by default; ONNXCRY2 or ONNXCRY1
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
    """Raises ValueError for a model that would have lost its weights in `f`, since their files are not there."""
    name = _onnx.find_not_loaded(model)
    if name is None:
        return
    path = f if _is_path(f) else getattr(f, "name", None)
    if not _is_path(path):
        raise ValueError(f"tensor '{name}': its data is not loaded, and what is written has no folder to find it in; "
                         "load the model with its data, or set allow_missing_data to save the reference as it is")
    _onnx.save(model, path, dry_run=True, **options)


def save_tensor(proto, f, format=None):
    """Writes a TensorProto to a path, or to an object that has write()."""
    _write(_encode(proto, _format_of(format, f)), f)


# Their other names in the onnx package.
load_model = load
load_from_string = load_model_from_string
save_model = save


def _placement(all_tensors_to_one_file):
    return "one_file" if all_tensors_to_one_file else "file_per_tensor"


def load_external_data(model, base_dir, *, no_copy=True, num_threads=0, verify_checksums=False,
                       allow_size_mismatch=False, data_roots=(), allow_hard_links=False):
    """Gives the external tensors of a model in memory their bytes, from the files below the folder `base_dir`."""
    _onnx.load_external_data(model, external_data_folder=base_dir, holding="mapped" if no_copy else "owned",
                             num_threads=num_threads, verify_checksums=verify_checksums,
                             allow_size_mismatch=allow_size_mismatch, data_roots=data_roots,
                             allow_hard_links=allow_hard_links)


def convert_model_to_external_data(model, all_tensors_to_one_file=True, location=None, size_threshold=1024,
                                   convert_attribute=False):
    """Marks the tensors as external, which they become when the model is saved; they keep their data until then.

    Without `location` the one file gets a name that no other has, as in the onnx package.
    """
    if all_tensors_to_one_file and not location:
        import uuid  # here, since it takes longer to load than all of onnxgen

        location = str(uuid.uuid4())
    _onnx.convert_to_external(model, placement=_placement(all_tensors_to_one_file), location=location or "",
                              size_threshold=size_threshold, convert_attribute=convert_attribute)


def convert_model_from_external_data(model, base_dir="", *, no_copy=True, num_threads=0):
    """Makes all tensors inline ones: those that hold their data keep it, others get it as load_external_data() does."""
    _onnx.convert_to_inline(model, external_data_folder=base_dir, holding="mapped" if no_copy else "owned",
                            num_threads=num_threads)


def index(path):
    """The tensors of a model file, of which only the structure is read: a list of dicts with name, path, data_type,
    dims, is_external, and the file, offset and length of their bytes."""
    return _onnx.index(path)
