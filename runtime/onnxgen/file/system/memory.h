// Memory pages and mapped files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Returns the page size in bytes: 4096 on most machines, 16 or 64 KiB on some.
std::size_t page_size() noexcept;

// Allocates zero-filled pages. Returns null if memory is exhausted. Here and below, `size` must not be 0.
char* take_pages(std::size_t size) noexcept;
void return_pages(char* pages, std::size_t size) noexcept;
// Allocates the physical memory of the pages that contain `bytes` at once. Otherwise each page costs a fault when it is
// first written. If the system cannot do this, does nothing.
void populate_pages(char* bytes, std::size_t size) noexcept;
// Resizes an allocation by moving its pages without copying. Returns null if the system cannot do this; nothing has
// then changed.
char* move_pages(char* pages, std::size_t size, std::size_t new_size) noexcept;

// Releases the physical memory of the pages between two page boundaries. Their content is lost.
void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept;

// Excludes pages from core dumps, if the system supports it.
void keep_out_of_dumps(char* pages, std::size_t size) noexcept;

// Maps the first `size` bytes of a file for reading. Returns null and sets last_error() on failure.
const char* map_file(Descriptor file, std::size_t size) noexcept;
void unmap_file(const char* bytes, std::size_t size) noexcept;

// Makes the pages of mapped `bytes` accessible at once. Otherwise each is mapped when first accessed, which takes as
// long as writing them. If the system cannot do this, does nothing.
void map_pages(std::string_view bytes) noexcept;

}  // namespace onnxgen::io::system
