// Formats differences between two messages as google::protobuf::util::MessageDifferencer reports them.
#pragma once

#include <string>

#include "onnxgen/reflection/compare.h"

namespace onnxgen::text {

// Formats a difference, whose messages must still exist, without a line feed, for example "modified:
// graph.node[3].op_type: \"Conv\" -> \"Relu\"". Strings and bytes are truncated to `longest_text` bytes and marked as
// truncated; 0 means no limit. Throws std::bad_alloc if memory is exhausted.
std::string to_string(const Difference& difference, std::size_t longest_text = 0);

}  // namespace onnxgen::text
