"""Stands in for google.protobuf.service: what services and channels have to do."""


class RpcException(Exception):
    """A call failed that was to block."""


class Service:
    """A service; its subclasses implement its methods."""

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
    """The state of one call."""

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
    """What carries calls to a service elsewhere."""

    def CallMethod(self, method_descriptor, rpc_controller, request, response_class, done):
        raise NotImplementedError
