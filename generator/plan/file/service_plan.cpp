#include "plan/file/service_plan.h"

#include "plan/doc_comment.h"
#include "plan/name_scope.h"

namespace onnxgen::plan {
namespace {

// Returns the names that methods of a service cannot have, because its classes use them. A method may have the name of
// a function with other parameters, as with protoc.
NameScope class_scope(const Service& service) {
  NameScope scope;
  scope.reserve(service.name, "the enclosing class");
  scope.reserve(service.stub, "the class of its stub");
  for (const char* const name : {"Stub", "descriptor", "channel_", "owns_channel_"}) {
    scope.reserve(Identifier::exact(name), "a member of every service's class");
  }
  return scope;
}

}  // namespace

std::vector<Service> plan_services(const schema::File& file, const CppOptions& options, const TypeNames& types,
                                   source::Diagnostics& diagnostics) {
  std::vector<Service> services;
  if (!has_service_classes(file, options)) return services;
  for (const schema::Service& declared : file.services) {
    Service service;
    service.doc = make_doc(declared.comments);
    service.name = types.names().service(declared);
    service.stub = service.name.with_suffix("_Stub");
    NameScope scope = class_scope(service);
    for (const schema::Method& method : declared.methods) {
      const auto type = [&](const schema::Message& message) {
        return types.qualified(types.names().message(message), *message.file);
      };
      service.methods.push_back(
          {make_doc(method.comments),
           scope.claim(Identifier::escape_in_class(method.name, escapes_of(options)), origin_of(method)),
           type(*method.input), type(*method.output)});
    }
    scope.report(diagnostics);
    services.push_back(std::move(service));
  }
  return services;
}

}  // namespace onnxgen::plan
