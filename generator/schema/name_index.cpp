#include "schema/name_index.h"

namespace onnxgen::schema {
namespace {

// `member` is the member of the elements that is the key of `index`.
template <class Elements, class Index, class Member>
auto find(const Elements& elements, Index& index, const typename Index::key_type& key, Member member) {
  if (index.empty()) {
    for (const auto& element : elements) index.emplace((*element).*member, element.get());
  }
  const auto found = index.find(key);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace

const Field* NameIndex::find_field(const Message& message, std::string_view name) {
  return find(message.fields, fields_[&message], name, &Field::name);
}

bool NameIndex::is_reserved(const Message& message, std::string_view name) {
  const auto [known, fresh] = reserved_.try_emplace(&message);
  if (fresh) {
    for (const ReservedName& reserved : message.reserved_names) known->second.insert(reserved.text);
  }
  return known->second.count(name) != 0;
}

const std::vector<const Field*>& NameIndex::required_fields(const Message& message) {
  const auto [known, fresh] = required_.try_emplace(&message);
  if (fresh) {
    for (const auto& field : message.fields) {
      if (field->label == Label::kRequired) known->second.push_back(field.get());
    }
  }
  return known->second;
}

const EnumValue* NameIndex::find_value(const Enum& enumeration, std::string_view name) {
  return find(enumeration.values, values_[&enumeration], name, &EnumValue::name);
}

const EnumValue* NameIndex::find_value(const Enum& enumeration, std::int64_t number) {
  return find(enumeration.values, values_by_number_[&enumeration], number, &EnumValue::number);
}

}  // namespace onnxgen::schema
