#include "emit/emit.h"

#include "emit/files.h"
#include "emit/frame.h"
#include "emit/wrap.h"

namespace onnxgen::emit {

std::vector<OutputFile> emit(const plan::CppFile& file) {
  std::vector<MessageText> messages;
  for (const plan::Message& message : file.messages) messages.push_back(message_text(message, export_prefix(file)));
  return {
      {file.header_path, wrap_long_lines(header_text(file, messages))},
      {file.source_path, wrap_long_lines(source_text(file, messages))},
      {file.forward_path, wrap_long_lines(forward_header_text(file))},
  };
}

}  // namespace onnxgen::emit
