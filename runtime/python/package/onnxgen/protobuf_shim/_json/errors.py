"""The exceptions of google.protobuf.json_format."""


class Error(Exception):
    """Top-level module error for json_format."""


class SerializeToJsonError(Error):
    """A message cannot be converted to JSON."""


class ParseError(Error):
    """The JSON does not match the message type."""
