"""Descriptors for the declarations of a serialized FileDescriptorProto, with protobuf's interface.

Files without an onnxgen module have only these. Messages of modules have the descriptors of onnxgen._core, which use
these for what they lack: options, services and the result of CopyToProto().
"""

import functools
import math
import struct
import types

from onnxgen import _core
from onnxgen._file_record import Record
from onnxgen.protobuf_shim._describe.containers import DescriptorSequence, by


class _EitherKind(type):
    """Metaclass that makes isinstance() accept the descriptors of onnxgen._core."""

    def __instancecheck__(cls, value):
        native = getattr(_core, cls.__name__, ())
        return type.__instancecheck__(cls, value) or isinstance(value, native)

    def __call__(cls, *arguments, **options):
        """Creates a descriptor. Like protobuf's C++ backend, adds a file given as serialized_pb to the default pool."""
        if "serialized_pb" in options:
            from onnxgen.protobuf_shim._describe.pool import DEFAULT
            return DEFAULT.AddSerializedFile(options["serialized_pb"])
        return super().__call__(*arguments, **options)


class _Described(metaclass=_EitherKind):
    """Base class of all descriptors. `record` is the encoded declaration."""

    _PROTO = _OPTIONS = ""  # names of messages of descriptor.proto
    _OPTIONS_NUMBER = 0

    def __init__(self, record, full_name, file, index=0):
        self.record = record
        self.full_name = full_name
        self.name = full_name.rpartition(".")[2]
        self.file = file
        self.index = index

    @property
    def has_options(self):
        return bool(self.record.bytes(self._OPTIONS_NUMBER))

    @functools.cached_property
    def _options(self):
        try:
            from google.protobuf import descriptor_pb2
        except ImportError:  # no module was generated from descriptor.proto
            return _plain_options(self._OPTIONS, Record(self.record.bytes(self._OPTIONS_NUMBER)))
        return getattr(descriptor_pb2, self._OPTIONS).FromString(self.record.bytes(self._OPTIONS_NUMBER))

    def GetOptions(self):
        return self._options

    def CopyToProto(self, proto):
        expected = "google.protobuf." + self._PROTO
        if not isinstance(proto, _core.Message) or proto.DESCRIPTOR.full_name != expected:
            raise TypeError(f"CopyToProto() of {self.full_name} requires a {expected}")
        proto.ParseFromString(self.record.data)

    def __repr__(self):
        return f"<onnxgen descriptor of {self.full_name}>"


_PLAIN_OPTIONS = {
    "MessageOptions": {"message_set_wire_format": 1, "deprecated": 3, "map_entry": 7},
    "FieldOptions": {"packed": 2, "deprecated": 3},
    "EnumOptions": {"allow_alias": 2, "deprecated": 3},
    "EnumValueOptions": {"deprecated": 1},
}


def _plain_options(kind, record):
    """Returns the most common options. Used if no class for the options message exists."""
    return types.SimpleNamespace(
        **{name: bool(record.integer(number)) for name, number in _PLAIN_OPTIONS.get(kind, {}).items()})


class FileDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "FileDescriptorProto", "FileOptions", 8

    def __init__(self, record, pool):
        super().__init__(record, record.text(1), self)
        self.name = self.full_name
        self.package = record.text(2)
        self.syntax = record.text(12) or "proto2"
        self.pool = pool
        self.serialized_pb = record.data
        self.dependencies = self.public_dependencies = DescriptorSequence([])
        self.message_types_by_name = self.enum_types_by_name = by("name", [])
        self.extensions_by_name = self.services_by_name = by("name", [])

    def GetDebugString(self):
        from onnxgen.protobuf_shim._describe import debug_text
        return debug_text.of_file(self)


class Descriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "DescriptorProto", "MessageOptions", 7

    def __init__(self, record, full_name, file, containing_type, index):
        super().__init__(record, full_name, file, index)
        self.containing_type = containing_type
        self.extension_ranges = [(each.integer(1), each.integer(2)) for each in record.records(5)]
        self.is_extendable = bool(self.extension_ranges)

    def set_content(self, fields, nested_types, enum_types, oneofs, extensions):
        self.fields = DescriptorSequence(fields)
        self.fields_by_name = by("name", fields)
        self.fields_by_number = by("number", fields)
        self.fields_by_camelcase_name = by("camelcase_name", fields)
        self.nested_types = DescriptorSequence(nested_types)
        self.nested_types_by_name = by("name", nested_types)
        self.enum_types = DescriptorSequence(enum_types)
        self.enum_types_by_name = by("name", enum_types)
        self.enum_values_by_name = by("name", [value for enum in enum_types for value in enum.values])
        self.oneofs = DescriptorSequence(oneofs)
        self.oneofs_by_name = by("name", oneofs)
        self.extensions = DescriptorSequence(extensions)
        self.extensions_by_name = by("name", extensions)

    @property
    def syntax(self):
        return self.file.syntax

    def EnumValueName(self, enum, value):
        return self.enum_types_by_name[enum].values_by_number[value].name

    @property
    def _concrete_class(self):
        """The class with the same declaration in an onnxgen module."""
        from onnxgen.protobuf_shim._describe.pool import symbol_in
        for file in _core.files():
            if file.name == self.file.name and file.serialized_pb == self.file.serialized_pb:
                return symbol_in(file, self.full_name)._concrete_class
        raise NotImplementedError(f"onnxgen has no class for {self.full_name}: it cannot create classes at run time; "
                                  "generate a module from the schema with onnxgen --python_out")


class OneofDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "OneofDescriptorProto", "OneofOptions", 2

    def __init__(self, record, full_name, containing_type, index):
        super().__init__(record, full_name, containing_type.file, index)
        self.containing_type = containing_type
        self.fields = DescriptorSequence([])


class EnumDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "EnumDescriptorProto", "EnumOptions", 3

    def __init__(self, record, full_name, file, containing_type):
        super().__init__(record, full_name, file)
        self.containing_type = containing_type
        values = [EnumValueDescriptor(each, self, index) for index, each in enumerate(record.records(2))]
        self.values = DescriptorSequence(values)
        self.values_by_name = by("name", values)
        self.values_by_number = by("number", values)


class EnumValueDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "EnumValueDescriptorProto", "EnumValueOptions", 3

    def __init__(self, record, enum, index):
        super().__init__(record, record.text(1), enum.file, index)
        self.type = enum
        self.number = record.integer(2)


class ServiceDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "ServiceDescriptorProto", "ServiceOptions", 3

    def __init__(self, record, full_name, file, index):
        super().__init__(record, full_name, file, index)
        self.is_generic = bool(Record(file.record.bytes(8)).integer(18))  # py_generic_services: the service has classes
        self.methods = [MethodDescriptor(each, f"{full_name}.{each.text(1)}", self, place)
                        for place, each in enumerate(record.records(2))]
        self.methods_by_name = by("name", self.methods)

    def FindMethodByName(self, name):
        return self.methods_by_name[name]


class MethodDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "MethodDescriptorProto", "MethodOptions", 4

    def __init__(self, record, full_name, service, index):
        super().__init__(record, full_name, service.file, index)
        self.containing_service = service
        self.client_streaming = bool(record.integer(5))
        self.server_streaming = bool(record.integer(6))
        self.input_type = self.output_type = None


class FieldDescriptor(_Described):
    _PROTO, _OPTIONS, _OPTIONS_NUMBER = "FieldDescriptorProto", "FieldOptions", 8

    MAX_FIELD_NUMBER = (1 << 29) - 1
    FIRST_RESERVED_FIELD_NUMBER, LAST_RESERVED_FIELD_NUMBER = 19000, 19999
    MAX_TYPE, MAX_CPPTYPE, MAX_LABEL = 18, 10, 3
    _CPP_TYPES = (0, 5, 6, 2, 4, 1, 4, 3, 7, 9, 10, 10, 9, 3, 8, 1, 2, 1, 2)  # by type

    def __init__(self, record, full_name, file, scope, index):
        super().__init__(record, full_name, file, index)
        self.number = record.integer(3)
        self.label = record.integer(4, self.LABEL_OPTIONAL)
        self.type = record.integer(5)
        self.is_extension = 2 in record
        self.extension_scope = scope if self.is_extension else None
        self.containing_type = None if self.is_extension else scope
        self.message_type = self.enum_type = self.containing_oneof = None
        self.has_default_value = 7 in record

    @property
    def cpp_type(self):
        return self._CPP_TYPES[self.type] if self.type <= self.MAX_TYPE else 0

    @property
    def camelcase_name(self):
        joined = _capitalized_after_underscores(self.name)
        return joined[:1].lower() + joined[1:]

    @property
    def json_name(self):
        return self.record.text(10) or _capitalized_after_underscores(self.name)

    @property
    def has_presence(self):
        if self.label == self.LABEL_REPEATED:
            return False
        return (self.cpp_type == self.CPPTYPE_MESSAGE or self.containing_oneof is not None or self.is_extension or
                self.file.syntax == "proto2")

    @property
    def default_value(self):
        if self.label == self.LABEL_REPEATED:
            return []
        if self.cpp_type == self.CPPTYPE_MESSAGE:
            return None
        return self._parsed(self.record.text(7) if self.has_default_value else None)

    def _parsed(self, text):
        if self.cpp_type == self.CPPTYPE_ENUM:
            values = self.enum_type.values
            return values[0].number if text is None else self.enum_type.values_by_name[text].number
        if self.type == self.TYPE_STRING:
            return text or ""
        if self.type == self.TYPE_BYTES:
            from google.protobuf import text_encoding
            return text_encoding.CUnescape(text or "")
        if self.cpp_type == self.CPPTYPE_BOOL:
            return text == "true"
        if self.cpp_type == self.CPPTYPE_FLOAT and text is not None:
            return struct.unpack("f", struct.pack("f", float(text)))[0] if math.isfinite(float(text)) else float(text)
        return float(text or 0) if self.cpp_type == self.CPPTYPE_DOUBLE else int(text or 0)


for _name, _value in vars(_core.FieldDescriptor).items():
    if _name.startswith(("TYPE_", "CPPTYPE_", "LABEL_")):
        setattr(FieldDescriptor, _name, _value)


def _capitalized_after_underscores(name):
    first, *others = name.split("_")
    return first + "".join(other[:1].upper() + other[1:] for other in others)
