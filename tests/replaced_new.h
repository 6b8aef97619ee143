// Replaces every form of operator new and operator delete. Exactly one source file of a program may include this
// header; that file defines allocate_memory() and release_memory(). If a form were not replaced, a sanitizer would
// provide its own, and would report an error when the program's operator delete releases memory from it, as happens in
// std::stable_sort.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace onnxgen::tests {

// Allocates memory with system_memory(). Returns nullptr if the allocation must fail.
void* allocate_memory(std::size_t size, std::size_t alignment) noexcept;
// Releases memory with std::free(). `memory` may be null.
void release_memory(void* memory) noexcept;

inline void* system_memory(std::size_t size, std::size_t alignment) noexcept {
  if (alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__) return std::malloc(size != 0 ? size : 1);
  void* memory = nullptr;
  return ::posix_memalign(&memory, alignment, size) == 0 ? memory : nullptr;
}

inline void* memory_or_throw(std::size_t size, std::size_t alignment) {
  if (void* const memory = allocate_memory(size, alignment)) return memory;
  throw std::bad_alloc();
}

}  // namespace onnxgen::tests

// Not inlined: otherwise g++ reports a mismatch of new and free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  return onnxgen::tests::memory_or_throw(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  return onnxgen::tests::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return onnxgen::tests::allocate_memory(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return onnxgen::tests::allocate_memory(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new[](std::size_t size) {
  return onnxgen::tests::memory_or_throw(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::align_val_t alignment) {
  return onnxgen::tests::memory_or_throw(size, static_cast<std::size_t>(alignment));
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return onnxgen::tests::allocate_memory(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
[[gnu::noinline]] void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return onnxgen::tests::allocate_memory(size, static_cast<std::size_t>(alignment));
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete(void* memory, const std::nothrow_t&) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::align_val_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  onnxgen::tests::release_memory(memory);
}
[[gnu::noinline]] void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
  onnxgen::tests::release_memory(memory);
}
