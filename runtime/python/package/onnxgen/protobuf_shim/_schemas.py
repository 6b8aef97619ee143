"""What a module that protoc generated asks for: classes for the messages of a serialized FileDescriptorProto."""

import onnxgen.onnx
from onnxgen import _core
from onnxgen._file_record import Record
from onnxgen.protobuf_shim._describe.containers import DescriptorMapping
from onnxgen.protobuf_shim._describe.descriptors import FileDescriptor

_classes = {}  # by full name, such as onnx.NodeProto
_enums = {}


def add_classes(module):
    """Lets generated modules find the classes of `module`, one that onnxgen made."""
    for value in vars(module).values():
        if isinstance(value, type) and hasattr(value, "DESCRIPTOR"):
            _classes[value.DESCRIPTOR.full_name] = value
        elif isinstance(value, _core.EnumTypeWrapper):
            _enums[value.DESCRIPTOR.full_name] = value


def message_classes(file):
    """Returns the classes of a file by their names, those within others not among them."""
    return {name: _class_of(file, name) for name in _names(file, 4)}


def enum_wrappers(file):
    """Returns the enums of a file by their names, as far as onnxgen has them."""
    full_names = {name: _full_name(file, name) for name in _names(file, 5)}
    return {name: _enums[full_name] for name, full_name in full_names.items() if full_name in _enums}


def enum_values(file):
    """Returns the values that a file gives its enums, which a newer schema may have changed, by their names."""
    return {value.text(1): value.integer(2)
            for enum in Record(file.serialized_pb).records(5) for value in enum.records(2)}


class File(FileDescriptor):
    """The file of a generated module, which gets onnxgen's classes."""

    def use_classes(self):
        """Has the descriptors of onnxgen's classes from now on, in place of those of the file.

        The classes lose what the file, of an older schema, has not: the package asks by hasattr() what they have.
        """
        for described in self.message_types_by_name.values():
            if described.full_name in _classes:
                _keep_declared(_classes[described.full_name], described)
        self.message_types_by_name = _with_known(self.message_types_by_name, _classes)
        self.enum_types_by_name = _with_known(self.enum_types_by_name, _enums)


_matched = set()  # full names of messages whose classes have only what a package's schema has


def _keep_declared(message_class, described):
    """Takes from a class the fields and enum values that its description lacks; the first one of a message decides."""
    if described.full_name in _matched or not described.fields:
        return
    _matched.add(described.full_name)
    native = message_class.DESCRIPTOR
    _core.hide_fields(message_class, [each.name for each in native.fields if each.name not in described.fields_by_name])
    for enum in described.enum_types:
        if enum.name in native.enum_types_by_name:
            _keep_declared_values(message_class, native.enum_types_by_name[enum.name], enum)
    for nested in described.nested_types:
        if isinstance(getattr(message_class, nested.name, None), type):
            _keep_declared(getattr(message_class, nested.name), nested)


def _keep_declared_values(message_class, native, described):
    newer = [each.name for each in native.values if each.name not in described.values_by_name]
    for name in newer:
        delattr(message_class, name)
    if newer:
        from google.protobuf.internal.enum_type_wrapper import EnumTypeWrapper
        setattr(message_class, described.name, EnumTypeWrapper(described))


def _with_known(descriptors, known):
    return DescriptorMapping((name, known[described.full_name].DESCRIPTOR if described.full_name in known else described)
                             for name, described in descriptors.items())


def _names(file, number):
    return [each.text(1) for each in Record(file.serialized_pb).records(number)]


def _full_name(file, name):
    return f"{file.package}.{name}" if file.package else name


def _class_of(file, name):
    full_name = _full_name(file, name)
    try:
        return _classes[full_name]
    except KeyError:
        raise ImportError(
            f"onnxgen has no class for {full_name} of {file.name}: make a module of the schema "
            "(onnxgen --python_out) and pass it to onnxgen.protobuf_shim.add_classes()") from None


add_classes(onnxgen.onnx)
