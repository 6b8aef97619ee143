// A singular string or bytes member of the protobuf profile, outside oneofs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>

#include "onnxgen/message/message_data.h"
#include "onnxgen/storage/slab.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

// Constructs a string at `to` and counts its memory in the parse's limit. Returns false if the limit is exceeded or
// memory is exhausted.
bool try_construct_text(void* to, std::string_view value, MemoryLimit& memory) noexcept;

// A std::string that is created when a value is first stored: most strings of most messages are never set, and an empty
// std::string occupies four words. The lowest bit of the pointer tells whether the string comes from slabs or was
// allocated separately.
class Text {
 public:
  Text() noexcept = default;
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
  ~Text() {
    if (bits_ != 0) destroy();
  }

  // Empty if nothing was stored.
  const std::string& get() const noexcept { return bits_ != 0 ? *string() : empty_string(); }
  bool empty() const noexcept { return bits_ == 0 || string()->empty(); }
  std::string_view view() const noexcept { return bits_ != 0 ? std::string_view(*string()) : std::string_view(""); }

  // Returns the string for modification, creating it if necessary. `message` is the header of its message.
  std::string* mutable_string(const MessageHeader& message) { return bits_ != 0 ? string() : make(message, ""); }
  // Stores a value, which may be part of the stored string. `message` is as above.
  void set(std::string_view value, const MessageHeader& message);
  // Null if nothing was stored.
  std::string* string() const noexcept { return reinterpret_cast<std::string*>(bits_ & ~kInSlabs); }
  void clear() noexcept {
    if (bits_ != 0) string()->clear();
  }

  // Stores a value while parsing, if nothing was stored yet. Returns false if memory is exhausted.
  ONNXGEN_ALWAYS_INLINE bool try_construct(std::string_view value, SlabAllocator& slabs) noexcept {
    void* const memory = slabs.try_allocate(sizeof(std::string));
    if (memory == nullptr) return false;
    if (!try_construct_text(memory, value, slabs.memory())) {
      SlabAllocator::free(memory, sizeof(std::string));
      return false;
    }
    bits_ = reinterpret_cast<std::uintptr_t>(memory) | kInSlabs;
    return true;
  }

  // Passes ownership of the string to the caller, who must delete it. Afterwards nothing is stored.
  std::string* release();
  // Takes ownership of `value`, which was created by new.
  void adopt(std::string* value) noexcept;

 private:
  static constexpr std::uintptr_t kInSlabs = 1;

  static const std::string& empty_string() noexcept;
  std::string* make(const MessageHeader& message, std::string_view value);
  void destroy() noexcept;

  std::uintptr_t bits_ = 0;
};

}  // namespace onnxgen::heap
