"""Stands in for google.protobuf.internal.builder, which generated modules call to get their classes."""

from onnxgen.protobuf_shim import _schemas


def BuildMessageAndEnumDescriptors(file, names):
    """Adds descriptors such as _NODEPROTO."""
    for name, message_class in _schemas.message_classes(file).items():
        names["_" + name.upper()] = message_class.DESCRIPTOR


def BuildTopDescriptorsAndMessages(file, module_name, names):
    """Adds the classes and enums. Enum values come from the generated module's schema."""
    names.update(_schemas.message_classes(file))
    names.update(_schemas.enum_wrappers(file))
    names.update(_schemas.enum_values(file))


def BuildServices(file, module_name, names):
    """Does nothing: services of generated modules get no classes."""
