// Table of objects that are created on first use, one per key.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Keys are addresses of constant data. Objects are never destroyed, so pointers to them stay valid until the end of the
// program, including destructors of static objects. Any number of threads may request objects, and none blocks: if two
// threads create an object for one key at the same time, one of them is discarded before it becomes visible. The table
// is zero-initialized and needs no constructor.
template <class Key, class Value>
class OnceMap {
 public:
  // Returns the object for `key`. make(key) -> std::unique_ptr<const Value> creates it if necessary.
  template <class Make>
  const Value& get(const Key& key, Make make) {
    std::atomic<Node*>& first = buckets_[bucket(key)];
    Node* seen = first.load(std::memory_order_acquire);
    if (const Value* const value = find(seen, nullptr, key)) return *value;
    auto made = std::make_unique<Node>(Node{&key, make(key), seen});
    while (!first.compare_exchange_weak(made->next, made.get(), std::memory_order_acq_rel)) {
      if (const Value* const value = find(made->next, seen, key)) return *value;
      seen = made->next;
    }
    return *made.release()->value;
  }

 private:
  struct Node {
    const Key* key;
    std::unique_ptr<const Value> value;
    Node* next;
  };

  static constexpr int kBucketBits = 8;
  static constexpr std::size_t kBuckets = std::size_t{1} << kBucketBits;

  static std::size_t bucket(const Key& key) noexcept {
    constexpr std::uintptr_t kMultiplier = 0x9E3779B9;  // spreads addresses, whose last bits are often equal
    return reinterpret_cast<std::uintptr_t>(&key) * kMultiplier >> (32 - kBucketBits) & (kBuckets - 1);
  }

  // Searches the nodes from `node` up to, but excluding, `end`.
  static const Value* find(const Node* node, const Node* end, const Key& key) noexcept {
    for (; node != end; node = node->next) {
      if (node->key == &key) return node->value.get();
    }
    return nullptr;
  }

  std::array<std::atomic<Node*>, kBuckets> buckets_{};
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
