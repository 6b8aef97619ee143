"""Stands in for google.protobuf.internal.builder, which generated modules call to get their classes."""

from onnxgen.protobuf_shim import _schemas


def BuildMessageAndEnumDescriptors(file, names):
    """Sets _NODEPROTO and its like."""
    for name, message_class in _schemas.message_classes(file).items():
        names["_" + name.upper()] = message_class.DESCRIPTOR


def BuildTopDescriptorsAndMessages(file, module_name, names):
    """Sets the classes and enums. The values of an enum are those of the module's own schema."""
    names.update(_schemas.message_classes(file))
    names.update(_schemas.enum_wrappers(file))
    names.update(_schemas.enum_values(file))


def BuildServices(file, module_name, names):
    """Services of generated modules have no code here."""
