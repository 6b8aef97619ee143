"""Creates the descriptors of a file from its serialized FileDescriptorProto and resolves type names."""

from onnxgen.protobuf_shim._describe.containers import DescriptorSequence, by
from onnxgen.protobuf_shim._describe.descriptors import (Descriptor, EnumDescriptor, FieldDescriptor, FileDescriptor,
                                                OneofDescriptor, ServiceDescriptor)
from onnxgen._file_record import Record


class InvalidFile(Exception):
    """The file is invalid. The text of the exception has one line for each error."""

    def __init__(self, name, errors):
        lines = "".join(f"  {error}\n" for error in errors)
        super().__init__(f'Invalid proto descriptor for file "{name}":\n{lines}')


def link_file(serialized, pool, find_file, find_type, type_of=FileDescriptor, is_strict=True):
    """Returns the FileDescriptor and all symbols of the file, by full name.

    find_file(name) and find_type(full_name) return declarations of other files or raise KeyError. Raises InvalidFile if
    a name is not found or a declaration is invalid. Without is_strict, names that are not found become None.
    """
    file, symbols, errors = _Linker(type_of(Record(serialized), pool), find_file, find_type).link()
    if errors and is_strict:
        raise InvalidFile(file.name, errors)
    return file, symbols


class _Linker:
    def __init__(self, file, find_file, find_type):
        self._file = file
        self._find_file = find_file
        self._find_type = find_type
        self._symbols = {}
        self._unlinked = []  # functions to call when all symbols are known
        self._errors = []

    def link(self):
        file, record = self._file, self._file.record
        self._link_dependencies()
        scope = file.package
        messages = [self._message(each, scope, None, index) for index, each in enumerate(record.records(4))]
        enums = [self._enum(each, scope, None) for each in record.records(5)]
        services = [self._service(each, scope, index) for index, each in enumerate(record.records(6))]
        extensions = [self._field(each, scope, None, index) for index, each in enumerate(record.records(7))]
        for link in self._unlinked:
            link()
        file.message_types_by_name, file.enum_types_by_name = by("name", messages), by("name", enums)
        file.services_by_name, file.extensions_by_name = by("name", services), by("name", extensions)
        return file, self._symbols, self._errors

    def _link_dependencies(self):
        found = []
        for name in self._file.record.texts(3):
            try:
                found.append(self._find_file(name))
            except KeyError:
                self._errors.append(f"{name}: Import \"{name}\" was not found or had errors.")
        self._file.dependencies = DescriptorSequence(found)
        public = [found[place] for place in self._file.record.integers(10) if place < len(found)]
        self._file.public_dependencies = DescriptorSequence(public)

    def _add(self, descriptor, full_name=None):
        full_name = full_name or descriptor.full_name
        if full_name in self._symbols:
            self._errors.append(f'{full_name}: "{full_name}" is already defined in file "{self._file.name}".')
        self._symbols[full_name] = descriptor
        return descriptor

    def _message(self, record, scope, containing, index):
        message = self._add(Descriptor(record, _join(scope, record.text(1)), self._file, containing, index))
        scope = message.full_name
        nested = [self._message(each, scope, message, place) for place, each in enumerate(record.records(3))]
        enums = [self._enum(each, scope, message) for each in record.records(4)]
        oneofs = [self._add(OneofDescriptor(each, _join(scope, each.text(1)), message, place))
                  for place, each in enumerate(record.records(8))]
        fields = [self._field(each, scope, message, place) for place, each in enumerate(record.records(2))]
        extensions = [self._field(each, scope, message, place) for place, each in enumerate(record.records(6))]
        for field in fields:
            place = field.record.integer(9, -1)
            if 0 <= place < len(oneofs):
                field.containing_oneof = oneofs[place]
        for oneof in oneofs:
            oneof.fields = DescriptorSequence(each for each in fields if each.containing_oneof is oneof)
            if not oneof.fields:
                self._unlinked.append(lambda name=oneof.full_name: self._errors.append(
                    f"{name}: Oneof must have at least one field."))
        message.set_content(fields, nested, enums, oneofs, extensions)
        return message

    def _enum(self, record, scope, containing):
        enum = self._add(EnumDescriptor(record, _join(scope, record.text(1)), self._file, containing))
        for value in enum.values:  # the names of values are in the scope of the enum
            self._add(value, _join(scope, value.name))
        return enum

    def _service(self, record, scope, index):
        service = self._add(ServiceDescriptor(record, _join(scope, record.text(1)), self._file, index))
        for method in service.methods:
            self._add(method)
            self._unlinked.append(lambda method=method: self._link_method(method))
        return service

    def _field(self, record, scope, message, index):
        field = self._add(FieldDescriptor(record, _join(scope, record.text(1)), self._file, message, index))
        self._unlinked.append(lambda: self._link_field(field, scope))
        return field

    def _link_method(self, method):
        scope = method.containing_service.full_name
        method.input_type = self._resolve(method.record.text(2), scope, method)
        method.output_type = self._resolve(method.record.text(3), scope, method)

    def _link_field(self, field, scope):
        if field.is_extension:
            field.containing_type = self._resolve(field.record.text(2), scope, field)
        name = field.record.text(6)
        if not name:
            return
        found = self._resolve(name, scope, field)
        if isinstance(found, EnumDescriptor):
            field.enum_type = found
            field.type = field.type or FieldDescriptor.TYPE_ENUM
        else:
            field.message_type = found
            field.type = field.type or FieldDescriptor.TYPE_MESSAGE

    def _resolve(self, name, scope, user):
        """Finds a type by full name, which has a leading dot, or by searching from the innermost scope outwards."""
        for full_name in [name[1:]] if name.startswith(".") else _candidates(name, scope):
            found = self._symbols.get(full_name)
            if found is None:
                try:
                    found = self._find_type(full_name)
                except KeyError:
                    continue
            if isinstance(found, (Descriptor, EnumDescriptor)):
                return found
        self._errors.append(f'{user.full_name}: "{name}" is not defined.')
        return None


def _join(scope, name):
    return f"{scope}.{name}" if scope else name


def _candidates(name, scope):
    while scope:
        yield f"{scope}.{name}"
        scope = scope.rpartition(".")[0]
    yield name
