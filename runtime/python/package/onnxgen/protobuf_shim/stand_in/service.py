"""Stands in for google.protobuf.service: interfaces of services and channels."""


class RpcException(Exception):
    """A blocking call failed."""


class Service:
    """Base class of services. Subclasses implement the methods."""

    @staticmethod
    def GetDescriptor():
        raise NotImplementedError

    def CallMethod(self, method_descriptor, rpc_controller, request, done):
        raise NotImplementedError

    def GetRequestClass(self, method_descriptor):
        raise NotImplementedError

    def GetResponseClass(self, method_descriptor):
        raise NotImplementedError


class RpcController:
    """State of one call."""

    def Reset(self):
        raise NotImplementedError

    def Failed(self):
        raise NotImplementedError

    def ErrorText(self):
        raise NotImplementedError

    def StartCancel(self):
        raise NotImplementedError

    def SetFailed(self, reason):
        raise NotImplementedError

    def IsCanceled(self):
        raise NotImplementedError

    def NotifyOnCancel(self, callback):
        raise NotImplementedError


class RpcChannel:
    """Transport for calls to a remote service."""

    def CallMethod(self, method_descriptor, rpc_controller, request, response_class, done):
        raise NotImplementedError
