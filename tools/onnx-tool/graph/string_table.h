// A table of strings that occur often.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace onnx_tool {

class StringTable {
 public:
  StringTable() { (void)index(""); }

  // Returns the index of `text`, which is added if it is new. The index of the empty string is 0.
  std::uint64_t index(std::string_view text) {
    const auto found = indexes_.find(text);
    if (found != indexes_.end()) return found->second;
    indexes_.emplace(texts_.emplace_back(text), texts_.size() - 1);
    return texts_.size() - 1;
  }

  const std::deque<std::string>& texts() const { return texts_; }

 private:
  std::deque<std::string> texts_;  // does not move its elements
  std::unordered_map<std::string_view, std::uint64_t> indexes_;
};

}  // namespace onnx_tool
