#include "emit/emit.h"

#include "emit/files.h"
#include "emit/native/message_class.h"
#include "emit/protobuf/message_class.h"
#include "emit/wrap.h"

namespace onnxgen::emit {

std::vector<OutputFile> emit(const plan::CppFile& file) {
  std::vector<MessageText> messages;
  for (const plan::Message& message : file.messages) {
    messages.push_back(file.profile == plan::Profile::kNative ? native::message_text(message, file)
                                                              : protobuf::message_text(message, file));
  }
  std::vector<OutputFile> files{
      {file.header_path, wrap_long_lines(header_text(file, messages))},
      {file.source_path, wrap_long_lines(source_text(file, messages))},
  };
  if (!file.descriptor_path.empty()) {
    files.push_back({file.descriptor_path, wrap_long_lines(descriptor_source_text(file))});
  }
  if (!file.forward_path.empty()) files.push_back({file.forward_path, wrap_long_lines(forward_header_text(file))});
  return files;
}

}  // namespace onnxgen::emit
