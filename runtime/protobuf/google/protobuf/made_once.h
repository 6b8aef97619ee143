// Objects that are made when they are first asked for, one for each key.
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

// Keys are addresses of constant data. The objects are never destroyed, so that pointers to them stay valid to the very
// end, in destructors of statics too. Any number of threads may ask, and none waits: of two objects that are made for
// one key at once, one is dropped before anybody has seen it. A table is zero at first and needs no constructor.
template <class Key, class Value>
class MadeOnce {
 public:
  // make(key) -> std::unique_ptr<const Value>.
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

  static constexpr std::size_t kBuckets = 256;

  static std::size_t bucket(const Key& key) noexcept {
    const auto address = reinterpret_cast<std::uintptr_t>(&key);
    return (address / sizeof(Key)) % kBuckets;
  }

  // Among the nodes from `node` to before `end`.
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
