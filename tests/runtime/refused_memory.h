// Makes memory run out at any point. refused_memory.cpp replaces operator new in programs that link it.
#pragma once

namespace onnxgen::tests {

// Lets the next `count` allocations succeed; a negative number lets all succeed.
void allow_allocations(long count) noexcept;
// Returns whether an allocation was refused since, or the next one will be.
bool none_left() noexcept;

// Calls act() with the first, the second, ... allocation refused, until it returns true because all succeeded. Returns
// the number of allocations, or -1 if act() failed although none was refused.
template <class Act>
int refuse_each_allocation(Act act) {
  for (int allowed = 0;; ++allowed) {
    allow_allocations(allowed);
    const bool done = act();
    const bool was_refused = none_left();
    allow_allocations(-1);
    if (done) return allowed;
    if (!was_refused) return -1;
  }
}

}  // namespace onnxgen::tests
