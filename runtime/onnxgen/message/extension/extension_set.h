// The extensions of one message: values of fields that are declared outside its class.
//
// The parser knows the extensions that the message's own .proto file declares and reads them like fields. Others are
// kept as they were read until a program asks for them by their identifier; nothing registers itself. A const program
// may ask from several threads at once: what it asked for is decoded beside the bytes, which stay what is written, so
// that reading never changes what a message serializes to. Whoever changes an extension makes its decoded value the one
// that counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {

// The value of an extension: a message with one field, the extension.
struct ExtensionValueInfo : MessageInfo {
  // Of a value whose member is one of the protobuf profile's, which the heap has: they make an empty value in memory of
  // data_size bytes, and give back what it owns. Null where all of a value lives in its arena.
  void (*construct)(void* data) noexcept;
  void (*destroy)(void* data) noexcept;
  std::uint8_t form;  // what it holds; see extension_form()
};

// One extension as the type-independent code sees it.
struct ExtensionInfo {
  std::uint32_t number;             // in the extended message
  const ExtensionValueInfo* value;  // in a message set the value's field has number 3, as it has in an item
};

// The extensions that a message's parser knows, in ascending order of their numbers.
struct KnownExtensions {
  const ExtensionInfo* const* begin;
  std::size_t count;

  // nullptr where there is none.
  const ExtensionInfo* find(std::uint32_t number) const noexcept;
};

// An extension in the input.
struct ExtensionRecord {
  std::uint32_t number;
  const ExtensionInfo* known;  // may be null
  std::string_view field;      // with a tag that the value knows
  std::string_view kept;       // what of it stays until it is decoded: all, or a message set item's payload
  bool is_item;
};

// Trivially destructible, and movable as bytes with the arena of its message: on the heap, too, a message has one as
// soon as it has extensions or unknown fields.
class ExtensionSet {
 public:
  // The value's data; nullptr when the extension is not there or its bytes are malformed. Safe in several threads at
  // once.
  const void* find(const ExtensionInfo& info) const noexcept;
  // Whether it is there as it was read, so that a value which find() gives is not what is written.
  bool keeps_bytes(std::uint32_t number) const noexcept;
  // Why find() gave nothing, if the bytes are malformed.
  Status check(const ExtensionInfo& info) const;
  // The value, to be changed; made where there is none. Malformed bytes become its unknown fields.
  void* find_or_add(const ExtensionInfo& info, Arena& arena);
  void erase(std::uint32_t number) noexcept;

  // Adds a field that was read from the input; `header` is that of the message. False when that failed.
  bool read(MessageHeader& header, const ExtensionRecord& record, ParseContext& context) noexcept;

  // Of the extensions from `first` to `last`, both included.
  std::uint64_t byte_size(std::uint32_t first, std::uint32_t last) const noexcept;
  char* write(std::uint32_t first, std::uint32_t last, char* p, Writer& writer) const noexcept;
  // Of all as the items of a message set.
  std::uint64_t items_size() const noexcept;
  char* write_items(char* p, Writer& writer) const noexcept;

  void merge(const ExtensionSet& from, Arena& arena);
  // Values that both sides hold as bytes only are compared by these.
  friend bool operator==(const ExtensionSet& a, const ExtensionSet& b) noexcept;
  // The extensions that are not `known` (null: none are), and of those that are the unknown fields alone: their
  // encoding, by ascending numbers, as items where the message is a message set; and whether two sets have the same,
  // each with those that its own class knows.
  bool has_rest(const KnownExtensions* known) const noexcept;
  void append_rest(const KnownExtensions* known, bool as_items, std::string& bytes) const;
  static bool have_equal_rest(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                              const KnownExtensions* known_to_b) noexcept;
  // Whether nothing was ever read or set.
  bool is_untouched() const noexcept { return tree_ == nullptr; }
  // As MessageInfo::initialized, of the extensions that were decoded.
  bool initialized(FieldPath& missing) const noexcept;

 private:
  struct Value;
  struct Slot;  // of one extension
  class DetachedGuard;

  struct Tree;

  Slot* find_slot(std::uint32_t number) const noexcept;
  // The first one at `number` or after it that holds anything and is not of `known`.
  Slot* first_from(std::uint32_t number, const KnownExtensions* known) const noexcept;
  static bool are_equal(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                        const KnownExtensions* known_to_b) noexcept;
  // What the value of a known extension has of fields that are not its own.
  std::string_view unknown_within(std::uint32_t number, const KnownExtensions* known) const noexcept;
  // The slot for what was read, made where there is none: with a value that is to read it, where the parser knows the
  // extension, else with its bytes added. nullptr when memory is out.
  Slot* try_keep(MessageHeader& header, const ExtensionRecord& record, ParseContext& context) noexcept;
  // A slot with an empty value of the class `info`, or, where that is null, with nothing yet: what has a value on the
  // heap must never be without it.
  Slot* try_add_slot(std::uint32_t number, const ExtensionValueInfo* info, Arena& arena) noexcept;
  Slot& add_slot(std::uint32_t number, const ExtensionValueInfo* info, Arena& arena);
  static bool equal(Slot& a, Slot& b) noexcept;

  // In the arena, its destructor is never run. Balanced, so that no choice of numbers makes it slow.
  Tree* tree_ = nullptr;
};

// Base of the data of a class that has extension ranges.
template <std::size_t kHasBits>
struct ExtendableData : MessageData<kHasBits> {
  ExtensionSet extensions;
};

}  // namespace onnxgen
