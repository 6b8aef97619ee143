#include "emit/field_text.h"

#include "emit/frame.h"

namespace onnxgen::emit {
namespace {

// Expressions for a member of the class. A cold field is in a separate block, which may not be allocated.
struct MemberPaths {
  std::string held;         // for reading
  std::string changed;      // for writing; allocates the block if necessary
  std::string present;      // for writing; the block must be allocated
  std::string begin_clear;  // text around the statement that clears the member if it is allocated
  std::string end_clear;
};

MemberPaths member_paths(const plan::Field& field) {
  const std::string& member = field.member.str();
  if (!field.cold) return {"Storage_." + member, "Storage_." + member, "Storage_." + member, "{ ", " }"};
  return {"Storage_.cold_fields()." + member, "Storage_.make_cold_fields()." + member,
          "Storage_.existing_cold_fields()." + member, "{\n  if (Storage_.has_cold_fields()) ", "\n}"};
}

// Returns the variables that the templates of all field kinds may use.
Variables field_variables(const plan::Message& message, const plan::Field& field) {
  const bool is_in_oneof = field.presence == plan::Presence::kOneof;
  const plan::Oneof oneof = is_in_oneof ? message.oneofs[field.oneof] : plan::Oneof();
  const MemberPaths paths = member_paths(field);
  return {
      {"class", message.name.str()},
      {"name", field.name.str()},
      {"member", field.member.str()},
      {"held", paths.held},
      {"changed", paths.changed},
      {"present", paths.present},
      {"begin_clear", paths.begin_clear},
      {"end_clear", paths.end_clear},
      {"number", std::to_string(field.number)},
      {"type", field.value_type},
      {"storage", field.storage_type},
      {"default", field.default_value},
      {"or_default", field.default_value.empty() ? "\"\"" : field.default_value},
      {"deprecated", deprecated_prefix(field.deprecated)},
      {"bit", std::to_string(field.has_bit)},
      {"oneof", oneof.name.str()},
      {"case_member", oneof.case_member.str()},
      {"case", field.case_constant.str()},
  };
}

}  // namespace

std::vector<FieldText> field_texts(const plan::Message& message, const FieldWriters& writers) {
  std::vector<FieldText> texts;
  for (std::size_t i = 0; i < message.fields.size(); ++i) {
    const plan::Field& field = message.fields[i];
    if (field.presence == plan::Presence::kOneof && message.oneofs[field.oneof].fields.front() == i) {
      texts.push_back(writers.oneof(message, message.oneofs[field.oneof]));
    }
    texts.push_back(writers.field(field, field_variables(message, field)));
    texts.back().declarations.insert(0, comment(field.doc, "///"));
  }
  return texts;
}

}  // namespace onnxgen::emit
