// The place that a comparison of two messages has reached.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/reflection/storage_layout.h"

namespace onnxgen::reflection {

// A path such as graph.node[3].op_type. It is the same in both messages, except for indices of lists in which elements
// were inserted, removed or moved.
class ComparedPath {
 public:
  static std::string index_step(std::size_t index) { return "[" + std::to_string(index) + "]"; }
  static std::string key_step(FieldType type, const FieldValue& key, bool is_quoted) {
    std::string text = map_key_text(type, key);
    if (type == FieldType::kString && is_quoted) {
      text = '"' + text + '"';
    } else if (text.empty()) {
      text = "''";
    }
    return "[" + text + "]";
  }
  // Returns the name of a field of `message` in the form that MessageDifferencer uses.
  static std::string name(const MessageDescriptor& message, const FieldDescriptor& field) {
    if (!is_extension(field)) return field.name;
    return "(" + std::string(extension_full_name(message, field)) + ")";
  }

  // If the path is not recorded, it is always empty.
  explicit ComparedPath(bool is_recorded) noexcept : is_recorded_(is_recorded) {}

  // Returns the step to a field of the current message.
  std::string step(const std::string& field) const { return path_.empty() ? field : "." + field; }

  // Calls compare() with the step that step() returns added to the path. Returns the result of compare().
  template <class Step, class Compare>
  bool below(const Step& step, const Compare& compare) {
    const std::size_t length = path_.size();
    if (is_recorded_) path_ += step();
    const bool result = compare();
    path_.resize(length);
    return result;
  }

  // Like below(), for an element of a list with another index in the second message.
  template <class Step, class Compare>
  bool below(const Step& list, std::size_t in_first, std::size_t in_second, const Compare& compare) {
    return below([&] { return list() + index_step(in_first); },
                 [&] {
                   const std::size_t outer = second_indices_.size();
                   if (is_recorded_ && in_first != in_second) {
                     second_indices_.emplace_back(path_.size() - index_step(in_first).size(), in_second);
                   }
                   const bool result = compare();
                   second_indices_.resize(outer);
                   return result;
                 });
  }

  const std::string& in_first() const noexcept { return path_; }

  // Returns the path in the second message, or an empty text if it is the same.
  std::string other_in_second() const {
    if (second_indices_.empty()) return {};
    std::string path;
    std::size_t end = 0;  // of the part of path_ that was appended
    for (const auto& [begin, index] : second_indices_) {
      path += path_.substr(end, begin - end) + index_step(index);
      end = path_.find(']', begin) + 1;
    }
    return path + path_.substr(end);
  }

 private:
  bool is_recorded_;
  std::string path_;
  // Indices that differ in the second message, and where those of the first message begin in the path.
  std::vector<std::pair<std::size_t, std::size_t>> second_indices_;
};

}  // namespace onnxgen::reflection
