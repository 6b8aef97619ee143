// Base classes of services, with libprotobuf's names. For a file with `option cc_generic_services = true`, onnxgen
// generates a class for each service, which a server derives from, and a stub, whose methods a client calls. The
// program provides the transport as an RpcChannel and an RpcController.
#pragma once

#include <string>

#include "google/protobuf/stubs/callback.h"
#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class Message;
class MethodDescriptor;
class RpcChannel;
class RpcController;
class Service;
class ServiceDescriptor;

class ONNXGEN_PROTOBUF_BASE Service {
 public:
  ONNXGEN_HIDDEN Service() = default;
  ONNXGEN_HIDDEN Service(const Service&) = delete;
  ONNXGEN_HIDDEN Service& operator=(const Service&) = delete;
  ONNXGEN_HIDDEN virtual ~Service();

  // Owner of a stub's channel. A stub that owns its channel deletes it.
  enum ChannelOwnership { STUB_OWNS_CHANNEL, STUB_DOESNT_OWN_CHANNEL };

  virtual const ServiceDescriptor* GetDescriptor() = 0;

  // Calls a method of this service. The messages must have the classes of the prototypes. The caller must keep them
  // until `done` is run, which may happen before or after this function returns.
  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;

  // Return the default instances of a method's classes. Call New() to create messages for CallMethod().
  virtual const Message& GetRequestPrototype(const MethodDescriptor* method) const = 0;
  virtual const Message& GetResponsePrototype(const MethodDescriptor* method) const = 0;
};

// State of one call. The effect of each function depends on the transport.
class ONNXGEN_PROTOBUF_BASE RpcController {
 public:
  ONNXGEN_HIDDEN RpcController() = default;
  ONNXGEN_HIDDEN RpcController(const RpcController&) = delete;
  ONNXGEN_HIDDEN RpcController& operator=(const RpcController&) = delete;
  ONNXGEN_HIDDEN virtual ~RpcController();

  // ---- for clients
  virtual void Reset() = 0;
  virtual bool Failed() const = 0;
  virtual std::string ErrorText() const = 0;
  virtual void StartCancel() = 0;

  // ---- for servers
  virtual void SetFailed(const std::string& reason) = 0;
  virtual bool IsCanceled() const = 0;
  virtual void NotifyOnCancel(Closure* callback) = 0;
};

// Connection to a service. The messages of a call need not have generated classes.
class ONNXGEN_PROTOBUF_BASE RpcChannel {
 public:
  ONNXGEN_HIDDEN RpcChannel() = default;
  ONNXGEN_HIDDEN RpcChannel(const RpcChannel&) = delete;
  ONNXGEN_HIDDEN RpcChannel& operator=(const RpcChannel&) = delete;
  ONNXGEN_HIDDEN virtual ~RpcChannel();

  virtual void CallMethod(const MethodDescriptor* method, RpcController* controller, const Message* request,
                          Message* response, Closure* done) = 0;
};

namespace internal {

// Functions that generated classes call.

// Checks that a method belongs to a service; otherwise it is a fatal error.
void check_method(const MethodDescriptor* method, const ServiceDescriptor* service);
void fail_method(RpcController* controller, const char* reason, Closure* done);
const Message& prototype_of(const Descriptor* type);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
