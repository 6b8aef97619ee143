"""Adds protobuf's remaining attributes to the descriptors of onnxgen._core, such as options and CopyToProto().

The native descriptors contain only what messages need. Everything else comes from their twins: descriptors that are
created on first use from the file's FileDescriptorProto.
"""

import functools
import importlib

from onnxgen import _core
from onnxgen._file_record import public_imports
from onnxgen.protobuf_shim._describe import descriptors as kinds
from onnxgen.protobuf_shim._describe.containers import DescriptorMapping, DescriptorSequence
from onnxgen.protobuf_shim._describe.linking import link_file
from onnxgen.protobuf_shim._describe.pool import DEFAULT

_declared_oneofs = vars(_core.Descriptor)["oneofs"].__get__  # without synthetic oneofs
_twins = {}  # twin and symbols of each file, by file name


def _twins_of(file):
    if file.name not in _twins:
        _twins[file.name] = link_file(file.serialized_pb, DEFAULT, _dependency, DEFAULT._type, is_strict=False)
    return _twins[file.name]


@functools.lru_cache(maxsize=None)
def _dependency(name):
    """Finds an imported file, even if its module was not imported yet. Raises KeyError if it does not exist."""
    file = _imported_file(name)
    for public in public_imports(file.serialized_pb):
        _dependency(public)
    return file


def _imported_file(name):
    try:
        return DEFAULT._file_of_name(name)
    except KeyError:
        path = name[:-len(".proto")] if name.endswith(".proto") else name
        try:
            importlib.import_module(path.replace("-", "_").replace("/", ".") + "_pb2")
        except ImportError:
            raise KeyError(name) from None
        return DEFAULT._file_of_name(name)


def _twin(descriptor):
    if isinstance(descriptor, _core.FileDescriptor):
        return _twins_of(descriptor)[0]
    if isinstance(descriptor, _core.EnumValueDescriptor):
        return _twin(descriptor.type).values_by_name[descriptor.name]
    files = [descriptor.file] if descriptor.file is not None else _core.files()  # map entries have no file
    for file in files:
        found = _twins_of(file)[1].get(descriptor.full_name)
        if found is not None:
            return found
    raise KeyError(descriptor.full_name)


class _ReadOnly:
    """Computed attribute. Assignment raises an error."""

    def __init__(self, get, doc=None):
        self._get = get
        self.__doc__ = doc

    def __set_name__(self, owner, name):
        self._name = name

    def __get__(self, instance, owner=None):
        return self if instance is None else self._get(instance)

    def __set__(self, instance, value):
        raise AttributeError(f"attribute is not writable: {self._name}")


def _set(native, name, get):
    attribute = _ReadOnly(get)
    attribute.__set_name__(native, name)
    setattr(native, name, attribute)


def _wrap(native, container, *names):
    """Makes lists and dicts of descriptors read-only."""
    for name in names:
        plain = vars(native)[name].__get__
        _set(native, name, lambda self, plain=plain: container(plain(self)))


def _from_twin(native, *names):
    for name in names:
        _set(native, name, lambda self, name=name: getattr(_twin(self), name))


def _get_options(self):
    return _twin(self).GetOptions()


def _copy_to_proto(self, proto):
    _twin(self).CopyToProto(proto)


def _add_to_all():
    for name in ("Descriptor", "FieldDescriptor", "OneofDescriptor", "EnumDescriptor", "EnumValueDescriptor",
                 "FileDescriptor"):
        native = getattr(_core, name)
        _from_twin(native, "has_options")
        native.GetOptions = _get_options
        native.CopyToProto = _copy_to_proto


@functools.lru_cache(maxsize=None)
def _services(file):
    services = _twin(file).services_by_name
    for service in services.values():
        service.file = file
        for method in service.methods:
            method.file = file
            method.input_type, method.output_type = _native(method.input_type), _native(method.output_type)
    return services


def _native(descriptor):
    """Returns the native descriptor that corresponds to a descriptor of a twin."""
    return DEFAULT._type(descriptor.full_name) if descriptor is not None else None


@functools.lru_cache(maxsize=None)
def _synthetic_oneofs(message):
    """Returns the synthetic oneofs of proto3 `optional` fields."""
    declared = {each.name for each in _declared_oneofs(message)}
    result = []
    for oneof in _twin(message).oneofs:
        if oneof.name not in declared:
            oneof.containing_type, oneof.file = message, message.file
            oneof.fields = DescriptorSequence(message.fields_by_name[each.name] for each in oneof.fields)
            result.append(oneof)
    return result


def _containing_oneof(plain):
    def get(self):
        found = plain(self)
        if found is None and not self.is_extension:
            found = next((each for each in _synthetic_oneofs(self.containing_type) if self in each.fields), None)
        return found

    return get


def extend() -> None:
    """Extends the native descriptors. Called once, by install()."""
    message, field, file = _core.Descriptor, _core.FieldDescriptor, _core.FileDescriptor
    _add_to_all()
    _wrap(message, DescriptorSequence, "fields", "nested_types", "enum_types", "extensions")
    _wrap(message, DescriptorMapping, "fields_by_name", "fields_by_number", "nested_types_by_name", "enum_types_by_name",
          "enum_values_by_name", "extensions_by_name")
    _wrap(_core.EnumDescriptor, DescriptorSequence, "values")
    _wrap(_core.EnumDescriptor, DescriptorMapping, "values_by_name", "values_by_number")
    _wrap(_core.OneofDescriptor, DescriptorSequence, "fields")
    _wrap(file, DescriptorMapping, "message_types_by_name", "enum_types_by_name", "extensions_by_name")

    _set(message, "oneofs", lambda self: DescriptorSequence([*_declared_oneofs(self), *_synthetic_oneofs(self)]))
    _set(message, "oneofs_by_name", lambda self: DescriptorMapping((each.name, each) for each in self.oneofs))
    _set(message, "fields_by_camelcase_name",
         lambda self: DescriptorMapping((each.camelcase_name, each) for each in self.fields))
    _from_twin(message, "extension_ranges")
    message.EnumValueName = kinds.Descriptor.EnumValueName

    _from_twin(field, "camelcase_name", "has_default_value")
    _set(field, "containing_oneof", _containing_oneof(vars(field)["containing_oneof"].__get__))
    _set(_core.EnumValueDescriptor, "file", lambda self: self.type.file)
    _set(message, "syntax", lambda self: self.file.syntax)
    for name in ("MAX_FIELD_NUMBER", "FIRST_RESERVED_FIELD_NUMBER", "LAST_RESERVED_FIELD_NUMBER"):
        setattr(field, name, getattr(kinds.FieldDescriptor, name))

    _set(file, "pool", lambda self: DEFAULT)
    _set(file, "services_by_name", _services)
    _from_twin(file, "dependencies", "public_dependencies")
    file.GetDebugString = kinds.FileDescriptor.GetDebugString
    _set(_core.OneofDescriptor, "file", lambda self: self.containing_type.file)
