#include "emit/protobuf/service_class.h"

#include <cstddef>
#include <vector>

#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit::protobuf {
namespace {

constexpr const char* kDeclaredStub = R"(
class $export$$stub$;
)";

constexpr const char* kServiceClass = R"(
$doc$
class $export$$name$ : public ::google::protobuf::Service {
 public:
  using Stub = $stub$;

  ~$name$() override;

  static const ::google::protobuf::ServiceDescriptor* descriptor();

  $methods$
  const ::google::protobuf::ServiceDescriptor* GetDescriptor() override;
  void CallMethod(const ::google::protobuf::MethodDescriptor* method,
                  ::google::protobuf::RpcController* controller, const ::google::protobuf::Message* request,
                  ::google::protobuf::Message* response, ::google::protobuf::Closure* done) override;
  const ::google::protobuf::Message& GetRequestPrototype(
      const ::google::protobuf::MethodDescriptor* method) const override;
  const ::google::protobuf::Message& GetResponsePrototype(
      const ::google::protobuf::MethodDescriptor* method) const override;

 protected:
  $name$() = default;
};

/// Calls the methods of $name$ through a channel.
class $export$$stub$ : public $name$ {
 public:
  $stub$(::google::protobuf::RpcChannel* channel);
  $stub$(::google::protobuf::RpcChannel* channel, ::google::protobuf::Service::ChannelOwnership ownership);
  $stub$(const $stub$&) = delete;
  $stub$& operator=(const $stub$&) = delete;
  ~$stub$() override;

  ::google::protobuf::RpcChannel* channel() { return channel_; }

  $stub_methods$
 private:
  ::google::protobuf::RpcChannel* channel_;
  bool owns_channel_;
};
)";

constexpr const char* kMethod = R"(
$doc$
$virtual$void $method$(::google::protobuf::RpcController* controller, const $input$* request,
$indent$$output$* response, ::google::protobuf::Closure* done)$override$;
)";

constexpr const char* kServiceDefinition = R"(
$name$::~$name$() = default;

const ::google::protobuf::ServiceDescriptor* $name$::descriptor() {
  return ::google::protobuf::internal::descriptor_of($file$)->service($index$);
}
const ::google::protobuf::ServiceDescriptor* $name$::GetDescriptor() { return descriptor(); }

$methods$
void $name$::CallMethod(const ::google::protobuf::MethodDescriptor* method,
                        ::google::protobuf::RpcController*$controller$, const ::google::protobuf::Message*$request$,
                        ::google::protobuf::Message*$response$, ::google::protobuf::Closure*$done$) {
  ::google::protobuf::internal::check_method(method, descriptor());
  $calls$
}
const ::google::protobuf::Message& $name$::GetRequestPrototype(
    const ::google::protobuf::MethodDescriptor* method) const {
  ::google::protobuf::internal::check_method(method, descriptor());
  return ::google::protobuf::internal::prototype_of(method->input_type());
}
const ::google::protobuf::Message& $name$::GetResponsePrototype(
    const ::google::protobuf::MethodDescriptor* method) const {
  ::google::protobuf::internal::check_method(method, descriptor());
  return ::google::protobuf::internal::prototype_of(method->output_type());
}

$stub_methods$
$stub$::$stub$(::google::protobuf::RpcChannel* channel) : channel_(channel), owns_channel_(false) {}
$stub$::$stub$(::google::protobuf::RpcChannel* channel, ::google::protobuf::Service::ChannelOwnership ownership)
    : channel_(channel), owns_channel_(ownership == ::google::protobuf::Service::STUB_OWNS_CHANNEL) {}
$stub$::~$stub$() {
  if (owns_channel_) delete channel_;
}
)";

constexpr const char* kMethodDefinition = R"(
void $name$::$method$(::google::protobuf::RpcController* controller, const $input$*,
                      $output$*, ::google::protobuf::Closure* done) {
  ::google::protobuf::internal::fail_method(controller, "Method $method$() not implemented.", done);
}
)";

constexpr const char* kStubDefinition = R"(
void $stub$::$method$(::google::protobuf::RpcController* controller, const $input$* request,
                      $output$* response, ::google::protobuf::Closure* done) {
  channel_->CallMethod(descriptor()->method($index$), controller, request, response, done);
}
)";

// `this`, because a method may have the name of a parameter.
constexpr const char* kCall = R"(
  case $index$:
    return this->$method$(controller, static_cast<const $input$*>(request),
                          static_cast<$output$*>(response), done);
)";

// Returns the texts that expand(method, variables) returns for all methods, followed by an empty line unless they are
// empty.
template <class Expand>
std::string for_each_method(const plan::Service& service, Expand expand) {
  std::string text;
  for (std::size_t i = 0; i < service.methods.size(); ++i) {
    const plan::Method& method = service.methods[i];
    text += expand(method, Variables{
                               {"name", service.name.str()},
                               {"stub", service.stub.str()},
                               {"method", method.name.str()},
                               {"input", method.input},
                               {"output", method.output},
                               {"index", std::to_string(i)},
                           });
  }
  return text.empty() ? text : text + '\n';
}

std::string method_declarations(const plan::Service& service, bool is_stub) {
  return for_each_method(service, [&](const plan::Method& method, const Variables& variables) {
    const std::size_t indent = method.name.str().size() + (is_stub ? 6 : 14);
    return variables.with("doc", is_stub ? "" : comment(method.doc, "///"))
        .with("virtual", is_stub ? "" : "virtual ")
        .with("override", is_stub ? " override" : "")
        .with("indent", std::string(indent, ' '))
        .expand(kMethod);
  });
}

std::string calls(const plan::Service& service) {
  if (service.methods.empty()) return {};
  std::string cases =
      for_each_method(service, [](const plan::Method&, const Variables& variables) { return variables.expand(kCall); });
  cases.pop_back();  // the empty line
  return "switch (method->index()) {\n" + cases + "  default:\n    break;\n}\n";
}

}  // namespace

std::string service_classes(const plan::CppFile& file) {
  std::vector<std::string> blocks;
  for (const plan::Service& service : file.services) {
    const Variables variables{
        {"doc", comment(service.doc, "///")},
        {"export", export_prefix(file)},
        {"name", service.name.str()},
        {"stub", service.stub.str()},
        {"methods", method_declarations(service, false)},
        {"stub_methods", method_declarations(service, true)},
    };
    blocks.push_back(variables.expand(kDeclaredStub));
    blocks.push_back(variables.expand(kServiceClass));
  }
  return join_paragraphs(blocks);
}

std::string service_definitions(const plan::CppFile& file) {
  std::vector<std::string> blocks;
  for (std::size_t i = 0; i < file.services.size(); ++i) {
    const plan::Service& service = file.services[i];
    const auto parameter = [&](const char* name) {
      return service.methods.empty() ? std::string() : std::string(" ") + name;
    };
    const auto definitions = [&](const char* text) {
      return for_each_method(service,
                             [&](const plan::Method&, const Variables& variables) { return variables.expand(text); });
    };
    blocks.push_back(Variables{
        {"name", service.name.str()},
        {"stub", service.stub.str()},
        {"file", file.descriptor.name.str()},
        {"index", std::to_string(i)},
        {"controller", parameter("controller")},
        {"request", parameter("request")},
        {"response", parameter("response")},
        {"done", parameter("done")},
        {"calls", calls(service)},
        {"methods", definitions(kMethodDefinition)},
        {"stub_methods", definitions(kStubDefinition)},
    }
                         .expand(kServiceDefinition));
  }
  return join_paragraphs(blocks);
}

}  // namespace onnxgen::emit::protobuf
