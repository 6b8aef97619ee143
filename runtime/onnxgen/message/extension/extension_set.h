// The extensions of one message: values of fields declared outside its class.
//
// The parser knows the extensions declared in the message's own .proto file and, in the protobuf profile, all others
// that the program links; it reads them like fields. The rest are unknown fields in the protobuf profile. In native
// messages, they are kept as encoded bytes until the program requests them by their identifier; there is no registry.
// Several threads may request extensions of a const message at once: the value is decoded next to its bytes, which
// remain what is written, so that reading never changes the serialized message. Once an extension is changed, its
// decoded value replaces the bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {

// The class of an extension's value: a message with one field, the extension.
struct ExtensionValueInfo : MessageInfo {
  // Set for values with a member of the protobuf profile, which lives on the heap. `construct` makes an empty value in
  // memory of data_size bytes; `destroy` frees what it owns. Null if the value lives entirely in its arena.
  void (*construct)(void* data) noexcept;
  void (*destroy)(void* data) noexcept;
  std::uint8_t form;  // form of the value; see extension_form()
};

// Description of an extension for type-independent code.
struct ExtensionInfo {
  std::uint32_t number;             // in the extended message
  const ExtensionValueInfo* value;  // in a message set, the value's field has number 3, as in an item
};

// The extensions that a message's parser knows, in ascending order of their numbers.
struct KnownExtensions {
  const ExtensionInfo* const* begin;
  std::size_t count;

  // Returns nullptr if there is none.
  const ExtensionInfo* find(std::uint32_t number) const noexcept;
};

// An extension found in the input.
struct ExtensionRecord {
  std::uint32_t number;
  const ExtensionInfo* known;  // null if the parser does not know it
  std::string_view field;      // the encoded field, with a tag that the value's parser accepts
  std::string_view kept;       // the bytes to keep until it is decoded: the field, or the payload of a message set item
  bool is_item;
};

// The extensions of a message. Trivially destructible, and movable as bytes together with the message's arena. A
// message on the heap also has an arena once it has extensions or unknown fields.
class ExtensionSet {
 public:
  // Returns the value's data, or nullptr if the extension is absent or malformed. Thread-safe.
  const void* find(const ExtensionInfo& info) const noexcept;
  // Returns whether the extension is still kept as it was read. Its bytes are then written, not the value from find().
  bool keeps_bytes(std::uint32_t number) const noexcept;
  // Returns the error if the extension's bytes are malformed, and otherwise ok.
  Status check(const ExtensionInfo& info) const;
  // Returns the value for modification. Creates it if it is absent. Malformed bytes become unknown fields of the value.
  void* find_or_add(const ExtensionInfo& info, Arena& arena);
  void erase(std::uint32_t number) noexcept;

  // Adds a field read from the input. `header` belongs to the extended message. Returns false on failure.
  bool read(MessageHeader& header, const ExtensionRecord& record, ParseContext& context) noexcept;

  // Encoded size and encoding of the extensions with numbers `first` to `last`, inclusive.
  std::uint64_t byte_size(std::uint32_t first, std::uint32_t last) const noexcept;
  char* write(std::uint32_t first, std::uint32_t last, char* p, Writer& writer) const noexcept;
  // Encoded size and encoding of all extensions as items of a message set.
  std::uint64_t items_size() const noexcept;
  char* write_items(char* p, Writer& writer) const noexcept;

  void merge(const ExtensionSet& from, Arena& arena);
  // Extensions that both sides keep as bytes are compared by their bytes.
  friend bool operator==(const ExtensionSet& a, const ExtensionSet& b) noexcept;
  // For the functions below, `known` lists the extensions that the class knows; null means none. All other extensions
  // are unknown, and so are the unknown fields in the values of known extensions.

  // Returns whether there are unknown extensions or fields.
  bool has_unknown(const KnownExtensions* known) const noexcept;
  // Appends the encoding of unknown extensions and fields by ascending number, as message set items if `as_items`.
  void append_unknown(const KnownExtensions* known, bool as_items, std::string& bytes) const;
  // Removes the extensions that are not in `known` and appends their encoding to `bytes`.
  void remove_unknown(const KnownExtensions* known, std::string& bytes);
  // Compares the unknown extensions and fields of two sets.
  static bool have_equal_unknown(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                                 const KnownExtensions* known_to_b);
  // Returns whether nothing was ever read or set.
  bool is_untouched() const noexcept { return tree_ == nullptr; }
  // Like MessageInfo::initialized, for decoded extensions.
  bool initialized(FieldPath& missing) const noexcept;

 private:
  struct Value;
  struct Slot;  // state of one extension
  class DetachedGuard;

  struct Tree;

  Slot* find_slot(std::uint32_t number) const noexcept;
  // Returns the first slot with a number of at least `number` that is not empty and not in `known`.
  Slot* first_from(std::uint32_t number, const KnownExtensions* known) const noexcept;
  static bool are_equal(const ExtensionSet& a, const KnownExtensions* known_to_a, const ExtensionSet& b,
                        const KnownExtensions* known_to_b) noexcept;
  // Returns the header of the value of a known extension, or null if there is no value that is a message.
  const MessageHeader* header_within(std::uint32_t number, const KnownExtensions* known) const noexcept;
  // Returns the unknown fields in the value of a known extension.
  std::string_view unknown_within(std::uint32_t number, const KnownExtensions* known) const;
  // Returns the slot for a record from the input, creating it if necessary. If the parser knows the extension, the slot
  // has a value to read it; otherwise the record's bytes are appended to the slot. Returns nullptr if memory is
  // exhausted.
  Slot* try_keep(MessageHeader& header, const ExtensionRecord& record, ParseContext& context) noexcept;
  // Adds a slot with an empty value of the class `info`, or an empty slot if `info` is null. A slot with a value on the
  // heap must never be without that value.
  Slot* try_add_slot(std::uint32_t number, const ExtensionValueInfo* info, Arena& arena) noexcept;
  Slot& add_slot(std::uint32_t number, const ExtensionValueInfo* info, Arena& arena);
  static bool equal(Slot& a, Slot& b) noexcept;

  // In the arena; its destructor is never run. Balanced, so that no choice of numbers makes it slow.
  Tree* tree_ = nullptr;
};

// Base of the data of a class with extension ranges.
template <std::size_t kHasBits>
struct ExtendableData : MessageData<kHasBits> {
  ExtensionSet extensions;
};

}  // namespace onnxgen
