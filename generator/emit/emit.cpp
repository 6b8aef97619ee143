#include "emit/emit.h"

#include <utility>

#include "emit/files.h"
#include "emit/native/message_class.h"
#include "emit/protobuf/message_class.h"
#include "emit/template.h"
#include "emit/wrap.h"

namespace onnxgen::emit {

std::vector<OutputFile> emit(const plan::CppFile& file) {
  HeaderTexts declarations;
  std::string definitions;
  for (const plan::Message& message : file.messages) {
    const MessageText text = file.profile == plan::Profile::kNative ? native::message_text(message, file)
                                                                    : protobuf::message_text(message, file);
    append_paragraph(declarations.classes, text.class_definition);
    append_paragraph(declarations.inlines, text.inline_definitions);
    append_paragraph(definitions, text.source_definitions);
  }
  std::vector<OutputFile> files;
  files.push_back({file.header_path, wrap_long_lines(header_text(file, std::move(declarations)))});
  files.push_back({file.source_path, wrap_long_lines(source_text(file, std::move(definitions)))});
  if (!file.descriptor_path.empty()) {
    files.push_back({file.descriptor_path, wrap_long_lines(descriptor_source_text(file))});
  }
  if (!file.forward_path.empty()) files.push_back({file.forward_path, wrap_long_lines(forward_header_text(file))});
  if (!file.proto_h_path.empty()) {
    files.push_back({file.proto_h_path, "// The classes of " + file.source_name + ".\n#pragma once\n\n#include \"" +
                                            file.header_path + "\"\n"});
  }
  return files;
}

}  // namespace onnxgen::emit
