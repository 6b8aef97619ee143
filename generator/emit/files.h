// The files that are emitted for a .proto.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// What the file's messages become in the header, in their order: one text each, since thousands of small ones would
// leave memory in pieces.
struct HeaderTexts {
  std::string classes;
  std::string inlines;  // definitions below all classes
};

// The texts of messages are taken, since those of a large schema are the most that the generator ever holds.
std::string header_text(const plan::CppFile& file, HeaderTexts messages);
std::string source_text(const plan::CppFile& file, std::string messages);
std::string descriptor_source_text(const plan::CppFile& file);
std::string forward_header_text(const plan::CppFile& file);

}  // namespace onnxgen::emit
