"""Stands in for google.protobuf.descriptor_database."""

import warnings


class Error(Exception):
    pass


class DescriptorDatabaseConflictingDefinitionError(Error):
    """Two files with the same name differ."""


class DescriptorDatabase:
    """Database of FileDescriptorProto messages, indexed by file name and by declared symbol."""

    def __init__(self):
        self._files_by_name = {}
        self._files_by_symbol = {}

    def Add(self, file_desc_proto):
        name = file_desc_proto.name
        known = self._files_by_name.setdefault(name, file_desc_proto)
        if known is not file_desc_proto and known != file_desc_proto:
            raise DescriptorDatabaseConflictingDefinitionError(
                f"{name} already added, but with different descriptor.")
        for symbol in _symbols(file_desc_proto):
            self._add_symbol(symbol, file_desc_proto)

    def FindFileByName(self, name):
        return self._files_by_name[name]

    def FindFileContainingSymbol(self, symbol):
        """Returns the file of a symbol. Also finds undeclared names within a declared message or enum."""
        if symbol in self._files_by_symbol:
            return self._files_by_symbol[symbol]
        scope = symbol.rpartition(".")[0]
        if scope in self._files_by_symbol:
            return self._files_by_symbol[scope]
        raise KeyError(symbol)

    def FindFileContainingExtension(self, extendee_name, extension_number):
        return None

    def FindAllExtensionNumbers(self, extendee_name):
        return []

    def _add_symbol(self, symbol, file):
        known = self._files_by_symbol.get(symbol)
        if known is not None and known.name != file.name:
            warnings.warn(f'Conflict register for file "{file.name}": {symbol} is already defined in file '
                          f'"{known.name}"', RuntimeWarning)
        self._files_by_symbol[symbol] = file


def _symbols(file):
    # Like protobuf, gives names of enum values a leading dot if the file has no package.
    scope = file.package
    for message in file.message_type:
        yield from _symbols_of_message(message, (scope + "." if scope else "") + message.name)
    for enum in file.enum_type:
        yield (scope + "." if scope else "") + enum.name
        yield from (f"{scope}.{value.name}" for value in enum.value)
    for each in (*file.extension, *file.service):
        yield (scope + "." if scope else "") + each.name


def _symbols_of_message(message, full_name):
    yield full_name
    for nested in message.nested_type:
        yield from _symbols_of_message(nested, f"{full_name}.{nested.name}")
    for enum in message.enum_type:
        yield f"{full_name}.{enum.name}"
        yield from (f"{full_name}.{value.name}" for value in enum.value)
    for each in (*message.field, *message.extension, *message.oneof_decl):
        yield f"{full_name}.{each.name}"
