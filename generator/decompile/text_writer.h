// Writes the text of a .proto file line by line, with the comments of its descriptor.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decompile/comment_text.h"
#include "decompile/string_literal.h"

namespace onnxgen::decompile {

// Base of the class that knows the descriptors.
class TextWriter {
 public:
  std::string take_error() { return std::move(error_); }

 protected:
  // `locations` is an encoded google.protobuf.SourceCodeInfo, which the caller must keep alive.
  explicit TextWriter(std::string_view locations) : comments_(locations) {}

  void fail(std::string error) {
    if (error_.empty()) error_ = std::move(error);
  }

  enum class Dots { kNone, kAllowed };

  // Returns `name`. Rejects any other text, because it could change the meaning of the file.
  std::string checked(std::string name, Dots dots) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    std::string_view rest = name;
    if (dots == Dots::kAllowed && rest.substr(0, 1) == ".") rest.remove_prefix(1);
    bool is_good = true;
    char before = '.';
    for (const char c : rest) {
      const bool may_follow = (c >= '0' && c <= '9') || (c == '.' && dots == Dots::kAllowed);
      is_good = is_good && (is_letter(c) || (may_follow && before != '.'));
      before = c;
    }
    if (before == '.' || !is_good) {
      fail(fmt::format("{}{} is not a name", place(), string_literal(name)));
      return "invalid";
    }
    return name;
  }

  void line(const std::string& text) { out_ += std::string(2 * heads_.size(), ' ') + text + '\n'; }

  // Prints a declaration without a block.
  void statement(const std::string& text, const Path& path) {
    out_ += comments_.before(path);
    line(text + ';');
    out_ += comments_.after(path);
  }

  template <class Body>
  void block(const std::string& head, const Path& path, const Body& body) {
    if (heads_.size() == kMaxDepth) return fail("the descriptor is nested too deeply");
    out_ += comments_.before(path);
    line(head + " {");
    out_ += comments_.after(path);
    heads_.push_back(head);
    body();
    heads_.pop_back();
    line("}");
  }

  bool has_syntax_location() const { return comments_.has_syntax(); }
  std::string take_text() { return std::move(out_); }

 private:
  static constexpr std::size_t kMaxDepth = 100;

  // Names the open blocks in error messages.
  std::string place() const {
    std::string text;
    for (const std::string& head : heads_) text += (text.empty() ? "in " : ", ") + head;
    return text.empty() ? text : text + ": ";
  }

  const CommentTexts comments_;
  std::vector<std::string> heads_;  // of the open blocks
  std::string out_;
  std::string error_;
};

}  // namespace onnxgen::decompile
