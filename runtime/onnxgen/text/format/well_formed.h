// Checks whether a parser would accept encoded bytes as a complete message.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Returns whether the bytes match the descriptor: values are complete, proto3 strings are UTF-8, and all `required`
// fields are present.
bool is_well_formed(std::string_view bytes, const MessageDescriptor& table, int depth);

}  // namespace onnxgen::text
