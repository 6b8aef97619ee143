// Formats numbers for display.
#pragma once

#include <cstdint>
#include <string>

namespace onnx_tool {

// Returns "36.8 KiB" or "9 B".
std::string size_text(std::uint64_t bytes);

// Returns "1,234,567".
std::string count_text(std::uint64_t count);

// Returns "1 node" or "1,234 nodes".
std::string counted(std::uint64_t count, const std::string& noun);

}  // namespace onnx_tool
