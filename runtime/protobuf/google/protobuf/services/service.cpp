// Hides the classes of services in this file; stubs/port.h explains why.
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_HIDDEN
#include "google/protobuf/services/service.h"

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

Service::~Service() = default;
RpcController::~RpcController() = default;
RpcChannel::~RpcChannel() = default;

namespace internal {

void check_method(const MethodDescriptor* method, const ServiceDescriptor* service) {
  GOOGLE_CHECK(method->service() == service)
      << method->full_name() << " is not a method of the service " << service->full_name();
}

void fail_method(RpcController* controller, const char* reason, Closure* done) {
  controller->SetFailed(reason);
  done->Run();
}

const Message& prototype_of(const Descriptor* type) {
  return *MessageFactory::generated_factory()->GetPrototype(type);
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
