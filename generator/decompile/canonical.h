// Encodes messages with the same meaning as the same bytes.
#pragma once

#include <string>
#include <string_view>

#include "convert/dynamic_types.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::decompile {

struct CanonicalForm {
  std::string bytes;
  // Contains data that text cannot express: fields that their message does not declare, values that a closed enum does
  // not declare, or malformed bytes.
  bool has_unknown = false;
};

// Encodes the fields in ascending order of numbers, each in one encoding. Fields that `type` does not declare remain
// unchanged.
CanonicalForm canonical_form(const MessageDescriptor& type, std::string_view bytes, const convert::DynamicTypes& types);

}  // namespace onnxgen::decompile
