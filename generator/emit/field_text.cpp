#include "emit/field_text.h"

#include "emit/frame.h"

namespace onnxgen::emit {
namespace {

// What the templates of all kinds of fields may use.
Variables field_variables(const plan::Message& message, const plan::Field& field) {
  const bool is_in_oneof = field.presence == plan::Presence::kOneof;
  const plan::Oneof oneof = is_in_oneof ? message.oneofs[field.oneof] : plan::Oneof();
  return {
      {"class", message.name.str()},
      {"name", field.name.str()},
      {"member", field.member.str()},
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
