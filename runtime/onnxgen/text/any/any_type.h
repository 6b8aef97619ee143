// Splits a google.protobuf.Any into its two fields and finds the type that it names.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

struct AnyParts {
  std::string_view type_url;
  std::string_view value;
};

// Parses `bytes` as an Any. If the bytes are malformed, returns the fields before the error.
AnyParts any_parts(std::string_view bytes, int depth) noexcept;

// The types of messages that an Any can contain. Either list may be null.
struct KnownTypes {
  const TypeList* of_file;     // of the outermost message
  const TypeList* additional;  // from the caller's options
};

// Returns the descriptor with this full name, or nullptr if neither list contains it.
const MessageDescriptor* find_type(const KnownTypes& types, std::string_view full_name) noexcept;

// Returns the descriptor of the type that the text format shows in expanded form under this URL, or nullptr. The prefix
// of the URL, such as "type.googleapis.com", is not used.
const MessageDescriptor* find_expanded_type(const KnownTypes& types, std::string_view type_url) noexcept;

}  // namespace onnxgen::text
