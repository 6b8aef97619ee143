// A message class as a table that a single loop interprets, instead of the typed list of codec.h: less code, but
// slower. Used by classes generated for size.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/message/message_info.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"

namespace onnxgen::table {

// How a value of a field is stored and encoded.
enum class Kind : std::uint8_t {
  kInt32,  // also enums
  kUint32,
  kInt64,  // also uint64, whose bits are the same
  kSint32,
  kSint64,
  kBool,
  kFixed32,  // also sfixed32 and float
  kFixed64,  // also sfixed64 and double
  kString,
  kBytes,
  kMessage,
  kGroup,
  kTyped,  // handled by its own functions instead of the table: maps and ranges of extensions
};

// Description of a field except for its number, which is in the FieldInfo at the same index.
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

  std::uint32_t offset;    // offset of the member in the message's data
  std::uint32_t presence;  // index of the has-bit, or offset of the oneof's case
  Kind kind;
  std::uint8_t flags;
  std::uint16_t extra;  // index in Table::extras, for a closed enum or a typed field
};

// The functions of a field that the table does not describe. `data` is the message's data.
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
  const TypedField* extension;  // functions for all extensions of the message; null if it has none
  std::size_t dense_count;      // number of leading fields for which MessageInfo::fields[i].number is i + 1
};

// Implementations of the functions of MessageInfo for classes with a table.
const char* parse(void* data, const char* p, const char* end, ParseContext& context, const MessageInfo& info) noexcept;
std::uint64_t byte_size(const void* data, const MessageInfo& info) noexcept;
char* write(const void* data, char* p, Writer& writer, const MessageInfo& info) noexcept;
void merge(void* to, const void* from, Arena& arena, const MessageInfo& info);
bool equal(const void* a, const void* b, const MessageInfo& info) noexcept;
bool initialized(const void* data, FieldPath& missing, const MessageInfo& info) noexcept;

}  // namespace onnxgen::table
