// Container of map fields. Unlike libprotobuf's, it is ordered by key, so that equal maps always serialize to the same
// bytes.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <map>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

namespace internal {

// Reports a missing key like a failed GOOGLE_CHECK. Does not return.
template <typename Key>
void fail_key(const Key& key) {
  (LogMessage(LOGLEVEL_FATAL, __FILE__, __LINE__) << "CHECK failed: it != end(): key not found: " << key).Finish();
}

}  // namespace internal

template <typename Key, typename T>
using MapPair = std::pair<const Key, T>;

namespace internal {

// Implementation of Map.
template <typename Key, typename T>
class ONNXGEN_VISIBLE_TAGGED MapBody {
  using Tree = std::map<Key, T, std::less<>>;

 public:
  using key_type = Key;
  using mapped_type = T;
  using value_type = MapPair<Key, T>;
  using size_type = std::size_t;
  using pointer = value_type*;
  using const_pointer = const value_type*;
  using reference = value_type&;
  using const_reference = const value_type&;
  using iterator = typename Tree::iterator;
  using const_iterator = typename Tree::const_iterator;

  MapBody() = default;
  template <typename Iterator>
  MapBody(Iterator first, Iterator last) : tree_(first, last) {}

  size_type size() const noexcept { return tree_.size(); }
  bool empty() const noexcept { return tree_.empty(); }

  iterator begin() noexcept { return tree_.begin(); }
  iterator end() noexcept { return tree_.end(); }
  const_iterator begin() const noexcept { return tree_.begin(); }
  const_iterator end() const noexcept { return tree_.end(); }
  const_iterator cbegin() const noexcept { return tree_.begin(); }
  const_iterator cend() const noexcept { return tree_.end(); }

  template <typename K>
  T& operator[](K&& key) {
    return tree_[Key(std::forward<K>(key))];
  }
  template <typename K>
  const T& at(const K& key) const {
    const auto it = tree_.find(key);
    if (it == tree_.end()) fail_key(static_cast<Key>(key));
    return it->second;
  }
  template <typename K>
  T& at(const K& key) {
    const auto it = tree_.find(key);
    if (it == tree_.end()) fail_key(static_cast<Key>(key));
    return it->second;
  }

  template <typename K>
  size_type count(const K& key) const {
    return tree_.count(key);
  }
  template <typename K>
  bool contains(const K& key) const {
    return tree_.count(key) != 0;
  }
  template <typename K>
  iterator find(const K& key) {
    return tree_.find(key);
  }
  template <typename K>
  const_iterator find(const K& key) const {
    return tree_.find(key);
  }

  template <typename K>
  std::pair<iterator, iterator> equal_range(const K& key) {
    return tree_.equal_range(key);
  }
  template <typename K>
  std::pair<const_iterator, const_iterator> equal_range(const K& key) const {
    return tree_.equal_range(key);
  }

  std::pair<iterator, bool> insert(const value_type& value) { return tree_.insert(value); }
  std::pair<iterator, bool> insert(value_type&& value) { return tree_.insert(std::move(value)); }
  template <typename Iterator>
  void insert(Iterator first, Iterator last) {
    tree_.insert(first, last);
  }
  void insert(std::initializer_list<value_type> values) { tree_.insert(values); }
  template <typename... Arguments>
  std::pair<iterator, bool> emplace(Arguments&&... arguments) {
    return tree_.emplace(std::forward<Arguments>(arguments)...);
  }
  template <typename K, typename... Arguments>
  std::pair<iterator, bool> try_emplace(K&& key, Arguments&&... arguments) {
    return tree_.try_emplace(Key(std::forward<K>(key)), std::forward<Arguments>(arguments)...);
  }

  template <typename K>
  size_type erase(const K& key) {
    const auto it = tree_.find(key);
    if (it == tree_.end()) return 0;
    tree_.erase(it);
    return 1;
  }
  iterator erase(iterator position) { return tree_.erase(position); }
  void erase(iterator first, iterator last) { tree_.erase(first, last); }
  void clear() noexcept { tree_.clear(); }
  // Returns the estimated size of the entries, in bytes. Memory that their strings and messages allocate is excluded.
  std::size_t SpaceUsedExcludingSelfLong() const noexcept {
    return tree_.size() * (sizeof(value_type) + 4 * sizeof(void*));
  }
  void swap(MapBody& other) noexcept { tree_.swap(other.tree_); }
  friend void swap(MapBody& a, MapBody& b) noexcept { a.swap(b); }

 private:
  Tree tree_;
};

}  // namespace internal

// Map of a field. A regular value type. Elements keep their addresses until they are removed. Visibility and tags are
// as for repeated fields; see repeated_field.h.
template <typename Key, typename T>
class ONNXGEN_VISIBLE Map final : public internal::MapBody<Key, T> {
 public:
  ONNXGEN_HIDDEN Map() = default;
  ONNXGEN_HIDDEN explicit Map(Arena*) {}
  ONNXGEN_HIDDEN Map(const Map&) = default;
  ONNXGEN_HIDDEN Map(Map&&) = default;
  template <typename Iterator>
  ONNXGEN_HIDDEN Map(Iterator first, Iterator last) : internal::MapBody<Key, T>(first, last) {}
  ONNXGEN_HIDDEN Map& operator=(const Map&) = default;
  ONNXGEN_HIDDEN Map& operator=(Map&&) = default;
  ONNXGEN_HIDDEN ~Map() = default;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
