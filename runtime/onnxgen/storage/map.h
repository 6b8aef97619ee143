// Map fields. Entries are ordered by key, so that equal maps always have the same encoding. They are kept in a balanced
// tree, so that no choice of keys makes a map slow.
//
// An iterator, and a view or reference of a value, is valid until its entry is removed, and a view of text also only
// until the entry is set; see message.h for what else ends it. If memory is exhausted, a function that adds entries
// throws std::bad_alloc, or aborts in a build without exceptions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <new>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/check_index.h"
#include "onnxgen/storage/arena_allocator.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen {

struct StorageAccess;

// How a map stores a key or a value, and how it presents it: numbers by value, text in the arena, messages by pointer.
template <class T, class = void>
struct MapSlot {  // messages
  using Stored = T*;
  using View = const T&;
  static View view(Stored stored) noexcept { return *stored; }
};
template <class T>
struct MapSlot<T, std::enable_if_t<std::is_arithmetic_v<T> || std::is_enum_v<T>>> {
  using Stored = T;
  using View = T;
  static View view(Stored stored) noexcept { return stored; }
};
template <>
struct MapSlot<std::string_view> {
  using Stored = StringField;
  using View = std::string_view;
  static View view(Stored stored) noexcept { return stored.get(); }
};

// A map field. Key is an integer type, bool, or std::string_view. Value is a number, bool, enum, std::string_view
// (strings and bytes), or a message class. Like a repeated field, a map lives in its message's arena and cannot be
// copied out of the message.
template <class Key, class Value>
class Map {
  using KeySlot = MapSlot<Key>;
  using ValueSlot = MapSlot<Value>;
  using StoredKey = typename KeySlot::Stored;
  using StoredValue = typename ValueSlot::Stored;
  static constexpr bool kHoldsMessages = std::is_same_v<StoredValue, Value*>;

  struct Less {
    using is_transparent = void;
    template <class A, class B>
    bool operator()(const A& a, const B& b) const noexcept {
      return key_view(a) < key_view(b);
    }
    static std::string_view key_view(const StringField& key) noexcept { return key.get(); }
    template <class T>
    static T key_view(const T& key) noexcept {
      return key;
    }
  };
  using Tree = std::map<StoredKey, StoredValue, Less, ArenaAllocator<std::pair<const StoredKey, StoredValue>>>;

 public:
  using key_type = Key;
  using mapped_type = Value;
  using value_type = std::pair<Key, typename ValueSlot::View>;
  using size_type = std::size_t;

  // Dereferencing returns a pair of key and value by value. Strings and messages in the pair refer to memory of the
  // map.
  class const_iterator {
   public:
    using iterator_category = std::input_iterator_tag;   // since pairs are returned by value
    using iterator_concept = std::forward_iterator_tag;  // C++20 permits returning by value
    using value_type = Map::value_type;
    using difference_type = std::ptrdiff_t;
    using reference = value_type;
    struct pointer {
      value_type entry;
      const value_type* operator->() const noexcept { return &entry; }
    };

    const_iterator() noexcept = default;
    reference operator*() const noexcept { return {KeySlot::view(at_->first), ValueSlot::view(at_->second)}; }
    pointer operator->() const noexcept { return {**this}; }
    const_iterator& operator++() noexcept {
      ++at_;
      return *this;
    }
    const_iterator operator++(int) noexcept { return const_iterator(at_++); }
    friend bool operator==(const_iterator a, const_iterator b) noexcept { return a.at_ == b.at_; }
    friend bool operator!=(const_iterator a, const_iterator b) noexcept { return a.at_ != b.at_; }

   private:
    friend class Map;
    explicit const_iterator(typename Tree::const_iterator at) noexcept : at_(at) {}
    typename Tree::const_iterator at_{};
  };
  using iterator = const_iterator;

  Map() noexcept = default;
  Map(const Map&) = delete;
  Map& operator=(const Map& other) {
    if (this == &other) return *this;
    Clear();
    MergeFrom(other);
    return *this;
  }

  std::size_t size() const noexcept { return tree_ != nullptr ? tree_->size() : 0; }
  bool empty() const noexcept { return size() == 0; }

  // Iterates in ascending order of keys. Strings are compared by their bytes.
  const_iterator begin() const noexcept {
    return tree_ != nullptr ? const_iterator(tree_->cbegin()) : const_iterator();
  }
  const_iterator end() const noexcept { return tree_ != nullptr ? const_iterator(tree_->cend()) : const_iterator(); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }

  // Returns an iterator to the entry of `key`, or end().
  const_iterator find(Key key) const noexcept {
    return tree_ != nullptr ? const_iterator(std::as_const(*tree_).find(key)) : const_iterator();
  }
  bool contains(Key key) const noexcept { return find(key) != end(); }
  std::size_t count(Key key) const noexcept { return contains(key) ? 1 : 0; }

  // Returns the value of `key`. A key that is not in the map ends the program, as in libprotobuf, even with
  // ONNXGEN_NO_BOUNDS_CHECKS.
  typename ValueSlot::View at(Key key) const noexcept {
    const const_iterator it = find(key);
    if (it == end()) key_not_found();
    return (*it).second;
  }

  // Stores a number or text under `key`, replacing any value it has. Text is copied.
  void Set(Key key, typename ValueSlot::View value) {
    const auto it = tree_->lower_bound(key);
    is_at(it, key) ? assign(it->second, value) : void(insert(it, key, stored(value)));
  }

  // Add an entry with a number or text unless there is one for `key`. Return an iterator to the entry, and whether it
  // was added.
  std::pair<iterator, bool> try_emplace(Key key, typename ValueSlot::View value = {}) {
    const auto it = tree_->lower_bound(key);
    if (is_at(it, key)) return {const_iterator(it), false};
    return {const_iterator(insert(it, key, stored(value))), true};
  }
  std::pair<iterator, bool> emplace(Key key, typename ValueSlot::View value) { return try_emplace(key, value); }
  std::pair<iterator, bool> insert(const value_type& entry) { return try_emplace(entry.first, entry.second); }

  // Returns the message or number under `key` for modification. If there is none, adds an empty message or zero.
  template <class V = Value, class = std::enable_if_t<!std::is_same_v<V, std::string_view>>>
  V* Mutable(Key key) {
    auto it = tree_->lower_bound(key);
    if constexpr (kHoldsMessages) {
      if (!is_at(it, key)) it = insert(it, key, arena().template create<Value>());
      return it->second;
    } else {
      if (!is_at(it, key)) it = insert(it, key, StoredValue{});
      return &it->second;
    }
  }
  template <class V = Value, class = std::enable_if_t<!std::is_same_v<V, std::string_view>>>
  V& operator[](Key key) {
    return *Mutable(key);
  }

  // Removes the entry of `key`. Returns the number of removed entries, 0 or 1.
  std::size_t erase(Key key) noexcept {
    if (tree_ == nullptr) return 0;
    const auto it = tree_->find(key);
    if (it == tree_->end()) return 0;
    tree_->erase(it);
    return 1;
  }

  // Removes an entry. Returns the iterator to the next one.
  iterator erase(const_iterator position) noexcept { return iterator(tree_->erase(position.at_)); }

  void Clear() noexcept {
    if (tree_ != nullptr) tree_->clear();
  }
  void clear() noexcept { Clear(); }

  void CopyFrom(const Map& other) { *this = other; }
  // Copies all entries of `other` into this map. They replace entries with equal keys.
  void MergeFrom(const Map& other) {
    for (const auto& [key, value] : other) {
      if constexpr (kHoldsMessages) {
        *Mutable(key) = value;
      } else {
        Set(key, value);
      }
    }
  }
  // Exchanges the contents: in constant time within one root message, and otherwise by copying the entries.
  void swap(Map& other) {
    if (&arena() == &other.arena()) return std::swap(tree_, other.tree_);
    Map copy;
    copy.bind(arena());
    copy.MergeFrom(*this);
    *this = other;
    other = copy;
  }

 private:
  friend struct StorageAccess;
  template <class, class>
  friend struct MapStorage;

  void bind(Arena& arena) {
    using Allocator = typename Tree::allocator_type;
    if (tree_ == nullptr) tree_ = new (arena.allocate(sizeof(Tree))) Tree(Less(), Allocator(arena));
  }

  Arena& arena() const noexcept { return tree_->get_allocator().arena(); }

  bool is_at(typename Tree::const_iterator it, const Key& key) const noexcept {
    return it != tree_->cend() && !Less()(key, it->first);
  }

  typename Tree::iterator insert(typename Tree::const_iterator before, Key key, StoredValue value) {
    StoredKey stored{};
    if constexpr (std::is_same_v<Key, std::string_view>) {
      stored.set(key, arena());
    } else {
      stored = key;
    }
    return tree_->emplace_hint(before, stored, value);
  }

  StoredValue stored(typename ValueSlot::View value) {
    StoredValue stored{};
    assign(stored, value);
    return stored;
  }

  void assign(StoredValue& stored, typename ValueSlot::View value) {
    static_assert(!kHoldsMessages, "messages are changed through Mutable()");
    if constexpr (std::is_same_v<Value, std::string_view>) {
      stored.set(value, arena());
    } else {
      stored = value;
    }
  }

  // Upper bound of a tree node's size: the standard library adds a few words to each entry.
  static constexpr std::size_t kNodeBytes = sizeof(std::pair<const StoredKey, StoredValue>) + 8 * sizeof(void*);

  Tree* tree_ = nullptr;  // in the arena; its destructor is never run
};

}  // namespace onnxgen
