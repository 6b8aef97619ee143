// How archives of models begin. No plain message can begin so: the third byte as a tag has the field number 0.
#pragma once

#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/io/file.h"

namespace onnxgen::io {

// kFormatRefused, naming the component that loads them, where the bytes begin like a zip file.
Status check_not_archive(std::string_view first_bytes);
// The same for the first bytes of `file`.
Status check_not_archive(const File& file);

}  // namespace onnxgen::io
