// Unknown fields: fields of a message that its schema does not have. The names are libprotobuf's.
//
// A message stores its unknown fields as bytes. GetUnknownFields() and unknown_fields() parse them on the first call;
// the result is valid until the message changes. MutableUnknownFields() and mutable_unknown_fields() return a set that
// from then on holds the message's unknown fields; it is valid until the message is cleared, replaced or destroyed.
//
// An index out of range, or an accessor that does not match the type of a field, is a fatal error like a failed
// GOOGLE_CHECK.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "google/protobuf/containers/repeated_index.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/reflection/const_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;
class MessageLite;
class UnknownFieldSet;

// A field of a set. The set owns the value: a copy of this object is valid as long as the original.
class UnknownField {
 public:
  enum Type { TYPE_VARINT, TYPE_FIXED32, TYPE_FIXED64, TYPE_LENGTH_DELIMITED, TYPE_GROUP };

  int number() const { return static_cast<int>(number_); }
  Type type() const { return type_; }

  uint64 varint() const { return of_type(TYPE_VARINT).bits; }
  uint32 fixed32() const { return static_cast<uint32>(of_type(TYPE_FIXED32).bits); }
  uint64 fixed64() const { return of_type(TYPE_FIXED64).bits; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult length_delimited() const { return *of_type(TYPE_LENGTH_DELIMITED).text; }
  const UnknownFieldSet& group() const { return *of_type(TYPE_GROUP).group; }
  std::size_t GetLengthDelimitedSize() const { return length_delimited().size(); }

  void set_varint(uint64 value) { of_type(TYPE_VARINT).bits = value; }
  void set_fixed32(uint32 value) { of_type(TYPE_FIXED32).bits = value; }
  void set_fixed64(uint64 value) { of_type(TYPE_FIXED64).bits = value; }
  void set_length_delimited(std::string_view value) { *mutable_length_delimited() = value; }
  UnknownFieldSet* mutable_group() { return of_type(TYPE_GROUP).group; }

  ONNXGEN_PROTOBUF_UNTIL_30
  std::string* mutable_length_delimited() { return of_type(TYPE_LENGTH_DELIMITED).text; }

 private:
  friend class UnknownFieldSet;

  union Value {
    uint64 bits;
    std::string* text;
    UnknownFieldSet* group;
  };

  UnknownField(int number, Type type) : number_(static_cast<uint32>(number)), type_(type) {}

  const Value& of_type(Type type) const {
    if (type_ != type) fail_type(type);
    return value_;
  }
  Value& of_type(Type type) {
    if (type_ != type) fail_type(type);
    return value_;
  }
  [[noreturn]] void fail_type(Type type) const;
  // Returns a field with a copy of the value.
  UnknownField copy() const;
  void delete_value();

  uint32 number_;
  Type type_;
  Value value_{};
};

// Unknown fields in the order of the encoding. Several threads may read a set that none of them changes. Pointers to
// values and groups are valid until their field is removed or the set is cleared; references to fields, until the set
// changes.
class UnknownFieldSet {
 public:
  UnknownFieldSet() = default;
  UnknownFieldSet(const UnknownFieldSet&) = delete;
  UnknownFieldSet& operator=(const UnknownFieldSet&) = delete;
  ~UnknownFieldSet() { Clear(); }

  // Returns an empty set.
  static const UnknownFieldSet& default_instance();

  // Remove all fields. Clear() keeps memory for new ones.
  void Clear();
  void ClearAndFreeMemory();
  bool empty() const { return fields_.empty(); }
  // Appends copies of the fields of `other`.
  void MergeFrom(const UnknownFieldSet& other);
  // Moves the fields of `other` to the end of this set.
  void MergeFromAndDestroy(UnknownFieldSet* other);
  void Swap(UnknownFieldSet* other) { fields_.swap(other->fields_); }

  // Return an estimate of the memory that the set uses, in bytes.
  std::size_t SpaceUsedExcludingSelfLong() const;
  int SpaceUsedExcludingSelf() const { return static_cast<int>(SpaceUsedExcludingSelfLong()); }
  std::size_t SpaceUsedLong() const { return sizeof(*this) + SpaceUsedExcludingSelfLong(); }
  int SpaceUsed() const { return static_cast<int>(SpaceUsedLong()); }

  int field_count() const { return static_cast<int>(fields_.size()); }
  const UnknownField& field(int index) const {
    internal::check_index(index, field_count());
    return fields_[static_cast<std::size_t>(index)];
  }
  UnknownField* mutable_field(int index) {
    internal::check_index(index, field_count());
    return &fields_[static_cast<std::size_t>(index)];
  }

  // Append a field.
  void AddVarint(int number, uint64 value);
  void AddFixed32(int number, uint32 value);
  void AddFixed64(int number, uint64 value);
  void AddLengthDelimited(int number, std::string_view value) { *AddLengthDelimited(number) = value; }
  // Append an empty field and return its value for modification.
  std::string* AddLengthDelimited(int number);
  UnknownFieldSet* AddGroup(int number);
  // Appends a copy of a field of any set.
  void AddField(const UnknownField& field);

  // Remove `count` fields from the index `start` on, or all fields with this number.
  void DeleteSubrange(int start, int count);
  void DeleteByNumber(int number);

  // Parse encoded fields of any message. MergeFromCodedStream() appends them, the others replace the contents. Return
  // false for malformed input and for groups nested deeper than the stream's recursion limit, usually 100 levels; the
  // set is then unchanged after a merge, otherwise empty.
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool ParseFromCodedStream(io::CodedInputStream* input);
  bool ParseFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool ParseFromArray(const void* data, int64 size);
  bool ParseFromString(const std::string& data) { return ParseFromArray(data.data(), static_cast<int64>(data.size())); }

  // Appends copies of the unknown fields of a message. Returns false if those of a lite message are malformed.
  template <typename M>
  bool MergeFromMessage(const M& message) {
    if constexpr (std::is_base_of_v<Message, M>) {
      MergeFrom(message.GetReflection()->GetUnknownFields(message));
      return true;
    } else {
      const std::string& bytes = message.unknown_fields();
      return merge(bytes, (std::numeric_limits<int>::max)());
    }
  }

  // Encode the fields in their order. SerializeToString() replaces `output` and returns true.
  bool SerializeToString(std::string* output) const;
  bool SerializeToCodedStream(io::CodedOutputStream* output) const;

  // Not in libprotobuf: merge() parses encoded fields like MergeFromCodedStream() and accepts groups nested up to
  // `max_depth` levels deep. append_to() appends the encoding, and encoded_size() returns its size in bytes.
  bool merge(std::string_view bytes, int max_depth = 100);
  void append_to(std::string& bytes) const;
  std::size_t encoded_size() const noexcept;

 private:
  bool read(std::string_view bytes, int max_depth);
  UnknownField& add(int number, UnknownField::Type type) {
    fields_.push_back(UnknownField(number, type));
    return fields_.back();
  }

  std::vector<UnknownField> fields_;
};

namespace internal {

class MessageBody;

// Implementation of GetUnknownFields() and MutableUnknownFields().
const UnknownFieldSet& get_unknown_fields(const MessageBody& message);
UnknownFieldSet* get_mutable_unknown_fields(MessageBody* message);
// Removes the extensions of a message that its class does not know.
void forget_unknown_extensions(onnxgen::ConstMessage message);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
