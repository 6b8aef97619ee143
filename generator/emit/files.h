// The files that are emitted for a .proto.
#pragma once

#include <string>
#include <vector>

#include "emit/message_text.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit {

// `messages` are the texts of the file's messages, in order.
std::string header_text(const plan::CppFile& file, const std::vector<MessageText>& messages);
std::string source_text(const plan::CppFile& file, const std::vector<MessageText>& messages);
std::string descriptor_source_text(const plan::CppFile& file);
std::string forward_header_text(const plan::CppFile& file);

}  // namespace onnxgen::emit
