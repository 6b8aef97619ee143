"""Stands in for google.protobuf.symbol_database. All existing classes are found without registration."""

from google.protobuf import descriptor_pool, message_factory


class SymbolDatabase(message_factory.MessageFactory):
    def RegisterMessage(self, message):
        return message

    def RegisterMessageDescriptor(self, message_descriptor):
        """It is known already."""

    def RegisterEnumDescriptor(self, enum_descriptor):
        return enum_descriptor

    def RegisterServiceDescriptor(self, service_descriptor):
        """It is known already."""

    def RegisterFileDescriptor(self, file_descriptor):
        """It is known already."""

    def GetSymbol(self, symbol):
        return self.GetPrototype(self.pool.FindMessageTypeByName(symbol))

    def GetMessages(self, files):
        """Returns the classes of all messages of the files, including nested ones, by full name."""
        return {message.full_name: self.GetPrototype(message)
                for name in files for message in message_factory.messages_of(self.pool.FindFileByName(name))}


_default = SymbolDatabase(pool=descriptor_pool.Default())


def Default():
    return _default
