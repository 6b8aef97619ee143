"""Prints messages in protobuf's text format, with all options of text_format's functions.

onnxgen._core prints most messages, much faster.
"""

import io
import math

from onnxgen.protobuf_shim._json import types
from onnxgen.protobuf_shim import _shortest
from onnxgen.protobuf_shim._text.unknown_bytes import fields_in

_VARINT, _FIXED64, _DELIMITED, _GROUP, _FIXED32 = 0, 1, 2, 3, 5


class TextWriter:
    """Collects the output as a str."""

    def __init__(self, as_utf8):
        self._text = io.StringIO()

    def write(self, val):
        return self._text.write(val)

    def close(self):
        return self._text.close()

    def getvalue(self):
        return self._text.getvalue()


class Printer:
    def __init__(self, out, indent=0, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
                 pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
                 use_field_number=False, descriptor_pool=None, message_formatter=None, print_unknown_fields=False,
                 force_colon=False):
        self.out = out
        self.indent = indent
        self._as_utf8 = as_utf8
        self._end = " " if as_one_line else "\n"
        self._as_one_line = as_one_line
        self._short_lists = use_short_repeated_primitives
        self._brackets = "<>" if pointy_brackets else "{}"
        self._index_order = use_index_order
        self._float_format = float_format
        self._double_format = float_format if double_format is None else double_format
        self._by_number = use_field_number
        self._pool = descriptor_pool
        self._formatter = message_formatter
        self._prints_unknown = print_unknown_fields
        self._message_colon = ":" if force_colon else ""

    def PrintMessage(self, message):
        if self._formatter is not None and self._format(message):
            return
        if message.DESCRIPTOR.full_name == types.ANY and self._expand(message):
            return
        fields = message.ListFields()
        if self._index_order:
            fields.sort(key=lambda pair: pair[0].number if pair[0].is_extension else pair[0].index)
        for field, value in fields:
            if types.is_map(field):
                self._entries(field, value)
            elif field.label != field.LABEL_REPEATED:
                self.PrintField(field, value)
            elif self._short_lists and field.cpp_type not in (field.CPPTYPE_MESSAGE, field.CPPTYPE_STRING):
                self._short_list(field, value)
            else:
                for element in value:
                    self.PrintField(field, element)
        if self._prints_unknown:
            self._unknown_fields(message.UnknownFields())

    def PrintField(self, field, value):
        self._name(field)
        self.out.write(" ")
        self.PrintFieldValue(field, value)
        self.out.write(self._end)

    def PrintFieldValue(self, field, value):
        if field.cpp_type == field.CPPTYPE_MESSAGE:
            self._within_brackets(lambda: self.PrintMessage(value))
        else:
            self.out.write(self._scalar(field, value))

    # ---- messages ----------------------------------------------------------------------------------------------------

    def _format(self, message):
        text = self._formatter(message, self.indent, self._as_one_line)
        if text is not None:
            self.out.write(f"{' ' * self.indent}{text}{self._end}")
        return text is not None

    def _expand(self, message):
        """Prints the contents of an Any under its type's name. Returns False if the type is unknown."""
        if "/" not in message.type_url:
            return False
        try:
            content = types.message_of_url(message.type_url, self._pool)
        except (TypeError, NotImplementedError):
            return False
        content.ParseFromString(message.value)
        self.out.write(" " * self.indent)
        self.out.write(f"[{message.type_url}]{self._message_colon} ")
        self._within_brackets(lambda: self.PrintMessage(content))
        self.out.write(self._end)
        return True

    def _within_brackets(self, print_content):
        begin, end = self._brackets
        self.out.write(begin + self._end)
        added = 0 if self._as_one_line else 2
        self.indent += added
        print_content()
        self.indent -= added
        self.out.write(end if self._as_one_line else " " * self.indent + end)

    def _entries(self, field, entries):
        key_field, value_field = (field.message_type.fields_by_name[name] for name in ("key", "value"))

        def print_entry():
            self.PrintField(key_field, key)
            self.PrintField(value_field, entries[key])

        for key in sorted(entries):
            self._name(field)
            self.out.write(" ")
            self._within_brackets(print_entry)
            self.out.write(self._end)

    def _short_list(self, field, values):
        self._name(field)
        self.out.write(f" [{', '.join(self._scalar(field, value) for value in values)}]{self._end}")

    def _name(self, field):
        self.out.write(" " * self.indent)
        is_message = field.cpp_type == field.CPPTYPE_MESSAGE
        self.out.write(self._name_of(field) + (self._message_colon if is_message else ":"))

    def _name_of(self, field):
        if self._by_number:
            return str(field.number)
        if field.is_extension:
            is_item = (field.type == field.TYPE_MESSAGE and field.label == field.LABEL_OPTIONAL and
                       field.containing_type.GetOptions().message_set_wire_format)
            return f"[{field.message_type.full_name if is_item else field.full_name}]"
        return field.message_type.name if field.type == field.TYPE_GROUP else field.name

    # ---- scalars -----------------------------------------------------------------------------------------------------

    def _scalar(self, field, value):
        if field.cpp_type == field.CPPTYPE_ENUM:
            found = field.enum_type.values_by_number.get(value)
            return found.name if found is not None else str(value)
        if field.cpp_type == field.CPPTYPE_STRING:
            from google.protobuf import text_encoding
            return f'"{text_encoding.CEscape(value, self._as_utf8 and field.type == field.TYPE_STRING)}"'
        if field.cpp_type == field.CPPTYPE_BOOL:
            return "true" if value else "false"
        if field.cpp_type == field.CPPTYPE_FLOAT:
            if self._float_format is not None:
                return format(value, self._float_format)
            return str(_shortest.float32(value) if math.isfinite(value) else value)
        if field.cpp_type == field.CPPTYPE_DOUBLE and self._double_format is not None:
            return format(value, self._double_format)
        return str(value)

    # ---- unknown fields ----------------------------------------------------------------------------------------------

    def _unknown_fields(self, fields):
        for number, wire_type, data in fields:
            self.out.write(" " * self.indent)
            content = data if wire_type == _GROUP else fields_in(data) if wire_type == _DELIMITED and data else None
            if content is not None:
                self.out.write(f"{number}{self._message_colon} ")
                self._within_brackets(lambda content=content: self._unknown_fields(content))
            else:
                self.out.write(f"{number}: {_unknown_value(wire_type, data)}")
            self.out.write(self._end)


def _unknown_value(wire_type, data):
    if wire_type == _DELIMITED:
        from google.protobuf import text_encoding
        return f'"{text_encoding.CEscape(data, False)}"'
    if wire_type == _VARINT:
        return str(data)
    return f"0x{data:016x}" if wire_type == _FIXED64 else f"0x{data:08x}"
