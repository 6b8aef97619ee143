// Converts encoded options to the syntax of .proto files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "convert/dynamic_types.h"

namespace onnxgen::decompile {

struct OptionTexts {
  std::vector<std::string> settings;  // "deprecated = true", "(.my.option) = { ... }"
  std::string error;                  // reason why some options have no text; empty on success
};

// Converts the fields of an encoded options message, such as "google.protobuf.FieldOptions", in their encoded order.
OptionTexts option_texts(const std::string& message, std::string_view bytes, const convert::DynamicTypes& types);

}  // namespace onnxgen::decompile
