// A message of any class, of either profile, to be read by its descriptor.
//
// The functions are called as those of google::protobuf::Reflection. A field must be one of the message's descriptor,
// and the function fit its type and cardinality: that is asserted; where asserts are off, a wrong one finds a field
// unset, a number 0 or of other bits, and a text or a list empty. Nothing is read that is not there.
//
// Extensions are fields like all others where the descriptor has them: those that are declared in the file of the
// message.
//
// A view is two pointers, to be passed by value. It lives as long as the message stays unchanged; any number of threads
// may read.
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

// The elements of a repeated field that is no map, looked up once. It lives as long as the message stays unchanged.
class ConstList {
 public:
  ConstList(const FieldDescriptor& field, ErasedElements elements) noexcept : field_(&field), elements_(elements) {}

  std::size_t size() const noexcept { return elements_.size; }
  // `index` is below size().
  FieldValue operator[](std::size_t index) const noexcept;

 private:
  const FieldDescriptor* field_;
  ErasedElements elements_;
};

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

  // Stores what a map has under `key` in `value`; false where there is no entry.
  bool FindMapValue(const FieldDescriptor& field, const FieldValue& key, FieldValue& value) const;

  // The member of the oneof that is set; null for none.
  const FieldDescriptor* GetOneofFieldDescriptor(const OneofDescriptor& oneof) const noexcept;

  // Calls visit(const FieldDescriptor&) for every field that is set or not empty, by ascending numbers. Those
  // extensions are among them that the descriptor has.
  template <class Visit>
  void ListFields(Visit&& visit) const {
    for (std::size_t i = 0; i < descriptor_->field_count; ++i) {
      const FieldDescriptor& field = descriptor_->fields[i];
      if (has_any(field)) visit(field);
    }
  }

  // As they were read: those of the message itself.
  std::string_view unknown_fields() const noexcept;
  // Extensions that the descriptor does not have are unknown, too, and may be kept elsewhere: whether two messages have
  // the same, the encoding of one's, and whether it has any.
  static bool have_equal_unknown_extensions(ConstMessage a, ConstMessage b) noexcept;
  void append_unknown_extensions(std::string& bytes) const;
  bool has_unknown_extensions() const noexcept;

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

  // The two things that one who goes through a whole message asks for, with a single look at the field: the value of a
  // singular field (false, with nothing stored, where it is not set), and the elements of a repeated one.
  bool FindValue(const FieldDescriptor& field, FieldValue& value) const noexcept;
  ConstList list(const FieldDescriptor& field) const noexcept;

  // The data that the field is a member of: that of the message, its rare members, or that of the value of an
  // extension. Null where there is none.
  const void* holder(const FieldDescriptor& field) const noexcept {
    if (!is_own(field) || field.storage == Storage::kNone) return nullptr;
    if (is_extension(field)) return extension_value(field);
    return is_rare(field) ? rare_members() : data_;
  }

 protected:
  // Whether the field is one of the message's descriptor, and there is a message.
  bool is_own(const FieldDescriptor& field) const noexcept {
    const std::less<const FieldDescriptor*> is_before;
    const FieldDescriptor* const end = descriptor_->fields + descriptor_->field_count;
    const bool is_one = !is_before(&field, descriptor_->fields) && is_before(&field, end);
    assert(is_one && "a field of another message");
    return is_one && data_ != nullptr;
  }
  // Where the holder is not null.
  const char* member(const FieldDescriptor& field) const noexcept {
    return static_cast<const char*>(holder(field)) + field.offset;
  }

 private:
  static float as_float(std::uint64_t bits) noexcept { return wire::bit_cast<float>(static_cast<std::uint32_t>(bits)); }

  const void* extension_value(const FieldDescriptor& field) const noexcept;
  const void* rare_members() const noexcept;
  const MapAccess* map_access(const FieldDescriptor& field) const noexcept;

  const void* data_;
  const MessageDescriptor* descriptor_;
};

// The key of a map as text: 3, true, or what a string holds. `type` is the key's.
std::string map_key_text(FieldType type, const FieldValue& key);

}  // namespace onnxgen
