// The three files that are emitted for a .proto.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

std::string header_text(const plan::CppFile& file);
std::string source_text(const plan::CppFile& file);
std::string forward_header_text(const plan::CppFile& file);

}  // namespace onnxgen::emit
