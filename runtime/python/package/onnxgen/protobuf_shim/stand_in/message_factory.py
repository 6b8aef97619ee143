"""Stands in for google.protobuf.message_factory."""

from google.protobuf import descriptor_pool


def GetMessageClass(descriptor):
    return descriptor._concrete_class


def GetMessageClassesForFiles(files, pool):
    """The classes of the outermost messages of files, by full name."""
    found = [pool.FindFileByName(name) for name in files]
    return {message.full_name: GetMessageClass(message)
            for file in found for message in file.message_types_by_name.values()}


class MessageFactory:
    """Gives the class of a descriptor; onnxgen has made all of them."""

    def __init__(self, pool=None):
        self.pool = pool or descriptor_pool.Default()

    def GetPrototype(self, descriptor):
        return GetMessageClass(descriptor)

    def GetMessages(self, files):
        return GetMessageClassesForFiles(files, self.pool)
