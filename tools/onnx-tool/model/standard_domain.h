// The domain of ONNX's standard operators.
#pragma once

#include <string_view>

namespace onnx_tool {

// Explicit form of the standard domain, which is usually empty in models.
inline constexpr std::string_view kStandardDomain = "ai.onnx";

}  // namespace onnx_tool
