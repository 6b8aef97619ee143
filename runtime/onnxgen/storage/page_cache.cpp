#include "onnxgen/storage/page_cache.h"

#include "onnxgen/storage/memory_cache.h"
#include "onnxgen/storage/pages.h"
#include "onnxgen/storage/poison.h"
#include "onnxgen/wire/compiler.h"

#if ONNXGEN_LINUX_CALLS
#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <limits>

#include "onnxgen/storage/clock.h"
#endif

namespace onnxgen {

#if ONNXGEN_LINUX_CALLS

namespace {

constexpr Nanoseconds kNever = std::numeric_limits<Nanoseconds>::max();
constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

// Precise to a few milliseconds, in a tenth of the time that the exact clock needs.
Nanoseconds now() noexcept {
  return read_clock(CLOCK_MONOTONIC_COARSE);
}

// A range of contiguous pages.
struct Run {
  std::uintptr_t begin = 0;
  std::size_t size = 0;
  Nanoseconds since = 0;  // when the oldest page was put here

  std::uintptr_t end() const noexcept { return begin + size; }
  void release() const noexcept {
    unpoison(reinterpret_cast<void*>(begin), size);
    free_pages(reinterpret_cast<void*>(begin), size);
  }
};

// Slot for one run. A thread that has claimed a slot has exclusive access until it stores a run or sets the slot free.
// Other threads may read it without a claim, but may see outdated values.
class Slot {
 public:
  bool is_free() const noexcept { return begin_.load(std::memory_order_relaxed) == kFree; }
  bool is_used() const noexcept { return begin_.load(std::memory_order_acquire) > kClaimed; }

  Run peek() const noexcept {
    return {begin_.load(std::memory_order_acquire), size_.load(std::memory_order_relaxed),
            since_.load(std::memory_order_relaxed)};
  }

  // Claims the run in this slot. Fails if there is none or another thread has claimed it.
  bool try_claim(Run& run) noexcept {
    std::uintptr_t begin = begin_.load(std::memory_order_relaxed);
    if (begin <= kClaimed || !begin_.compare_exchange_strong(begin, kClaimed, std::memory_order_acquire)) return false;
    run = {begin, size_.load(std::memory_order_relaxed), since_.load(std::memory_order_relaxed)};
    return true;
  }
  bool try_claim_free() noexcept {
    std::uintptr_t begin = kFree;
    return begin_.compare_exchange_strong(begin, kClaimed, std::memory_order_acquire);
  }

  void set_free() noexcept { begin_.store(kFree, std::memory_order_release); }
  void store(const Run& run) noexcept {
    size_.store(run.size, std::memory_order_relaxed);
    since_.store(run.since, std::memory_order_relaxed);
    begin_.store(run.begin, std::memory_order_release);
  }

 private:
  static constexpr std::uintptr_t kFree = 0;
  static constexpr std::uintptr_t kClaimed = 1;

  std::atomic<std::uintptr_t> begin_{kFree};
  std::atomic<std::size_t> size_{0};
  std::atomic<Nanoseconds> since_{0};
};

class PageCache {
 public:
  void* take(std::size_t size) noexcept {
    if (kept_.load(std::memory_order_relaxed) < size) return nullptr;
    release_expired();
    Run run;
    Slot* const slot = claim_best(size, run);
    if (slot == nullptr) return nullptr;
    const std::uintptr_t begin = run.begin;
    run.begin += size;
    run.size -= size;
    kept_.fetch_sub(size, std::memory_order_relaxed);
    used_.store(now(), std::memory_order_relaxed);
    if (run.size >= kByPages) {
      slot->store(run);
    } else {
      slot->set_free();
      drop(run);
    }
    unpoison(reinterpret_cast<void*>(begin), size);
    return reinterpret_cast<void*>(begin);
  }

  bool keep(void* memory, std::size_t size) noexcept {
    Run run{reinterpret_cast<std::uintptr_t>(memory), size, now()};
    if (size > limit_.load(std::memory_order_relaxed)) return false;
    kept_.fetch_add(size, std::memory_order_relaxed);
    release_expired();
    if (!release_excess()) {
      kept_.fetch_sub(size, std::memory_order_relaxed);
      return false;
    }
    // Marking a page costs as much as parsing the data that fills it: once for the call, and again for the first write
    // to the page. Measured for parsing and destroying 26 MB: 7.0 ms with marking, 3.6 ms without.
    if (!is_in_use(run.since)) (void)madvise(memory, size, MADV_FREE);
    poison(memory, size);
    absorb_neighbours(run);
    schedule(run.since);
    for (Slot& slot : slots_) {
      if (!slot.is_free() || !slot.try_claim_free()) continue;
      slot.store(run);
      return true;
    }
    drop(run);  // no slot is free
    return true;
  }

  // Returns whether memory was taken from the cache within the delay before `time`.
  bool is_in_use(Nanoseconds time) const noexcept {
    const Nanoseconds used = used_.load(std::memory_order_relaxed);
    return used != kNever && time - used < delay_.load(std::memory_order_relaxed);
  }

  void release_expired() noexcept {
    const Nanoseconds due = due_.load(std::memory_order_relaxed);
    if (due == kNever) return;
    const Nanoseconds time = now();
    if (time < due) return;
    due_.store(kNever, std::memory_order_relaxed);
    for (Slot& slot : slots_) {
      Run run;
      if (!slot.is_used() || !slot.try_claim(run)) continue;
      if (time - run.since >= delay_.load(std::memory_order_relaxed)) {
        slot.set_free();
        drop(run);
      } else {
        slot.store(run);
        schedule(run.since);
      }
    }
  }

  void release_all() noexcept {
    used_.store(kNever, std::memory_order_relaxed);
    for (Slot& slot : slots_) {
      Run run;
      if (!slot.is_used() || !slot.try_claim(run)) continue;
      slot.set_free();
      drop(run);
    }
  }

  void set_limit(std::uint64_t bytes) noexcept {
    limit_.store(static_cast<std::size_t>(std::min<std::uint64_t>(bytes, kUnlimited)), std::memory_order_relaxed);
    (void)release_excess();
  }

  void set_delay(Nanoseconds delay) noexcept {
    delay_.store(delay, std::memory_order_relaxed);
    if (kept() != 0) due_.store(0, std::memory_order_relaxed);  // the next use checks all slots
  }

  std::size_t kept() const noexcept { return kept_.load(std::memory_order_relaxed); }

 private:
  // Enough for a model of many tensors, since adjacent ones share a slot.
  static constexpr std::size_t kSlots = 64;

  // Claims the smallest run of at least `size` bytes. Returns nullptr if there is none.
  Slot* claim_best(std::size_t size, Run& run) noexcept {
    Slot* best = nullptr;
    std::size_t best_size = kUnlimited;
    for (Slot& slot : slots_) {
      if (!slot.is_used()) continue;
      const std::size_t slot_size = slot.peek().size;
      if (slot_size < size || slot_size >= best_size) continue;
      best = &slot;
      best_size = slot_size;
    }
    if (best == nullptr || !best->try_claim(run)) return nullptr;
    if (run.size >= size) return best;
    best->store(run);  // another thread changed it in the meantime
    return nullptr;
  }

  // Extends `run` by the kept runs directly before and after it, so that it can serve larger requests.
  void absorb_neighbours(Run& run) noexcept {
    for (Slot& slot : slots_) {
      const Run seen = slot.peek();
      if (!slot.is_used() || (seen.end() != run.begin && seen.begin != run.end())) continue;
      Run neighbour;
      if (!slot.try_claim(neighbour)) continue;
      if (neighbour.end() != run.begin && neighbour.begin != run.end()) {
        slot.store(neighbour);
        continue;
      }
      if (neighbour.begin < run.begin) run.begin = neighbour.begin;
      if (neighbour.since < run.since) run.since = neighbour.since;
      run.size += neighbour.size;
      slot.set_free();
    }
  }

  // Returns the oldest runs, or the ends of them, to the system until the rest is within the limit. Returns false if no
  // run can be claimed.
  bool release_excess() noexcept {
    for (;;) {
      const std::size_t kept = kept_.load(std::memory_order_relaxed);
      const std::size_t limit = limit_.load(std::memory_order_relaxed);
      if (kept <= limit) return true;
      Run run;
      Slot* const oldest = claim_oldest(run);
      if (oldest == nullptr) return false;
      // Start of the part that is returned to the system, on a huge page boundary so that no huge page is split.
      const std::size_t excess = kept - limit;
      const std::uintptr_t cut = excess < run.size ? (run.end() - excess) / kHugePage * kHugePage : run.begin;
      Run end = run;
      if (cut >= run.begin + kByPages) {
        run.size = cut - run.begin;
        end.begin = cut;
        end.size -= run.size;
        oldest->store(run);
      } else {
        oldest->set_free();
      }
      drop(end);
    }
  }

  Slot* claim_oldest(Run& run) noexcept {
    Slot* oldest = nullptr;
    Nanoseconds since = kNever;
    for (Slot& slot : slots_) {
      const Run seen = slot.peek();
      if (!slot.is_used() || seen.since >= since) continue;
      oldest = &slot;
      since = seen.since;
    }
    return oldest != nullptr && oldest->try_claim(run) ? oldest : nullptr;
  }

  // Schedules a check of the cache for `since` + delay, when memory that was cached at `since` must be returned. Keeps
  // an earlier scheduled check.
  void schedule(Nanoseconds since) noexcept {
    const Nanoseconds delay = delay_.load(std::memory_order_relaxed);
    const Nanoseconds due = since < kNever - delay ? since + delay : kNever;
    Nanoseconds present = due_.load(std::memory_order_relaxed);
    while (due < present && !due_.compare_exchange_weak(present, due, std::memory_order_relaxed)) continue;
  }

  void drop(const Run& run) noexcept {
    if (run.size == 0) return;
    kept_.fetch_sub(run.size, std::memory_order_relaxed);
    run.release();
  }

  std::atomic<std::size_t> kept_{0};
  std::atomic<std::size_t> limit_{memory::kDefaultCacheLimit};
  std::atomic<Nanoseconds> delay_{std::chrono::nanoseconds(memory::kDefaultCacheDelay).count()};
  std::atomic<Nanoseconds> due_{kNever};
  std::atomic<Nanoseconds> used_{kNever};  // when memory was last taken from the cache
  // Not among the members above, whose initial values are not zero: an all-zero object occupies no space in the
  // program's file.
  static inline Slot slots_[kSlots];
};

PageCache cache;  // constant-initialized and without a destructor

}  // namespace

void* page_cache::take(std::size_t size) noexcept {
  return cache.take(size);
}

bool page_cache::keep(void* memory, std::size_t size) noexcept {
  return cache.keep(memory, size);
}

void page_cache::release_expired() noexcept {
  cache.release_expired();
}

void memory::set_cache_limit(std::uint64_t bytes) noexcept {
  cache.set_limit(bytes);
}

void memory::set_cache_delay(std::chrono::milliseconds delay) noexcept {
  constexpr std::chrono::milliseconds kLongest = std::chrono::hours(24 * 365);  // far below the overflow of nanoseconds
  const auto bounded = std::clamp(delay, std::chrono::milliseconds(0), kLongest);
  cache.set_delay(std::chrono::nanoseconds(bounded).count());
}

std::uint64_t memory::cached_bytes() noexcept {
  return cache.kept();
}

void memory::release() noexcept {
  cache.release_all();
}

#else

void* page_cache::take(std::size_t) noexcept {
  return nullptr;
}

bool page_cache::keep(void*, std::size_t) noexcept {
  return false;
}

void page_cache::release_expired() noexcept {}

void memory::set_cache_limit(std::uint64_t) noexcept {}

void memory::set_cache_delay(std::chrono::milliseconds) noexcept {}

std::uint64_t memory::cached_bytes() noexcept {
  return 0;
}

void memory::release() noexcept {}

#endif

}  // namespace onnxgen
