// A message of any class, of either profile, to be changed by its descriptor.
//
// The functions are called as those of google::protobuf::Reflection; only its MutableMessage() is MutableSubmessage()
// here, for a class cannot have a function of its own name. A field must be one of the message's descriptor, the
// function fit its type and cardinality, and an index be below FieldSize(): that is asserted; where asserts are off, a
// call that does not fit changes nothing. Extensions are changed as other fields, where the descriptor has them.
//
// Where memory is out, it is as with the accessors of the class. A view is two pointers, to be passed by value; it
// lives as long as the message does, and one of a submessage until that is cleared, removed or replaced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen {

class MutableMessage : public ConstMessage {
 public:
  // `data` is the data of a message of the descriptor's class; null: a message that nothing changes.
  MutableMessage(void* data, const MessageDescriptor& descriptor) noexcept : ConstMessage(data, descriptor) {}

  // Any generated message that has a descriptor.
  template <class M, class = std::enable_if_t<!std::is_const_v<M>>, class = decltype(MessageAccess::descriptor<M>())>
  MutableMessage(M& message) noexcept : ConstMessage(message) {}

  void* data() const noexcept { return const_cast<void*>(ConstMessage::data()); }

  // Set a singular field; another member of its oneof is gone then.
  void SetInt32(const FieldDescriptor& field, std::int32_t value) const { set(field, Kind::kInt32, of_signed(value)); }
  void SetInt64(const FieldDescriptor& field, std::int64_t value) const { set(field, Kind::kInt64, of_signed(value)); }
  void SetUInt32(const FieldDescriptor& field, std::uint32_t value) const { set(field, Kind::kUint32, value); }
  void SetUInt64(const FieldDescriptor& field, std::uint64_t value) const { set(field, Kind::kUint64, value); }
  void SetFloat(const FieldDescriptor& field, float value) const { set(field, Kind::kFloat, of_float(value)); }
  void SetDouble(const FieldDescriptor& field, double value) const { set(field, Kind::kDouble, of_double(value)); }
  void SetBool(const FieldDescriptor& field, bool value) const { set(field, Kind::kBool, value ? 1 : 0); }
  // A number that a closed enum does not have becomes an unknown field, as it would be parsed.
  void SetEnumValue(const FieldDescriptor& field, int value) const { set(field, Kind::kEnum, of_signed(value)); }
  // Strings and bytes.
  void SetString(const FieldDescriptor& field, std::string_view value) const;
  // The message, which is made where it is not set.
  MutableMessage MutableSubmessage(const FieldDescriptor& field) const;

  // Append an element to a repeated field.
  void AddInt32(const FieldDescriptor& field, std::int32_t value) const { add(field, Kind::kInt32, of_signed(value)); }
  void AddInt64(const FieldDescriptor& field, std::int64_t value) const { add(field, Kind::kInt64, of_signed(value)); }
  void AddUInt32(const FieldDescriptor& field, std::uint32_t value) const { add(field, Kind::kUint32, value); }
  void AddUInt64(const FieldDescriptor& field, std::uint64_t value) const { add(field, Kind::kUint64, value); }
  void AddFloat(const FieldDescriptor& field, float value) const { add(field, Kind::kFloat, of_float(value)); }
  void AddDouble(const FieldDescriptor& field, double value) const { add(field, Kind::kDouble, of_double(value)); }
  void AddBool(const FieldDescriptor& field, bool value) const { add(field, Kind::kBool, value ? 1 : 0); }
  void AddEnumValue(const FieldDescriptor& field, int value) const { add(field, Kind::kEnum, of_signed(value)); }
  void AddString(const FieldDescriptor& field, std::string_view value) const;
  MutableMessage AddMessage(const FieldDescriptor& field) const;

  // Replace the element at `index`.
  void SetRepeatedInt32(const FieldDescriptor& field, std::size_t index, std::int32_t value) const {
    set(field, index, Kind::kInt32, of_signed(value));
  }
  void SetRepeatedInt64(const FieldDescriptor& field, std::size_t index, std::int64_t value) const {
    set(field, index, Kind::kInt64, of_signed(value));
  }
  void SetRepeatedUInt32(const FieldDescriptor& field, std::size_t index, std::uint32_t value) const {
    set(field, index, Kind::kUint32, value);
  }
  void SetRepeatedUInt64(const FieldDescriptor& field, std::size_t index, std::uint64_t value) const {
    set(field, index, Kind::kUint64, value);
  }
  void SetRepeatedFloat(const FieldDescriptor& field, std::size_t index, float value) const {
    set(field, index, Kind::kFloat, of_float(value));
  }
  void SetRepeatedDouble(const FieldDescriptor& field, std::size_t index, double value) const {
    set(field, index, Kind::kDouble, of_double(value));
  }
  void SetRepeatedBool(const FieldDescriptor& field, std::size_t index, bool value) const {
    set(field, index, Kind::kBool, value ? 1 : 0);
  }
  // A number that a closed enum does not have becomes an unknown field, and the element stays.
  void SetRepeatedEnumValue(const FieldDescriptor& field, std::size_t index, int value) const {
    set(field, index, Kind::kEnum, of_signed(value));
  }
  void SetRepeatedString(const FieldDescriptor& field, std::size_t index, std::string_view value) const;
  MutableMessage MutableRepeatedMessage(const FieldDescriptor& field, std::size_t index) const;

  // Of a repeated field that is not empty.
  void RemoveLast(const FieldDescriptor& field) const;
  void SwapElements(const FieldDescriptor& field, std::size_t i, std::size_t j) const;

  // Of a map: store a number or text under `key`, in place of what was there. The descriptor of the field's entries
  // says what FieldValue has to hold; an enum's number must be one that a closed enum has.
  void SetMapValue(const FieldDescriptor& field, const FieldValue& key, const FieldValue& value) const;
  // The message under `key`, made where there is none.
  MutableMessage MutableMapMessage(const FieldDescriptor& field, const FieldValue& key) const;
  // Whether there was an entry to remove.
  bool EraseMapEntry(const FieldDescriptor& field, const FieldValue& key) const;

  // Of fields of every kind: singular, repeated, maps.
  void ClearField(const FieldDescriptor& field) const;
  // Whichever member is set.
  void ClearOneof(const OneofDescriptor& oneof) const;
  // All fields, extensions and unknown fields.
  void Clear() const;
  // Those of the message itself.
  void ClearUnknownFields() const noexcept;

  // The data that the field is a member of. Of an extension that is not there the value is made, and so are rare
  // members.
  void* holder_to_change(const FieldDescriptor& field) const;

 private:
  // What the functions tell numbers apart by.
  enum class Kind : std::uint8_t { kInt32, kInt64, kUint32, kUint64, kFloat, kDouble, kBool, kEnum, kNone };
  static Kind kind_of(FieldType type) noexcept;

  static std::uint64_t of_signed(std::int64_t value) noexcept { return static_cast<std::uint64_t>(value); }
  static std::uint64_t of_float(float value) noexcept { return wire::bit_cast<std::uint32_t>(value); }
  static std::uint64_t of_double(double value) noexcept { return wire::bit_cast<std::uint64_t>(value); }

  void set(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const;
  void set(const FieldDescriptor& field, std::size_t index, Kind kind, std::uint64_t bits) const;
  void add(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const;
  // Whether the enum has the number; if not, it is an unknown field now.
  bool takes_number(const FieldDescriptor& field, std::uint64_t bits) const;

  bool is_singular(const FieldDescriptor& field, bool fits) const noexcept;
  bool is_list(const FieldDescriptor& field, bool fits) const noexcept;
  bool is_mutable_map(const FieldDescriptor& field) const noexcept;

  char* place(const FieldDescriptor& field) const { return static_cast<char*>(holder_to_change(field)) + field.offset; }
  const OneofDescriptor& oneof_of(const FieldDescriptor& field) const noexcept {
    return descriptor().oneofs[field.oneof - 1];
  }
  char* activate(const FieldDescriptor& field) const;
};

}  // namespace onnxgen
