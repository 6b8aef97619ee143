"""Stands in for google.protobuf.internal.builder, which generated modules call to get their classes."""


def BuildMessageAndEnumDescriptors(file, names):
    """Sets _NODEPROTO and its like."""
    for name, message_class in file.message_classes().items():
        names["_" + name.upper()] = message_class.DESCRIPTOR


def BuildTopDescriptorsAndMessages(file, module_name, names):
    """Sets the classes and enums. The values of an enum are those of the module's own schema."""
    names.update(file.message_classes())
    names.update(file.enum_wrappers())
    names.update(file.enum_values())


def BuildServices(file, module_name, names):
    """Services have no code here."""
