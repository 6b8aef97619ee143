// Finds the description of a type by its URL, such as "type.googleapis.com/onnx.ModelProto". Part of the library
// onnxgen::well_known_protobuf.
//
// NewTypeResolverForDescriptorPool() in type_resolver_util.h creates a resolver for generated classes, which converts
// between JSON and encoded messages; see json/json.h. A program may derive its own resolvers and call them. Conversions
// with these fail with the code kUnimplemented, since they need generated classes. Also in the interface of protobuf
// 30, overridden functions return google::protobuf::util::Status.
#pragma once

#include <string>

#include "google/protobuf/any.pb.h"
#include "google/protobuf/stubs/status.h"
#include "google/protobuf/type.pb.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class DescriptorPool;

namespace util ONNXGEN_HIDDEN {

class ONNXGEN_PROTOBUF_BASE TypeResolver {
 public:
  ONNXGEN_HIDDEN TypeResolver() = default;
  ONNXGEN_HIDDEN TypeResolver(const TypeResolver&) = delete;
  ONNXGEN_HIDDEN TypeResolver& operator=(const TypeResolver&) = delete;
  ONNXGEN_HIDDEN virtual ~TypeResolver();

  // Replace `message_type` or `enum_type` with the description of the type. After an error, it is unchanged.
  virtual Status ResolveMessageType(const std::string& type_url, Type* message_type) = 0;
  virtual Status ResolveEnumType(const std::string& type_url, Enum* enum_type) = 0;

  // For the functions of json/json.h: sets `descriptor` to that of the generated class.
  ONNXGEN_HIDDEN virtual Status FindGenerated_(const std::string& type_url, const Descriptor** descriptor) const;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
