"""The exceptions of google.protobuf.json_format."""


class Error(Exception):
    """Top-level module error for json_format."""


class SerializeToJsonError(Error):
    """A message has no form in JSON."""


class ParseError(Error):
    """The JSON is not that of such a message."""
