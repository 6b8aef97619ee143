"""Stands in for google.protobuf.proto_builder: messages whose fields are specified at run time."""

import hashlib

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_RESERVED = range(19000, 20000)  # reserved field numbers


def MakeSimpleProtoClass(fields, full_name=None, pool=None):
    """Returns the class of a message with optional fields. `fields` maps names to types.

    A subclass of dict, such as OrderedDict, determines the order of field numbers; for a dict they follow the names.
    onnxgen has a class only if a module declares exactly this message.
    """
    pool = pool or descriptor_pool.DescriptorPool()
    items = list(fields.items()) if type(fields) is not dict else sorted(fields.items())
    digest = hashlib.sha1()
    for name, kind in items:
        digest.update(name.encode())
        digest.update(str(kind).encode())
    file_name = digest.hexdigest() + ".proto"
    package, _, name = (full_name or f"net.proto2.python.public.proto_builder.AnonymousProto_{digest.hexdigest()}"
                        ).rpartition(".")
    try:
        descriptor = pool.FindMessageTypeByName(f"{package}.{name}")
    except KeyError:
        file = descriptor_pb2.FileDescriptorProto(name=f"{package.replace('.', '/')}/{file_name}", package=package)
        message = file.message_type.add(name=name)
        number = 1
        for field, kind in items:
            number = _RESERVED.stop if number in _RESERVED else number
            message.field.add(name=field, number=number, type=kind,
                              label=descriptor_pb2.FieldDescriptorProto.LABEL_OPTIONAL)
            number += 1
        pool.Add(file)
        descriptor = pool.FindMessageTypeByName(f"{package}.{name}")
    return message_factory.MessageFactory(pool).GetPrototype(descriptor)
