// Prints the comments of a descriptor as comments of a .proto file.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "decompile/record.h"

namespace onnxgen::decompile {

using Path = std::vector<std::int32_t>;

class CommentTexts {
 public:
  // `locations` is an encoded google.protobuf.SourceCodeInfo, which the caller must keep alive.
  explicit CommentTexts(std::string_view locations) {
    for (const Record& location : Record(locations).records(1)) {
      has_syntax_ = has_syntax_ || location.numbers(1) == Path{kSyntax};
      if (location.has(3) || location.has(4) || location.has(6)) comments_.emplace(location.numbers(1), location);
    }
  }

  // Returns whether the locations include a `syntax` or `edition` statement.
  bool has_syntax() const { return has_syntax_; }

  // Returns the comment lines before a declaration. They begin with an empty line, so that they do not belong to the
  // previous declaration.
  std::string before(const Path& path) const {
    const auto found = comments_.find(path);
    if (found == comments_.end()) return {};
    std::string text;
    for (const std::string_view comment : found->second.blocks(6)) text += '\n' + lines(comment);
    if (found->second.has(6) || found->second.has(3)) text += '\n';
    if (found->second.has(3)) text += lines(found->second.block(3));
    return text;
  }

  // Returns the comment lines after a declaration or its '{'. They end with an empty line, so that they do not belong
  // to the next declaration.
  std::string after(const Path& path) const {
    const auto found = comments_.find(path);
    return found == comments_.end() || !found->second.has(4) ? std::string() : lines(found->second.block(4)) + '\n';
  }

 private:
  static constexpr std::int32_t kSyntax = 12;

  static std::string lines(std::string_view comment) {
    if (!comment.empty() && comment.back() == '\n') comment.remove_suffix(1);
    std::string text = "//";
    for (const char c : comment) {
      if (c != '\0') text += c;
      if (c == '\n') text += "//";
    }
    return text + '\n';
  }

  std::map<Path, Record> comments_;
  bool has_syntax_ = false;
};

}  // namespace onnxgen::decompile
