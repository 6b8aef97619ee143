// Type URLs as JSON demands them.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

struct TypeOfUrl {
  const MessageDescriptor* table = nullptr;
  std::string fault;  // why there is no table
};

// "type.googleapis.com/" and the full name of one of the types.
TypeOfUrl type_of_url(std::string_view type_url, const TypeList* types);

}  // namespace onnxgen::text
