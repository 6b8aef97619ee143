"""Splits protobuf's text format into tokens and parses scalar values: text_format.Tokenizer."""

import math
import re

from onnxgen.protobuf_shim._text.errors import ParseError

_WHITESPACE = re.compile(r"\s+")
_COMMENT = re.compile(r"(\s*#.*)", re.MULTILINE)
_IDENTIFIER = re.compile(r"[^\d\W]\w*")
_IDENTIFIER_OR_NUMBER = re.compile(r"\w+")
_TOKEN = re.compile(r"""[a-zA-Z_][\w+-]*                        # a name
                       |(?:[0-9+-]|\.[0-9])[\w.+-]*             # a number
                       |"[^"\n\\]*(?:\\.[^"\n\\]*)*(?:"|\\?$)   # a string, which the line may end
                       |'[^'\n\\]*(?:\\.[^'\n\\]*)*(?:'|\\?$)""", re.VERBOSE | re.ASCII)
_INTEGER = re.compile(r"-?(?:0[0-7]*|0[xX][0-9a-fA-F]+|[1-9][0-9]*)")
_INFINITY = re.compile(r"-?inf(?:inity)?f?", re.IGNORECASE)
_NAN = re.compile("nanf?", re.IGNORECASE)
_TRUE, _FALSE = ("true", "t", "1", "True"), ("false", "f", "0", "False")


class Tokenizer:
    """Tokenizer over the lines of a text. `token` is the current token, or empty at the end."""

    def __init__(self, lines, skip_comments=True):
        self._lines = iter(lines)
        self._skips_comments = skip_comments
        self._line, self._column = -1, 0
        self._previous_line, self._previous_column = 0, 0
        self._current_line = ""
        self._has_lines = True
        self.token = ""
        self._skip_whitespace()
        self.NextToken()

    def LookingAt(self, token):
        return self.token == token

    def AtEnd(self):
        return not self.token

    def NextToken(self):
        self._previous_line, self._previous_column = self._line, self._column
        self._column += len(self.token)
        self._skip_whitespace()
        if not self._has_lines:
            self.token = ""
            return
        found = _TOKEN.match(self._current_line, self._column)
        if not self._skips_comments and found is None:
            found = _COMMENT.match(self._current_line, self._column)
        self.token = found.group(0) if found is not None else self._current_line[self._column]

    def _skip_whitespace(self):
        while True:
            self._next_line_with_text()
            if not self._has_lines:
                return
            skipped = _WHITESPACE.match(self._current_line, self._column)
            if skipped is None and self._skips_comments:
                skipped = _COMMENT.match(self._current_line, self._column)
            if skipped is None:
                return
            self._column = skipped.end()

    def _next_line_with_text(self):
        while self._column >= len(self._current_line):
            try:
                self._current_line = next(self._lines)
            except StopIteration:
                self._current_line, self._has_lines = "", False
                return
            self._line += 1
            self._column = 0

    # ---- errors ------------------------------------------------------------------------------------------------------

    def ParseError(self, message):
        """Returns an error at the current token."""
        return ParseError(f"'{self._current_line}': {message}", self._line + 1, self._column + 1)

    def ParseErrorPreviousToken(self, message):
        """Returns an error at the token before the current one."""
        return ParseError(message, self._previous_line + 1, self._previous_column + 1)

    # ---- tokens ------------------------------------------------------------------------------------------------------

    def TryConsume(self, token):
        if self.token != token:
            return False
        self.NextToken()
        return True

    def Consume(self, token):
        if not self.TryConsume(token):
            raise self.ParseError(f'Expected "{token}".')

    def _consume_if(self, pattern):
        """Consumes and returns the token if the pattern matches it. Otherwise returns None."""
        token = self.token
        if not pattern.fullmatch(token):
            return None
        self.NextToken()
        return token

    def TryConsumeIdentifier(self):
        return self._consume_if(_IDENTIFIER) is not None

    def ConsumeIdentifier(self):
        found = self._consume_if(_IDENTIFIER)
        if found is None:
            raise self.ParseError("Expected identifier.")
        return found

    def TryConsumeIdentifierOrNumber(self):
        return self._consume_if(_IDENTIFIER_OR_NUMBER) is not None

    def ConsumeIdentifierOrNumber(self):
        found = self._consume_if(_IDENTIFIER_OR_NUMBER)
        if found is None:
            raise self.ParseError(f"Expected identifier or number, got {self.token}.")
        return found

    def ConsumeComment(self):
        found = self.token
        if not _COMMENT.match(found):
            raise self.ParseError("Expected comment.")
        self.NextToken()
        return found

    def ConsumeCommentOrTrailingComment(self):
        """Returns whether other text precedes the comment on its line, and the comment."""
        follows = bool(self._current_line[:self._column].strip())
        return follows, self.ConsumeComment()

    # ---- values ------------------------------------------------------------------------------------------------------

    def _consume_value(self, parse):
        try:
            value = parse(self.token)
        except ValueError as error:
            raise self.ParseError(str(error)) from None
        self.NextToken()
        return value

    def _try(self, consume):
        try:
            consume()
        except ParseError:
            return False
        return True

    def TryConsumeInteger(self):
        return self._try(self.ConsumeInteger)

    def ConsumeInteger(self):
        return self._consume_value(parse_abstract_integer)

    def TryConsumeFloat(self):
        return self._try(self.ConsumeFloat)

    def ConsumeFloat(self):
        return self._consume_value(parse_float)

    def ConsumeBool(self):
        return self._consume_value(parse_bool)

    def ConsumeEnum(self, field):
        return self._consume_value(lambda token: parse_enum(field, token))

    def TryConsumeByteString(self):
        return self._try(self.ConsumeByteString)

    def ConsumeByteString(self):
        """Returns the concatenated bytes of adjacent string literals."""
        parts = [self._single_byte_string()]
        while self.token[:1] in ("'", '"') and self.token:
            parts.append(self._single_byte_string())
        return b"".join(parts)

    def _single_byte_string(self):
        token = self.token
        if not token or token[0] not in "'\"":
            raise self.ParseError(f"Expected string but found: {token!r}")
        if len(token) < 2 or token[-1] != token[0]:
            raise self.ParseError(f"String missing ending quote: {token!r}")
        from google.protobuf import text_encoding
        try:
            result = text_encoding.CUnescape(token[1:-1])
        except ValueError as error:
            raise self.ParseError(str(error)) from None
        self.NextToken()
        return result

    def ConsumeString(self):
        content = self.ConsumeByteString()
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            raise self.ParseError(f"Couldn't parse string: {error}") from None


# ---- values of scalars -----------------------------------------------------------------------------------------------


def parse_abstract_integer(text):
    """Parses an integer of any size in C notation."""
    if not _INTEGER.fullmatch(text):
        raise ValueError(f"Couldn't parse integer: {text}")
    digits = text.lstrip("-")
    base = 16 if digits[:2] in ("0x", "0X") else 8 if digits[0] == "0" else 10
    value = int(digits, base)
    return -value if text.startswith("-") else value


def parse_integer(text, is_signed=False, is_long=False):
    value = parse_abstract_integer(text)
    bits = 64 if is_long else 32
    lowest, beyond = (-(1 << bits - 1), 1 << bits - 1) if is_signed else (0, 1 << bits)
    if not lowest <= value < beyond:
        raise ValueError(f"Value out of range: {value}")
    return value


def parse_float(text):
    if _INFINITY.fullmatch(text):
        return -math.inf if text.startswith("-") else math.inf
    if _NAN.fullmatch(text):
        return math.nan
    try:
        if "_" not in text:
            return float(text.rstrip("fF"))
    except ValueError:
        pass
    raise ValueError(f"Couldn't parse float: {text}")


def parse_bool(text):
    if text in _TRUE:
        return True
    if text in _FALSE:
        return False
    raise ValueError('Expected "true" or "false".')


def parse_enum(field, value):
    """Returns the number of an enum value given by name or number."""
    enum = field.enum_type
    try:
        number = parse_abstract_integer(value)
    except ValueError:
        found = enum.values_by_name.get(value)
        if found is None:
            raise ValueError(f'Enum type "{enum.full_name}" has no value named {value}.') from None
        return found.number
    if enum.file.syntax != "proto3" and number not in enum.values_by_number:
        raise ValueError(f'Enum type "{enum.full_name}" has no value with number {number}.')
    return number
