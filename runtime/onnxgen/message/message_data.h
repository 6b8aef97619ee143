// What the data of every message starts with: the arena it lives in, its unknown fields, its has-bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/repeated.h"

namespace onnxgen {

struct MessageAnnex;

// One word a message: the arena, and whether this message owns it. A root makes its arena when something is first
// stored in it; a submessage is made in its root's arena and never owns it. What few messages have stands apart, in an
// annex that also knows the arena: fields that the schema does not know, and members that few messages of the class
// set.
class MessageHeader {
 public:
  constexpr MessageHeader() noexcept = default;
  MessageHeader(const MessageHeader&) = delete;
  MessageHeader& operator=(const MessageHeader&) = delete;

  Arena& arena() {
    Arena* const arena = arena_or_null();
    return arena != nullptr ? *arena : make_arena();
  }

  // nullptr when memory is out.
  Arena* try_arena() noexcept;

  // Null before anything was stored.
  Arena* arena_or_null() const noexcept;

  bool is_root() const noexcept { return bits_ == 0 || (bits_ & kOwns) != 0; }

  // Takes over `arena`.
  void own(Arena& arena) noexcept { bits_ = reinterpret_cast<std::uintptr_t>(&arena) | kOwns; }

  // Becomes a submessage in `arena`.
  void join(Arena& arena) noexcept { bits_ = reinterpret_cast<std::uintptr_t>(&arena); }

  void destroy() noexcept {
    if ((bits_ & kOwns) != 0) Arena::destroy(arena_or_null());
  }

  // `container`, ready to be changed through its address.
  template <class Container>
  Container& bind(Container& container) {
    return StorageAccess::bind(container, arena());
  }

  // Fields that the schema does not know, exactly as they were read, in order.
  std::string_view unknown() const noexcept;

  // False where there surely are none, by far the most often.
  bool may_have_unknown() const noexcept { return has_annex(); }

  // More of them, in one piece or in two; nothing, and false, when memory is out.
  bool try_append_unknown(std::string_view bytes, std::string_view more = {}) noexcept;
  void append_unknown(std::string_view bytes);

  // Forgets them.
  void clear_unknown() noexcept;
  // The same, and keeps their memory for the next ones.
  void empty_unknown() noexcept;

  // The annex with the rare members, which then is of the struct that the class has derived. Null where none was ever
  // set.
  const MessageAnnex* rare() const noexcept { return has_rare() ? &annex() : nullptr; }
  MessageAnnex* rare() noexcept { return has_rare() ? &annex() : nullptr; }
  bool has_rare() const noexcept { return (bits_ & kRare) != 0; }

  // The same, made where they are null: `size` is that of the class's own annex, all of whose members are zeros where
  // they are not set. nullptr, or out_of_memory(), when memory is out.
  MessageAnnex* try_make_rare(std::size_t size) noexcept;
  MessageAnnex& make_rare(std::size_t size);

  // Forgets all that stands apart.
  void clear_annex() noexcept;

  // Exchanges all that stands apart with another message in the same arena.
  void swap_annex(MessageHeader& other) noexcept;

 private:
  static constexpr std::uintptr_t kOwns = 1;
  static constexpr std::uintptr_t kAnnex = 2;  // the address is that of the annex, not of the arena
  static constexpr std::uintptr_t kRare = 4;   // and it has rare members
  static constexpr std::uintptr_t kFlags = kOwns | kAnnex | kRare;
  static_assert(kFlags < Arena::kAlignment);

  bool has_annex() const noexcept { return (bits_ & kAnnex) != 0; }
  MessageAnnex& annex() const noexcept { return *reinterpret_cast<MessageAnnex*>(bits_ & ~kFlags); }

  Arena& make_arena();

  std::uintptr_t bits_ = 0;
};

// What stands apart from a message's data. A class that has rare members derives a struct with them from this.
//
// It begins with a header, as a message's data does, which only knows the arena. So reflection, which goes by the
// address of the data and the offset of a member there, takes the annex for the data where a field is rare.
struct MessageAnnex {
  MessageHeader header;
  Array<char> unknown;
};

inline Arena* MessageHeader::arena_or_null() const noexcept {
  const std::uintptr_t arena = has_annex() ? annex().header.bits_ : bits_;
  return reinterpret_cast<Arena*>(arena & ~kFlags);
}

inline std::string_view MessageHeader::unknown() const noexcept {
  return has_annex() ? std::string_view(annex().unknown.data(), annex().unknown.size()) : std::string_view("");
}

inline void MessageHeader::empty_unknown() noexcept {
  if (has_annex()) annex().unknown.truncate(0);
}

namespace message {

// Of a message's data, whatever its class.
inline MessageHeader& header_of(void* data) noexcept {
  return *static_cast<MessageHeader*>(data);
}
inline const MessageHeader& header_of(const void* data) noexcept {
  return *static_cast<const MessageHeader*>(data);
}

}  // namespace message

// Base of a generated class's data. Trivially destructible and free of pointers into itself, so that the algorithms may
// move it as bytes.
template <std::size_t kHasBits>
struct MessageData {
  MessageHeader header;
  std::uint32_t has_bits[(kHasBits + 31) / 32] = {};

  bool has(std::size_t bit) const noexcept { return (has_bits[bit / 32] >> bit % 32 & 1) != 0; }
  void set_has(std::size_t bit) noexcept { has_bits[bit / 32] |= std::uint32_t{1} << bit % 32; }
  void clear_has(std::size_t bit) noexcept { has_bits[bit / 32] &= ~(std::uint32_t{1} << bit % 32); }
};

template <>
struct MessageData<0> {
  MessageHeader header;
};

}  // namespace onnxgen
