"""Parses protobuf's text format into any message, with protobuf's error messages.

onnxgen._core parses valid text much faster.
"""

from onnxgen.protobuf_shim._json import types
from onnxgen.protobuf_shim._text.errors import ParseError
from onnxgen.protobuf_shim._text.tokenizer import (Tokenizer, parse_bool, parse_enum, parse_float, parse_integer)


class Parser:
    def __init__(self, allow_unknown_extension=False, allow_field_number=False, descriptor_pool=None,
                 allow_unknown_field=False, last_wins=False):
        self._allows_unknown_extension = allow_unknown_extension
        self._allows_field_number = allow_field_number
        self._allows_unknown_field = allow_unknown_field
        self._pool = descriptor_pool
        self._last_wins = last_wins

    def merge_lines(self, lines, message):
        tokenizer = Tokenizer(line if isinstance(line, str) else line.decode("utf-8") for line in lines)
        try:
            while not tokenizer.AtEnd():
                self._field(tokenizer, message)
        except RecursionError:
            raise ParseError("messages are nested too deeply") from None
        return message

    def _field(self, tokenizer, message):
        descriptor = message.DESCRIPTOR
        if descriptor.full_name == types.ANY and tokenizer.TryConsume("["):
            self._expanded_any(tokenizer, message)
            return
        is_extension = tokenizer.TryConsume("[")
        field = self._extension(tokenizer, message) if is_extension else self._named(tokenizer, message)
        if field is None:
            _skip_contents(tokenizer)
        else:
            self._check_oneof(tokenizer, message, field)
            self._contents(tokenizer, message, field)
        if not tokenizer.TryConsume(","):
            tokenizer.TryConsume(";")

    def _contents(self, tokenizer, message, field):
        is_message = field.cpp_type == field.CPPTYPE_MESSAGE
        if is_message:
            tokenizer.TryConsume(":")
        else:
            tokenizer.Consume(":")
        merge = self._message if is_message else self._scalar
        if field.label != field.LABEL_REPEATED or not tokenizer.TryConsume("["):
            merge(tokenizer, message, field)
        elif not tokenizer.TryConsume("]"):
            while True:
                merge(tokenizer, message, field)
                if tokenizer.TryConsume("]"):
                    return
                tokenizer.Consume(",")

    # ---- field lookup ------------------------------------------------------------------------------------------------

    def _extension(self, tokenizer, message):
        """Returns the extension, or None if it must be skipped. The opening bracket was already read."""
        descriptor = message.DESCRIPTOR
        name = _dotted_name(tokenizer)
        if not descriptor.is_extendable:
            raise tokenizer.ParseErrorPreviousToken(
                f'Message type "{descriptor.full_name}" does not have extensions.')
        field = _find_extension(message, name)
        if field is None and not (self._allows_unknown_extension or self._allows_unknown_field):
            raise tokenizer.ParseErrorPreviousToken(
                f'Extension "{name}" not registered. Did you import the _pb2 module which defines it? If you are trying '
                f'to place the extension in the MessageSet field of another message that is in an Any or MessageSet '
                f'field, that message\'s _pb2 module must be imported as well')
        tokenizer.Consume("]")
        return field

    def _named(self, tokenizer, message):
        """Returns the field, or None if it must be skipped."""
        descriptor = message.DESCRIPTOR
        name = tokenizer.ConsumeIdentifierOrNumber()
        if self._allows_field_number and name.isdigit():
            field = descriptor.fields_by_number.get(int(name))
            if field is None and descriptor.is_extendable:
                field = message.Extensions._FindExtensionByNumber(int(name))
        else:
            field = _field_called(descriptor, name)
        if field is None and not self._allows_unknown_field:
            raise tokenizer.ParseErrorPreviousToken(
                f'Message type "{descriptor.full_name}" has no field named "{name}".')
        return field

    def _check_oneof(self, tokenizer, message, field):
        oneof = field.containing_oneof
        if self._last_wins or oneof is None:
            return
        set_name = message.WhichOneof(oneof.name)
        if set_name is not None and set_name != field.name:
            raise tokenizer.ParseErrorPreviousToken(
                f'Field "{field.name}" is specified along with field "{set_name}", another member of oneof '
                f'"{oneof.name}" for message type "{message.DESCRIPTOR.full_name}".')

    def _check_not_set(self, tokenizer, message, field):
        """Raises ParseError if a singular field is set twice, unless the last value wins."""
        if self._last_wins:
            return
        if field.is_extension:
            is_set, kind, name = message.HasExtension(field), "extensions", field.full_name
        else:
            is_set = message.HasField(field.name) if field.has_presence else bool(getattr(message, field.name))
            kind, name = "fields", field.name
        if is_set:
            raise tokenizer.ParseErrorPreviousToken(
                f'Message type "{message.DESCRIPTOR.full_name}" should not have multiple "{name}" {kind}.')

    # ---- values ------------------------------------------------------------------------------------------------------

    def _fields_until(self, tokenizer, message, end):
        while not tokenizer.TryConsume(end):
            if tokenizer.AtEnd():
                raise tokenizer.ParseErrorPreviousToken(f'Expected "{end}".')
            self._field(tokenizer, message)

    def _message(self, tokenizer, message, field):
        end = _consume_opening(tokenizer)
        if types.is_map(field):
            self._entry(tokenizer, getattr(message, field.name), field, end)
            return
        place = message.Extensions[field] if field.is_extension else getattr(message, field.name)
        if field.label == field.LABEL_REPEATED:
            part = place.add()
        else:
            self._check_not_set(tokenizer, message, field)
            place.SetInParent()
            part = place
        self._fields_until(tokenizer, part, end)

    def _entry(self, tokenizer, entries, field, end):
        """Reads a map entry. It replaces an entry with the same key."""
        key_field, value_field = (field.message_type.fields_by_name[name] for name in ("key", "value"))
        is_message = value_field.message_type is not None
        key, value = key_field.default_value, None if is_message else value_field.default_value
        part = types.message_class(value_field.message_type)() if is_message else None
        while not tokenizer.TryConsume(end):
            if tokenizer.AtEnd():
                raise tokenizer.ParseErrorPreviousToken(f'Expected "{end}".')
            name = tokenizer.ConsumeIdentifierOrNumber()
            if name in ("key", "1"):
                tokenizer.Consume(":")
                key = _scalar_value(tokenizer, key_field)
            elif name in ("value", "2") and is_message:
                tokenizer.TryConsume(":")
                self._fields_until(tokenizer, part, _consume_opening(tokenizer))
            elif name in ("value", "2"):
                tokenizer.Consume(":")
                value = _scalar_value(tokenizer, value_field)
            else:
                raise tokenizer.ParseErrorPreviousToken(
                    f'Message type "{field.message_type.full_name}" has no field named "{name}".')
            if not tokenizer.TryConsume(","):
                tokenizer.TryConsume(";")
        if is_message:
            entries[key].CopyFrom(part)
        else:
            entries[key] = value

    def _scalar(self, tokenizer, message, field):
        value = _scalar_value(tokenizer, field)
        if field.label == field.LABEL_REPEATED:
            place = message.Extensions[field] if field.is_extension else getattr(message, field.name)
            place.append(value)
            return
        self._check_not_set(tokenizer, message, field)
        if field.is_extension:
            message.Extensions[field] = value
        else:
            setattr(message, field.name, value)

    def _expanded_any(self, tokenizer, message):
        prefix, name = _type_url(tokenizer)
        tokenizer.Consume("]")
        tokenizer.TryConsume(":")
        end = _consume_opening(tokenizer)
        try:
            content = types.message_of_url(f"{prefix}/{name}", self._pool)
        except TypeError:
            raise ParseError(f"Type {name} not found in descriptor pool") from None
        self._fields_until(tokenizer, content, end)
        message.type_url = f"{prefix}/{name}"
        message.value = content.SerializeToString()


def _field_called(descriptor, name):
    """Returns the field with a name. A group is named after its message."""
    field = descriptor.fields_by_name.get(name)
    if field is None:
        field = descriptor.fields_by_name.get(name.lower())
        if field is not None and field.type != field.TYPE_GROUP:
            return None
    if field is not None and field.type == field.TYPE_GROUP and field.message_type.name != name:
        return None
    return field


def _find_extension(message, name):
    """Returns the extension with a name. A MessageSet extension is named after its message."""
    field = message.Extensions._FindExtensionByName(name)
    if field is None and message.DESCRIPTOR.GetOptions().message_set_wire_format:
        from google.protobuf import descriptor_pool
        for each in descriptor_pool.Default().FindAllExtensions(message.DESCRIPTOR):
            if each.message_type is not None and each.message_type.full_name == name:
                return each
    return field


def _dotted_name(tokenizer):
    name = tokenizer.ConsumeIdentifier()
    while tokenizer.TryConsume("."):
        name += "." + tokenizer.ConsumeIdentifier()
    return name


def _type_url(tokenizer):
    """Returns the part of an Any's type URL before the slash, and the message name after it."""
    prefix = _dotted_name(tokenizer)
    tokenizer.Consume("/")
    return prefix, _dotted_name(tokenizer)


def _consume_opening(tokenizer):
    """Reads the opening delimiter of a message and returns the closing one."""
    if tokenizer.TryConsume("<"):
        return ">"
    tokenizer.Consume("{")
    return "}"


def _scalar_value(tokenizer, field):
    if field.type == field.TYPE_STRING:
        return tokenizer.ConsumeString()
    if field.type == field.TYPE_BYTES:
        return tokenizer.ConsumeByteString()
    if field.cpp_type == field.CPPTYPE_BOOL:
        return tokenizer.ConsumeBool()
    if field.cpp_type == field.CPPTYPE_ENUM:
        return tokenizer.ConsumeEnum(field)
    if field.cpp_type in (field.CPPTYPE_FLOAT, field.CPPTYPE_DOUBLE):
        return tokenizer.ConsumeFloat()
    is_signed = field.cpp_type in (field.CPPTYPE_INT32, field.CPPTYPE_INT64)
    is_long = field.cpp_type in (field.CPPTYPE_INT64, field.CPPTYPE_UINT64)
    return consume_integer(tokenizer, is_signed, is_long)


def consume_integer(tokenizer, is_signed=False, is_long=False):
    try:
        value = parse_integer(tokenizer.token, is_signed, is_long)
    except ValueError as error:
        raise tokenizer.ParseError(str(error)) from None
    tokenizer.NextToken()
    return value


# ---- unknown fields --------------------------------------------------------------------------------------------------


def _skip_contents(tokenizer):
    """Skips the value of an unknown field."""
    if tokenizer.TryConsume(":") and not (tokenizer.LookingAt("{") or tokenizer.LookingAt("<")):
        if tokenizer.LookingAt("["):
            _skip_list(tokenizer)
        else:
            _skip_value(tokenizer)
    else:
        _skip_message(tokenizer)


def _skip_message(tokenizer):
    end = _consume_opening(tokenizer)
    while not tokenizer.LookingAt("}") and not tokenizer.LookingAt(">"):
        _skip_field(tokenizer)
    tokenizer.Consume(end)


def _skip_field(tokenizer):
    if tokenizer.TryConsume("["):
        _dotted_name(tokenizer)
        tokenizer.Consume("]")
    else:
        tokenizer.ConsumeIdentifierOrNumber()
    _skip_contents(tokenizer)
    if not tokenizer.TryConsume(","):
        tokenizer.TryConsume(";")


def _skip_list(tokenizer):
    tokenizer.Consume("[")
    if tokenizer.TryConsume("]"):
        return
    while True:
        if tokenizer.LookingAt("{") or tokenizer.LookingAt("<"):
            _skip_message(tokenizer)
        else:
            _skip_value(tokenizer)
        if tokenizer.TryConsume("]"):
            return
        tokenizer.Consume(",")


def _skip_value(tokenizer):
    if tokenizer.TryConsumeByteString():
        return
    is_skipped = tokenizer.TryConsumeIdentifier() or tokenizer.TryConsumeInteger() or tokenizer.TryConsumeFloat()
    if not is_skipped:
        raise tokenizer.ParseError(f"Invalid field value: {tokenizer.token}")


__all__ = ["Parser", "consume_integer", "parse_bool", "parse_enum", "parse_float", "parse_integer"]
