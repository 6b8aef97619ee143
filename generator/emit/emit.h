// The emit stage: converts a plan to the text of files. It makes no decisions and cannot fail.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

struct OutputFile {
  std::string path;  // relative to the output folder, with '/' as separator
  std::string text;
};

// Returns the header and the source file, followed by the descriptor source and the forward-declaration header if the
// plan has paths for them. The text depends only on the plan.
std::vector<OutputFile> emit(const plan::CppFile& file);

}  // namespace onnxgen::emit
