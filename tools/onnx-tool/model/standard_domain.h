// The domain of ONNX's standard operators.
#pragma once

#include <string_view>

namespace onnx_tool {

// The written-out form of the standard domain, which models usually leave empty.
inline constexpr std::string_view kStandardDomain = "ai.onnx";

}  // namespace onnx_tool
