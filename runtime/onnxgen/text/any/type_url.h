// Checks type URLs by the rules of JSON.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/text/any/any_type.h"

namespace onnxgen::text {

struct TypeOfUrl {
  const MessageDescriptor* table = nullptr;
  std::string problem;  // reason why `table` is null
};

// Finds the type that a URL names. The URL must be "type.googleapis.com/" followed by the full name of one of the
// types.
TypeOfUrl type_of_url(std::string_view type_url, const KnownTypes& types);

}  // namespace onnxgen::text
