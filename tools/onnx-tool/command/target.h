// Formats in which convert and edit write a model, and the options that apply to each.
#pragma once

#include <string_view>

#include "command/convert.h"
#include "model/source.h"

namespace onnx_tool {

// Returns the name of a format, such as "zip archive".
std::string_view target_text(Target target);

// Returns the format that the options or the ending of the output's name select. Throws WrongUsage if they select none
// or contradict each other.
Target target_of(const ConvertOptions& options);

// Throws WrongUsage for options that have no effect on output in this format.
void check_options_apply(const ConvertOptions& options, Target target);

// Returns whether external tensors remain external. They then refer to the data files of the input or to copies of
// these.
bool keeps_references(const ConvertOptions& options, Target target, const Source& input);

}  // namespace onnx_tool
