"""The exceptions of google.protobuf.text_format."""


class Error(Exception):
    """Top-level module error for text_format."""


class ParseError(Error):
    """The text does not match the message type. Lines and columns count from 1."""

    def __init__(self, message=None, line=None, column=None):
        if message is not None and line is not None:
            place = str(line) if column is None else f"{line}:{column}"
            message = f"{place} : {message}"
        super().__init__(message) if message is not None else super().__init__()
        self._line = line
        self._column = column

    def GetLine(self):
        return self._line

    def GetColumn(self):
        return self._column
