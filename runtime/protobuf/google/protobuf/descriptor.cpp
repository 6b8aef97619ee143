#include "google/protobuf/descriptor.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "google/protobuf/descriptors/descriptor_parts.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/once_map.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/reflection/storage_layout.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

using internal::check_index;
using internal::last_part;

namespace {

internal::OnceMap<onnxgen::MessageDescriptor, Descriptor> messages;
internal::OnceMap<onnxgen::EnumDescriptor, EnumDescriptor> enums;
internal::OnceMap<onnxgen::ExtensionInfo, FieldDescriptor> extensions;

// Returns the part of a full name before its last component, including the dot.
std::string scope_of(const std::string& full_name) {
  return full_name.substr(0, full_name.rfind('.') + 1);
}

// Returns the element whose name is `name`, or null if there is none.
template <class Element, class Name>
const Element* find_by(const Element* elements, int count, std::string_view name, Name name_of) {
  const Element* const end = elements + count;
  const Element* const found =
      std::find_if(elements, end, [&](const Element& each) { return (each.*name_of)() == name; });
  return found != end ? found : nullptr;
}

}  // namespace

namespace internal {

const Descriptor* descriptor_of(const onnxgen::MessageDescriptor& data) {
  return &messages.get(data, [](const onnxgen::MessageDescriptor& described) {
    return std::unique_ptr<const Descriptor>(new Descriptor(described));
  });
}

const EnumDescriptor* descriptor_of(const onnxgen::EnumDescriptor& data) {
  return &enums.get(data, [](const onnxgen::EnumDescriptor& described) {
    return std::unique_ptr<const EnumDescriptor>(new EnumDescriptor(described));
  });
}

const onnxgen::MessageDescriptor& data_of(const Descriptor& descriptor) noexcept {
  return *descriptor.data_;
}

const FieldDescriptor* extension_of(const Descriptor& extended, int number) {
  return extended.find_extension(number);
}

std::vector<const FieldDescriptor*> extensions_of(const Descriptor& extended) {
  std::vector<const FieldDescriptor*> known;
  const onnxgen::MessageDescriptor& data = *extended.data_;
  for (auto field = data.fields; field != data.fields + data.field_count; ++field) {
    if (onnxgen::is_extension(*field)) known.push_back(&extended.described(*field));
  }
  return known;
}

// Looks up extensions each time, because their descriptions move if a library that is loaded later adds others.
const onnxgen::FieldDescriptor& data_of(const FieldDescriptor& field) noexcept {
  if (!field.is_extension()) return *field.data_;
  return *onnxgen::find_field(data_of(*field.containing_type()), static_cast<std::uint32_t>(field.number()));
}

}  // namespace internal

const Descriptor* internal::ClassInfo::public_descriptor() const {
  return descriptor_of(*descriptor);
}

const Descriptor* internal::MessageBody::GetDescriptor() const {
  return internal::descriptor_of(internal::view_of(*this).descriptor());
}

// ---- messages ------------------------------------------------------------------------------------------------------

Descriptor::Descriptor(const onnxgen::MessageDescriptor& data)
    : data_(&data), full_name_(data.full_name), name_(last_part(full_name_)) {
  describe_fields();
  describe_oneofs();
}

void Descriptor::describe_fields() {
  const auto begin = data_->fields;
  const auto end = data_->fields + data_->field_count;
  field_count_ = static_cast<int>(std::count_if(begin, end, std::not_fn(onnxgen::is_extension)));
  if (field_count_ != 0) fields_.reset(new FieldDescriptor[static_cast<std::size_t>(field_count_)]);
  for (auto field = begin; field != end; ++field) {
    if (!onnxgen::is_extension(*field)) {
      fields_[field->position].describe(*field, *this, full_name_ + "." + field->name);
    }
  }
}

// Describes extensions on request, because libraries that are loaded later may add some.
const FieldDescriptor& Descriptor::described(const onnxgen::FieldDescriptor& data) const {
  if (!onnxgen::is_extension(data)) return fields_[data.position];
  return extensions.get(onnxgen::reflection::extension_info(*data_, data), [&](const onnxgen::ExtensionInfo&) {
    std::unique_ptr<FieldDescriptor> made(new FieldDescriptor);
    made->describe(data, *this, std::string(onnxgen::reflection::extension_full_name(*data_, data)));
    return std::unique_ptr<const FieldDescriptor>(std::move(made));
  });
}

const FieldDescriptor* Descriptor::find_extension(int number) const {
  const onnxgen::FieldDescriptor* const found = onnxgen::find_field(*data_, static_cast<std::uint32_t>(number));
  return found != nullptr && onnxgen::is_extension(*found) ? &described(*found) : nullptr;
}

const FieldDescriptor* Descriptor::find_extension(std::string_view name) const {
  const auto find = [&](auto has_name) {
    const auto end = data_->fields + data_->field_count;
    const auto found = std::find_if(data_->fields, end, [&](const onnxgen::FieldDescriptor& each) {
      return onnxgen::is_extension(each) && has_name(each);
    });
    return found != end ? &described(*found) : nullptr;
  };
  const FieldDescriptor* const found = find([&](const onnxgen::FieldDescriptor& each) {
    return onnxgen::reflection::extension_full_name(*data_, each) == name;
  });
  return found != nullptr ? found : find([&](const onnxgen::FieldDescriptor& each) { return each.name == name; });
}

void Descriptor::describe_oneofs() {
  const auto is_alone = [](const FieldDescriptor& field) {
    return field.data_->oneof == 0 && (field.data_->flags & onnxgen::FieldDescriptor::kInOneof) != 0;
  };
  FieldDescriptor* const begin = fields_.get();
  FieldDescriptor* const end = begin + field_count_;
  const std::size_t count = data_->oneof_count + static_cast<std::size_t>(std::count_if(begin, end, is_alone));
  if (count == 0) return;
  oneofs_.reset(new OneofDescriptor[count]);
  for (std::size_t i = 0; i < data_->oneof_count; ++i) add_oneof(data_->oneofs[i].name);
  for (FieldDescriptor* field = begin; field != end; ++field) {
    OneofDescriptor* oneof = nullptr;
    if (field->data_->oneof != 0) {
      oneof = &oneofs_[field->data_->oneof - 1u];
    } else if (is_alone(*field)) {
      oneof = &add_oneof(synthetic_name(*field));
      oneof->is_synthetic_ = true;
    } else {
      continue;
    }
    oneof->fields_.push_back(field);
    field->containing_oneof_ = oneof;
  }
}

OneofDescriptor& Descriptor::add_oneof(const std::string& name) {
  OneofDescriptor& oneof = oneofs_[static_cast<std::size_t>(oneof_count_)];
  oneof.name_ = name;
  oneof.full_name_ = full_name_ + "." + name;
  oneof.containing_type_ = this;
  oneof.index_ = oneof_count_++;
  return oneof;
}

// Returns the name of a synthetic oneof, as protoc chooses it.
std::string Descriptor::synthetic_name(const FieldDescriptor& field) const {
  std::string name = field.name();
  if (name.front() != '_') name.insert(0, 1, '_');
  while (FindFieldByName(name) != nullptr || FindOneofByName(name) != nullptr) name.insert(0, 1, 'X');
  return name;
}

const FieldDescriptor* Descriptor::field(int index) const {
  check_index(index, field_count_, full_name_);
  return &fields_[static_cast<std::size_t>(index)];
}

const FieldDescriptor* Descriptor::FindFieldByNumber(int number) const {
  const onnxgen::FieldDescriptor* const found = onnxgen::find_field(*data_, static_cast<std::uint32_t>(number));
  return found != nullptr && !onnxgen::is_extension(*found) ? &fields_[found->position] : nullptr;
}

const FieldDescriptor* Descriptor::FindFieldByName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::name);
}
const FieldDescriptor* Descriptor::FindFieldByLowercaseName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::lowercase_name);
}
const FieldDescriptor* Descriptor::FindFieldByCamelcaseName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::camelcase_name);
}

const OneofDescriptor* Descriptor::oneof_decl(int index) const {
  check_index(index, oneof_count_, full_name_);
  return &oneofs_[static_cast<std::size_t>(index)];
}

const OneofDescriptor* Descriptor::real_oneof_decl(int index) const {
  check_index(index, real_oneof_decl_count(), full_name_);
  return oneof_decl(index);
}

const OneofDescriptor* Descriptor::FindOneofByName(std::string_view name) const {
  return find_by(oneofs_.get(), oneof_count_, name, &OneofDescriptor::name);
}

const FieldDescriptor* OneofDescriptor::field(int index) const {
  check_index(index, field_count(), full_name_);
  return fields_[static_cast<std::size_t>(index)];
}

// ---- enums ---------------------------------------------------------------------------------------------------------

EnumDescriptor::EnumDescriptor(const onnxgen::EnumDescriptor& data)
    : data_(&data), full_name_(data.full_name), name_(last_part(full_name_)) {
  values_.reset(new EnumValueDescriptor[data.count]);
  const std::string scope = scope_of(full_name_);
  for (std::size_t i = 0; i < data.count; ++i) {
    EnumValueDescriptor& value = values_[position(i)];
    value.name_ = data.values[i].name;
    value.full_name_ = scope + value.name_;
    value.type_ = this;
    value.number_ = data.values[i].number;
    value.index_ = static_cast<int>(position(i));
  }
}

const EnumValueDescriptor* EnumDescriptor::value(int index) const {
  check_index(index, value_count(), full_name_);
  return &values_[static_cast<std::size_t>(index)];
}

const EnumValueDescriptor* EnumDescriptor::FindValueByName(std::string_view name) const {
  return find_by(values_.get(), value_count(), name, &EnumValueDescriptor::name);
}

const EnumValueDescriptor* EnumDescriptor::FindValueByNumber(int number) const {
  const onnxgen::EnumEntry* const end = data_->values + data_->count;
  const onnxgen::EnumEntry* const found = std::lower_bound(
      data_->values, end, number, [](const onnxgen::EnumEntry& entry, int wanted) { return entry.number < wanted; });
  if (found == end || found->number != number) return nullptr;
  return &values_[position(static_cast<std::size_t>(found - data_->values))];
}

const EnumValueDescriptor* EnumDescriptor::FindValueByNumberCreatingIfUnknown(int number) const {
  if (const EnumValueDescriptor* const known = FindValueByNumber(number)) return known;
  const std::lock_guard<internal::Mutex> lock(unknown_mutex_);
  std::unique_ptr<EnumValueDescriptor>& value = unknown_[number];
  if (value == nullptr) {
    std::unique_ptr<EnumValueDescriptor> made(new EnumValueDescriptor);
    made->name_ = "UNKNOWN_ENUM_VALUE_" + name_ + "_" + std::to_string(number);
    made->full_name_ = full_name_ + "." + made->name_;
    made->type_ = this;
    made->number_ = number;
    made->index_ = -1;
    value = std::move(made);
  }
  return value.get();
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
