#include "schema/name_index.h"

namespace onnxgen::schema {
namespace {

template <class Elements, class Index>
auto find(const Elements& elements, Index& index, std::string_view name) {
  if (index.empty()) {
    for (const auto& element : elements) index.emplace(element->name, element.get());
  }
  const auto found = index.find(name);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace

const Field* NameIndex::find_field(const Message& message, std::string_view name) {
  return find(message.fields, fields_[&message], name);
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
  return find(enumeration.values, values_[&enumeration], name);
}

const EnumValue* NameIndex::find_value(const Enum& enumeration, std::int64_t number) {
  auto& index = values_by_number_[&enumeration];
  if (index.empty()) {
    for (const auto& value : enumeration.values) index.emplace(value->number, value.get());
  }
  const auto found = index.find(number);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace onnxgen::schema
