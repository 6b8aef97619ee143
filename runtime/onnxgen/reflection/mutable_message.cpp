#include "onnxgen/reflection/mutable_message.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <memory>
#include <string>

#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/message.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/reflection/mutable_list.h"
#include "onnxgen/reflection/no_message.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"
#include "onnxgen/wire/append.h"

namespace onnxgen {
namespace {

using reflection::MutableList;

// Returns false for a number that the field's closed enum does not have.
bool is_known_number(const FieldDescriptor& field, std::uint64_t bits) noexcept {
  const bool is_closed = field.type == FieldType::kEnum && (field.flags & FieldDescriptor::kClosedEnum) != 0;
  return !is_closed || enum_value_name(*field.descriptor.enumeration, static_cast<std::int32_t>(bits)) != nullptr;
}

// Returns the size of the member of an unset field, which consists of zeros in both profiles.
std::size_t size_of_member(const FieldDescriptor& field) noexcept {
  switch (field.storage) {
    case Storage::kScalar:
      return reflection::scalar_size(field.type);
    case Storage::kArenaString:
      return sizeof(StringField);
    case Storage::kArenaBytes:
      return sizeof(BytesField);
    case Storage::kStdStringPointer:
    case Storage::kMessagePointer:
      return sizeof(void*);
    case Storage::kNone:
    case Storage::kText:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
    case Storage::kMap:
      return 0;
  }
  return 0;
}

// Creates an empty message of the class, on the heap or in the arena.
void* create_object(const MessageDescriptor& descriptor, MessageHeader& header) {
  return descriptor.objects != nullptr ? heap::create(*descriptor.objects)
                                       : create_message(*descriptor.info, header.arena());
}

}  // namespace

// ---- checks of calls -----------------------------------------------------------------------------------------------

MutableMessage::Kind MutableMessage::kind_of(FieldType type) noexcept {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return Kind::kInt32;
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return Kind::kInt64;
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return Kind::kUint32;
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return Kind::kUint64;
    case FieldType::kFloat:
      return Kind::kFloat;
    case FieldType::kDouble:
      return Kind::kDouble;
    case FieldType::kBool:
      return Kind::kBool;
    case FieldType::kEnum:
      return Kind::kEnum;
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return Kind::kNone;
  }
  return Kind::kNone;
}

bool MutableMessage::is_singular(const FieldDescriptor& field, bool fits) const noexcept {
  const bool is_one = is_own(field) && !is_repeated(field) && field.storage != Storage::kNone && fits;
  assert((is_one || data() == nullptr) && "not a singular field of this type");
  return is_one;
}

bool MutableMessage::is_list(const FieldDescriptor& field, bool fits) const noexcept {
  const bool is_one =
      is_own(field) && is_repeated(field) && field.storage != Storage::kMap && field.storage != Storage::kNone && fits;
  assert((is_one || data() == nullptr) && "not a repeated field of this type, or no such index");
  return is_one;
}

bool MutableMessage::is_mutable_map(const FieldDescriptor& field) const noexcept {
  const bool is_one = is_own(field) && field.storage == Storage::kMap;
  assert((is_one || data() == nullptr) && "not a map");
  return is_one;
}

bool MutableMessage::takes_number(const FieldDescriptor& field, std::uint64_t bits) const {
  if (is_known_number(field, bits)) return true;
  std::string unknown;
  wire::append_tag(unknown, static_cast<std::uint32_t>(field.number), wire::WireType::kVarint);
  wire::append_varint(unknown, bits);
  message::header_of(data()).append_unknown(unknown);
  return false;
}

void* MutableMessage::holder_to_change(const FieldDescriptor& field) const {
  if (is_cold(field)) return &message::header_of(data()).make_cold_fields(descriptor().cold_size);
  if (!is_extension(field)) return data();
  auto& extensions = const_cast<ExtensionSet&>(*reflection::extensions_of(data(), descriptor()));
  return extensions.find_or_add(reflection::extension_info(descriptor(), field), message::header_of(data()).arena());
}

// ---- singular fields -----------------------------------------------------------------------------------------------

// Marks a field as set and returns its member. If it was not the active member of its oneof, it has no value yet.
char* MutableMessage::activate(const FieldDescriptor& field) const {
  void* const data = holder_to_change(field);
  char* const member = static_cast<char*>(data) + field.offset;
  switch (field.presence) {
    case PresenceKept::kInValue:
      break;
    case PresenceKept::kInHasBit:
      reflection::set_has_bit(data, field.has_bit, true);
      break;
    case PresenceKept::kInOneof:
      if (HasField(field)) break;
      reflection::clear_oneof(data, descriptor(), oneof_of(field));
      reflection::set_oneof_case(data, oneof_of(field), static_cast<std::uint32_t>(field.number));
      std::memset(member, 0, size_of_member(field));
      break;
  }
  return member;
}

void MutableMessage::set(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const {
  if (!is_singular(field, kind_of(field.type) == kind) || !takes_number(field, bits)) return;
  reflection::store_scalar(field.type, activate(field), bits);
}

// Allocates before it changes anything: allocation may fail, and `value` may be part of the value that is replaced.
void MutableMessage::SetString(const FieldDescriptor& field, std::string_view value) const {
  if (!is_singular(field, is_text(field))) return;
  const bool is_new = field.presence == PresenceKept::kInOneof && !HasField(field);
  if (field.storage == Storage::kArenaString) {
    StringField made = is_new ? StringField{} : *reinterpret_cast<StringField*>(member_address(field));
    made.set(value, message::header_of(holder_to_change(field)).arena());
    *reinterpret_cast<StringField*>(activate(field)) = made;
  } else if (field.storage == Storage::kArenaBytes) {
    BytesField made = is_new ? BytesField{} : *reinterpret_cast<BytesField*>(member_address(field));
    made.set(value, message::header_of(holder_to_change(field)).arena());
    *reinterpret_cast<BytesField*>(activate(field)) = made;
  } else if (field.storage == Storage::kText) {
    reinterpret_cast<heap::Text*>(member_address(field))->set(value, message::header_of(data()));
    activate(field);
  } else if (is_new) {
    auto made = std::make_unique<std::string>(value);
    const std::string* const owned = made.release();
    std::memcpy(activate(field), &owned, sizeof owned);
  } else {
    *static_cast<std::string*>(const_cast<void*>(reflection::load_pointer(member_address(field)))) = value;
  }
}

MutableMessage MutableMessage::MutableSubmessage(const FieldDescriptor& field) const {
  if (!is_singular(field, is_message(field))) return {nullptr, kNoMessage};
  const MessageDescriptor& descriptor = *field.descriptor.message;
  if (!HasField(field)) {
    void* const made = create_object(descriptor, message::header_of(holder_to_change(field)));
    std::memcpy(activate(field), &made, sizeof made);
  }
  char* const object = static_cast<char*>(const_cast<void*>(reflection::load_pointer(member_address(field))));
  return {object + descriptor.info->data_offset, descriptor};
}

// ---- repeated fields -----------------------------------------------------------------------------------------------

void MutableMessage::add(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const {
  if (!is_list(field, kind_of(field.type) == kind) || !takes_number(field, bits)) return;
  MutableList(*this, field).add_bits(bits);
}

void MutableMessage::set(const FieldDescriptor& field, std::size_t index, Kind kind, std::uint64_t bits) const {
  if (!is_list(field, kind_of(field.type) == kind && index < FieldSize(field)) || !takes_number(field, bits)) return;
  MutableList(*this, field).set_bits(index, bits);
}

void MutableMessage::AddString(const FieldDescriptor& field, std::string_view value) const {
  if (is_list(field, is_text(field))) MutableList(*this, field).add_text(value);
}

void MutableMessage::SetRepeatedString(const FieldDescriptor& field, std::size_t index, std::string_view value) const {
  if (!is_list(field, is_text(field) && is_repeated(field) && index < FieldSize(field))) return;
  MutableList(*this, field).set_text(index, value);
}

MutableMessage MutableMessage::AddMessage(const FieldDescriptor& field) const {
  if (!is_list(field, is_message(field))) return {nullptr, kNoMessage};
  return {MutableList(*this, field).add_message(), *field.descriptor.message};
}

MutableMessage MutableMessage::MutableRepeatedMessage(const FieldDescriptor& field, std::size_t index) const {
  if (!is_list(field, is_message(field) && is_repeated(field) && index < FieldSize(field))) {
    return {nullptr, kNoMessage};
  }
  holder_to_change(field);  // makes the decoded value of an extension replace its bytes
  const ConstMessage element = GetRepeatedMessage(field, index);
  return {const_cast<void*>(element.data()), element.descriptor()};
}

void MutableMessage::RemoveLast(const FieldDescriptor& field) const {
  if (!is_list(field, is_repeated(field) && FieldSize(field) != 0)) return;
  MutableList(*this, field).truncate(FieldSize(field) - 1);
}

void MutableMessage::SwapElements(const FieldDescriptor& field, std::size_t i, std::size_t j) const {
  if (!is_list(field, is_repeated(field) && i < FieldSize(field) && j < FieldSize(field))) return;
  MutableList(*this, field).swap(i, j);
}

// ---- maps ----------------------------------------------------------------------------------------------------------

void MutableMessage::SetMapValue(const FieldDescriptor& field, const FieldValue& key, const FieldValue& value) const {
  if (!is_mutable_map(field)) return;
  const MessageDescriptor& entry = *field.descriptor.message;
  const FieldDescriptor& slot = entry.fields[1];
  const bool fits = !is_message(slot) && is_known_number(slot, value.bits);
  assert(fits && "not a value that the map may have");
  if (fits) entry.map->insert(member_address(field), message::header_of(data()), key, value);
}

MutableMessage MutableMessage::MutableMapMessage(const FieldDescriptor& field, const FieldValue& key) const {
  if (!is_mutable_map(field)) return {nullptr, kNoMessage};
  const MessageDescriptor& entry = *field.descriptor.message;
  const bool fits = is_message(entry.fields[1]);
  assert(fits && "not a map of messages");
  if (!fits) return {nullptr, kNoMessage};
  return {entry.map->insert(member_address(field), message::header_of(data()), key, {}),
          *entry.fields[1].descriptor.message};
}

bool MutableMessage::EraseMapEntry(const FieldDescriptor& field, const FieldValue& key) const {
  return is_mutable_map(field) && field.descriptor.message->map->erase(member_address(field), key);
}

// ---- clearing ------------------------------------------------------------------------------------------------------

void MutableMessage::ClearField(const FieldDescriptor& field) const {
  const bool fits = is_own(field) && field.storage != Storage::kNone;
  assert((fits || data() == nullptr) && "a field of a map's entry");
  if (!fits) return;
  if (is_extension(field)) {
    auto& extensions = const_cast<ExtensionSet&>(*reflection::extensions_of(data(), descriptor()));
    return extensions.erase(static_cast<std::uint32_t>(field.number));
  }
  void* const member_of = const_cast<void*>(holder(field));
  if (member_of == nullptr) return;  // a cold field, and no cold field is set
  if (field.storage == Storage::kMap) return field.descriptor.message->map->clear(member_address(field));
  if (is_repeated(field)) return MutableList(*this, field).truncate(0);
  if (field.presence == PresenceKept::kInOneof) {
    if (HasField(field)) reflection::clear_oneof(data(), descriptor(), oneof_of(field));
    return;
  }
  if (field.presence == PresenceKept::kInHasBit) reflection::set_has_bit(data(), field.has_bit, false);
  reflection::clear_value(member_of, field);
}

void MutableMessage::ClearOneof(const OneofDescriptor& oneof) const {
  const OneofDescriptor* const end = descriptor().oneofs + descriptor().oneof_count;
  const bool is_own = std::find_if(descriptor().oneofs, end, [&](const auto& each) { return &each == &oneof; }) != end;
  assert(is_own && "a oneof of another message");
  if (is_own && data() != nullptr) reflection::clear_oneof(data(), descriptor(), oneof);
}

void MutableMessage::Clear() const {
  if (data() == nullptr) return;
  const MessageInfo& info = *descriptor().info;
  if (const heap::ElementType* const objects = descriptor().objects; objects != nullptr) {
    heap::clear_message(static_cast<char*>(data()) - info.data_offset, data(), *objects);
  } else {
    message::clear(data(), info);
  }
}

void MutableMessage::ClearUnknownFields() const noexcept {
  if (data() != nullptr) message::header_of(data()).clear_unknown();
}

}  // namespace onnxgen
