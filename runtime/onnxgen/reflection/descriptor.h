// What a message type is, as constant data: names, numbers, types, and where its class keeps each value.
//
// onnxgen emits a MessageDescriptor for each message and an EnumDescriptor for each enum: plain structs of static
// storage. Nothing registers itself and nothing runs before main(). Those of the native profile stand in a source file
// of their own (.pb.descriptor.cc), so that a program which never asks for one does not link it.
//
// Text, JSON and reflection read them; a program gets one by descriptor_of<onnx::ModelProto>().
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {

namespace heap {
struct ElementType;
}
struct MapAccess;
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

// How the member of a class holds a field, in either profile.
enum class Storage : std::uint8_t {
  kNone,              // in no member: the fields of a map's entry
  kScalar,            // the value itself
  kArenaString,       // onnxgen::StringField
  kArenaBytes,        // onnxgen::BytesField
  kText,              // heap::Text
  kStdStringPointer,  // std::string*, in a oneof
  kMessagePointer,    // a pointer to the message, plain or std::unique_ptr; null where it is not set
  kArenaArray,        // onnxgen::Repeated<T>, RepeatedString, RepeatedBytes or RepeatedMessage<M>
  kHeapArray,         // google::protobuf::RepeatedField<T>
  kHeapPointers,      // google::protobuf::RepeatedPtrField<T>
  kMap,               // onnxgen::Map or google::protobuf::Map, read through MessageDescriptor::map of the entry
};

// Where the presence of a singular field is kept.
enum class PresenceKept : std::uint8_t {
  kInValue,   // unset is zero, empty or null
  kInHasBit,  // FieldDescriptor::has_bit
  kInOneof,   // the case of FieldDescriptor::oneof
};

// The descriptor of a field's type: of a message, of an enum, or none.
union TypeDescriptor {
  constexpr TypeDescriptor(std::nullptr_t) noexcept : message(nullptr) {}
  constexpr TypeDescriptor(const MessageDescriptor* descriptor) noexcept : message(descriptor) {}
  constexpr TypeDescriptor(const EnumDescriptor* descriptor) noexcept : enumeration(descriptor) {}

  const MessageDescriptor* message;   // where the type is kMessage or kGroup
  const EnumDescriptor* enumeration;  // where it is kEnum
};

struct FieldDescriptor {
  // Bits of `flags`.
  static constexpr std::uint8_t kPacked = 1;         // a repeated scalar that is written packed
  static constexpr std::uint8_t kExtension = 2;      // the name is printed in brackets; JSON has no extensions
  static constexpr std::uint8_t kInOneof = 4;        // a member of a oneof, or a proto3 field written with `optional`
  static constexpr std::uint8_t kValidatesUtf8 = 8;  // proto3 strings
  static constexpr std::uint8_t kClosedEnum = 16;    // undeclared numbers are unknown fields: enums in proto2 files
  static constexpr std::uint8_t kRare = 32;          // the member is among the class's rare ones: see rare_members.h

  const char* name;            // "float_data"; of an extension the name that stands in the brackets
  const char* json_name;       // "floatData"; empty for extensions
  TypeDescriptor descriptor;   // of its type
  const char* default_text;    // of a string or bytes; of an enum the value's name
  std::uint64_t default_bits;  // length of default_text; of a number its bits: a signed one extended, a float's own 32
  std::int32_t number;
  std::uint32_t position;  // among the message's fields, as declared; of an extension, among those of its scope
  FieldType type;
  Cardinality cardinality;
  std::uint8_t flags;
  std::uint16_t oneof;  // 1 + the index of the oneof that was written; 0: of none

  Storage storage;
  PresenceKept presence;
  std::uint16_t has_bit;
  std::uint32_t offset;  // of the member in the class's data; of a rare one, in their annex; of an extension, in the
                         // data of its value
};

struct OneofDescriptor {
  const char* name;
  std::uint32_t case_offset;  // in the class's data, of the number of the member that is set, a std::uint32_t; 0: none
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
  const MessageDescriptor* const* descriptors;
  std::size_t count;
};

struct MessageDescriptor {
  const char* full_name = "";     // "onnx.NodeProto"
  const FieldDescriptor* fields;  // ascending numbers; extensions that the same file declares are among them
  std::uint32_t field_count;
  std::uint32_t dense_count;  // fields[i].number is i + 1 for this many from the first
  const OneofDescriptor* oneofs;
  std::uint32_t oneof_count;
  const TypeList* types;    // null where no Any can be below the message
  const MessageInfo* info;  // of the class; null for a map's entry, which has none
  const MapAccess* map;     // how the entries are reached, where this is the entry of a map
  WellKnown well_known;
  bool map_entry;
  bool message_set;
  bool extendable;  // it has extension ranges
  // The names that the schema reserves, each followed by a NUL, and the last by two; null without any. Text format
  // skips fields of these names.
  const char* reserved_names = nullptr;
  // Of a class of the protobuf profile: gives its default instance, a google::protobuf::Message; null for all others.
  const void* (*default_object)() noexcept = nullptr;
  // Of a class of the protobuf profile: how objects are made and destroyed; null where messages live in an arena.
  const heap::ElementType* objects = nullptr;
  // Of the ExtensionSet in the class's data; 0 where it has none.
  std::uint32_t extensions_offset = 0;
  // Of the annex that has the class's rare members; 0 where it has none.
  std::uint32_t rare_size = 0;
};

// The field with this number; null where there is none.
const FieldDescriptor* find_field(const MessageDescriptor& message, std::uint32_t number) noexcept;

// The field that the schema calls `name`; null where there is none. Extensions go by their full name.
const FieldDescriptor* find_field(const MessageDescriptor& message, std::string_view name) noexcept;

// Returns whether the schema reserves `name` for no field.
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

// A number, bool or enum: what lists may hold packed.
inline bool is_scalar(const FieldDescriptor& field) noexcept {
  return !is_text(field) && !is_message(field);
}

inline bool is_map(const FieldDescriptor& field) noexcept {
  return is_repeated(field) && field.type == FieldType::kMessage && field.descriptor.message->map_entry;
}

inline bool is_extension(const FieldDescriptor& field) noexcept {
  return (field.flags & FieldDescriptor::kExtension) != 0;
}

inline bool is_rare(const FieldDescriptor& field) noexcept {
  return (field.flags & FieldDescriptor::kRare) != 0;
}

// The descriptor of a generated class.
template <class M>
constexpr const MessageDescriptor& descriptor_of() noexcept {
  return MessageAccess::descriptor<M>();
}

}  // namespace onnxgen
