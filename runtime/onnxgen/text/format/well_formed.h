// Whether a parser would accept encoded bytes as a complete message.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Everything is as the table has it: values are whole, proto3 strings are UTF-8, `required` fields are there.
bool is_well_formed(std::string_view bytes, const MessageDescriptor& table, int depth);

}  // namespace onnxgen::text
