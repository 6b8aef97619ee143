"""Stands in for google.protobuf.text_encoding: escape sequences of strings in text format."""

import re

_NAMED = {9: "\\t", 10: "\\n", 13: "\\r", 34: '\\"', 39: "\\'", 92: "\\\\"}
_ESCAPED = {byte: _NAMED.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in range(256)}
_MEANING = {"a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11}
_ESCAPE = re.compile(rb"\\(?:([0-7]{1,3})|[xX]([0-9a-fA-F]{1,2})|([\s\S])?)")


def CEscape(text, as_utf8):
    """Escapes a str or bytes. With as_utf8, non-ASCII characters of a str are not escaped."""
    if isinstance(text, str):
        if as_utf8:
            return "".join(_NAMED.get(ord(character), character) for character in text)
        text = text.encode("utf-8")
    return "".join(_NAMED.get(byte, chr(byte)) if as_utf8 else _ESCAPED[byte] for byte in text)


def CUnescape(text):
    """Decodes an escaped text to bytes. Raises ValueError for an unknown escape sequence."""
    return _ESCAPE.sub(_meaning, text.encode("utf-8"))


def _meaning(escape):
    octal, hexadecimal, other = escape.groups()
    if octal is not None:
        return bytes([int(octal, 8) & 0xFF])
    if hexadecimal is not None:
        return bytes([int(hexadecimal, 16)])
    if other is None or other in b"xX":
        raise ValueError(f"invalid escape: {escape.group().decode()}")
    return bytes([_MEANING.get(other.decode("latin-1"), other[0])])
