"""Stands in for google.protobuf.service_reflection: classes of services."""

from google.protobuf import service


class GeneratedServiceType(type):
    """Metaclass that adds a method to override for each method of the service's DESCRIPTOR."""

    def __init__(cls, name, bases, dictionary):
        super().__init__(name, bases, dictionary)
        descriptor = dictionary.get("DESCRIPTOR")
        if descriptor is None:  # a subclass, which implements the service
            return
        for method in descriptor.methods:
            setattr(cls, method.name, _unimplemented(method.name))
        cls.GetDescriptor = staticmethod(lambda: descriptor)
        cls.CallMethod = _call_method
        cls.GetRequestClass = lambda self, method: _class_of(descriptor, method, method.input_type)
        cls.GetResponseClass = lambda self, method: _class_of(descriptor, method, method.output_type)


class GeneratedServiceStubType(GeneratedServiceType):
    """Metaclass of stubs, which call a remote service through a channel."""

    def __init__(cls, name, bases, dictionary):
        super().__init__(name, bases, dictionary)
        descriptor = dictionary.get("DESCRIPTOR")
        if descriptor is None:
            return
        cls.__init__ = _keep_channel
        for method in descriptor.methods:
            setattr(cls, method.name, _remote(method))


def make_classes(descriptor):
    """Returns the classes of a service and of its stub."""
    name = descriptor.name
    made = GeneratedServiceType(name, (service.Service,), {"DESCRIPTOR": descriptor})
    return made, GeneratedServiceStubType(name + "_Stub", (made,), {"DESCRIPTOR": descriptor})


def _unimplemented(name):
    def method(self, rpc_controller, request, callback):
        rpc_controller.SetFailed(f"Method {name} not implemented.")
        callback(None)

    return method


def _remote(method):
    def call(self, rpc_controller, request, callback=None):
        return self.rpc_channel.CallMethod(method, rpc_controller, request, method.output_type._concrete_class, callback)

    return call


def _keep_channel(self, rpc_channel):
    self.rpc_channel = rpc_channel


def _check(descriptor, method):
    if method.containing_service != descriptor:
        raise RuntimeError(f"{method.full_name} is not a method of service {descriptor.full_name}")


def _call_method(self, method_descriptor, rpc_controller, request, callback):
    _check(self.GetDescriptor(), method_descriptor)
    return getattr(self, method_descriptor.name)(rpc_controller, request, callback)


def _class_of(descriptor, method, message_descriptor):
    _check(descriptor, method)
    return message_descriptor._concrete_class
