"""Stands in for google.protobuf.unknown_fields."""

import collections.abc


class UnknownFieldSet(collections.abc.Sequence):
    """Unknown fields of a message at the time of construction."""

    __slots__ = ("_fields",)

    def __init__(self, msg):
        self._fields = _with_sets(msg.UnknownFields())

    @classmethod
    def _of(cls, fields):
        made = cls.__new__(cls)
        made._fields = _with_sets(fields)
        return made

    def __getitem__(self, index):
        return self._fields[index]

    def __len__(self):
        return len(self._fields)


def _with_sets(fields):
    """Converts groups from lists, used by onnxgen._core, to UnknownFieldSet."""
    return [type(field)((field.field_number, field.wire_type, UnknownFieldSet._of(field.data)))
            if isinstance(field.data, list) else field for field in fields]
