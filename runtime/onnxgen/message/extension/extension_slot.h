// State of one extension in an ExtensionSet: its bytes, its decoded value, or both.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen {

// An item of a message set: a group with the extension's number and its encoded message.
namespace message_set {

constexpr std::uint32_t kItemStart = wire::make_tag(1, wire::WireType::kGroupStart);
constexpr std::uint32_t kItemEnd = wire::make_tag(1, wire::WireType::kGroupEnd);
constexpr std::uint32_t kItemType = wire::make_tag(2, wire::WireType::kVarint);
constexpr std::uint64_t kItemOverhead = 3;  // size of the tags that start and end the item and precede the type
constexpr std::uint32_t kItemMessage = wire::make_tag(3, wire::WireType::kLengthDelimited);

}  // namespace message_set

// A decoded value: a pointer to its class, followed by its data. Aligned explicitly, since the data may contain 64-bit
// numbers even if pointers have 32 bits.
struct alignas(Arena::kAlignment) ExtensionSet::Value {
  const ExtensionValueInfo* info;

  void* data() noexcept { return this + 1; }
  const void* data() const noexcept { return this + 1; }
  MessageHeader& header() noexcept { return *static_cast<MessageHeader*>(data()); }

  // Creates an empty value in `arena`. Returns nullptr if memory is exhausted.
  static Value* try_create(const ExtensionValueInfo& info, Arena& arena) noexcept;
  static Value& create(const ExtensionValueInfo& info, Arena& arena);
  // Frees the value's members on the heap, or its arena if it owns one.
  void destroy() noexcept;
  // Clears the value if its members are on the heap. Otherwise does nothing and returns false.
  bool clear_on_heap() noexcept;

  bool parse(std::string_view bytes, ParseContext& context) noexcept;
  // Parses a field of the extended message, whose header is `extended`. On the heap, fields that the extension's type
  // does not know become unknown fields of that message, as in libprotobuf.
  bool read(MessageHeader& extended, std::string_view field, ParseContext& context) noexcept;
};

// Holds either the encoded bytes, which are written unchanged, with an optional decoded value; or only a value.
struct ExtensionSet::Slot {
  std::uint32_t number;
  bool is_item = false;      // the bytes are concatenated payloads of message set items, which merges them
  Value* decoded = nullptr;  // may be set by several threads that read a const message
  Array<char> bytes;

  explicit Slot(std::uint32_t n) noexcept : number(n) {}

  Value* value() const noexcept { return __atomic_load_n(&decoded, __ATOMIC_ACQUIRE); }
  bool counts_as_bytes() const noexcept { return !bytes.empty() || value() == nullptr; }
  std::string_view view() const noexcept { return {bytes.data(), bytes.size()}; }

  // Returns the value as type `info`, after decoding the bytes if necessary. Returns nullptr if that fails, if the
  // value has another type, or if a heap message keeps only bytes.
  const Value* read_as(const ExtensionValueInfo& info) noexcept;
  // Discards the bytes, so that only a decoded value of the class `info` remains, and returns it.
  Value& change_as(const ExtensionValueInfo& info, Arena& arena);
  // Merges the decoded bytes into `value`.
  bool try_decode(Value& value, Arena& arena, Status* failure) const;
  // Adds the bytes to the unknown fields of `value`.
  void keep_as_unknown(Value& value, Arena& arena) const;
  // Decodes into a separate arena, which the value owns. Never called for heap messages: they keep bytes only of
  // extensions that their class did not know when the bytes were read.
  Value* decode_detached(const ExtensionValueInfo& info, Status* failure) const;

  // Returns whether nothing would be written: everything was cleared, or dropped when it was read.
  bool is_empty() const noexcept;

  // These functions treat a decoded value of a class that can only be parsed as empty.
  std::uint64_t byte_size() const noexcept;
  char* write(char* p, Writer& writer) const noexcept;
  // Appends the encoding of the extension; as an item of a message set if `as_item` is true.
  void append(bool as_item, std::string& to) const;

  bool try_append(std::string_view more, Arena& arena) noexcept;
  void forget_decoded() noexcept;

 private:
  Value& decode_in(const ExtensionValueInfo& info, Arena& arena) const;
  void encode(Arena& arena);
};

}  // namespace onnxgen
