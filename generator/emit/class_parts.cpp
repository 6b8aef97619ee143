#include "emit/class_parts.h"

#include "emit/enum_text.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kCaseType = R"(
enum $case_type$ {
  $cases$
  $not_set$ = 0,
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

std::string nested_types(const plan::Message& message, plan::Profile profile) {
  std::string messages;
  for (const plan::MessageAlias& alias : message.messages) {
    messages += "using " + alias.name.str() + " = " + alias.type + ";\n";
  }
  std::vector<std::string> blocks{messages};
  for (const plan::EnumAlias& alias : message.enums) blocks.push_back(enum_aliases(alias, profile));
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

std::string field_numbers(const plan::Message& message) {
  std::string text;
  for (const plan::Field& field : message.fields) {
    text += "static constexpr int " + field.number_constant.str() + " = " + std::to_string(field.number) + ";\n";
  }
  for (const plan::Extension& extension : message.extensions) {
    text += "static constexpr int " + extension.number_constant.str() + " = " +
            std::to_string(extension.description.number) + ";\n";
  }
  return text;
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
