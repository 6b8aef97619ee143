// The emit stage: from a plan to the text of three files. It decides nothing and cannot fail.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

struct OutputFile {
  std::string path;  // relative to the output folder, '/' between components
  std::string text;
};

// The header, the source file and the forward-declaration header, in this order. The text depends on the plan alone.
std::vector<OutputFile> emit(const plan::CppFile& file);

}  // namespace onnxgen::emit
