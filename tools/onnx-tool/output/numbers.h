// Numbers for people.
#pragma once

#include <cstdint>
#include <string>

namespace onnx_tool {

// "36.8 KiB", "9 B"
std::string size_text(std::uint64_t bytes);

// "1,234,567"
std::string count_text(std::uint64_t count);

// "1 node", "1,234 nodes"
std::string counted(std::uint64_t count, const std::string& noun);

}  // namespace onnx_tool
