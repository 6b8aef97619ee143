#include "onnxgen/protobuf/storage/owned_texts.h"

#include <atomic>
#include <mutex>
#include <unordered_set>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/storage/mutex.h"

namespace onnxgen::heap {
namespace {

struct OwnedTexts {
  Mutex mutex;
  std::unordered_set<const void*> texts;
};

// Created with the first string and never destroyed, since objects of static storage may have arenas. Most programs
// have no such strings, and then pay for one comparison with each deletion.
std::atomic<OwnedTexts*> all_owned{nullptr};

OwnedTexts* try_make_owned() noexcept {
  OwnedTexts* made = nullptr;
  if (!try_allocating([&] { made = new OwnedTexts; })) return nullptr;
  OwnedTexts* present = nullptr;
  if (all_owned.compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
  delete made;
  return present;
}

}  // namespace

bool try_add_owned_text(const void* text) noexcept {
  OwnedTexts* owned = all_owned.load(std::memory_order_acquire);
  if (owned == nullptr) owned = try_make_owned();
  if (owned == nullptr) return false;
  const std::lock_guard<Mutex> lock(owned->mutex);
  return try_allocating([&] { owned->texts.insert(text); });
}

void remove_owned_text(const void* text) noexcept {
  OwnedTexts& owned = *all_owned.load(std::memory_order_acquire);
  const std::lock_guard<Mutex> lock(owned.mutex);
  owned.texts.erase(text);
}

bool is_owned_text(const void* text) noexcept {
  OwnedTexts* const owned = all_owned.load(std::memory_order_acquire);
  if (owned == nullptr) return false;
  const std::lock_guard<Mutex> lock(owned->mutex);
  return owned->texts.count(text) != 0;
}

}  // namespace onnxgen::heap
