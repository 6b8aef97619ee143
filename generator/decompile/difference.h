// Compares descriptors.
#pragma once

#include <string>
#include <string_view>

#include "convert/dynamic_types.h"

namespace onnxgen::decompile {

// Compares a FileDescriptorProto with `described`, which descriptor::describe() made from its text with JSON names, all
// options, and source info. Returns the first difference in meaning, or an empty string if there is none. Ignores
// source info, unknown fields outside of options, and alternative encodings of the same meaning. The latter are
// recognized in options only if `types`, which contains the options messages and all their extensions, is not null.
std::string difference(std::string_view descriptor, std::string_view described, const convert::DynamicTypes* types);

}  // namespace onnxgen::decompile
