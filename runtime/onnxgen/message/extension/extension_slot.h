// What an ExtensionSet holds for each extension: its bytes, its decoded value, or both.
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

// An item of a message set: a group of the extension's number and its encoded message.
namespace message_set {

constexpr std::uint32_t kItemStart = wire::make_tag(1, wire::WireType::kGroupStart);
constexpr std::uint32_t kItemEnd = wire::make_tag(1, wire::WireType::kGroupEnd);
constexpr std::uint32_t kItemType = wire::make_tag(2, wire::WireType::kVarint);
constexpr std::uint64_t kItemOverhead = 3;  // bytes of the tags around and before the type
constexpr std::uint32_t kItemMessage = wire::make_tag(3, wire::WireType::kLengthDelimited);

}  // namespace message_set

// A decoded value: its class, then its data, which may have numbers of 64 bits where pointers have 32.
struct alignas(Arena::kAlignment) ExtensionSet::Value {
  const ExtensionValueInfo* info;

  void* data() noexcept { return this + 1; }
  const void* data() const noexcept { return this + 1; }
  MessageHeader& header() noexcept { return *static_cast<MessageHeader*>(data()); }

  // An empty value in `arena`; nullptr when memory is out.
  static Value* try_create(const ExtensionValueInfo& info, Arena& arena) noexcept;
  static Value& create(const ExtensionValueInfo& info, Arena& arena);
  // Gives back what its arena does not, or the arena, where that is its own.
  void destroy() noexcept;
  // Makes it empty again, if its members are on the heap; else false, and nothing is done.
  bool clear_on_heap() noexcept;

  bool parse(std::string_view bytes, ParseContext& context) noexcept;
  // The same for a field of the message that `extended` is the header of. On the heap what of it the extension's type
  // does not know becomes an unknown field of this message, as with libprotobuf.
  bool read(MessageHeader& extended, std::string_view field, ParseContext& context) noexcept;
};

// Either there are bytes, which count, and perhaps their decoded value; or only a value.
struct ExtensionSet::Slot {
  std::uint32_t number;
  bool is_item = false;      // the bytes are payloads of a message set's items, one after the other, which merges them
  Value* decoded = nullptr;  // const readers of several threads may set it
  Array<char> bytes;

  explicit Slot(std::uint32_t n) noexcept : number(n) {}

  Value* value() const noexcept { return __atomic_load_n(&decoded, __ATOMIC_ACQUIRE); }
  bool counts_as_bytes() const noexcept { return !bytes.empty() || value() == nullptr; }
  std::string_view view() const noexcept { return {bytes.data(), bytes.size()}; }

  // The bytes decoded as `info`, or nullptr.
  const Value* read_as(const ExtensionValueInfo& info) noexcept;
  // Makes the decoded value the one that counts, and of the class `info`.
  Value& change_as(const ExtensionValueInfo& info, Arena& arena);
  // Decodes into an arena of its own, to which the value itself belongs. Never on the heap, where a message keeps as
  // bytes only what its class does not know.
  Value* decode_detached(const ExtensionValueInfo& info, Status* failure) const;

  // Whether it holds nothing that would be written: all was cleared, or dropped when it was read.
  bool is_void() const noexcept { return !counts_as_bytes() && byte_size() == 0; }

  std::uint64_t byte_size() const noexcept;
  char* write(char* p, Writer& writer) const noexcept;
  // The encoding of the extension; `as_item` of a message set.
  void append(bool as_item, std::string& to) const;

  bool try_append(std::string_view more, Arena& arena) noexcept;
  void forget_decoded() noexcept;

 private:
  bool try_decode(Value& value, Arena& arena, Status* failure) const;
  Value& decode_in(const ExtensionValueInfo& info, Arena& arena) const;
  void encode(Arena& arena);
};

}  // namespace onnxgen
