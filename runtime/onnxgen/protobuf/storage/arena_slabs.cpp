#include "onnxgen/protobuf/storage/arena_slabs.h"

#include <cstddef>
#include <cstdint>
#include <mutex>  // defines _GLIBCXX_HAS_GTHREADS

namespace onnxgen::heap {
namespace {

#if defined(_GLIBCXX_RELEASE) && !defined(_GLIBCXX_HAS_GTHREADS)
#define ONNXGEN_THREAD_LOCAL  // the standard library was built without threads
#else
#define ONNXGEN_THREAD_LOCAL thread_local
#endif

struct Entry {
  ~Entry() { free_objects.drop_all(); }

  void start(const void* arena, std::size_t first_slab) noexcept {
    free_objects.drop_all();
    slabs.start(arena, unlimited, first_slab, arena != nullptr ? &free_objects : nullptr);
  }

  SlabAllocator slabs;
  MemoryLimit unlimited;
  FreeObjects free_objects;
};

struct Entries {
  static constexpr std::size_t kCount = 8;

  Entry* find(const void* arena) noexcept {
    for (Entry& entry : all) {
      if (entry.slabs.arena() == arena) return &entry;
    }
    return nullptr;
  }

  Entry all[kCount];
  std::size_t next = 0;  // entry to be replaced next
};

// The entries of the thread; null before they are first needed, and after they have been destroyed. Access to
// `thread_entries` itself would each time check whether its destructor is registered.
ONNXGEN_THREAD_LOCAL Entries* entries = nullptr;
// Set when they have been destroyed. Objects that are destroyed later may still use arenas.
ONNXGEN_THREAD_LOCAL bool has_ended = false;

struct ThreadEntries {
  constexpr ThreadEntries() noexcept = default;
  ThreadEntries(const ThreadEntries&) = delete;
  ThreadEntries& operator=(const ThreadEntries&) = delete;
  ~ThreadEntries() {
    entries = nullptr;
    has_ended = true;
  }

  Entries entries_of_thread;
};

ONNXGEN_THREAD_LOCAL ThreadEntries thread_entries;

// Objects of one slab that are no longer needed, but are still counted there.
struct Pending {
  void subtract() noexcept {
    if (slab != nullptr) slab->drop(count);
    *this = {};
  }

  Slab* slab = nullptr;
  std::size_t count = 0;
};

ONNXGEN_THREAD_LOCAL Pending pending;

Entry* find(const void* arena) noexcept {
  return entries != nullptr ? entries->find(arena) : nullptr;
}

}  // namespace

SlabAllocator* slabs_of_arena(const void* arena, std::size_t first_slab) noexcept {
  Entry* entry = find(arena);
  if (entry != nullptr) return &entry->slabs;
  if (has_ended) return nullptr;
  entries = &thread_entries.entries_of_thread;
  entry = entries->find(nullptr);
  if (entry == nullptr) {
    entry = &entries->all[entries->next];
    entries->next = (entries->next + 1) % Entries::kCount;
  }
  entry->start(arena, first_slab);
  return &entry->slabs;
}

// The header is at the start of a message's data, which follows the pointer to the virtual table at the next offset
// that its alignment allows.
SlabAllocator* slabs_of_message_in_slab(const MessageHeader& message) noexcept {
  constexpr std::uintptr_t kAlignment = alignof(std::uint64_t);
  const std::uintptr_t before = reinterpret_cast<std::uintptr_t>(&message) - sizeof(void*);
  Entry* const found = find(SlabAllocator::arena_of(reinterpret_cast<const void*>(before & ~(kAlignment - 1))));
  return found != nullptr ? &found->slabs : nullptr;
}

void free_of_arena(void* object, std::size_t size) noexcept {
  Slab* const slab = SlabAllocator::slab_of(object);
  if (slab != pending.slab) {  // otherwise its arena is known to be ending
    Entry* const found = find(SlabAllocator::arena_of(object));
    const bool is_ending = found != nullptr && found->slabs.reused() == nullptr;
    if (!is_ending) {
      if (found == nullptr || !found->free_objects.keep(object, size)) SlabAllocator::free(object, size);
      return;
    }
  }
  poison(object, size);
  drop_later(slab);
}

void stop_reuse(const void* arena) noexcept {
  if (Entry* const found = find(arena)) found->slabs.stop_reuse();
}

void drop_later(Slab* slab) noexcept {
  if (slab != pending.slab) {
    pending.subtract();
    pending.slab = slab;
  }
  ++pending.count;
}

void end_slabs_of(const void* arena) noexcept {
  pending.subtract();
  if (Entry* const found = find(arena)) found->start(nullptr, 0);
}

}  // namespace onnxgen::heap
