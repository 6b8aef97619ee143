// Detects repeated keys of a map in JSON.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::text {

class MapKeys {
 public:
  struct Key {
    std::string_view text;
    std::size_t position;  // offset in the JSON text
  };

  // Adds a key. `key` must outlive this object unless it is copied.
  void add(std::string_view key, bool copy, std::size_t position) {
    if (copy) key = copies_.emplace_back(key);
    keys_.push_back({key, position});
  }

  // Returns the first key that repeats an earlier one, or nullptr if all keys are different.
  const Key* find_repeated() {
    std::sort(keys_.begin(), keys_.end(),
              [](const Key& a, const Key& b) { return a.text != b.text ? a.text < b.text : a.position < b.position; });
    const Key* first = nullptr;
    for (std::size_t i = 1; i < keys_.size(); ++i) {
      const bool is_repeated = keys_[i].text == keys_[i - 1].text;
      if (is_repeated && (first == nullptr || keys_[i].position < first->position)) first = &keys_[i];
    }
    return first;
  }

 private:
  std::vector<Key> keys_;
  std::deque<std::string> copies_;
};

}  // namespace onnxgen::text
