// Write access to a message of any class, of either profile, through its descriptor.
//
//   onnxgen::MutableMessage node = *model.mutable_graph()->mutable_node(0);
//   const onnxgen::MessageDescriptor& type = node.descriptor();
//   node.SetString(*onnxgen::find_field(type, "op_type"), "Relu");
//   node.AddString(*onnxgen::find_field(type, "input"), "x");
//   node.ClearField(*onnxgen::find_field(type, "attribute"));
//
// The functions are named after those of google::protobuf::Reflection, except that its MutableMessage() is called
// MutableSubmessage(), since a class cannot have a function of its own name. The field must belong to the message's
// descriptor, the function must match its type and cardinality, and an index must be less than FieldSize(). Assertions
// check this. In builds without assertions, a wrong call changes nothing. Extensions that are in the descriptor are
// changed like other fields.
//
// If memory is exhausted, functions throw std::bad_alloc, or abort in a build without exceptions, like the class's
// accessors. A view consists of two pointers and should be passed by value. It is valid as long as the message; a view
// of a submessage, until that is cleared, removed or replaced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen {

// View of a message for reading and writing. Writing through it needs exclusive access to the message.
class MutableMessage : public ConstMessage {
 public:
  // `data` is the data of a message of the descriptor's class. If it is null, all changes are ignored.
  MutableMessage(void* data, const MessageDescriptor& descriptor) noexcept : ConstMessage(data, descriptor) {}

  // Constructs a view of any generated message with a descriptor.
  template <class M, class = std::enable_if_t<!std::is_const_v<M>>, class = decltype(MessageAccess::descriptor<M>())>
  MutableMessage(M& message) noexcept : ConstMessage(message) {}

  void* data() const noexcept { return const_cast<void*>(ConstMessage::data()); }

  // Set a singular field. If it is in a oneof, another active member is cleared.
  void SetInt32(const FieldDescriptor& field, std::int32_t value) const { set(field, Kind::kInt32, of_signed(value)); }
  void SetInt64(const FieldDescriptor& field, std::int64_t value) const { set(field, Kind::kInt64, of_signed(value)); }
  void SetUInt32(const FieldDescriptor& field, std::uint32_t value) const { set(field, Kind::kUint32, value); }
  void SetUInt64(const FieldDescriptor& field, std::uint64_t value) const { set(field, Kind::kUint64, value); }
  void SetFloat(const FieldDescriptor& field, float value) const { set(field, Kind::kFloat, of_float(value)); }
  void SetDouble(const FieldDescriptor& field, double value) const { set(field, Kind::kDouble, of_double(value)); }
  void SetBool(const FieldDescriptor& field, bool value) const { set(field, Kind::kBool, value ? 1 : 0); }
  // A number that a closed enum does not have becomes an unknown field, as in a parse.
  void SetEnumValue(const FieldDescriptor& field, int value) const { set(field, Kind::kEnum, of_signed(value)); }
  // For strings and bytes. Copies `value`.
  void SetString(const FieldDescriptor& field, std::string_view value) const;
  // Returns the submessage for modification. Creates it if it is not set.
  MutableMessage MutableSubmessage(const FieldDescriptor& field) const;

  // Append an element to a repeated field. AddString() copies `value`; AddMessage() returns a view of the new, empty
  // element. AddEnumValue() treats numbers that a closed enum does not have like SetEnumValue().
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

  // Replace the element at `index`. SetRepeatedString() copies `value`; MutableRepeatedMessage() returns a view of the
  // element for modification.
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
  // A number that a closed enum does not have becomes an unknown field, and the element is not changed.
  void SetRepeatedEnumValue(const FieldDescriptor& field, std::size_t index, int value) const {
    set(field, index, Kind::kEnum, of_signed(value));
  }
  void SetRepeatedString(const FieldDescriptor& field, std::size_t index, std::string_view value) const;
  MutableMessage MutableRepeatedMessage(const FieldDescriptor& field, std::size_t index) const;

  // Removes the last element of a repeated field, which must not be empty.
  void RemoveLast(const FieldDescriptor& field) const;
  // Exchanges two elements of a repeated field.
  void SwapElements(const FieldDescriptor& field, std::size_t i, std::size_t j) const;

  // Stores a number or text in a map under `key`, replacing any value it has. The descriptor of the field's entries
  // determines which members of FieldValue are used. A closed enum must have the number. Text is copied.
  void SetMapValue(const FieldDescriptor& field, const FieldValue& key, const FieldValue& value) const;
  // Returns the message under `key` for modification. Creates it if there is none.
  MutableMessage MutableMapMessage(const FieldDescriptor& field, const FieldValue& key) const;
  // Removes an entry. Returns whether there was one.
  bool EraseMapEntry(const FieldDescriptor& field, const FieldValue& key) const;

  // Clears a field of any kind: singular, repeated or a map.
  void ClearField(const FieldDescriptor& field) const;
  // Clears the active member of the oneof, if any.
  void ClearOneof(const OneofDescriptor& oneof) const;
  // Clears all fields, extensions and unknown fields.
  void Clear() const;
  // Removes the unknown fields of this message, but not those of submessages.
  void ClearUnknownFields() const noexcept;

  // Returns the data that contains the field's member. Creates the value of an absent extension, and the cold fields,
  // if necessary.
  void* holder_to_change(const FieldDescriptor& field) const;

 private:
  // The types of numbers that the functions distinguish.
  enum class Kind : std::uint8_t { kInt32, kInt64, kUint32, kUint64, kFloat, kDouble, kBool, kEnum, kNone };
  static Kind kind_of(FieldType type) noexcept;

  static std::uint64_t of_signed(std::int64_t value) noexcept { return static_cast<std::uint64_t>(value); }
  static std::uint64_t of_float(float value) noexcept { return wire::bit_cast<std::uint32_t>(value); }
  static std::uint64_t of_double(double value) noexcept { return wire::bit_cast<std::uint64_t>(value); }

  void set(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const;
  void set(const FieldDescriptor& field, std::size_t index, Kind kind, std::uint64_t bits) const;
  void add(const FieldDescriptor& field, Kind kind, std::uint64_t bits) const;
  // Returns whether the enum has the number. Otherwise stores the number as an unknown field.
  bool takes_number(const FieldDescriptor& field, std::uint64_t bits) const;

  bool is_singular(const FieldDescriptor& field, bool fits) const noexcept;
  bool is_list(const FieldDescriptor& field, bool fits) const noexcept;
  bool is_mutable_map(const FieldDescriptor& field) const noexcept;

  char* member_address(const FieldDescriptor& field) const {
    return static_cast<char*>(holder_to_change(field)) + field.offset;
  }
  const OneofDescriptor& oneof_of(const FieldDescriptor& field) const noexcept {
    return descriptor().oneofs[field.oneof - 1];
  }
  char* activate(const FieldDescriptor& field) const;
};

}  // namespace onnxgen
