#include <algorithm>
#include <utility>
#include <vector>

#include "emit/descriptor_text.h"
#include "emit/enum_text.h"
#include "emit/extension_text.h"
#include "emit/file_descriptor_text.h"
#include "emit/files.h"
#include "emit/frame.h"
#include "emit/protobuf/service_class.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kHeader = R"(
$origin$
$doc$
$guide$
#pragma once

$guard$

$includes$

$body$
)";

constexpr const char* kNativeGuide = R"(
//
// How to read this header: each message is a class. The accessors of a field are below its comment. For a field x, x()
// reads it, has_x() tests whether it is set, set_x(v) and clear_x() change it, and mutable_x() returns a pointer that
// changes a message or container. Repeated fields also have x_size(), x(i) and add_x(). Strings are returned as
// std::string_view, valid until the field changes. Members whose names end in an underscore are internal.
)";

constexpr const char* kProtobufGuide = R"(
//
// How to read this header: each message is a class with the accessors of libprotobuf's classes. The accessors of a
// field are below its comment. Members whose names end in an underscore are internal.
)";

constexpr const char* kInlineSection = R"(
// Accessors that need the complete definition of another class.

$definitions$
)";

constexpr const char* kGuard = R"(
#if defined(ONNXGEN_$other$_CLASSES_IN_$namespace$)
#error "native and protobuf classes share a namespace: call onnx_generate with another NAMESPACE for one of them"
#endif
#define ONNXGEN_$own$_CLASSES_IN_$namespace$
)";

constexpr const char* kApi30 = R"(
#if !defined(ONNXGEN_PROTOBUF_API)
#define ONNXGEN_PROTOBUF_API 30
#elif ONNXGEN_PROTOBUF_API < 30
#error "this source has another interface of protobuf: define ONNXGEN_PROTOBUF_API=30, or include this header first"
#endif
)";

// Encloses all declarations, which must not give warnings in programs that use none of them. Parameters of functions
// may have the names of variables declared before, for example of the extensions of another schema.
constexpr const char* kEnclosed = R"(
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
$deprecated$
#endif

$body$

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
)";

// Inline functions of deprecated elements use each other.
constexpr const char* kIgnoreDeprecated = R"(
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
)";

bool has_deprecated_fields(const plan::CppFile& file) {
  const auto is_deprecated = [](const plan::Field& field) { return field.deprecated; };
  return std::any_of(file.messages.begin(), file.messages.end(), [&](const plan::Message& message) {
    return std::any_of(message.fields.begin(), message.fields.end(), is_deprecated);
  });
}

// Returns preprocessor checks. A source file cannot include the classes of both profiles in the same namespace, nor use
// both interfaces of protobuf.
std::string guard(const plan::CppFile& file) {
  std::string name_space;
  for (const plan::Identifier& component : file.namespaces) name_space += component.str() + "_";
  const bool is_native = file.profile == plan::Profile::kNative;
  std::string text = Variables{
      {"own", is_native ? "NATIVE" : "PROTOBUF"},
      {"other", is_native ? "PROTOBUF" : "NATIVE"},
      {"namespace",
       name_space}}.expand(kGuard);
  if (file.protobuf_api == plan::ProtobufApi::k30) text += Variables{}.expand(kApi30);
  return text;
}

// Declares the classes if no forward-declaration header does. Includes the export attribute, because it affects
// templates instantiated for incomplete classes.
std::string class_declarations(const plan::CppFile& file) {
  std::string text;
  for (const plan::Message& message : file.messages) {
    text += "class " + export_prefix(file) + message.name.str() + ";\n";
  }
  return text;
}

std::string includes(const plan::CppFile& file) {
  std::vector<std::string> own_and_imports;
  if (!file.forward_path.empty()) own_and_imports.push_back(file.forward_path);
  own_and_imports.insert(own_and_imports.end(), file.import_includes.begin(), file.import_includes.end());
  std::sort(own_and_imports.begin(), own_and_imports.end());
  return join_paragraphs(
      {system_includes(file.runtime_includes), system_includes(file.system_includes), local_includes(own_and_imports)});
}

std::string declarations(const plan::CppFile& file, HeaderTexts messages) {
  std::vector<std::string> blocks{file_descriptor_declaration(file)};
  for (const plan::Enum& enumeration : file.enums) {
    blocks.push_back(enum_declaration(enumeration, file.profile, export_prefix(file)));
    if (!file.lite) blocks.push_back(enum_descriptor_declaration(enumeration, export_prefix(file)));
    if (file.has_enum_descriptors()) blocks.push_back(enum_descriptor_function(enumeration, export_prefix(file)));
  }
  if (file.forward_path.empty()) blocks.push_back(class_declarations(file));
  blocks.push_back(std::move(messages.classes));
  blocks.push_back(extension_declarations(file));
  blocks.push_back(protobuf::service_classes(file));
  if (!messages.inlines.empty()) {
    blocks.push_back(Variables{{"definitions", std::move(messages.inlines)}}.expand(kInlineSection));
  }
  return join_paragraphs(blocks);
}

}  // namespace

std::string header_text(const plan::CppFile& file, HeaderTexts messages) {
  const std::string doc = file.doc.empty() ? "" : "//\n" + comment(file.doc, "//");
  const std::string deprecated = has_deprecated_fields(file) ? Variables{}.expand(kIgnoreDeprecated) : "";
  std::string body = in_namespaces(file, declarations(file, std::move(messages)), enum_traits(file));
  return Variables{
      {"origin", origin_comment(file)},
      {"doc", doc},
      {"guide", Variables{}.expand(file.profile == plan::Profile::kNative ? kNativeGuide : kProtobufGuide)},
      {"guard", guard(file)},
      {"includes", includes(file)},
      {"body", Variables{{"body", std::move(body)}, {"deprecated", deprecated}}.expand(kEnclosed)},
  }
      .expand(kHeader);
}

}  // namespace onnxgen::emit
