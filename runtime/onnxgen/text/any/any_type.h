// The two fields of a google.protobuf.Any, and the type that it names.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

struct AnyParts {
  std::string_view type_url;
  std::string_view value;
};

// `bytes` encode an Any; of what is no valid field the rest is left out.
AnyParts any_parts(std::string_view bytes, int depth) noexcept;

// The table of this full name; null where the list, which may be null, does not have it.
const MessageDescriptor* find_type(const TypeList* types, std::string_view full_name) noexcept;

// The table of the type that text shows expanded under this URL, "type.googleapis.com/" or "type.googleprod.com/" and
// its full name; null where there is none.
const MessageDescriptor* find_expanded_type(const TypeList* types, std::string_view type_url) noexcept;

}  // namespace onnxgen::text
