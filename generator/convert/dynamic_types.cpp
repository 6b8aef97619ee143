#include "convert/dynamic_types.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "schema/names.h"

namespace onnxgen::convert {
namespace {

Cardinality cardinality_of(const schema::Field& field) {
  if (field.label == schema::Label::kRepeated) return Cardinality::kRepeated;
  if (field.label == schema::Label::kRequired) return Cardinality::kRequired;
  return field.presence == schema::Presence::kImplicit ? Cardinality::kImplicit : Cardinality::kExplicit;
}

std::uint8_t flags_of(const schema::Field& field) {
  int flags = 0;
  if (field.packed) flags |= FieldDescriptor::kPacked;
  if (field.is_extension) flags |= FieldDescriptor::kExtension;
  if (field.oneof != nullptr || field.proto3_optional) flags |= FieldDescriptor::kInOneof;
  if (field.validate_utf8) flags |= FieldDescriptor::kValidatesUtf8;
  if (field.closed_enum) flags |= FieldDescriptor::kClosedEnum;
  if (field.is_group_like() && !field.is_extension) flags |= FieldDescriptor::kGroupName;
  return static_cast<std::uint8_t>(flags);
}

// Default for a map entry without a value. No other default is visible in a message's text.
std::uint64_t default_bits_of(const schema::Field& field) {
  if (field.enumeration == nullptr || field.enumeration->values.empty()) return 0;
  return static_cast<std::uint64_t>(std::int64_t{field.enumeration->values.front()->number});
}

std::vector<const schema::File*> files_of(const schema::Schema& schema) {
  std::vector<const schema::File*> files;
  for (const auto& file : schema.files) files.push_back(file.get());
  return files;
}

}  // namespace

DynamicTypes::DynamicTypes(const schema::Schema& schema) : DynamicTypes(files_of(schema)) {}

DynamicTypes::DynamicTypes(const std::vector<const schema::File*>& files) {
  for (const schema::File* const file : files) {
    for (const auto& message : file->messages) collect(*message);
    collect(file->extensions);
  }
  const auto name_of = [](const MessageDescriptor* message) { return std::string_view(message->full_name); };
  std::sort(by_name_.begin(), by_name_.end(),
            [name_of](const auto* a, const auto* b) { return name_of(a) < name_of(b); });
  types_ = {by_name_.data(), by_name_.size()};
  for (const auto& message : by_message_) describe(*message.first);
}

const MessageDescriptor* DynamicTypes::find(std::string_view full_name) const {
  const auto found = std::lower_bound(
      by_name_.begin(), by_name_.end(), full_name,
      [](const MessageDescriptor* message, std::string_view name) { return message->full_name < name; });
  return found != by_name_.end() && (*found)->full_name == full_name ? *found : nullptr;
}

// Creates the descriptors of all messages before any is filled in, because they point to each other.
void DynamicTypes::collect(const schema::Message& message) {
  MessageDescriptor& descriptor = messages_.emplace_back();
  descriptor.full_name = message.full_name.c_str();
  by_message_.emplace(&message, &descriptor);
  if (!message.map_entry) by_name_.push_back(&descriptor);
  for (const auto& nested : message.messages) collect(*nested);
  collect(message.extensions);
}

void DynamicTypes::collect(const std::vector<std::unique_ptr<schema::Field>>& extensions) {
  for (const auto& extension : extensions) extensions_[extension->containing].push_back(extension.get());
}

void DynamicTypes::describe(const schema::Message& message) {
  std::vector<FieldDescriptor>& fields = fields_.emplace_back();
  for (const auto& field : message.fields) fields.push_back(row_of(*field));
  for (std::size_t i = 0; i < fields.size(); ++i) fields[i].position = static_cast<std::uint32_t>(i);
  for (const schema::Field* extension : extensions_[&message]) fields.push_back(row_of(*extension));
  std::stable_sort(fields.begin(), fields.end(),
                   [](const FieldDescriptor& a, const FieldDescriptor& b) { return a.number < b.number; });

  std::vector<OneofDescriptor>& oneofs = oneofs_.emplace_back();
  for (const auto& oneof : message.oneofs) oneofs.push_back({oneof->name.c_str(), 0});

  MessageDescriptor& descriptor = *by_message_.at(&message);
  descriptor.fields = fields.data();
  descriptor.field_count = static_cast<std::uint32_t>(fields.size());
  while (descriptor.dense_count < fields.size() &&
         fields[descriptor.dense_count].number == static_cast<std::int32_t>(descriptor.dense_count) + 1) {
    ++descriptor.dense_count;
  }
  descriptor.oneofs = oneofs.data();
  descriptor.oneof_count = static_cast<std::uint32_t>(oneofs.size());
  descriptor.types = &types_;
  if (message.full_name == "google.protobuf.Any") descriptor.well_known = WellKnown::kAny;
  descriptor.map_entry = message.map_entry;
  descriptor.message_set = message.message_set_wire_format;
  descriptor.extendable = !message.extension_ranges.empty();
  if (!message.reserved_names.empty()) {
    descriptor.reserved_names = reserved_names_.emplace_back(schema::reserved_names_of(message)).c_str();
  }
}

FieldDescriptor DynamicTypes::row_of(const schema::Field& field) {
  TypeDescriptor type = nullptr;
  if (field.message != nullptr) type = by_message_.at(field.message);
  if (field.enumeration != nullptr) type = enumeration(*field.enumeration);
  const std::size_t oneof = field.oneof == nullptr ? 0 : field.oneof->index + 1;
  return {field.printed_name().c_str(),
          field.json_name.c_str(),
          type,
          nullptr,
          default_bits_of(field),
          field.number,
          0,
          field.type,
          cardinality_of(field),
          flags_of(field),
          static_cast<std::uint16_t>(oneof),
          Storage::kNone,
          PresenceKept::kInValue,
          0,
          0};
}

const EnumDescriptor* DynamicTypes::enumeration(const schema::Enum& enumeration) {
  const EnumDescriptor*& known = by_enum_[&enumeration];
  if (known != nullptr) return known;
  std::vector<std::uint32_t>& positions = positions_.emplace_back(enumeration.values.size());
  std::iota(positions.begin(), positions.end(), 0U);
  std::stable_sort(positions.begin(), positions.end(), [&enumeration](std::uint32_t a, std::uint32_t b) {
    return enumeration.values[a]->number < enumeration.values[b]->number;
  });
  std::vector<EnumEntry>& values = values_.emplace_back();
  for (const std::uint32_t position : positions) {
    values.push_back({enumeration.values[position]->number, enumeration.values[position]->name.c_str()});
  }
  known = &enums_.emplace_back(
      EnumDescriptor{enumeration.full_name.c_str(), values.data(), values.size(), false, positions.data()});
  return known;
}

}  // namespace onnxgen::convert
