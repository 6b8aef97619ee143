// A message of any class, of either profile, to be read by its descriptor.
//
// The functions are called as those of google::protobuf::Reflection. A field must be one of the message's descriptor,
// and the function fit its type and cardinality: that is asserted; where asserts are off, a wrong one finds a field
// unset, a number 0 or of other bits, and a text or a list empty. Nothing is read that is not there.
//
// A view is two pointers, to be passed by value. It lives as long as the message stays unchanged; any number of threads
// may read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/reflection/map_access.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen {

class ConstMessage {
 public:
  // `data` is the data of a message of the descriptor's class; null: an empty message.
  ConstMessage(const void* data, const MessageDescriptor& descriptor) noexcept
      : data_(data), descriptor_(&descriptor) {}

  // Any generated message that has a descriptor.
  template <class M, class = decltype(MessageAccess::descriptor<M>())>
  ConstMessage(const M& message) noexcept
      : data_(&MessageAccess::data(message)), descriptor_(&MessageAccess::descriptor<M>()) {}

  const MessageDescriptor& descriptor() const noexcept { return *descriptor_; }
  // What the view was made of.
  const void* data() const noexcept { return data_; }

  // Of a singular field. Without tracked presence, whether it differs from zero or is not empty.
  bool HasField(const FieldDescriptor& field) const noexcept;
  // Of a repeated field or a map.
  std::size_t FieldSize(const FieldDescriptor& field) const noexcept;

  // The value, or its default where the field is not set.
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
  // Strings and bytes.
  std::string_view GetString(const FieldDescriptor& field) const noexcept;
  // An empty one where it is not set.
  ConstMessage GetMessage(const FieldDescriptor& field) const noexcept;

  // The element at `index`, below FieldSize().
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

  // Calls visit(const FieldValue& key, const FieldValue& value) -> bool for the entries of a map by ascending keys; the
  // field's descriptor describes them. False where a visit was.
  template <class Visit>
  bool VisitMap(const FieldDescriptor& field, Visit&& visit) const {
    const MapAccess* const map = map_access(field);
    const auto call = [](void* context, const FieldValue& key, const FieldValue& value) -> bool {
      return (*static_cast<std::remove_reference_t<Visit>*>(context))(key, value);
    };
    void* const context = const_cast<void*>(static_cast<const void*>(&visit));
    return map == nullptr || map->for_each(member(field), context, call);
  }

  // The member of the oneof that is set; null for none.
  const FieldDescriptor* GetOneofFieldDescriptor(const OneofDescriptor& oneof) const noexcept;

  // Calls visit(const FieldDescriptor&) for every field that is set or not empty, by ascending numbers. Extensions are
  // not among them.
  template <class Visit>
  void ListFields(Visit&& visit) const {
    for (std::size_t i = 0; i < descriptor_->field_count; ++i) {
      const FieldDescriptor& field = descriptor_->fields[i];
      if (!is_extension(field) && has_any(field)) visit(field);
    }
  }

  // As they were read: those of the message itself.
  std::string_view unknown_fields() const noexcept;

  // Whether the field is set, or, if it is repeated, not empty.
  bool has_any(const FieldDescriptor& field) const noexcept {
    return is_repeated(field) ? FieldSize(field) != 0 : HasField(field);
  }

  // Of a number, bool or enum as FieldValue::bits has it.
  std::uint64_t bits(const FieldDescriptor& field) const noexcept;
  std::uint64_t repeated_bits(const FieldDescriptor& field, std::size_t index) const noexcept;

  // Of a field of any type: a singular one's value or default, a repeated one's element.
  FieldValue value(const FieldDescriptor& field) const noexcept;
  FieldValue element(const FieldDescriptor& field, std::size_t index) const noexcept;

 protected:
  const char* member(const FieldDescriptor& field) const noexcept {
    return static_cast<const char*>(data_) + field.offset;
  }
  // Whether the field is one of the message's own, and there is a message.
  bool has_member(const FieldDescriptor& field) const noexcept;

 private:
  static float as_float(std::uint64_t bits) noexcept { return wire::bit_cast<float>(static_cast<std::uint32_t>(bits)); }

  const MapAccess* map_access(const FieldDescriptor& field) const noexcept;

  const void* data_;
  const MessageDescriptor* descriptor_;
};

}  // namespace onnxgen
