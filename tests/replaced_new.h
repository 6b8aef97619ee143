// Replaces every form of operator new and operator delete. For one source of a program, which defines take_memory() and
// give_back(). All of them, for a sanitizer has its own of each form that is left, and takes it for a mistake where one
// of its own gives memory that one of the program's takes back, as happens in std::stable_sort.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace onnxgen::tests {

// Returns nullptr where there is no memory. What it returns comes from system_memory().
void* take_memory(std::size_t size, std::size_t alignment) noexcept;
// Ends with std::free().
void give_back(void* memory) noexcept;

inline void* system_memory(std::size_t size, std::size_t alignment) noexcept {
  if (alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__) return std::malloc(size != 0 ? size : 1);
  void* memory = nullptr;
  return ::posix_memalign(&memory, alignment, size) == 0 ? memory : nullptr;
}

inline void* memory_or_throw(std::size_t size, std::size_t alignment) {
  if (void* const memory = take_memory(size, alignment)) return memory;
  throw std::bad_alloc();
}

}  // namespace onnxgen::tests

// Not inlined, where g++ takes new and free() for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  return onnxgen::tests::memory_or_throw(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  return onnxgen::tests::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return onnxgen::tests::take_memory(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return onnxgen::tests::take_memory(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new[](std::size_t size) {
  return onnxgen::tests::memory_or_throw(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::align_val_t alignment) {
  return onnxgen::tests::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return onnxgen::tests::take_memory(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return onnxgen::tests::take_memory(size, static_cast<std::size_t>(alignment));
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete(void* memory, const std::nothrow_t&) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::align_val_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  onnxgen::tests::give_back(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
  onnxgen::tests::give_back(memory);
}
