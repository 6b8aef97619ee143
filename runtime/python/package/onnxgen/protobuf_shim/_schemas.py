"""What a module that protoc generated asks for: classes for the messages of a serialized FileDescriptorProto."""

import onnxgen.onnx
from onnxgen import _core

_classes = {}  # by full name, such as onnx.NodeProto
_enums = {}


def add_classes(module):
    """Lets generated modules find the classes of `module`, one that onnxgen made."""
    for value in vars(module).values():
        if isinstance(value, type) and hasattr(value, "DESCRIPTOR"):
            _classes[value.DESCRIPTOR.full_name] = value
        elif isinstance(value, _core.EnumTypeWrapper):
            _enums[value.DESCRIPTOR.full_name] = value


class File:
    """What is needed of a file's descriptor: its names, messages and enums, as the generated module has them."""

    def __init__(self, serialized):
        self.serialized_pb = serialized
        self.name = ""
        self.package = ""
        self._message_names = []
        self._enums = []
        for number, value in _fields(serialized):
            if number == 1:
                self.name = value.decode()
            elif number == 2:
                self.package = value.decode()
            elif number == 4:
                self._message_names.append(_text(value, 1))
            elif number == 5:
                self._enums.append((_text(value, 1), _enum_values(value)))

    def message_classes(self):
        """The file's classes by their names, those within others not among them."""
        return {name: self._class_of(name) for name in self._message_names}

    def enum_wrappers(self):
        """The file's enums by their names, as far as onnxgen has them."""
        full_names = {name: self._full_name(name) for name, _ in self._enums}
        return {name: _enums[full_name] for name, full_name in full_names.items() if full_name in _enums}

    def enum_values(self):
        """The values that the file gives its enums, which a newer schema may have changed, by their names."""
        return {name: number for _, values in self._enums for name, number in values}

    @property
    def message_types_by_name(self):
        return {name: message_class.DESCRIPTOR for name, message_class in self.message_classes().items()}

    @property
    def enum_types_by_name(self):
        return {name: wrapper.DESCRIPTOR for name, wrapper in self.enum_wrappers().items()}

    def _full_name(self, name):
        return f"{self.package}.{name}" if self.package else name

    def _class_of(self, name):
        full_name = self._full_name(name)
        try:
            return _classes[full_name]
        except KeyError:
            raise ImportError(
                f"onnxgen has no class for {full_name} of {self.name}: make a module of the schema "
                "(onnxgen --python_out) and pass it to onnxgen.protobuf_shim.add_classes()") from None


def _varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def _fields(data):
    """The fields of an encoded message; descriptors have numbers and what is length-delimited."""
    at = 0
    while at < len(data):
        tag, at = _varint(data, at)
        if tag & 7 == 0:
            value, at = _varint(data, at)
        elif tag & 7 == 2:
            size, at = _varint(data, at)
            value, at = data[at:at + size], at + size
        else:
            raise ValueError("this is not a serialized FileDescriptorProto")
        yield tag >> 3, value


def _text(data, wanted):
    return next(value.decode() for number, value in _fields(data) if number == wanted)


def _enum_values(data):
    values = []
    for number, value in _fields(data):
        if number == 2:
            parts = dict(_fields(value))
            signed = parts.get(2, 0)
            values.append((parts[1].decode(), signed - (1 << 64) if signed >> 63 else signed))
    return values


add_classes(onnxgen.onnx)
