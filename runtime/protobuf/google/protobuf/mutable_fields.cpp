#include "google/protobuf/mutable_fields.h"

#include <memory>
#include <utility>

#include "google/protobuf/repeated_field.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/wire/append.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using onnxgen::FieldType;
using onnxgen::PresenceKept;
using onnxgen::Storage;

char* data_of_message(const Message& message) {
  return static_cast<char*>(internal::parts_of(message).data);
}

const onnxgen::OneofDescriptor& oneof_of(const Message& message, const onnxgen::FieldDescriptor& field) {
  return internal::parts_of(message).descriptor->oneofs[field.oneof - 1];
}

void set_case(const Message& message, const onnxgen::FieldDescriptor& field, std::uint32_t number) {
  std::memcpy(data_of_message(message) + oneof_of(message, field).case_offset, &number, sizeof number);
}

// What a pointer in a message owns.
void destroy_owned(Storage storage, char* member) {
  void* owned;
  std::memcpy(&owned, member, sizeof owned);
  if (storage == Storage::kStdStringPointer) delete static_cast<std::string*>(owned);
  if (storage == Storage::kMessagePointer) delete static_cast<Message*>(owned);
  owned = nullptr;
  std::memcpy(member, &owned, sizeof owned);
}

// The oneof of the field, whichever member is set.
void clear_oneof(Message& message, const onnxgen::FieldDescriptor& field) {
  const std::uint32_t number = onnxgen::reflection::oneof_case(data_of_message(message), oneof_of(message, field));
  if (number == 0) return;
  const onnxgen::FieldDescriptor& set = *onnxgen::find_field(*internal::parts_of(message).descriptor, number);
  if (set.storage != Storage::kScalar) destroy_owned(set.storage, data_of_message(message) + set.offset);
  set_case(message, field, 0);
}

template <typename T>
void store_bits(char* member, std::uint64_t bits) {
  const T value = static_cast<T>(bits);
  std::memcpy(member, &value, sizeof value);
}

void store_default(const onnxgen::FieldDescriptor& field, char* member) {
  switch (onnxgen::reflection::scalar_size(field.type)) {
    case 1:
      return store_bits<std::uint8_t>(member, field.default_bits);
    case 4:
      return store_bits<std::uint32_t>(member, field.default_bits);
    case 8:
      return store_bits<std::uint64_t>(member, field.default_bits);
    default:
      return;
  }
}

template <typename Container>
void clear_container(char* member) {
  reinterpret_cast<Container*>(member)->Clear();
}

void clear_numbers(FieldType type, char* member) {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
      return clear_container<RepeatedField<int32>>(member);
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return clear_container<RepeatedField<uint32>>(member);
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return clear_container<RepeatedField<int64>>(member);
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return clear_container<RepeatedField<uint64>>(member);
    case FieldType::kFloat:
      return clear_container<RepeatedField<float>>(member);
    case FieldType::kDouble:
      return clear_container<RepeatedField<double>>(member);
    case FieldType::kBool:
      return clear_container<RepeatedField<bool>>(member);
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return;
  }
}

}  // namespace

char* internal::activate(Message& message, const onnxgen::FieldDescriptor& field) {
  char* const member = data_of_message(message) + field.offset;
  switch (field.presence) {
    case PresenceKept::kInValue:
      break;
    case PresenceKept::kInHasBit:
      onnxgen::reflection::set_has_bit(data_of_message(message), field.has_bit, true);
      break;
    case PresenceKept::kInOneof:
      clear_oneof(message, field);
      set_case(message, field, static_cast<std::uint32_t>(field.number));
      break;
  }
  return member;
}

void internal::store_text(Message& message, const onnxgen::FieldDescriptor& field, std::string value) {
  if (field.storage != Storage::kStdStringPointer) {
    *reinterpret_cast<std::string*>(activate(message, field)) = std::move(value);
    return;
  }
  const std::string* const made = new std::string(std::move(value));  // before anything is changed
  std::memcpy(activate(message, field), &made, sizeof made);
}

void internal::store_message(Message& message, const onnxgen::FieldDescriptor& field, Message* value) {
  std::memcpy(activate(message, field), &value, sizeof value);
}

void internal::clear_field(Message& message, const onnxgen::FieldDescriptor& field) {
  char* const member = data_of_message(message) + field.offset;
  if (field.presence == PresenceKept::kInOneof) {
    if (view_of(message).HasField(field)) clear_oneof(message, field);
    return;
  }
  if (field.presence == PresenceKept::kInHasBit) {
    onnxgen::reflection::set_has_bit(data_of_message(message), field.has_bit, false);
  }
  switch (field.storage) {
    case Storage::kScalar:
      return store_default(field, member);
    case Storage::kStdString:
      return reinterpret_cast<std::string*>(member)->clear();
    case Storage::kMessagePointer:
      return destroy_owned(field.storage, member);
    case Storage::kHeapArray:
      return clear_numbers(field.type, member);
    case Storage::kHeapPointers:
      return clear_container<RepeatedPtrField<std::string>>(member);
    case Storage::kStdStringPointer:  // only in oneofs
    case Storage::kMap:
    case Storage::kNone:
    case Storage::kArenaString:
    case Storage::kArenaBytes:
    case Storage::kArenaArray:
      return;
  }
}

void internal::append_unknown_varint(Message& message, int number, int value) {
  std::string bytes;
  onnxgen::wire::append_tag(bytes, static_cast<std::uint32_t>(number), onnxgen::wire::WireType::kVarint);
  onnxgen::wire::append_varint(bytes, static_cast<std::uint64_t>(std::int64_t{value}));
  reinterpret_cast<onnxgen::MessageHeader*>(data_of_message(message))->append_unknown(bytes);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
