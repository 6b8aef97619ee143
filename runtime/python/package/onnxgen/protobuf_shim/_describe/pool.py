"""Finds descriptors by name, in imported modules and in files added by the program."""

import functools

from onnxgen import _core
from onnxgen.protobuf_shim._describe import descriptors as kinds
from onnxgen.protobuf_shim import _schemas
from onnxgen.protobuf_shim._describe.linking import InvalidFile, link_file
from onnxgen._file_record import Record


def _of_name(find):
    """Decorator that requires the name to be a str."""
    @functools.wraps(find)
    def checked(self, name):
        if not isinstance(name, str):
            raise TypeError(f"expected a name of type str, got {type(name).__name__}")
        return find(self, name)

    return checked


class DescriptorPool:
    """Pool of files and their declarations. With a database, files are loaded from it on first use."""

    _FILE = kinds.FileDescriptor

    def __init__(self, descriptor_db=None):
        self._database = descriptor_db
        self._files = {}
        self._symbols = {}
        self._waiting = set()  # names of the database's files that are being added

    # ---- adding ------------------------------------------------------------------------------------------------------

    def Add(self, file_desc_proto):
        """Adds a FileDescriptorProto."""
        self.AddSerializedFile(file_desc_proto.SerializeToString())

    def AddSerializedFile(self, serialized_file_desc_proto):
        """Adds an encoded FileDescriptorProto and returns its descriptor."""
        if self._database is not None:
            raise ValueError("Cannot call Add on a DescriptorPool that uses a DescriptorDatabase. Add your file to the "
                             "underlying database.")
        try:
            return self._add(memoryview(serialized_file_desc_proto).tobytes())
        except InvalidFile as error:
            raise TypeError(f"Couldn't build proto file into descriptor pool!\n{error}") from None

    def _add(self, serialized):
        name = Record(serialized).text(1)
        known = self._files.get(name)
        if known is not None:
            if known.serialized_pb == serialized:
                return known
            raise InvalidFile(name, [f'{name}: A file with this name is already in the pool.'])
        file, symbols = link_file(serialized, self, self._file_of_name, self._type, self._FILE)
        for full_name in symbols:
            if self._is_taken(full_name):
                other = self._symbols[full_name].file.name
                raise InvalidFile(name, [f'{full_name}: "{full_name}" is already defined in file "{other}".'])
        self._files[name] = file
        self._symbols.update(symbols)
        return file

    def _is_taken(self, full_name):
        return full_name in self._symbols

    def _check_known(self, descriptor, kind):
        if not isinstance(descriptor, kind):
            raise TypeError(f"expected a {kind.__name__}, got {type(descriptor).__name__}")

    def AddDescriptor(self, desc):
        """Checks that the descriptor is known. Adds nothing, because descriptors are added with their files."""
        self._check_known(desc, kinds.Descriptor)

    def AddEnumDescriptor(self, enum_desc):
        self._check_known(enum_desc, kinds.EnumDescriptor)

    def AddServiceDescriptor(self, service_desc):
        self._check_known(service_desc, kinds.ServiceDescriptor)

    def AddExtensionDescriptor(self, extension):
        self._check_known(extension, kinds.FieldDescriptor)

    def AddFileDescriptor(self, file_desc):
        self._check_known(file_desc, kinds.FileDescriptor)

    # ---- finding -----------------------------------------------------------------------------------------------------

    @_of_name
    def FindFileByName(self, file_name):
        try:
            return self._file_of_name(file_name)
        except InvalidFile as error:
            raise KeyError(f"Couldn't build file {file_name}\n{error}") from None

    @_of_name
    def FindFileContainingSymbol(self, symbol):
        return self._find(symbol, "symbol", object).file

    @_of_name
    def FindMessageTypeByName(self, full_name):
        return self._find(full_name, "message", kinds.Descriptor)

    @_of_name
    def FindEnumTypeByName(self, full_name):
        return self._find(full_name, "enum", kinds.EnumDescriptor)

    @_of_name
    def FindFieldByName(self, full_name):
        return self._find(full_name, "field", kinds.FieldDescriptor, lambda field: not field.is_extension)

    @_of_name
    def FindOneofByName(self, full_name):
        return self._find(full_name, "oneof", kinds.OneofDescriptor)

    @_of_name
    def FindExtensionByName(self, full_name):
        return self._find(full_name, "extension field", kinds.FieldDescriptor, lambda field: field.is_extension)

    @_of_name
    def FindServiceByName(self, full_name):
        return self._find(full_name, "service", kinds.ServiceDescriptor)

    @_of_name
    def FindMethodByName(self, full_name):
        return self._find(full_name, "method", kinds.MethodDescriptor)

    def FindExtensionByNumber(self, message_descriptor, number):
        for extension in self.FindAllExtensions(message_descriptor):
            if extension.number == number:
                return extension
        raise KeyError(f"Couldn't find Extension {number}")

    def FindAllExtensions(self, message_descriptor):
        self._check_known(message_descriptor, kinds.Descriptor)
        return [each for each in self._all_extensions() if each.containing_type is message_descriptor]

    def _all_extensions(self):
        return [each for each in self._symbols.values()
                if isinstance(each, kinds.FieldDescriptor) and each.is_extension]

    def _find(self, full_name, kind, wanted, fits=lambda found: True):
        try:
            found = self._symbol(full_name)
        except InvalidFile as error:
            raise KeyError(f"Couldn't build file for {kind} {full_name}\n{error}") from None
        except KeyError:
            found = None
        if found is None or not isinstance(found, wanted) or not fits(found):
            raise KeyError(f"Couldn't find {kind} {full_name}")
        return found

    def _file_of_name(self, name):
        """Returns a file. Raises KeyError if it is not found, InvalidFile if the database's file is invalid."""
        if name in self._files:
            return self._files[name]
        found = self._database.FindFileByName(name) if self._database is not None else None
        if found is None or name in self._waiting:
            raise KeyError(f"Couldn't find file {name}")
        return self._take(found)

    def _symbol(self, full_name):
        if full_name not in self._symbols and hasattr(self._database, "FindFileContainingSymbol"):
            file = self._database.FindFileContainingSymbol(full_name)
            if file is not None and file.name not in self._files and file.name not in self._waiting:
                self._take(file)
        return self._symbols[full_name]

    def _type(self, full_name):
        """Finds a message or enum, for a file that is being added."""
        return self._symbol(full_name)

    def _take(self, file_proto):
        """Adds a file from the database. Detects files that import themselves."""
        self._waiting.add(file_proto.name)
        try:
            return self._add(file_proto.SerializeToString())
        finally:
            self._waiting.remove(file_proto.name)


class DefaultPool(DescriptorPool):
    """Pool that also contains the files of all imported modules. Added files use the classes of these modules."""

    _FILE = _schemas.File

    def _add(self, serialized):
        name = Record(serialized).text(1)
        for file in _core.files():
            if file.name == name and file.serialized_pb == serialized:
                return file
        file = super()._add(serialized)
        file.use_classes()
        return file

    def _is_taken(self, full_name):
        """Allows files to redeclare names of modules, because generated modules use the classes of these modules."""
        return super()._is_taken(full_name) and not any(symbol_in(file, full_name) for file in _core.files())

    def _file_of_name(self, name):
        if name not in self._files:
            for file in _core.files():
                if file.name == name:
                    return file
        return super()._file_of_name(name)

    def _symbol(self, full_name):
        for file in _core.files():
            found = symbol_in(file, full_name)
            if found is not None:
                return found
        return super()._symbol(full_name)

    def _type(self, full_name):
        for file in _core.files():
            found = symbol_in(file, full_name, _TYPES, _TYPES)
            if found is not None:
                return found
        return super()._symbol(full_name)

    def _all_extensions(self):
        found = [each for file in _core.files() for each in _extensions_in(file)]
        return found + super()._all_extensions()


_TYPES = ("message_types_by_name", "nested_types_by_name", "enum_types_by_name")
_OF_FILES = ("message_types_by_name", "enum_types_by_name", "services_by_name", "extensions_by_name")
_OF_MESSAGES = ("fields_by_name", "nested_types_by_name", "enum_types_by_name", "oneofs_by_name", "extensions_by_name",
                "enum_values_by_name")


def symbol_in(file, full_name, of_file=_OF_FILES, of_message=_OF_MESSAGES):
    """Returns the declaration with this name, searching the given attributes, or None if there is none."""
    prefix = file.package + "." if file.package else ""
    if not full_name.startswith(prefix):
        return None
    *path, last = full_name[len(prefix):].split(".")
    scope, messages = file, file.message_types_by_name
    for name in path:
        scope = messages.get(name)
        if scope is None:
            return _method_in(file, path, last) if of_file is _OF_FILES else None
        messages = scope.nested_types_by_name
    for name in of_message if path else of_file:
        found = getattr(scope, name, {}).get(last)
        if found is not None:
            return found
    return _value_in(file, last) if not path and of_file is _OF_FILES else None


def _method_in(file, path, name):
    service = file.services_by_name.get(path[0]) if len(path) == 1 else None
    return service.methods_by_name.get(name) if service is not None else None


def _value_in(file, name):
    return next((enum.values_by_name[name] for enum in file.enum_types_by_name.values() if name in enum.values_by_name),
                None)


def _extensions_in(scope):
    yield from scope.extensions_by_name.values()
    nested = scope.nested_types_by_name if isinstance(scope, kinds.Descriptor) else scope.message_types_by_name
    for message in nested.values():
        yield from _extensions_in(message)


DEFAULT = DefaultPool()
