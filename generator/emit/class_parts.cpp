#include "emit/class_parts.h"

#include <cstdint>

#include "emit/enum_text.h"
#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kCaseType = R"(
enum $case_type$ {
  $cases$
  $not_set$ = 0,
};
)";

constexpr const char* kFieldNumbers = R"(
enum : int {
  $numbers$
};
)";

constexpr const char* kUnion = R"(
union {
  $members$
};
)";

std::string member_line(const plan::Member& member) {
  const std::string initializer = member.initializer.empty() ? "" : " = " + member.initializer;
  return member.type + " " + member.name.str() + initializer + ";\n";
}

}  // namespace

std::string nested_types(const plan::Message& message, const plan::CppFile& file) {
  std::string messages;
  for (const plan::MessageAlias& alias : message.messages) {
    messages += "using " + alias.name.str() + " = " + alias.type + ";\n";
  }
  std::vector<std::string> blocks{messages};
  for (const plan::EnumAlias& alias : message.enums) blocks.push_back(enum_aliases(alias, file));
  return join_paragraphs(blocks);
}

std::string case_types(const plan::Message& message) {
  std::vector<std::string> blocks;
  for (const plan::Oneof& oneof : message.oneofs) {
    std::string cases;
    for (const std::size_t index : oneof.fields) {
      const plan::Field& field = message.fields[index];
      cases += field.case_constant.str() + " = " + std::to_string(field.number) + ",\n";
    }
    blocks.push_back(
        Variables{{"case_type", oneof.case_type.str()}, {"cases", cases}, {"not_set", oneof.not_set.str()}}.expand(
            kCaseType));
  }
  return join_paragraphs(blocks);
}

// As in libprotobuf, the numbers of fields are enumerators in the protobuf profile, and those of extensions are not.
std::string field_numbers(const plan::Message& message, const plan::CppFile& file) {
  std::vector<std::string> enumerators;
  std::string constants;
  const auto add_constant = [&](const plan::Identifier& name, std::int32_t number) {
    constants += hidden_prefix(file) + "static constexpr int " + name.str() + " = " + std::to_string(number) + ";\n";
  };
  for (const plan::Field& field : message.fields) {
    if (file.profile == plan::Profile::kNative) {
      add_constant(field.number_constant, field.number);
    } else {
      enumerators.push_back(field.number_constant.str() + " = " + std::to_string(field.number));
    }
  }
  for (const plan::Extension& extension : message.extensions) {
    add_constant(extension.number_constant, extension.description.number);
  }
  if (enumerators.empty()) return constants;
  return Variables{{"numbers", filled_lines(enumerators)}}.expand(kFieldNumbers) + constants;
}

std::string data_members(const std::vector<plan::MemberGroup>& data) {
  std::string lines;
  for (const plan::MemberGroup& group : data) {
    std::string members;
    for (const plan::Member& member : group.members) members += member_line(member);
    lines += group.is_union ? Variables{{"members", members}}.expand(kUnion) : members;
  }
  return lines;
}

}  // namespace onnxgen::emit
