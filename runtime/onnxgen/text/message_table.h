// What printing and parsing text needs to know of a message type: names, numbers and types, as constant data.
//
// onnxgen emits these tables where it is asked for them (`--cpp_out=text_tables:DIR`, TEXT_TABLES of onnx_generate()),
// one for each message and enum; a class has its own as the static member `Text_table_`. They are plain structs of
// static storage: nothing registers itself, nothing runs before main().
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/enum.h"

namespace onnxgen::text {

struct MessageDescriptor;

// The numbers are those of FieldDescriptorProto.Type.
enum class FieldType : std::uint8_t {
  kDouble = 1,
  kFloat = 2,
  kInt64 = 3,
  kUint64 = 4,
  kInt32 = 5,
  kFixed64 = 6,
  kFixed32 = 7,
  kBool = 8,
  kString = 9,
  kGroup = 10,
  kMessage = 11,
  kBytes = 12,
  kUint32 = 13,
  kEnum = 14,
  kSfixed32 = 15,
  kSfixed64 = 16,
  kSint32 = 17,
  kSint64 = 18,
};

enum class Cardinality : std::uint8_t {
  kImplicit,  // singular, and set means different from zero: proto3 scalars
  kExplicit,  // singular, with tracked presence
  kRequired,
  kRepeated,  // maps too
};

// Bits of FieldDescriptor::flags.
inline constexpr std::uint8_t FieldDescriptor::kPacked = 1;         // a repeated scalar that is written packed
inline constexpr std::uint8_t FieldDescriptor::kExtension = 2;      // the name is printed in brackets; JSON has no extensions
inline constexpr std::uint8_t FieldDescriptor::kInOneof = 4;        // a member of a oneof, or a proto3 field written with `optional`
inline constexpr std::uint8_t FieldDescriptor::kValidatesUtf8 = 8;  // proto3 strings
inline constexpr std::uint8_t FieldDescriptor::kClosedEnum =
    16;  // other numbers than the declared are unknown fields: enums in proto2 files

struct EnumDescriptor {
  const char* full_name;
  const EnumEntry* values;  // ascending numbers; of equal ones the first in the schema first
  std::size_t count;
  bool null_value;  // google.protobuf.NullValue, which JSON writes as null
};

// The table of a field's type: of a message, of an enum, or none.
union TypeDescriptor {
  constexpr TypeDescriptor(std::nullptr_t) noexcept : message(nullptr) {}
  constexpr TypeDescriptor(const MessageDescriptor* table) noexcept : message(table) {}
  constexpr TypeDescriptor(const EnumDescriptor* table) noexcept : enumeration(table) {}

  const MessageDescriptor* message;   // where the type is kMessage or kGroup
  const EnumDescriptor* enumeration;  // where it is kEnum
};

struct FieldDescriptor {
  const char* name;       // "float_data"; of an extension the name that stands in the brackets
  const char* json_name;  // "floatData"
  TypeDescriptor table;
  const char* default_text;    // of a string or bytes; of an enum the value's name
  std::uint64_t default_bits;  // length of default_text; of a number its bits: a signed one extended, a float's own 32
  std::int32_t number;
  std::uint32_t position;  // among the message's fields, as declared
  FieldType type;
  Cardinality cardinality;
  std::uint8_t flags;
  std::uint16_t oneof;  // 1 + the index of the oneof that was written; 0: of none
};

// Messages that JSON writes in ways of their own.
enum class WellKnown : std::uint8_t {
  kNone,
  kAny,
  kTimestamp,
  kDuration,
  kFieldMask,
  kStruct,
  kValue,
  kListValue,
  kDoubleValue,
  kFloatValue,
  kInt64Value,
  kUint64Value,
  kInt32Value,
  kUint32Value,
  kBoolValue,
  kStringValue,
  kBytesValue,
};

// The types that an Any can name: the messages of a file and of all that it imports, by name.
struct TypeList {
  const MessageDescriptor* const* tables;
  std::size_t count;
};

struct MessageDescriptor {
  const char* full_name;  // "onnx.NodeProto"
  const FieldDescriptor* rows;   // ascending numbers; extensions that the same file declares are among them
  std::uint32_t row_count;
  std::uint32_t dense_count;  // rows[i].number is i + 1 for this many from the first
  const TypeList* types;      // null where no Any can be below the message
  WellKnown well_known;
  bool map_entry;
  bool message_set;
};

// The row with this number; null where there is none.
const FieldDescriptor* find_field(const MessageDescriptor& table, std::uint32_t number) noexcept;

// The name that stands in text: of a group its type's own, which has capitals.
std::string_view name_in_text(const FieldDescriptor& row) noexcept;

inline bool is_message(const FieldDescriptor& row) noexcept {
  return row.type == FieldType::kMessage || row.type == FieldType::kGroup;
}

inline bool is_map(const FieldDescriptor& row) noexcept {
  return row.cardinality == Cardinality::kRepeated && row.type == FieldType::kMessage && row.descriptor.message->map_entry;
}

// The table of a generated class.
template <class M>
constexpr const MessageDescriptor& table_of() noexcept {
  return M::Text_table_;
}

}  // namespace onnxgen::text
