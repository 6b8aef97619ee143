#include "decompile/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "decompile/canonical.h"
#include "decompile/default_value.h"
#include "decompile/record.h"
#include "decompile/string_literal.h"
#include "schema/names.h"
#include "schema/schema.h"

namespace onnxgen::decompile {
namespace {

enum class Kind {
  kNumber,    // absent means 0
  kIndex,     // absent differs from 0
  kIndexes,   // a set of numbers
  kText,      // absent means empty
  kTexts,     // a list
  kTypeName,  // with or without the scopes that contain the type
  kOptions,   // a message whose name begins with "google.protobuf."
  kList,      // of messages
  kLabel,     // absent means optional
  kType,      // absent means any type that has a name
  kDefault,   // depends on the type
  kJsonName,  // absent means the derived name
  kSyntax,    // absent means proto2
  kEdition,   // only if the syntax is "editions"
};

struct Element;

// A field of a descriptor message.
struct Part {
  std::int32_t number;
  Kind kind;
  const char* noun;
  const Element* element = nullptr;  // of a list
};

// A descriptor message.
struct Element {
  const char* noun;     // empty if it has no name
  const char* options;  // name of its options message
  std::vector<Part> parts;
};

// The field numbers are those of descriptor.proto.
const Element& file_element() {
  static const Element kRange{"",
                              "ExtensionRangeOptions",
                              {{1, Kind::kNumber, "start"}, {2, Kind::kNumber, "end"}, {3, Kind::kOptions, "options"}}};
  static const Element kField{"field",
                              "FieldOptions",
                              {{2, Kind::kTypeName, "extended message"},
                               {3, Kind::kNumber, "number"},
                               {4, Kind::kLabel, "label"},
                               {5, Kind::kType, "type"},
                               {6, Kind::kTypeName, "type name"},
                               {7, Kind::kDefault, "default"},
                               {8, Kind::kOptions, "options"},
                               {9, Kind::kIndex, "oneof index"},
                               {10, Kind::kJsonName, "JSON name"},
                               {17, Kind::kNumber, "proto3_optional"}}};
  static const Element kOneof{"oneof", "OneofOptions", {{2, Kind::kOptions, "options"}}};
  static const Element kValue{
      "enum value", "EnumValueOptions", {{2, Kind::kNumber, "number"}, {3, Kind::kOptions, "options"}}};
  static const Element kEnum{"enum",
                             "EnumOptions",
                             {{2, Kind::kList, "values", &kValue},
                              {3, Kind::kOptions, "options"},
                              {4, Kind::kList, "reserved ranges", &kRange},
                              {5, Kind::kTexts, "reserved names"},
                              {6, Kind::kNumber, "visibility"}}};
  static const Element& kMessage = []() -> const Element& {
    static Element message{"message", "MessageOptions", {}};
    message.parts = {{2, Kind::kList, "fields", &kField},     {3, Kind::kList, "messages", &message},
                     {4, Kind::kList, "enums", &kEnum},       {5, Kind::kList, "extension ranges", &kRange},
                     {6, Kind::kList, "extensions", &kField}, {7, Kind::kOptions, "options"},
                     {8, Kind::kList, "oneofs", &kOneof},     {9, Kind::kList, "reserved ranges", &kRange},
                     {10, Kind::kTexts, "reserved names"},    {11, Kind::kNumber, "visibility"}};
    return message;
  }();
  static const Element kMethod{"method",
                               "MethodOptions",
                               {{2, Kind::kTypeName, "input"},
                                {3, Kind::kTypeName, "output"},
                                {4, Kind::kOptions, "options"},
                                {5, Kind::kNumber, "client streaming"},
                                {6, Kind::kNumber, "server streaming"}}};
  static const Element kService{
      "service", "ServiceOptions", {{2, Kind::kList, "methods", &kMethod}, {3, Kind::kOptions, "options"}}};
  static const Element kFile{"",
                             "FileOptions",
                             {{12, Kind::kSyntax, "syntax"},
                              {14, Kind::kEdition, "edition"},
                              {2, Kind::kText, "package"},
                              {3, Kind::kTexts, "imports"},
                              {10, Kind::kIndexes, "public imports"},
                              {11, Kind::kIndexes, "weak imports"},
                              {15, Kind::kTexts, "option imports"},
                              {4, Kind::kList, "messages", &kMessage},
                              {5, Kind::kList, "enums", &kEnum},
                              {6, Kind::kList, "services", &kService},
                              {7, Kind::kList, "extensions", &kField},
                              {8, Kind::kOptions, "options"}}};
  return kFile;
}

std::string shown(const Record& record, const Part& part) {
  constexpr const char* kTypes[] = {"absent",  "double",   "float",    "int64",   "uint64",    "int32", "fixed64",
                                    "fixed32", "bool",     "string",   "a group", "a message", "bytes", "uint32",
                                    "an enum", "sfixed32", "sfixed64", "sint32",  "sint64"};
  constexpr const char* kLabels[] = {"optional", "optional", "required", "repeated"};
  const auto known = static_cast<std::uint32_t>(record.number(part.number));
  switch (part.kind) {
    case Kind::kType:
      if (known < std::size(kTypes)) return kTypes[known];
      break;
    case Kind::kLabel:
      if (known < std::size(kLabels)) return kLabels[known];
      break;
    case Kind::kList:
      return std::to_string(record.blocks(part.number).size());
    case Kind::kText:
    case Kind::kTypeName:
    case Kind::kDefault:
    case Kind::kJsonName:
    case Kind::kSyntax:
      return record.has(part.number) ? string_literal(record.block(part.number), text::HighBytes::kEscaped) : "absent";
    case Kind::kIndexes:
    case Kind::kTexts:
    case Kind::kOptions:
      return {};
    case Kind::kNumber:
    case Kind::kIndex:
    case Kind::kEdition:
      break;
  }
  return record.has(part.number) ? std::to_string(record.number(part.number)) : "absent";
}

std::vector<std::int32_t> sorted(std::vector<std::int32_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

bool is_same_type_name(const std::string& given, const std::string& full) {
  if (given == full) return true;
  if (given.empty() || given.front() == '.' || given.size() >= full.size()) return false;
  const std::string end = '.' + given;
  return full.compare(full.size() - end.size(), end.size(), end) == 0;
}

class Comparison {
 public:
  explicit Comparison(const convert::DynamicTypes* types) : types_(types) {}

  // `subject` describes the element in messages, and `scope` contains its name.
  bool is_same(const Element& element, const Record& given, const Record& described, const std::string& subject,
               const std::string& scope) {
    if (given.is_malformed()) return fail("the descriptor is malformed");
    for (const Part& part : element.parts) {
      if (part.kind == Kind::kList) {
        if (!is_same_list(part, given, described, subject, scope)) return false;
      } else if (!is_same_part(element, part, given, described)) {
        return report(subject, part, shown(given, part), shown(described, part));
      }
    }
    return true;
  }

  std::string take() { return std::move(difference_); }

 private:
  bool fail(std::string difference) {
    difference_ = std::move(difference);
    return false;
  }

  bool report(const std::string& subject, const Part& part, const std::string& given, const std::string& described) {
    const char* const number = part.kind == Kind::kList ? "number of " : "";
    const std::string change =
        given == described ? "would change" : fmt::format("would change from {} to {}", given, described);
    return fail(fmt::format("{}cannot be expressed in a .proto file: its {}{} {}", subject, number, part.noun, change));
  }

  bool is_same_list(const Part& part, const Record& given, const Record& described, const std::string& subject,
                    const std::string& scope) {
    const std::vector<Record> a = given.records(part.number);
    const std::vector<Record> b = described.records(part.number);
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
      const std::string noun = part.element->noun;
      if (noun.empty()) {
        if (is_same(*part.element, a[i], b[i], subject, scope)) continue;
        return report(subject, {part.number, Kind::kTexts, part.noun}, "", "");
      }
      const std::string name = schema::qualified(scope, a[i].text(1));
      if (a[i].text(1) != b[i].text(1)) {
        return report(fmt::format("{} '{}' ", noun, name), {1, Kind::kText, "name"},
                      string_literal(a[i].text(1), text::HighBytes::kEscaped),
                      string_literal(b[i].text(1), text::HighBytes::kEscaped));
      }
      if (!is_same(*part.element, a[i], b[i], fmt::format("{} '{}' ", noun, name), name)) return false;
    }
    if (a.size() == b.size()) return true;
    return report(subject, part, std::to_string(a.size()), std::to_string(b.size()));
  }

  bool is_same_part(const Element& element, const Part& part, const Record& given, const Record& described) const {
    const std::int32_t field = part.number;
    const std::int32_t number = given.number(field);
    switch (part.kind) {
      case Kind::kNumber:
        return number == described.number(field);
      case Kind::kIndex:
        return number == described.number(field) && given.has(field) == described.has(field);
      case Kind::kIndexes:
        return sorted(given.numbers(field)) == sorted(described.numbers(field));
      case Kind::kText:
        return given.block(field) == described.block(field);
      case Kind::kTexts:
        return given.blocks(field) == described.blocks(field);
      case Kind::kTypeName:
        return is_same_type_name(given.text(field), described.text(field));
      case Kind::kOptions:
        return is_same_options(element.options, given.message(field), described.message(field));
      case Kind::kList:
        return true;
      case Kind::kLabel:
        return std::max(number, 1) == described.number(field);
      case Kind::kType:
        return number == described.number(field) || (!given.has(field) && given.has(6));
      case Kind::kDefault:
        return given.has(field) == described.has(field) &&
               is_same_default(given.text(field), described.text(field),
                               static_cast<schema::FieldType>(described.number(5)));
      case Kind::kJsonName:
        return !given.has(field) || given.block(field) == described.block(field);
      case Kind::kSyntax:
        return given.block(field) == described.block(field) ||
               (!described.has(field) && (given.block(field).empty() || given.block(field) == "proto2"));
      case Kind::kEdition:
        return given.block(12) != "editions" || number == described.number(field);
    }
    return false;
  }

  bool is_same_options(const std::string& message, const std::string& given, const std::string& described) const {
    if (given == described) return true;
    const MessageDescriptor* const type = types_ == nullptr ? nullptr : types_->find("google.protobuf." + message);
    return type != nullptr &&
           canonical_form(*type, given, *types_).bytes == canonical_form(*type, described, *types_).bytes;
  }

  const convert::DynamicTypes* types_;
  std::string difference_;
};

}  // namespace

std::string difference(std::string_view descriptor, std::string_view described, const convert::DynamicTypes* types) {
  if (descriptor == described) return {};
  const Record given(descriptor);
  Comparison comparison(types);
  (void)comparison.is_same(file_element(), given, Record(described), "it ", given.text(2));
  return comparison.take();
}

}  // namespace onnxgen::decompile
