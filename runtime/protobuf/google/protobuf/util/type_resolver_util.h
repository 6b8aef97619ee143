// Descriptors as messages of type.proto. Part of the library onnxgen::well_known_protobuf.
#pragma once

#include <string_view>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/util/type_resolver.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

// Creates a resolver for the types of the pool, whose URLs are the prefix, a slash and the full name. The caller owns
// it. Its functions are thread-safe. They fail with kInvalidArgument if a URL has another form, or an enum is unknown,
// and with kNotFound if a message is unknown. JSON of an Any always needs the prefix "type.googleapis.com".
TypeResolver* NewTypeResolverForDescriptorPool(std::string_view url_prefix, const DescriptorPool* pool);

// Return the description of a type. Unlike that of libprotobuf 3.21, it has the syntax or edition of the file.
Type ConvertDescriptorToType(std::string_view url_prefix, const Descriptor& descriptor);
Enum ConvertDescriptorToType(const EnumDescriptor& descriptor);

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
