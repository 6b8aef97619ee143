// Descriptions of message types as constant data: names, numbers and types of fields, and where the class stores each
// value.
//
//   const onnxgen::MessageDescriptor& type = onnxgen::descriptor_of<onnx::NodeProto>();
//   const onnxgen::FieldDescriptor* op_type = onnxgen::find_field(type, "op_type");  // null if there is no such field
//
// onnxgen emits a MessageDescriptor for each message and an EnumDescriptor for each enum: plain structs with static
// storage. There is no registry, and nothing runs before main(), except that the protobuf profile adds extensions of
// other files to the descriptors of their messages. Descriptors of the native profile are in a source file of their own
// (.pb.descriptor.cc), so that a program that never uses one does not link it.
//
// Text format, JSON and reflection are implemented with descriptors. They are immutable, so all threads may use them.
// All pointers and names in them have static storage; names are NUL-terminated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/member_storage.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {

namespace heap {
struct ElementType;
}
struct FileDescriptor;
struct MapAccess;
struct MessageDescriptor;

// Types of fields, with the numbers of FieldDescriptorProto.Type.
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

// How many values a field has, and whether its presence is tracked.
enum class Cardinality : std::uint8_t {
  kImplicit,  // singular; set if nonzero or nonempty: proto3 scalars, strings and bytes
  kExplicit,  // singular, with tracked presence
  kRequired,
  kRepeated,  // also maps
};

// The descriptor of a field's message or enum type, if any.
union TypeDescriptor {
  constexpr TypeDescriptor(std::nullptr_t) noexcept : message(nullptr) {}
  constexpr TypeDescriptor(const MessageDescriptor* descriptor) noexcept : message(descriptor) {}
  constexpr TypeDescriptor(const EnumDescriptor* descriptor) noexcept : enumeration(descriptor) {}

  const MessageDescriptor* message;   // if the type is kMessage or kGroup
  const EnumDescriptor* enumeration;  // if the type is kEnum
};

// Description of a field: its declaration in the schema, and where the class stores it.
struct FieldDescriptor {
  // Bits of `flags`.
  static constexpr std::uint8_t kPacked = 1;         // a repeated scalar that is written packed
  static constexpr std::uint8_t kExtension = 2;      // its name is printed in brackets; JSON has no extensions
  static constexpr std::uint8_t kInOneof = 4;        // a member of a oneof, or a proto3 field declared `optional`
  static constexpr std::uint8_t kValidatesUtf8 = 8;  // parsers check that the string is UTF-8
  static constexpr std::uint8_t kClosedEnum = 16;    // undeclared numbers become unknown fields, as in proto2
  static constexpr std::uint8_t kCold = 32;          // the member is among the class's cold fields: see cold_fields.h
  static constexpr std::uint8_t kGroupName = 64;     // the text format uses the message's name, as for proto2's groups

  const char* name;            // "float_data"; for an extension, the name in the brackets
  const char* json_name;       // "floatData"; empty for extensions
  TypeDescriptor descriptor;   // of the field's type
  const char* default_text;    // for strings and bytes; for an enum, the name of the value
  std::uint64_t default_bits;  // length of default_text, or a number's bits: sign-extended to 64, or the 32 of a float
  std::int32_t number;
  std::uint32_t position;  // declaration order among the message's fields, or among the extensions of its scope
  FieldType type;
  Cardinality cardinality;
  std::uint8_t flags;
  std::uint16_t oneof;  // 1 + index of the oneof declared in the schema, or 0

  Storage storage;
  PresenceKept presence;
  std::uint16_t has_bit;
  // Offset of the member in the class's data. If the member is cold, in the overflow block; for an extension, in the
  // data of its value.
  std::uint32_t offset;
};

// Description of a oneof declared in the schema.
struct OneofDescriptor {
  const char* name;
  // Offset in the class's data of a std::uint32_t with the number of the active member, or 0 if none is set.
  std::uint32_t case_offset;
};

// Messages with a special JSON representation.
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

// The types that an Any can contain: the messages of a file and of all files it imports, by name.
struct TypeList {
  const MessageDescriptor* const* descriptors;
  std::size_t count;
  // Finds a type that is not in the list, or returns null. The pointer itself is null for native classes.
  const MessageDescriptor* (*find_other)(std::string_view full_name) noexcept = nullptr;
};

// Description of a message type and its class.
struct MessageDescriptor {
  const char* full_name = "";     // "onnx.NodeProto"
  const FieldDescriptor* fields;  // in ascending order of numbers, including the extensions that the parser knows
  std::uint32_t field_count;
  std::uint32_t dense_count;      // number of leading fields for which fields[i].number is i + 1
  const OneofDescriptor* oneofs;  // in schema order
  std::uint32_t oneof_count;
  const TypeList* types;    // null if there is no Any in or below the message
  const MessageInfo* info;  // the class; null for a map's entry, which has none
  const MapAccess* map;     // access to the map, if this is the entry of a map
  WellKnown well_known;     // kNone for most messages
  bool map_entry;           // whether it is the entry type of a map field
  bool message_set;         // whether the schema sets message_set_wire_format
  bool extendable;          // whether it has extension ranges
  // Names that the schema reserves, each NUL-terminated, with a second NUL after the last; null if there are none. Text
  // format skips fields with these names.
  const char* reserved_names = nullptr;
  // For classes of the protobuf profile: returns the default instance, a google::protobuf::Message. Null for others.
  const void* (*default_object)() noexcept = nullptr;
  // For classes of the protobuf profile: how objects are created and destroyed. Null for messages in an arena.
  const heap::ElementType* objects = nullptr;
  // Offset of the ExtensionSet in the class's data, or 0 if it has none.
  std::uint32_t extensions_offset = 0;
  // Size of the overflow block with the class's cold fields, or 0 if it has none.
  std::uint32_t cold_size = 0;
  // For classes of the protobuf profile: the file that declares the message. Null for others.
  const FileDescriptor* file = nullptr;
};

// Returns the field with this number, or null if there is none.
const FieldDescriptor* find_field(const MessageDescriptor& message, std::uint32_t number) noexcept;

// Returns the field with this name in the schema, or null if there is none. Extensions are found by their full names.
const FieldDescriptor* find_field(const MessageDescriptor& message, std::string_view name) noexcept;

// Returns whether the schema reserves `name`, so that no field may have it.
bool is_reserved_name(const MessageDescriptor& message, std::string_view name) noexcept;

inline bool is_repeated(const FieldDescriptor& field) noexcept {
  return field.cardinality == Cardinality::kRepeated;
}

inline bool is_message(const FieldDescriptor& field) noexcept {
  return field.type == FieldType::kMessage || field.type == FieldType::kGroup;
}

inline bool is_text(const FieldDescriptor& field) noexcept {
  return field.type == FieldType::kString || field.type == FieldType::kBytes;
}

// Returns whether the field's type is a number, bool or enum, which repeated fields can store packed.
inline bool is_scalar(const FieldDescriptor& field) noexcept {
  return !is_text(field) && !is_message(field);
}

inline bool is_map(const FieldDescriptor& field) noexcept {
  return is_repeated(field) && field.type == FieldType::kMessage && field.descriptor.message->map_entry;
}

inline bool is_extension(const FieldDescriptor& field) noexcept {
  return (field.flags & FieldDescriptor::kExtension) != 0;
}

inline bool is_cold(const FieldDescriptor& field) noexcept {
  return (field.flags & FieldDescriptor::kCold) != 0;
}

// Returns the descriptor of a generated class.
template <class M>
constexpr const MessageDescriptor& descriptor_of() noexcept {
  static_assert(MessageAccess::has_descriptor<M>(0),
                "the type has no descriptor: it is not a message class of onnxgen, or a lite class");
  return MessageAccess::descriptor<M>();
}

}  // namespace onnxgen
