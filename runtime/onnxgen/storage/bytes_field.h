// A bytes member of a message: a 16-byte view that is either borrowed from memory kept alive by others (the parsed
// input, a mapped file) or owned in the arena. Large owned values are freed when they are replaced.
//
// Trivial, so that it can be a member of a union. Initialize it by `BytesField x = {}`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "onnxgen/storage/arena.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen {

class BytesField {
 public:
  bool has_value() const noexcept { return data_ != nullptr; }
  bool is_borrowed() const noexcept { return data_ != nullptr && (size_ & kOwned) == 0; }

  // Empty if not set; not NUL-terminated. An owned value is valid until the field is changed or the root is cleared or
  // destroyed, a borrowed one as long as its owner.
  std::string_view get() const noexcept { return {data_ != nullptr ? data_ : "", size()}; }

  std::string_view get_or(std::string_view fallback) const noexcept { return data_ != nullptr ? get() : fallback; }

  // Copies `value`, which may be part of the present value.
  void set(std::string_view value, Arena& arena);

  // Refers to `value` without copying it.
  void borrow(std::string_view value, Arena& arena) noexcept {
    release(arena);
    data_ = value.data() != nullptr ? value.data() : "";
    size_ = value.size();
  }

  // Replaces the value by `size` zero bytes for the caller to fill. Returns their address.
  char* resize(std::size_t size, Arena& arena);

  // Sets a field that has no value yet to a copy of `value`. Returns false if memory is exhausted.
  bool try_init(std::string_view value, Arena& arena) noexcept {
    void* const memory = arena.try_allocate(value.size());
    if (memory == nullptr) return false;
    if (!value.empty()) std::memcpy(memory, value.data(), value.size());
    data_ = static_cast<const char*>(memory);
    size_ = value.size() | kOwned;
    return true;
  }

  void clear(Arena& arena) noexcept {
    release(arena);
    data_ = nullptr;
    size_ = 0;
  }

 private:
  // The top bit of the size tells whether the bytes are owned. Lengths stay below 2^63 on every machine.
  static constexpr std::uint64_t kOwned = std::uint64_t{1} << 63;

  std::size_t size() const noexcept { return wire::to_size(size_ & ~kOwned); }

  void release(Arena& arena) const noexcept {
    if ((size_ & kOwned) != 0) arena.release(const_cast<char*>(data_), size());
  }

  const char* data_;
  std::uint64_t size_;
};

}  // namespace onnxgen
