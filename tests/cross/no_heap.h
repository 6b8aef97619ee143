// Detects heap allocations. A program links no_heap.cpp with the linker's --wrap option for malloc and related
// functions. An allocation while it is forbidden ends the program.
#pragma once

namespace cross {

// Forbids or allows allocation from now on.
void forbid_heap(bool is_forbidden) noexcept;

// Forbids allocation during its lifetime.
class NoHeap {
 public:
  NoHeap() noexcept { forbid_heap(true); }
  NoHeap(const NoHeap&) = delete;
  NoHeap& operator=(const NoHeap&) = delete;
  ~NoHeap() { forbid_heap(false); }
};

}  // namespace cross
