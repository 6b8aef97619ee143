// The files emitted for one .proto file.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Text of all messages in the header, in order. It is accumulated into one string each, because thousands of small
// strings would fragment memory.
struct HeaderTexts {
  std::string classes;
  std::string inlines;  // definitions after all classes
};

// These functions take the texts of the messages by value and consume them. For a large schema these texts are the
// largest allocations of the generator.
std::string header_text(const plan::CppFile& file, HeaderTexts messages);
std::string source_text(const plan::CppFile& file, std::string messages);
std::string descriptor_source_text(const plan::CppFile& file);
std::string forward_header_text(const plan::CppFile& file);

}  // namespace onnxgen::emit
