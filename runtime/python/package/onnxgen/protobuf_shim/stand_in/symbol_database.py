"""Stands in for google.protobuf.symbol_database. Classes need not be registered: all that are there are found."""

from google.protobuf import message_factory


class SymbolDatabase(message_factory.MessageFactory):
    def RegisterMessage(self, message):
        return message

    def RegisterMessageDescriptor(self, message_descriptor):
        """It is known already."""

    def RegisterEnumDescriptor(self, enum_descriptor):
        return enum_descriptor

    def RegisterFileDescriptor(self, file_descriptor):
        """It is known already."""

    def GetSymbol(self, symbol):
        return self.GetPrototype(self.pool.FindMessageTypeByName(symbol))

    def GetMessages(self, files):
        """Those within others too."""
        messages = super().GetMessages(files)
        for outer in list(messages.values()):
            _add_nested(outer.DESCRIPTOR, messages)
        return messages


def _add_nested(descriptor, messages):
    for nested in descriptor.nested_types:
        messages[nested.full_name] = nested._concrete_class
        _add_nested(nested, messages)


_default = SymbolDatabase()


def Default():
    return _default
