"""Stands in for google.protobuf.internal.enum_type_wrapper."""

from onnxgen import _core
from onnxgen.protobuf_shim._describe.descriptors import EnumDescriptor

__all__ = ["EnumTypeWrapper"]


class _OfEitherKind(type):
    def __instancecheck__(cls, value):
        return super().__instancecheck__(value) or isinstance(value, _core.EnumTypeWrapper)


class EnumTypeWrapper(metaclass=_OfEitherKind):
    """Converts between names and numbers of an enum. For enums of onnxgen's modules, a wrapper of _core."""

    ValueType = int  # type of the values, for annotations

    def __new__(cls, enum_type):
        if type(enum_type) is not EnumDescriptor:
            return _core.EnumTypeWrapper(enum_type)
        return super().__new__(cls)

    def __init__(self, enum_type):
        self.DESCRIPTOR = enum_type

    def Name(self, number):
        if not isinstance(number, int):
            raise TypeError(f"Enum value for {self.DESCRIPTOR.name} must be an int, but got {type(number)} {number!r}.")
        found = self.DESCRIPTOR.values_by_number.get(number)
        if found is None:
            raise ValueError(f"Enum {self.DESCRIPTOR.name} has no name defined for value {number!r}")
        return found.name

    def Value(self, name):
        found = self.DESCRIPTOR.values_by_name.get(name)
        if found is None:
            raise ValueError(f"Enum {self.DESCRIPTOR.name} has no value defined for name {name!r}")
        return found.number

    def keys(self):
        return [value.name for value in self.DESCRIPTOR.values]

    def values(self):
        return [value.number for value in self.DESCRIPTOR.values]

    def items(self):
        return [(value.name, value.number) for value in self.DESCRIPTOR.values]

    def __getattr__(self, name):
        found = None if name.startswith("__") else self.__dict__["DESCRIPTOR"].values_by_name.get(name)
        if found is None:
            raise AttributeError(f"Enum {self.__dict__['DESCRIPTOR'].name} has no value defined for name {name!r}")
        return found.number
