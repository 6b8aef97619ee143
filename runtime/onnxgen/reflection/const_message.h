// Read access to a message of any class, of either profile, through its descriptor.
//
//   const onnxgen::MessageDescriptor& type = onnxgen::descriptor_of<onnx::NodeProto>();
//   const onnxgen::FieldDescriptor* op_type = onnxgen::find_field(type, "op_type");
//   onnxgen::ConstMessage node = model.graph().node(0);
//   if (node.HasField(*op_type)) std::cout << node.GetString(*op_type) << '\n';
//
// The functions are named after those of google::protobuf::Reflection. The field must belong to the message's
// descriptor, and the function must match its type and cardinality. Assertions check this. In builds without
// assertions, a wrong call reports the field as unset, a number as 0 or with other bits, and text or a list as empty;
// it never reads memory outside the message.
//
// Extensions declared in the message's file are in the descriptor, and are read like all other fields.
//
// A view consists of two pointers and should be passed by value. It is valid as long as the message is not changed. Any
// number of threads may read.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/reflection/map_access.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen {

// View of the elements of a repeated field other than a map. Finds the elements once, so that access to each of them is
// fast. Valid as long as the message is not changed.
class ConstList {
 public:
  ConstList(const FieldDescriptor& field, ErasedElements elements) noexcept : field_(&field), elements_(elements) {}

  std::size_t size() const noexcept { return elements_.size; }
  // `index` must be less than size().
  FieldValue operator[](std::size_t index) const noexcept;

 private:
  const FieldDescriptor* field_;
  ErasedElements elements_;
};

// View of a message for reading.
class ConstMessage {
 public:
  // `data` is the data of a message of the descriptor's class, or null for an empty message.
  ConstMessage(const void* data, const MessageDescriptor& descriptor) noexcept
      : data_(data), descriptor_(&descriptor) {}

  // Constructs a view of any generated message with a descriptor.
  template <class M, class = decltype(MessageAccess::descriptor<M>())>
  ConstMessage(const M& message) noexcept
      : data_(&MessageAccess::data(message)), descriptor_(&MessageAccess::descriptor<M>()) {}

  const MessageDescriptor& descriptor() const noexcept { return *descriptor_; }
  // Returns the data that the view refers to.
  const void* data() const noexcept { return data_; }

  // Returns whether a singular field is set. For fields without explicit presence: whether the value is nonzero or
  // nonempty.
  bool HasField(const FieldDescriptor& field) const noexcept;
  // Returns the number of elements of a repeated field or entries of a map.
  std::size_t FieldSize(const FieldDescriptor& field) const noexcept;

  // Return the value, or the field's default if it is not set.
  std::int32_t GetInt32(const FieldDescriptor& field) const noexcept { return static_cast<std::int32_t>(bits(field)); }
  std::int64_t GetInt64(const FieldDescriptor& field) const noexcept { return static_cast<std::int64_t>(bits(field)); }
  std::uint32_t GetUInt32(const FieldDescriptor& field) const noexcept {
    return static_cast<std::uint32_t>(bits(field));
  }
  std::uint64_t GetUInt64(const FieldDescriptor& field) const noexcept { return bits(field); }
  float GetFloat(const FieldDescriptor& field) const noexcept { return as_float(bits(field)); }
  double GetDouble(const FieldDescriptor& field) const noexcept { return wire::bit_cast<double>(bits(field)); }
  bool GetBool(const FieldDescriptor& field) const noexcept { return bits(field) != 0; }
  int GetEnumValue(const FieldDescriptor& field) const noexcept { return GetInt32(field); }
  // For strings and bytes. The view is valid as long as the message is not changed.
  std::string_view GetString(const FieldDescriptor& field) const noexcept;
  // Returns an empty message if the field is not set.
  ConstMessage GetMessage(const FieldDescriptor& field) const noexcept;

  // Return the element at `index`, which must be less than FieldSize().
  std::int32_t GetRepeatedInt32(const FieldDescriptor& field, std::size_t index) const noexcept {
    return static_cast<std::int32_t>(repeated_bits(field, index));
  }
  std::int64_t GetRepeatedInt64(const FieldDescriptor& field, std::size_t index) const noexcept {
    return static_cast<std::int64_t>(repeated_bits(field, index));
  }
  std::uint32_t GetRepeatedUInt32(const FieldDescriptor& field, std::size_t index) const noexcept {
    return static_cast<std::uint32_t>(repeated_bits(field, index));
  }
  std::uint64_t GetRepeatedUInt64(const FieldDescriptor& field, std::size_t index) const noexcept {
    return repeated_bits(field, index);
  }
  float GetRepeatedFloat(const FieldDescriptor& field, std::size_t index) const noexcept {
    return as_float(repeated_bits(field, index));
  }
  double GetRepeatedDouble(const FieldDescriptor& field, std::size_t index) const noexcept {
    return wire::bit_cast<double>(repeated_bits(field, index));
  }
  bool GetRepeatedBool(const FieldDescriptor& field, std::size_t index) const noexcept {
    return repeated_bits(field, index) != 0;
  }
  int GetRepeatedEnumValue(const FieldDescriptor& field, std::size_t index) const noexcept {
    return GetRepeatedInt32(field, index);
  }
  std::string_view GetRepeatedString(const FieldDescriptor& field, std::size_t index) const noexcept;
  ConstMessage GetRepeatedMessage(const FieldDescriptor& field, std::size_t index) const noexcept;

  // Calls visit(const FieldValue& key, const FieldValue& value) -> bool for the entries of a map in ascending order of
  // keys. field.descriptor.message describes keys and values. Stops and returns false if a visit returns false.
  template <class Visit>
  bool VisitMap(const FieldDescriptor& field, Visit&& visit) const {
    const MapAccess* const map = map_access(field);
    const auto call = [](void* context, const FieldValue& key, const FieldValue& value) -> bool {
      return (*static_cast<std::remove_reference_t<Visit>*>(context))(key, value);
    };
    void* const context = const_cast<void*>(static_cast<const void*>(&visit));
    return map == nullptr || map->for_each(member(field), context, call);
  }

  // Stores the map's value for `key` in `value`. Returns false, and leaves `value` unchanged, if there is no entry.
  bool FindMapValue(const FieldDescriptor& field, const FieldValue& key, FieldValue& value) const;

  // Returns the member of the oneof that is set, or null.
  const FieldDescriptor* GetOneofFieldDescriptor(const OneofDescriptor& oneof) const noexcept;

  // Calls visit(const FieldDescriptor&) for every field that is set or not empty, in ascending order of numbers,
  // including extensions that are in the descriptor.
  template <class Visit>
  void ListFields(Visit&& visit) const {
    for (std::size_t i = 0; i < descriptor_->field_count; ++i) {
      const FieldDescriptor& field = descriptor_->fields[i];
      if (has_any(field)) visit(field);
    }
  }

  // Returns the unknown fields of this message, without those of submessages, as they were read. Throws std::bad_alloc
  // if a program has changed them and memory is exhausted.
  std::string_view unknown_fields() const;
  // Extensions that are not in the descriptor are also unknown. They may be stored apart from unknown_fields(). The
  // functions below compare these extensions of two messages, append the encoding of this message's, and return whether
  // it has any. The first two throw std::bad_alloc if memory is exhausted.
  static bool have_equal_unknown_extensions(ConstMessage a, ConstMessage b);
  void append_unknown_extensions(std::string& bytes) const;
  bool has_unknown_extensions() const noexcept;

  // Returns whether the field is set or, if it is repeated, not empty.
  bool has_any(const FieldDescriptor& field) const noexcept {
    return is_repeated(field) ? FieldSize(field) != 0 : HasField(field);
  }

  // Return the value of a number, bool or enum, in the form of FieldValue::bits.
  std::uint64_t bits(const FieldDescriptor& field) const noexcept;
  std::uint64_t repeated_bits(const FieldDescriptor& field, std::size_t index) const noexcept;

  // For fields of any type: return a singular field's value or default, and an element of a repeated field.
  FieldValue value(const FieldDescriptor& field) const noexcept;
  FieldValue element(const FieldDescriptor& field, std::size_t index) const noexcept;

  // For code that traverses whole messages: look up a field only once. FindValue() stores the value of a singular
  // field; if it is not set, it returns false and stores nothing. list() returns the elements of a repeated field.
  bool FindValue(const FieldDescriptor& field, FieldValue& value) const noexcept;
  ConstList list(const FieldDescriptor& field) const noexcept;

  // Returns the data that contains the field's member: that of the message, its cold fields, or the value of an
  // extension. Null if it does not exist.
  const void* holder(const FieldDescriptor& field) const noexcept {
    if (!is_own(field) || field.storage == Storage::kNone) return nullptr;
    if (is_extension(field)) return extension_value(field);
    return is_cold(field) ? cold_fields() : data_;
  }

 protected:
  // Returns whether the field belongs to the message's descriptor and the view is not of a null message.
  bool is_own(const FieldDescriptor& field) const noexcept {
    const std::less<const FieldDescriptor*> is_before;
    const FieldDescriptor* const end = descriptor_->fields + descriptor_->field_count;
    const bool is_one = !is_before(&field, descriptor_->fields) && is_before(&field, end);
    assert(is_one && "a field of another message");
    return is_one && data_ != nullptr;
  }
  // holder() must not be null.
  const char* member(const FieldDescriptor& field) const noexcept {
    return static_cast<const char*>(holder(field)) + field.offset;
  }

 private:
  static float as_float(std::uint64_t bits) noexcept { return wire::bit_cast<float>(static_cast<std::uint32_t>(bits)); }

  const void* extension_value(const FieldDescriptor& field) const noexcept;
  const void* cold_fields() const noexcept;
  const MapAccess* map_access(const FieldDescriptor& field) const noexcept;

  const void* data_;
  const MessageDescriptor* descriptor_;
};

// Returns a map key as text, such as 3, true, or the contents of a string. `type` is the key's type.
std::string map_key_text(FieldType type, const FieldValue& key);

}  // namespace onnxgen
