#include "emit/emit.h"

#include "emit/files.h"
#include "emit/wrap.h"

namespace onnxgen::emit {

std::vector<OutputFile> emit(const plan::CppFile& file) {
  return {
      {file.header_path, wrap_long_lines(header_text(file))},
      {file.source_path, wrap_long_lines(source_text(file))},
      {file.forward_path, wrap_long_lines(forward_header_text(file))},
  };
}

}  // namespace onnxgen::emit
