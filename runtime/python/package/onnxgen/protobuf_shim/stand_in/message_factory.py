"""Stands in for google.protobuf.message_factory."""

from google.protobuf import descriptor_pool


def GetMessageClass(descriptor):
    return descriptor._concrete_class


def messages_of(scope):
    """Yields the messages of a file, including nested ones but not map entries."""
    messages = scope.message_types_by_name if hasattr(scope, "message_types_by_name") else scope.nested_types_by_name
    for message in messages.values():
        yield message
        yield from messages_of(message)


def GetMessageClassesForFiles(files, pool):
    """Returns the classes of the top-level messages of files, by full name."""
    return {message.full_name: GetMessageClass(message)
            for name in files for message in pool.FindFileByName(name).message_types_by_name.values()}


class MessageFactory:
    """Returns the class of a descriptor. All classes come from onnxgen modules."""

    def __init__(self, pool=None):
        self.pool = pool or descriptor_pool.DescriptorPool()
        self._classes = {}

    def GetPrototype(self, descriptor):
        if descriptor not in self._classes:
            self._classes[descriptor] = self.CreatePrototype(descriptor)
        return self._classes[descriptor]

    def CreatePrototype(self, descriptor):
        return GetMessageClass(descriptor)

    def GetMessages(self, files):
        return {message.full_name: self.GetPrototype(message)
                for name in files for message in self.pool.FindFileByName(name).message_types_by_name.values()}


def GetMessages(file_protos):
    """Returns the classes of the top-level messages of FileDescriptorProtos, given in any order, by full name."""
    waiting = {file.name: file for file in file_protos}
    factory = MessageFactory(descriptor_pool.DescriptorPool(_Files(waiting)))
    return factory.GetMessages([file.name for file in file_protos])


class _Files:
    """Descriptor database for a dict of files."""

    def __init__(self, files):
        self._files = files

    def FindFileByName(self, name):
        return self._files[name]
