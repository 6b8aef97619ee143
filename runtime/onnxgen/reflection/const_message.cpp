#include "onnxgen/reflection/const_message.h"

#include <cassert>
#include <functional>
#include <string>

#include "onnxgen/message/message_data.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen {
namespace {

// A message of the class that `descriptor` describes, by a pointer to the object.
ConstMessage object(const void* message, const MessageDescriptor& descriptor) noexcept {
  return {static_cast<const char*>(message) + descriptor.info->data_offset, descriptor};
}

// What the member says itself.
bool has_value(const FieldDescriptor& field, const char* member) noexcept {
  switch (field.storage) {
    case Storage::kScalar:
      return reflection::load_scalar(field.type, member) != 0;
    case Storage::kArenaString:
      return reinterpret_cast<const StringField*>(member)->has_value();
    case Storage::kArenaBytes:
      return reinterpret_cast<const BytesField*>(member)->has_value();
    case Storage::kStdString:
      return !reinterpret_cast<const std::string*>(member)->empty();
    case Storage::kStdStringPointer:
    case Storage::kMessagePointer:
      return reflection::load_pointer(member) != nullptr;
    case Storage::kNone:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
    case Storage::kMap:
      return false;
  }
  return false;
}

// A proto3 string of the native profile may hold an empty value, which counts as not set.
bool is_empty_implicit(const FieldDescriptor& field, const char* member) noexcept {
  if (field.cardinality != Cardinality::kImplicit) return false;
  if (field.storage == Storage::kArenaString) return reinterpret_cast<const StringField*>(member)->get().empty();
  return field.storage == Storage::kArenaBytes && reinterpret_cast<const BytesField*>(member)->get().empty();
}

// Of what is asked for as a message and is none.
constexpr MessageDescriptor kNoMessage{};

// What a message field's messages are; nothing for a field of another type.
const MessageDescriptor& descriptor_below(const FieldDescriptor& field) noexcept {
  return is_message(field) ? *field.descriptor.message : kNoMessage;
}

}  // namespace

bool ConstMessage::has_member(const FieldDescriptor& field) const noexcept {
  const std::less<const FieldDescriptor*> is_before;
  const FieldDescriptor* const end = descriptor_->fields + descriptor_->field_count;
  const bool is_own = !is_before(&field, descriptor_->fields) && is_before(&field, end);
  assert(is_own && "a field of another message");
  return is_own && data_ != nullptr;
}

bool ConstMessage::HasField(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field));
  if (!has_member(field)) return false;
  switch (field.presence) {
    case PresenceKept::kInHasBit:
      return reflection::has_bit(data_, field.has_bit);
    case PresenceKept::kInOneof:
      return reflection::oneof_case(data_, descriptor_->oneofs[field.oneof - 1]) ==
             static_cast<std::uint32_t>(field.number);
    case PresenceKept::kInValue:
      return has_value(field, member(field)) && !is_empty_implicit(field, member(field));
  }
  return false;
}

std::size_t ConstMessage::FieldSize(const FieldDescriptor& field) const noexcept {
  assert(is_repeated(field));
  if (!has_member(field)) return 0;
  if (field.storage != Storage::kMap) return reflection::elements_of(field.storage, member(field)).size;
  return field.descriptor.message->map->size(member(field));
}

std::uint64_t ConstMessage::bits(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_scalar(field));
  if (!is_scalar(field)) return 0;
  const bool is_there = has_member(field) && field.storage == Storage::kScalar &&
                        (field.presence != PresenceKept::kInOneof || HasField(field));
  // Without a value the member holds the default.
  return is_there ? reflection::load_scalar(field.type, member(field)) : field.default_bits;
}

std::string_view ConstMessage::GetString(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_text(field));
  const std::string_view fallback =
      field.default_text != nullptr && is_text(field)
          ? std::string_view(field.default_text, static_cast<std::size_t>(field.default_bits))
          : std::string_view("");
  if (!HasField(field)) return fallback;
  switch (field.storage) {
    case Storage::kArenaString:
      return reinterpret_cast<const StringField*>(member(field))->get();
    case Storage::kArenaBytes:
      return reinterpret_cast<const BytesField*>(member(field))->get();
    case Storage::kStdString:
      return *reinterpret_cast<const std::string*>(member(field));
    case Storage::kStdStringPointer:
      return *static_cast<const std::string*>(reflection::load_pointer(member(field)));
    case Storage::kNone:
    case Storage::kScalar:
    case Storage::kMessagePointer:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
    case Storage::kMap:
      return fallback;
  }
  return fallback;
}

ConstMessage ConstMessage::GetMessage(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_message(field));
  const MessageDescriptor& descriptor = descriptor_below(field);
  if (field.storage != Storage::kMessagePointer || !HasField(field)) return {nullptr, descriptor};
  return object(reflection::load_pointer(member(field)), descriptor);
}

std::uint64_t ConstMessage::repeated_bits(const FieldDescriptor& field, std::size_t index) const noexcept {
  assert(is_repeated(field) && index < FieldSize(field));
  if (!has_member(field)) return 0;
  const ErasedElements elements = reflection::elements_of(field.storage, member(field));
  if (index >= elements.size) return 0;
  return reflection::load_scalar(field.type, elements.data + index * reflection::scalar_size(field.type));
}

std::string_view ConstMessage::GetRepeatedString(const FieldDescriptor& field, std::size_t index) const noexcept {
  assert(is_repeated(field) && is_text(field) && index < FieldSize(field));
  if (!has_member(field)) return "";
  const ErasedElements elements = reflection::elements_of(field.storage, member(field));
  if (index >= elements.size || !is_text(field)) return "";
  if (field.storage == Storage::kHeapPointers) {
    return *static_cast<const std::string*>(reflection::load_pointer(elements.data + index * sizeof(void*)));
  }
  if (field.type == FieldType::kString) return reinterpret_cast<const StringField*>(elements.data)[index].get();
  return reinterpret_cast<const BytesField*>(elements.data)[index].get();
}

ConstMessage ConstMessage::GetRepeatedMessage(const FieldDescriptor& field, std::size_t index) const noexcept {
  assert(is_repeated(field) && is_message(field) && index < FieldSize(field));
  const MessageDescriptor& descriptor = descriptor_below(field);
  if (!has_member(field) || !is_message(field)) return {nullptr, descriptor};
  const ErasedElements elements = reflection::elements_of(field.storage, member(field));
  if (index >= elements.size) return {nullptr, descriptor};
  return object(reflection::load_pointer(elements.data + index * sizeof(void*)), descriptor);
}

FieldValue ConstMessage::value(const FieldDescriptor& field) const noexcept {
  FieldValue value;
  if (is_message(field)) {
    value.message = GetMessage(field).data();
  } else if (is_text(field)) {
    value.text = GetString(field);
  } else {
    value.bits = bits(field);
  }
  return value;
}

FieldValue ConstMessage::element(const FieldDescriptor& field, std::size_t index) const noexcept {
  FieldValue value;
  if (is_message(field)) {
    value.message = GetRepeatedMessage(field, index).data();
  } else if (is_text(field)) {
    value.text = GetRepeatedString(field, index);
  } else {
    value.bits = repeated_bits(field, index);
  }
  return value;
}

const FieldDescriptor* ConstMessage::GetOneofFieldDescriptor(const OneofDescriptor& oneof) const noexcept {
  const std::uint32_t number = data_ != nullptr ? reflection::oneof_case(data_, oneof) : 0;
  return number != 0 ? find_field(*descriptor_, number) : nullptr;
}

std::string_view ConstMessage::unknown_fields() const noexcept {
  return data_ != nullptr ? static_cast<const MessageHeader*>(data_)->unknown() : std::string_view("");
}

const MapAccess* ConstMessage::map_access(const FieldDescriptor& field) const noexcept {
  assert(is_map(field));
  return has_member(field) && field.storage == Storage::kMap ? field.descriptor.message->map : nullptr;
}

}  // namespace onnxgen
