"""Stands in for google.protobuf.descriptor_pool."""

from onnxgen import _core
from onnxgen.protobuf_shim._schemas import File

_MESSAGES = ("message_types_by_name", "nested_types_by_name")  # of files, and of messages
_ENUMS = ("enum_types_by_name",)
_EXTENSIONS = ("extensions_by_name",)
_FIELDS = ("fields_by_name",)
_ONEOFS = ("oneofs_by_name",)


class DescriptorPool:
    """Descriptors of all modules of onnxgen's classes that have been imported; what is not there is a KeyError."""

    def __init__(self):
        self._files = {}

    def AddSerializedFile(self, serialized):
        """What generated modules hand their schemas to."""
        file = File(serialized)
        return self._files.setdefault(file.name, file)

    def FindFileByName(self, file_name):
        for file in (*self._files.values(), *_core.files()):
            if file.name == file_name:
                return file
        raise KeyError(f"Couldn't find file {file_name}")

    def FindFileContainingSymbol(self, symbol):
        return _find(symbol, "symbol", *_MESSAGES, *_ENUMS, *_EXTENSIONS, *_FIELDS).file

    def FindMessageTypeByName(self, full_name):
        return _find(full_name, "message", *_MESSAGES)

    def FindEnumTypeByName(self, full_name):
        return _find(full_name, "enum", *_ENUMS)

    def FindFieldByName(self, full_name):
        return _find(full_name, "field", *_FIELDS)

    def FindOneofByName(self, full_name):
        return _find(full_name, "oneof", *_ONEOFS)

    def FindExtensionByName(self, full_name):
        return _find(full_name, "extension field", *_EXTENSIONS)

    def FindExtensionByNumber(self, message_descriptor, number):
        for extension in self.FindAllExtensions(message_descriptor):
            if extension.number == number:
                return extension
        raise KeyError(f"Couldn't find Extension {number}")

    def FindAllExtensions(self, message_descriptor):
        return [extension for file in _core.files() for extension in _extensions_in(file)
                if extension.containing_type is message_descriptor]


def _find(full_name, kind, *lists):
    """What one of the lists has by that name, of the file or message that the name before the last dot is of."""
    for file in _core.files():
        prefix = file.package + "." if file.package else ""
        if full_name.startswith(prefix):
            *path, last = full_name[len(prefix):].split(".")
            scope = _scope_in(file, path)
            for name in lists:
                found = getattr(scope, name, {}).get(last)
                if found is not None:
                    return found
    raise KeyError(f"Couldn't find {kind} {full_name}")


def _scope_in(file, path):
    """The file itself, or the message that the path leads to; None where there is none."""
    scope, messages = file, file.message_types_by_name
    for name in path:
        scope = messages.get(name)
        if scope is None:
            return None
        messages = scope.nested_types_by_name
    return scope


def _extensions_in(scope):
    yield from scope.extensions_by_name.values()
    for name in _MESSAGES:
        for message in getattr(scope, name, {}).values():
            yield from _extensions_in(message)


_default = DescriptorPool()


def Default():
    return _default
