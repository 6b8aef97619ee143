#include "onnxgen/reflection/const_message.h"

#include <cassert>
#include <string>

#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/reflection/no_message.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen {
namespace {

// Returns the data of an object of the class that `descriptor` describes.
const void* data_of(const void* object, const MessageDescriptor& descriptor) noexcept {
  return static_cast<const char*>(object) + descriptor.info->data_offset;
}

// Returns whether the member alone shows that the field is set.
bool has_value(const FieldDescriptor& field, const char* member) noexcept {
  switch (field.storage) {
    case Storage::kScalar:
      return reflection::load_scalar(field.type, member) != 0;
    case Storage::kArenaString:
      return reinterpret_cast<const StringField*>(member)->has_value();
    case Storage::kArenaBytes:
      return reinterpret_cast<const BytesField*>(member)->has_value();
    case Storage::kText:
      return !reinterpret_cast<const heap::Text*>(member)->empty();
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

// Returns whether a singular field is set. `data` holds its member. Checks has-bits first: code that traverses messages
// calls this for every field, and most fields have a has-bit.
inline bool is_set(const MessageDescriptor& descriptor, const FieldDescriptor& field, const void* data) noexcept {
  if (field.presence == PresenceKept::kInHasBit) return reflection::has_bit(data, field.has_bit);
  if (field.presence == PresenceKept::kInOneof) {
    return reflection::oneof_case(data, descriptor.oneofs[field.oneof - 1]) == static_cast<std::uint32_t>(field.number);
  }
  const char* const member = static_cast<const char*>(data) + field.offset;
  return has_value(field, member) && !is_empty_implicit(field, member);
}

// Returns the value of a singular field that is set.
FieldValue value_at(const FieldDescriptor& field, const char* member) noexcept {
  FieldValue value;
  switch (field.storage) {
    case Storage::kScalar:
      value.bits = reflection::load_scalar(field.type, member);
      break;
    case Storage::kArenaString:
      value.text = reinterpret_cast<const StringField*>(member)->get();
      break;
    case Storage::kArenaBytes:
      value.text = reinterpret_cast<const BytesField*>(member)->get();
      break;
    case Storage::kText:
      value.text = reinterpret_cast<const heap::Text*>(member)->view();
      break;
    case Storage::kStdStringPointer:
      value.text = *static_cast<const std::string*>(reflection::load_pointer(member));
      break;
    case Storage::kMessagePointer:
      value.message = data_of(reflection::load_pointer(member), *field.descriptor.message);
      break;
    case Storage::kNone:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
    case Storage::kMap:
      break;
  }
  return value;
}

// Returns the descriptor of a message field's class, or kNoMessage for a field of another type.
const MessageDescriptor& descriptor_below(const FieldDescriptor& field) noexcept {
  return is_message(field) ? *field.descriptor.message : kNoMessage;
}

}  // namespace

const void* ConstMessage::extension_value(const FieldDescriptor& field) const noexcept {
  return reflection::extensions_of(data_, *descriptor_)->find(reflection::extension_info(*descriptor_, field));
}

const void* ConstMessage::cold_fields() const noexcept {
  return message::header_of(data_).cold_fields();
}

FieldValue ConstList::operator[](std::size_t index) const noexcept {
  assert(index < elements_.size);
  FieldValue value;
  if (is_message(*field_)) {
    value.message =
        data_of(reflection::load_pointer(elements_.data + index * sizeof(void*)), descriptor_below(*field_));
  } else if (!is_text(*field_)) {
    value.bits = reflection::load_scalar(field_->type, elements_.data + index * reflection::scalar_size(field_->type));
  } else if (field_->storage == Storage::kHeapPointers) {
    value.text = *static_cast<const std::string*>(reflection::load_pointer(elements_.data + index * sizeof(void*)));
  } else if (field_->type == FieldType::kString) {
    value.text = reinterpret_cast<const StringField*>(elements_.data)[index].get();
  } else {
    value.text = reinterpret_cast<const BytesField*>(elements_.data)[index].get();
  }
  return value;
}

bool ConstMessage::HasField(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field));
  const void* const data = holder(field);
  return data != nullptr && is_set(*descriptor_, field, data);
}

bool ConstMessage::FindValue(const FieldDescriptor& field, FieldValue& value) const noexcept {
  assert(!is_repeated(field));
  const void* const data = holder(field);
  if (data == nullptr || !is_set(*descriptor_, field, data)) return false;
  value = value_at(field, static_cast<const char*>(data) + field.offset);
  return true;
}

FieldValue ConstMessage::value(const FieldDescriptor& field) const noexcept {
  FieldValue value;
  if (FindValue(field, value)) return value;
  if (is_text(field)) {
    value.text = field.default_text != nullptr
                     ? std::string_view(field.default_text, static_cast<std::size_t>(field.default_bits))
                     : std::string_view("");
  } else if (is_scalar(field)) {
    value.bits = field.default_bits;
  }
  return value;
}

std::uint64_t ConstMessage::bits(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_scalar(field));
  return value(field).bits;
}

std::string_view ConstMessage::GetString(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_text(field));
  return is_text(field) ? value(field).text : std::string_view("");
}

ConstMessage ConstMessage::GetMessage(const FieldDescriptor& field) const noexcept {
  assert(!is_repeated(field) && is_message(field));
  return {value(field).message, descriptor_below(field)};
}

std::size_t ConstMessage::FieldSize(const FieldDescriptor& field) const noexcept {
  assert(is_repeated(field));
  if (field.storage != Storage::kMap) return list(field).size();
  const MapAccess* const map = map_access(field);
  return map != nullptr ? map->size(member(field)) : 0;
}

ConstList ConstMessage::list(const FieldDescriptor& field) const noexcept {
  assert(is_repeated(field));
  const void* const data = holder(field);
  if (data == nullptr) return {field, {}};
  return {field, reflection::elements_of(field.storage, static_cast<const char*>(data) + field.offset)};
}

FieldValue ConstMessage::element(const FieldDescriptor& field, std::size_t index) const noexcept {
  const ConstList elements = list(field);
  assert(index < elements.size());
  return index < elements.size() ? elements[index] : FieldValue();
}

std::uint64_t ConstMessage::repeated_bits(const FieldDescriptor& field, std::size_t index) const noexcept {
  return element(field, index).bits;
}

std::string_view ConstMessage::GetRepeatedString(const FieldDescriptor& field, std::size_t index) const noexcept {
  assert(is_text(field));
  return is_text(field) && index < list(field).size() ? element(field, index).text : std::string_view("");
}

ConstMessage ConstMessage::GetRepeatedMessage(const FieldDescriptor& field, std::size_t index) const noexcept {
  assert(is_message(field));
  return {element(field, index).message, descriptor_below(field)};
}

const FieldDescriptor* ConstMessage::GetOneofFieldDescriptor(const OneofDescriptor& oneof) const noexcept {
  const std::uint32_t number = data_ != nullptr ? reflection::oneof_case(data_, oneof) : 0;
  return number != 0 ? find_field(*descriptor_, number) : nullptr;
}

bool ConstMessage::FindMapValue(const FieldDescriptor& field, const FieldValue& key, FieldValue& value) const {
  const MapAccess* const map = map_access(field);
  return map != nullptr && map->find(member(field), key, value);
}

std::string_view ConstMessage::unknown_fields() const {
  return data_ != nullptr ? static_cast<const MessageHeader*>(data_)->unknown() : std::string_view("");
}

bool ConstMessage::have_equal_unknown_extensions(ConstMessage a, ConstMessage b) {
  static const ExtensionSet kNone;
  const auto extensions_of = [](ConstMessage message) -> const ExtensionSet& {
    const ExtensionSet* const extensions = reflection::extensions_of(message.data(), message.descriptor());
    return extensions != nullptr ? *extensions : kNone;
  };
  const auto known_to = [](ConstMessage message) {
    return message.descriptor().info != nullptr ? message.descriptor().info->extensions : nullptr;
  };
  return ExtensionSet::have_equal_unknown(extensions_of(a), known_to(a), extensions_of(b), known_to(b));
}

void ConstMessage::append_unknown_extensions(std::string& bytes) const {
  const ExtensionSet* const extensions = reflection::extensions_of(data_, *descriptor_);
  if (extensions != nullptr) extensions->append_unknown(descriptor_->info->extensions, descriptor_->message_set, bytes);
}

bool ConstMessage::has_unknown_extensions() const noexcept {
  const ExtensionSet* const extensions = reflection::extensions_of(data_, *descriptor_);
  return extensions != nullptr && extensions->has_unknown(descriptor_->info->extensions);
}

const MapAccess* ConstMessage::map_access(const FieldDescriptor& field) const noexcept {
  assert(is_map(field));
  return holder(field) != nullptr && field.storage == Storage::kMap ? field.descriptor.message->map : nullptr;
}

std::string map_key_text(FieldType type, const FieldValue& key) {
  switch (type) {
    case FieldType::kString:
      return std::string(key.text);
    case FieldType::kBool:
      return key.bits != 0 ? "true" : "false";
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return std::to_string(static_cast<std::int32_t>(key.bits));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return std::to_string(static_cast<std::uint32_t>(key.bits));
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return std::to_string(static_cast<std::int64_t>(key.bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return std::to_string(key.bits);
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kGroup:
    case FieldType::kMessage:
    case FieldType::kBytes:
    case FieldType::kEnum:
      break;  // not allowed as keys
  }
  return {};
}

}  // namespace onnxgen
