// A message as a table that one loop reads, in place of the typed list of codec.h: less code, and slower. What classes
// are made of that are generated for size.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/message/message_info.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"

namespace onnxgen::table {

// How one value of a field is stored, and stands on the wire.
enum class Kind : std::uint8_t {
  kInt32,  // enums too
  kUint32,
  kInt64,  // uint64 too, which is the same bits
  kSint32,
  kSint64,
  kBool,
  kFixed32,  // sfixed32 and float too
  kFixed64,  // sfixed64 and double too
  kString,
  kBytes,
  kMessage,
  kGroup,
  kTyped,  // not by the table but by functions of its own: maps, and ranges of extensions
};

// A field beside its number, which is that of the FieldInfo at the same index.
struct Row {
  // Bits of `flags`.
  static constexpr std::uint8_t kRepeated = 1;
  static constexpr std::uint8_t kPacked = 2;
  static constexpr std::uint8_t kRequired = 4;
  static constexpr std::uint8_t kUtf8 = 8;
  static constexpr std::uint8_t kZeroIsUnset = 16;
  static constexpr std::uint8_t kHasBit = 32;
  static constexpr std::uint8_t kInOneof = 64;
  static constexpr std::uint8_t kClosedEnum = 128;

  std::uint32_t offset;    // of the member in the message's data
  std::uint32_t presence;  // the has-bit, or the offset of the oneof's case
  Kind kind;
  std::uint8_t flags;
  std::uint16_t extra;  // of a closed enum or a typed field: the index in Table::extras
};

// The functions of a field that the table does not describe. `data` is the message's.
struct TypedField {
  bool (*accepts)(std::uint32_t tag) noexcept;
  const char* (*read)(void* data, const char* start, const char* p, const char* end, std::uint32_t tag,
                      const KnownExtensions* known, ParseContext& context) noexcept;
  std::uint64_t (*size)(const void* data);
  char* (*write)(const void* data, char* p, Writer& writer);
  void (*merge)(void* to, const void* from, Arena& arena);
  bool (*equal)(const void* a, const void* b);
  bool (*initialized)(const void* data, FieldPath& missing);
};

union Extra {
  constexpr Extra() noexcept : typed(nullptr) {}
  constexpr Extra(bool (*function)(int) noexcept) noexcept : is_valid(function) {}
  constexpr Extra(const TypedField* field) noexcept : typed(field) {}

  bool (*is_valid)(int) noexcept;
  const TypedField* typed;
};

struct Table {
  const Row* rows;
  const Extra* extras;
  const TypedField* extension;  // what all extensions of the message share; null where it has none
  std::size_t dense_count;      // MessageInfo::fields[i].number is i + 1 for this many from the first
};

// The functions of a MessageInfo that has a table.
const char* parse(void* data, const char* p, const char* end, ParseContext& context, const MessageInfo& info) noexcept;
std::uint64_t byte_size(const void* data, const MessageInfo& info) noexcept;
char* write(const void* data, char* p, Writer& writer, const MessageInfo& info) noexcept;
void merge(void* to, const void* from, Arena& arena, const MessageInfo& info);
bool equal(const void* a, const void* b, const MessageInfo& info) noexcept;
bool initialized(const void* data, FieldPath& missing, const MessageInfo& info) noexcept;

}  // namespace onnxgen::table
