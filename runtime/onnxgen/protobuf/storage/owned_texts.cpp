#include "onnxgen/protobuf/storage/owned_texts.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <unordered_map>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/storage/mutex.h"

namespace onnxgen::heap {
namespace {

struct Lent {
  std::size_t fields = 0;        // number that have the string
  void (*end)(void*) = nullptr;  // once the arena has ended
};

struct OwnedTexts {
  Mutex mutex;
  std::unordered_map<const void*, Lent> texts;
};

// Created with the first string and never destroyed, since objects with static storage duration may own arenas. Without
// such strings, each deletion of a string costs one comparison.
std::atomic<OwnedTexts*> all_owned{nullptr};

OwnedTexts* try_make_owned() noexcept {
  OwnedTexts* made = nullptr;
  if (!try_allocating([&] { made = new OwnedTexts; })) return nullptr;
  OwnedTexts* present = nullptr;
  if (all_owned.compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
  delete made;
  return present;
}

// Calls act(texts, entry) for a string that is owned, and returns its result. Returns false for others.
template <class Act>
bool change(const void* text, const Act& act) noexcept {
  OwnedTexts* const owned = all_owned.load(std::memory_order_acquire);
  if (owned == nullptr) return false;
  const std::lock_guard<Mutex> lock(owned->mutex);
  const auto found = owned->texts.find(text);
  return found != owned->texts.end() && act(owned->texts, found);
}

}  // namespace

bool try_own_text(const void* text) noexcept {
  OwnedTexts* owned = all_owned.load(std::memory_order_acquire);
  if (owned == nullptr) owned = try_make_owned();
  if (owned == nullptr) return false;
  const std::lock_guard<Mutex> lock(owned->mutex);
  return try_allocating([&] { owned->texts.emplace(text, Lent{}); });
}

bool is_owned_text(const void* text) noexcept {
  return change(text, [](auto&, auto) { return true; });
}

void lend_text(const void* text) noexcept {
  (void)change(text, [](auto&, auto entry) {
    ++entry->second.fields;
    return true;
  });
}

bool return_text(void* text) noexcept {
  void (*end)(void*) = nullptr;
  const bool is_owned = change(text, [&end](auto& texts, auto entry) {
    Lent& lent = entry->second;
    if (lent.fields != 0) --lent.fields;
    if (lent.fields != 0 || lent.end == nullptr) return true;
    end = lent.end;
    texts.erase(entry);
    return true;
  });
  if (end != nullptr) end(text);
  return is_owned;
}

void release_text(const void* text) noexcept {
  (void)change(text, [](auto&, auto entry) {
    if (entry->second.fields != 0) --entry->second.fields;
    return true;
  });
}

bool disown_text(const void* text, void (*end)(void*)) noexcept {
  const bool has_fields = change(text, [end](auto& texts, auto entry) {
    entry->second.end = end;
    if (entry->second.fields != 0 && end != nullptr) return true;
    texts.erase(entry);
    return false;
  });
  return !has_fields;
}

}  // namespace onnxgen::heap
