#include "emit/files.h"
#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kForwardHeader = R"(
$origin$
//
// The names of $header$, for code that needs no more than pointers and references.
#pragma once

$body$
)";

std::string declarations(const plan::CppFile& file) {
  std::string enums;
  for (const plan::Enum& enumeration : file.enums) enums += "enum " + enumeration.name.str() + " : int;\n";
  std::string classes;
  for (const plan::Message& message : file.messages) classes += "class " + message.name.str() + ";\n";
  return join_paragraphs({enums, classes});
}

}  // namespace

std::string forward_header_text(const plan::CppFile& file) {
  return Variables{
      {"origin", origin_comment(file)},
      {"header", file.header_path},
      {"body", in_namespaces(file, declarations(file))},
  }
      .expand(kForwardHeader);
}

}  // namespace onnxgen::emit
