// Start of every message's data: its arena, its unknown fields and its has-bits.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/repeated.h"

namespace onnxgen {

template <class M>
class Message;
template <class M>
class ParsedMessage;

// Whether messages of class M can be serialized. False only for classes generated for parsing only.
template <class M>
inline constexpr bool kIsWritten = std::is_base_of_v<Message<M>, M> || !std::is_base_of_v<ParsedMessage<M>, M>;

struct OverflowBlock;
struct PlainOverflowBlock;

// Unknown fields of one message in another form than bytes, such as google::protobuf::UnknownFieldSet. The message owns
// the object. Only messages of the protobuf profile have one, and only after the program has asked for it.
class UnknownObject {
 public:
  UnknownObject() = default;
  UnknownObject(const UnknownObject&) = delete;
  UnknownObject& operator=(const UnknownObject&) = delete;
  virtual ~UnknownObject() = default;

  // Returns whether the program may have changed the object. Otherwise the bytes that the message stores are correct.
  virtual bool is_changeable() const noexcept = 0;
  // Returns the size of the encoding, in bytes.
  virtual std::uint64_t encoded_size() const noexcept = 0;
  // Sets `bytes` to the encoding, which is valid until the object changes. Returns false if memory is exhausted. May be
  // called from several threads at once. Only for a changeable object.
  virtual bool try_encode(std::string_view& bytes) const noexcept = 0;
  // Called when encoded fields were appended to the bytes that the message stores, and when those were cleared.
  // append() returns false if memory is exhausted.
  virtual bool append(std::string_view bytes) noexcept = 0;
  virtual void clear() noexcept = 0;
};

// One word per message: a pointer to the arena, and whether this message owns it. A root creates its arena when
// something is first stored in it; a submessage is created in its root's arena and never owns it. Data that few
// messages have is kept in an overflow block: unknown fields, and members that few messages of the class set. The word
// then points to the overflow block, which points to the arena.
class MessageHeader {
 public:
  constexpr MessageHeader() noexcept = default;
  MessageHeader(const MessageHeader&) = delete;
  MessageHeader& operator=(const MessageHeader&) = delete;

  Arena& arena() {
    Arena* const arena = arena_or_null();
    return arena != nullptr ? *arena : make_arena();
  }

  // Returns nullptr if memory is exhausted.
  Arena* try_arena() noexcept;

  // Null if nothing was stored yet.
  Arena* arena_or_null() const noexcept;

  bool is_root() const noexcept { return (bits_ & ~kCold) == 0 || (bits_ & kOwns) != 0; }

  // Takes ownership of `arena`.
  void own(Arena& arena) noexcept { bits_ = reinterpret_cast<std::uintptr_t>(&arena) | kOwns | (bits_ & kCold); }

  // Makes this message a submessage in `arena`.
  void join(Arena& arena) noexcept { bits_ = reinterpret_cast<std::uintptr_t>(&arena); }

  void destroy() noexcept {
    if ((bits_ & kOwns) != 0) destroy_arena();
  }

  // Returns `container` after setting its arena, so that elements can be added to it.
  template <class Container>
  Container& with_arena(Container& container) {
    return StorageAccess::bind(container, arena());
  }

  // Returns the fields that the schema does not know, exactly as they were read, in order. Calls out_of_memory() if the
  // program has changed them and their encoding does not fit in memory.
  std::string_view unknown() const;
  // Like unknown(), but returns false if memory is exhausted.
  bool try_unknown(std::string_view& bytes) const noexcept;
  // Returns the size of unknown(), in bytes. Allocates nothing.
  std::uint64_t unknown_size() const noexcept;

  // Returns false if there are certainly none, which is by far the most common case.
  bool may_have_unknown() const noexcept { return has_overflow(); }

  // Appends unknown fields, in one or two parts. If memory is exhausted, appends nothing and returns false.
  bool try_append_unknown(std::string_view bytes, std::string_view more = {}) noexcept;
  void append_unknown(std::string_view bytes);

  // Discards all unknown fields.
  void clear_unknown() noexcept;
  // Discards all unknown fields but keeps their memory for new ones.
  void empty_unknown() noexcept;

  // Returns the object with the unknown fields, or null. Must not be called for classes with cold fields.
  UnknownObject* unknown_object() const noexcept;
  // Like unknown_object(), but makes the object if there is none. All callers must use the same class. Several threads
  // may call it at once; all get one object. Calls out_of_memory() if memory is exhausted.
  template <class Object>
  Object& make_unknown_object() {
    UnknownObject* object = unknown_object();
    if (object == nullptr) object = try_set_unknown_object(new Object);
    if (object == nullptr) out_of_memory();
    return static_cast<Object&>(*object);
  }

  // Returns the overflow block with the cold fields, which is of the struct derived by the class, or null if none was
  // ever set.
  const OverflowBlock* cold_fields() const noexcept { return has_cold_fields() ? &overflow() : nullptr; }
  OverflowBlock* cold_fields() noexcept { return has_cold_fields() ? &overflow() : nullptr; }
  bool has_cold_fields() const noexcept { return (bits_ & (kOverflow | kCold)) == (kOverflow | kCold); }

  // Return the overflow block with the cold fields, creating it if necessary. `size` is that of the struct derived by
  // the class, in which zeros mean unset. If memory is exhausted, try_make_cold_fields() returns nullptr and
  // make_cold_fields() calls out_of_memory().
  OverflowBlock* try_make_cold_fields(std::size_t size) noexcept;
  OverflowBlock& make_cold_fields(std::size_t size);

  // Discards the unknown fields and all cold fields.
  void clear_overflow() noexcept;

  // Exchanges the overflow block with that of another message in the same arena.
  void swap_overflow(MessageHeader& other) noexcept;

  // Whether this is a message of the protobuf profile in a slab of a google::protobuf::Arena. A property of its place
  // in memory and not of its contents: the word before it is defined; see SlabAllocator.
  bool is_in_slab() const noexcept { return (word_with_arena() & kCold) != 0; }
  void set_in_slab(bool is_in_slab) noexcept {
    std::uintptr_t& word = word_with_arena();
    word = (word & ~kCold) | (is_in_slab ? kCold : 0);
  }

 private:
  static constexpr std::uintptr_t kOwns = 1;
  static constexpr std::uintptr_t kOverflow = 2;  // the word points to the overflow block instead of the arena
  // With kOverflow: the overflow block has cold fields. In a word with the address of the arena: the message is in a
  // slab.
  static constexpr std::uintptr_t kCold = 4;
  static constexpr std::uintptr_t kFlags = kOwns | kOverflow | kCold;
  static_assert(kFlags < Arena::kAlignment);

  bool has_overflow() const noexcept { return (bits_ & kOverflow) != 0; }
  OverflowBlock& overflow() const noexcept { return *reinterpret_cast<OverflowBlock*>(bits_ & ~kFlags); }

  // Returns the object with the unknown fields if the program may have changed it, otherwise null.
  const UnknownObject* changeable_object() const noexcept;
  // Returns the bytes of the unknown fields as they were read.
  std::string_view stored_unknown() const noexcept;

  Arena& make_arena();
  PlainOverflowBlock* try_make_overflow() noexcept;
  PlainOverflowBlock& plain_overflow() const noexcept;
  // Takes ownership of `made`. Returns the object that is in use: if another thread has set one first, `made` is
  // deleted. Returns null if memory is exhausted.
  UnknownObject* try_set_unknown_object(UnknownObject* made) noexcept;
  void delete_unknown_object() noexcept;
  void destroy_arena() noexcept;
  std::uintptr_t word_with_arena() const noexcept;
  std::uintptr_t& word_with_arena() noexcept;

  std::uintptr_t bits_ = 0;
};

// Part of a message that is kept outside its data. A class with cold fields derives a struct from this.
//
// Like a message's data, it begins with a header, which only stores the arena. Reflection finds a member by the address
// of the data and an offset. For a cold field, it uses the overflow block in place of the data.
struct OverflowBlock {
  MessageHeader header;
  Array<char> unknown;
};

// Overflow block of a message without cold fields.
struct PlainOverflowBlock : OverflowBlock {
  std::atomic<UnknownObject*> object{nullptr};
};

inline PlainOverflowBlock& MessageHeader::plain_overflow() const noexcept {
  return static_cast<PlainOverflowBlock&>(overflow());
}

inline UnknownObject* MessageHeader::unknown_object() const noexcept {
  return has_overflow() && !has_cold_fields() ? plain_overflow().object.load(std::memory_order_acquire) : nullptr;
}

inline std::uintptr_t MessageHeader::word_with_arena() const noexcept {
  return has_overflow() ? overflow().header.bits_ : bits_;
}
inline std::uintptr_t& MessageHeader::word_with_arena() noexcept {
  return has_overflow() ? overflow().header.bits_ : bits_;
}

inline Arena* MessageHeader::arena_or_null() const noexcept {
  return reinterpret_cast<Arena*>(word_with_arena() & ~kFlags);
}

inline const UnknownObject* MessageHeader::changeable_object() const noexcept {
  const UnknownObject* const object = unknown_object();
  return object != nullptr && object->is_changeable() ? object : nullptr;
}

inline std::string_view MessageHeader::stored_unknown() const noexcept {
  if (!has_overflow()) return {};
  return {overflow().unknown.data(), overflow().unknown.size()};
}

inline bool MessageHeader::try_unknown(std::string_view& bytes) const noexcept {
  if (const UnknownObject* const object = changeable_object()) return object->try_encode(bytes);
  bytes = stored_unknown();
  return true;
}

inline std::string_view MessageHeader::unknown() const {
  std::string_view bytes = stored_unknown();
  const UnknownObject* const object = changeable_object();
  if (object != nullptr && !object->try_encode(bytes)) out_of_memory();
  return bytes;
}

inline std::uint64_t MessageHeader::unknown_size() const noexcept {
  const UnknownObject* const object = changeable_object();
  return object != nullptr ? object->encoded_size() : stored_unknown().size();
}

inline void MessageHeader::empty_unknown() noexcept {
  if (!has_overflow()) return;
  overflow().unknown.truncate(0);
  if (UnknownObject* const object = unknown_object()) object->clear();
}

namespace message {

// Returns the header of a message's data. Works for every class.
inline MessageHeader& header_of(void* data) noexcept {
  return *static_cast<MessageHeader*>(data);
}
inline const MessageHeader& header_of(const void* data) noexcept {
  return *static_cast<const MessageHeader*>(data);
}

}  // namespace message

// Base of the data of a generated class. Trivially destructible and without pointers into itself, so that it can be
// moved as bytes.
template <std::size_t kHasBits>
struct MessageData {
  MessageHeader header;
  std::uint32_t has_bits[(kHasBits + 31) / 32] = {};

  bool has(std::size_t bit) const noexcept { return (has_bits[bit / 32] >> bit % 32 & 1) != 0; }
  void set_has(std::size_t bit) noexcept { has_bits[bit / 32] |= std::uint32_t{1} << bit % 32; }
  void clear_has(std::size_t bit) noexcept { has_bits[bit / 32] &= ~(std::uint32_t{1} << bit % 32); }

  // Assigns a number or enumerator and its has-bit. clear() restores the default.
  template <class T>
  void set(std::size_t bit, T& member, std::common_type_t<T> value) noexcept {
    member = value;
    set_has(bit);
  }
  template <class T>
  void clear(std::size_t bit, T& member, std::common_type_t<T> default_value) noexcept {
    member = default_value;
    clear_has(bit);
  }
};

template <>
struct MessageData<0> {
  MessageHeader header;
};

}  // namespace onnxgen
