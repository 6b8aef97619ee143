// Counts the memory that a program allocates by malloc and new. counted_memory.cpp must be linked with
// -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc, which directs the calls of all statically linked code to it.
#pragma once

#include <cstdint>

namespace onnxgen::tests {

// Returns the number of bytes allocated so far, including the overhead of malloc. Memory that was freed also counts.
std::uint64_t allocated_so_far() noexcept;

// Returns the number of bytes that act() allocates.
template <class Act>
std::uint64_t allocated_by(Act act) {
  const std::uint64_t before = allocated_so_far();
  act();
  return allocated_so_far() - before;
}

}  // namespace onnxgen::tests
