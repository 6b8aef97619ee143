#include "option_text.h"

#include <cstddef>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/text_format.h"
#include "onnxgen/text/scalar_text.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

// Returns the value of an option, or of one of its elements unless `index` is -1.
std::string option_value(const Message& options, const FieldDescriptor& option, int index, int depth) {
  std::string value;
  if (option.cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
    TextFormat::PrintFieldValueToString(options, &option, index, &value);
    return value;
  }
  TextFormat::Printer printer;
  printer.SetExpandAny(true);
  printer.SetInitialIndentLevel(depth + 1);
  printer.PrintFieldValueToString(options, &option, index, &value);
  return "{\n" + value + indentation(depth) + "}";
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string result = "\"";
  onnxgen::text::append_escaped(result, text);
  return result + '"';
}

std::string indentation(int depth) {
  return std::string(static_cast<std::size_t>(depth) * 2, ' ');
}

std::string edition_of(const FileDescriptor& file) {
  const int number = find_encoded(encoded_of(file), FileDescriptorProto::kEditionFieldNumber).as_int();
  constexpr std::size_t kPrefix = sizeof "EDITION_" - 1;
  return number < EDITION_2023 ? "" : Edition_Name(static_cast<Edition>(number)).substr(kPrefix);
}

std::vector<std::string> option_list(const Message& options, int depth) {
  std::vector<std::string> list;
  const Reflection& reflection = *options.GetReflection();
  std::vector<const FieldDescriptor*> set;
  reflection.ListFields(options, &set);
  for (const FieldDescriptor* option : set) {
    const std::string name = option->is_extension() ? "(." + option->full_name() + ")" : option->name();
    const int count = option->is_repeated() ? reflection.FieldSize(options, option) : 1;
    for (int i = 0; i < count; ++i) {
      list.push_back(name + " = " + option_value(options, *option, option->is_repeated() ? i : -1, depth));
    }
  }
  return list;
}

std::string joined_options(const Message& options, int depth) {
  std::string text;
  for (const std::string& option : option_list(options, depth)) text += (text.empty() ? "" : ", ") + option;
  return text;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
