"""Stands in for google.protobuf.text_format."""

import functools

from onnxgen import _core
from onnxgen.protobuf_shim._text import parser as _text_parser
from onnxgen.protobuf_shim._json.types import is_plain
from onnxgen.protobuf_shim._text.errors import Error, ParseError
from onnxgen.protobuf_shim._text.printer import Printer as _Printer
from onnxgen.protobuf_shim._text.printer import TextWriter
from onnxgen.protobuf_shim._text.tokenizer import Tokenizer
from onnxgen.protobuf_shim._text.tokenizer import parse_abstract_integer as _ParseAbstractInteger
from onnxgen.protobuf_shim._text.tokenizer import parse_bool as ParseBool
from onnxgen.protobuf_shim._text.tokenizer import parse_enum as ParseEnum
from onnxgen.protobuf_shim._text.tokenizer import parse_float as ParseFloat
from onnxgen.protobuf_shim._text.tokenizer import parse_integer as ParseInteger

__all__ = ["Error", "Merge", "MergeLines", "MessageToBytes", "MessageToString", "Parse", "ParseBool", "ParseEnum",
           "ParseError", "ParseFloat", "ParseInteger", "ParseLines", "PrintField", "PrintFieldValue", "PrintMessage",
           "TextWriter", "Tokenizer"]

_QUOTES = frozenset(("'", '"'))
_ConsumeInt32 = functools.partial(_text_parser.consume_integer, is_signed=True)
_ConsumeUint32 = _text_parser.consume_integer
_ConsumeInt64 = functools.partial(_text_parser.consume_integer, is_signed=True, is_long=True)
_ConsumeUint64 = functools.partial(_text_parser.consume_integer, is_long=True)


def _spec(given):
    """Converts a format specification to a str for format(). protobuf also accepts a width as an int."""
    return None if given is None else str(given)


# ---- printing --------------------------------------------------------------------------------------------------------


def MessageToString(message, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
                    pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
                    use_field_number=False, descriptor_pool=None, indent=0, message_formatter=None,
                    print_unknown_fields=False, force_colon=False):
    needs_python = (descriptor_pool is not None or message_formatter is not None or (indent and as_one_line) or
                    not is_plain(message.DESCRIPTOR))
    if needs_python:
        out = TextWriter(as_utf8)
        _Printer(out, indent, as_utf8, as_one_line, use_short_repeated_primitives, pointy_brackets, use_index_order,
                 _spec(float_format), _spec(double_format), use_field_number, descriptor_pool, message_formatter,
                 print_unknown_fields, force_colon).PrintMessage(message)
        text = out.getvalue()
        return text.rstrip() if as_one_line else text
    text = _core.print_text(message, as_utf8=as_utf8, as_one_line=as_one_line,
                            use_short_repeated_primitives=use_short_repeated_primitives,
                            use_field_number=use_field_number, print_unknown_fields=print_unknown_fields,
                            pointy_brackets=pointy_brackets, use_index_order=use_index_order, force_colon=force_colon,
                            float_format=_spec(float_format),
                            double_format=_spec(float_format if double_format is None else double_format))
    if as_one_line:
        return text.rstrip()
    return "".join(f"{' ' * indent}{line}\n" for line in text.split("\n")[:-1]) if indent else text


def MessageToBytes(message, **options):
    return MessageToString(message, **options).encode("utf-8" if options.get("as_utf8") else "ascii")


def PrintMessage(message, out, indent=0, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
                 pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
                 use_field_number=False, descriptor_pool=None, message_formatter=None, print_unknown_fields=False,
                 force_colon=False):
    text = MessageToString(message, as_utf8, as_one_line, use_short_repeated_primitives, pointy_brackets,
                           use_index_order, float_format, double_format, use_field_number, descriptor_pool, indent,
                           message_formatter, print_unknown_fields, force_colon)
    out.write(text + " " if as_one_line and text else text)


def PrintField(field, value, out, indent=0, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
               pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
               message_formatter=None, print_unknown_fields=False, force_colon=False):
    """Prints one field with its name."""
    _Printer(out, indent, as_utf8, as_one_line, use_short_repeated_primitives, pointy_brackets, use_index_order,
             _spec(float_format), _spec(double_format), message_formatter=message_formatter,
             print_unknown_fields=print_unknown_fields, force_colon=force_colon).PrintField(field, value)


def PrintFieldValue(field, value, out, indent=0, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
                    pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
                    message_formatter=None, print_unknown_fields=False, force_colon=False):
    """Prints the value of one field."""
    _Printer(out, indent, as_utf8, as_one_line, use_short_repeated_primitives, pointy_brackets, use_index_order,
             _spec(float_format), _spec(double_format), message_formatter=message_formatter,
             print_unknown_fields=print_unknown_fields, force_colon=force_colon).PrintFieldValue(field, value)


# ---- parsing ---------------------------------------------------------------------------------------------------------


def _merge(text, message, last_wins, allow_unknown_extension, allow_field_number, descriptor_pool, allow_unknown_field):
    """Parses with onnxgen._core if it behaves like protobuf. On errors, the Python parser reports them."""
    if isinstance(text, bytes):
        text = text.decode("utf-8")
    parser = _text_parser.Parser(allow_unknown_extension, allow_field_number, descriptor_pool, allow_unknown_field,
                                 last_wins)
    is_empty = message.ByteSize() == 0
    if descriptor_pool is None and (last_wins or is_empty):
        try:
            return _core.parse_text(text, message, last_wins=last_wins, allow_unknown_extension=allow_unknown_extension,
                                    allow_field_number=allow_field_number, allow_unknown_field=allow_unknown_field)
        except ValueError:
            pass  # the message is unchanged
    return parser.merge_lines(text.split("\n"), message)


def Parse(text, message, allow_unknown_extension=False, allow_field_number=False, descriptor_pool=None,
          allow_unknown_field=False):
    """Merges the text into the message. Raises ParseError if a singular field is already set or is set twice."""
    return _merge(text, message, False, allow_unknown_extension, allow_field_number, descriptor_pool,
                  allow_unknown_field)


def Merge(text, message, allow_unknown_extension=False, allow_field_number=False, descriptor_pool=None,
          allow_unknown_field=False):
    """Merges the text into the message. If a singular field is set twice, the last value wins."""
    return _merge(text, message, True, allow_unknown_extension, allow_field_number, descriptor_pool,
                  allow_unknown_field)


def ParseLines(lines, message, **options):
    return Parse(_joined(lines), message, **options)


def MergeLines(lines, message, **options):
    return Merge(_joined(lines), message, **options)


def _joined(lines):
    return "\n".join(line.decode("utf-8") if isinstance(line, bytes) else line for line in lines)
