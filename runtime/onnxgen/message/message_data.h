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

// One word a message: the arena, and whether this message owns it. A root makes its arena when something is first
// stored in it; a submessage is made in its root's arena and never owns it. Fields that the schema does not know are
// rare: a message that has some points to an extension that holds them and the arena.
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
  Arena* arena_or_null() const noexcept {
    return has_extension() ? extension().arena : reinterpret_cast<Arena*>(bits_ & ~kFlags);
  }

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
  std::string_view unknown() const noexcept {
    return has_extension() ? std::string_view(extension().unknown.data(), extension().unknown.size())
                           : std::string_view("");
  }

  // False where there surely are none, by far the most often.
  bool may_have_unknown() const noexcept { return has_extension(); }

  // More of them, in one piece or in two; nothing, and false, when memory is out.
  bool try_append_unknown(std::string_view bytes, std::string_view more = {}) noexcept;
  void append_unknown(std::string_view bytes);

  // Forgets them.
  void clear_unknown() noexcept;
  // The same, and keeps their memory for the next ones.
  void empty_unknown() noexcept {
    if (has_extension()) extension().unknown.truncate(0);
  }

  // Exchanges arenas and unknown fields of two roots.
  void swap(MessageHeader& other) noexcept { std::swap(bits_, other.bits_); }

  // Exchanges the unknown fields of two messages in one arena.
  void swap_unknown(MessageHeader& other) noexcept;

 private:
  struct Extension {
    Arena* arena;
    Array<char> unknown;
    explicit Extension(Arena& in) noexcept : arena(&in) {}
  };

  static constexpr std::uintptr_t kOwns = 1;
  static constexpr std::uintptr_t kExtended = 2;
  static constexpr std::uintptr_t kFlags = kOwns | kExtended;

  bool has_extension() const noexcept { return (bits_ & kExtended) != 0; }
  Extension& extension() const noexcept { return *reinterpret_cast<Extension*>(bits_ & ~kFlags); }

  Arena& make_arena();

  std::uintptr_t bits_ = 0;
};

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
