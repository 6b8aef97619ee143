"""Stands in for google.protobuf.text_format."""

from onnxgen import _core


class Error(Exception):
    """Top-level module error for text_format."""


class ParseError(Error):
    """The text is not one of such a message."""


def _refuse(**options):
    for name, value in options.items():
        if value:
            raise NotImplementedError(f"onnxgen's text format does not know {name}")


def _spec(given):
    """What format() takes; protobuf lets a width be an int."""
    return None if given is None else str(given)


def MessageToString(message, as_utf8=False, as_one_line=False, use_short_repeated_primitives=False,
                    pointy_brackets=False, use_index_order=False, float_format=None, double_format=None,
                    use_field_number=False, descriptor_pool=None, indent=0, message_formatter=None,
                    print_unknown_fields=False, force_colon=False):
    _refuse(descriptor_pool=descriptor_pool, message_formatter=message_formatter,
            indent_of_one_line=indent and as_one_line)
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


def _merge(text, message, **options):
    if isinstance(text, bytes):
        text = text.decode("utf-8")
    try:
        return _core.parse_text(text, message, **options)
    except ValueError as error:
        raise ParseError(str(error)) from None


def Parse(text, message, allow_unknown_extension=False, allow_field_number=False, descriptor_pool=None,
          allow_unknown_field=False):
    """Merges the text into the message; a field that it sets twice is an error."""
    return _merge(text, message, allow_unknown_extension=allow_unknown_extension,
                  allow_field_number=allow_field_number, allow_unknown_field=allow_unknown_field)


def Merge(text, message, allow_unknown_extension=False, allow_field_number=False, descriptor_pool=None,
          allow_unknown_field=False):
    """As Parse, but of a field that is set twice the last value counts."""
    return _merge(text, message, last_wins=True, allow_unknown_extension=allow_unknown_extension,
                  allow_field_number=allow_field_number, allow_unknown_field=allow_unknown_field)


def ParseLines(lines, message, **options):
    return Parse(_joined(lines), message, **options)


def MergeLines(lines, message, **options):
    return Merge(_joined(lines), message, **options)


def _joined(lines):
    return "\n".join(line.decode("utf-8") if isinstance(line, bytes) else line for line in lines)
