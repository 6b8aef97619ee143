// A singular string or bytes of the protobuf profile outside oneofs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>

#include "onnxgen/storage/slab.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

// Makes a string of `value` at `place`, counted as what a parse takes; false when that is too much, or memory is out.
bool try_construct_text(void* place, std::string_view value, MemoryLimit& memory) noexcept;

// A std::string that is made when somebody stores to it: most strings of most messages are never set, and an empty
// std::string takes four words. It has memory of its own, or came from the slabs of a parse, which the lowest bit says.
class Text {
 public:
  Text() noexcept = default;
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
  ~Text() {
    if (bits_ != 0) destroy();
  }

  // Empty where nothing was stored.
  const std::string& get() const noexcept { return bits_ != 0 ? *string() : empty_string(); }
  bool empty() const noexcept { return bits_ == 0 || string()->empty(); }
  std::string_view view() const noexcept { return bits_ != 0 ? std::string_view(*string()) : std::string_view(""); }

  // The string to be changed.
  std::string* mutable_string() { return bits_ != 0 ? string() : make(); }
  // Null before something was stored.
  std::string* string() const noexcept { return reinterpret_cast<std::string*>(bits_ & ~kInSlabs); }
  void clear() noexcept {
    if (bits_ != 0) string()->clear();
  }

  // Where nothing was stored yet: what a parse read. False when memory is out.
  ONNXGEN_ALWAYS_INLINE bool try_construct(std::string_view value, SlabAllocator& slabs) noexcept {
    void* const place = slabs.try_allocate(sizeof(std::string));
    if (place == nullptr) return false;
    if (!try_construct_text(place, value, slabs.memory())) {
      SlabAllocator::free(place, sizeof(std::string));
      return false;
    }
    bits_ = reinterpret_cast<std::uintptr_t>(place) | kInSlabs;
    return true;
  }

  // Gives the string to the caller, who deletes it. Nothing is stored any more.
  std::string* release();
  // Takes over `value`, which new made.
  void adopt(std::string* value) noexcept;

 private:
  static constexpr std::uintptr_t kInSlabs = 1;

  static const std::string& empty_string() noexcept;
  std::string* make();
  void destroy() noexcept;

  std::uintptr_t bits_ = 0;
};

}  // namespace onnxgen::heap
