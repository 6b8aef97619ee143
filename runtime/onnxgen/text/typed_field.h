// Matches encoded fields with descriptors: which descriptor a field belongs to, and whether a parser would accept it.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/field_reader.h"

namespace onnxgen::text {

wire::WireType wire_type_of(FieldType type) noexcept;

// Returns whether `value` is a declared number of an enum field. Undeclared numbers of a closed enum are unknown
// fields.
bool is_declared(const FieldDescriptor& row, std::uint64_t value) noexcept;

// Converts the bits of an encoded number to the bits that a member would hold, as in FieldValue.
std::uint64_t decoded(FieldType type, std::uint64_t wire_bits) noexcept;

// Converts a MessageSet item to a length-delimited field. An item is a group with number 1, with the extension's number
// as field 2 and the message as field 3. If a field is repeated, the first one counts. An item that lacks either field
// remains unknown, as in the parser.
void unwrap_item(WireField& field, int depth) noexcept;

// Returns the name of the field in the text format. A group is named after its type, including capitals.
std::string_view name_in_text(const FieldDescriptor& row) noexcept;

// Iterates over the fields of a message in the order of the encoding. An item of a MessageSet is returned as a
// length-delimited field with the number of its extension.
class TypedReader {
 public:
  TypedReader(std::string_view bytes, const MessageDescriptor& table, int depth) noexcept
      : fields_(bytes, depth), table_(table), depth_(depth) {}

  // Reads the next field and its descriptor, which is null for an unknown field.
  bool next(WireField& field, const FieldDescriptor*& row) noexcept;

  ErrorCode error() const noexcept { return fields_.error(); }
  const char* position() const noexcept { return fields_.position(); }

 private:
  FieldReader fields_;
  const MessageDescriptor& table_;
  int depth_;
};

// Iterates over the values of a repeated scalar field, packed or not.
class ScalarReader {
 public:
  ScalarReader(const WireField& field, FieldType type) noexcept;

  // Reads the bits of the next value. Returns false at the end or if the value is truncated.
  bool next(std::uint64_t& bits) noexcept;
  bool failed() const noexcept { return failed_; }

 private:
  const char* p_ = nullptr;
  const char* end_ = nullptr;
  std::uint64_t value_;
  wire::WireType element_;
  bool single_;  // the field holds a single value, which has not been returned yet
  bool failed_ = false;
};

}  // namespace onnxgen::text
