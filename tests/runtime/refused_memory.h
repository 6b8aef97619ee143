// Memory that runs out at any point. A program that links refused_memory.cpp has its operator new replaced.
#pragma once

namespace onnxgen::tests {

// From now on so many allocations still succeed; a negative number lets all.
void allow_allocations(long count) noexcept;
// Whether one was refused since, or the next one would be.
bool none_left() noexcept;

// Calls act() with the first, the second, ... allocation refused, until it returns true because all succeeded. Returns
// how many those are, and -1 where act() failed although none was refused.
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
