// Shows what takes memory from the heap. A program that links no_heap.cpp, with the linker's --wrap for malloc and its
// kin, ends when that is called while it is forbidden.
#pragma once

namespace cross {

// From now on.
void forbid_heap(bool is_forbidden) noexcept;

// Forbids it as long as this is there.
class NoHeap {
 public:
  NoHeap() noexcept { forbid_heap(true); }
  NoHeap(const NoHeap&) = delete;
  NoHeap& operator=(const NoHeap&) = delete;
  ~NoHeap() { forbid_heap(false); }
};

}  // namespace cross
