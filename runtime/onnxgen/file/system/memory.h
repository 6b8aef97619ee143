// Memory by the page, and files as memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Of a page, in bytes: 4096 on most machines, 16 or 64 KiB on some.
std::size_t page_size() noexcept;

// New pages of zeros; null where there are none to be had. `size` is not 0, here and below.
char* take_pages(std::size_t size) noexcept;
void return_pages(char* pages, std::size_t size) noexcept;
// Takes the memory for the pages that `bytes` are in, at once: one by one, as they are written to, they cost a fault
// each. Where the system cannot do it, they are taken as they are written to.
void populate_pages(char* bytes, std::size_t size) noexcept;
// Moves pages without copying them; null where the system cannot do that, and nothing has changed.
char* move_pages(char* pages, std::size_t size, std::size_t new_size) noexcept;

// Gives back the memory behind pages between these addresses, which are bounds of pages: what they held is lost.
void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept;

// Leaves pages out of what the system writes of a program that crashed, where it can.
void keep_out_of_dumps(char* pages, std::size_t size) noexcept;

// The first `size` bytes of a file, to be read; null with the reason in last_error().
const char* map_file(Descriptor file, std::size_t size) noexcept;
void unmap_file(const char* bytes, std::size_t size) noexcept;

// Maps the pages of `bytes` at once: one by one, as they are touched, takes as long as writing them. Where the system
// cannot do it, they are mapped as they are touched.
void map_pages(std::string_view bytes) noexcept;

}  // namespace onnxgen::io::system
