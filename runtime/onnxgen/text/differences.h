// Differences of two messages, as google::protobuf::util::MessageDifferencer reports them.
#pragma once

#include <string>

#include "onnxgen/reflection/compare.h"

namespace onnxgen::text {

// "modified: graph.node[3].op_type: \"Conv\" -> \"Relu\"", without a line feed. Strings and bytes are cut off after
// `longest_text` bytes, and marked; 0: never.
std::string to_string(const Difference& difference, std::size_t longest_text = 0);

}  // namespace onnxgen::text
