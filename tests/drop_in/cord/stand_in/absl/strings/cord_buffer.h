// Stand-in for Abseil's header of this name, for tests where Abseil is not installed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

namespace absl {

class CordBuffer {
 public:
  struct Span {
    char* begin;
    std::size_t count;
    char* data() const { return begin; }
    std::size_t size() const { return count; }
  };

  static CordBuffer CreateWithDefaultLimit(std::size_t capacity) {
    CordBuffer buffer;
    buffer.bytes_.resize((std::min)(capacity, std::size_t{4000}));
    return buffer;
  }

  std::size_t length() const { return length_; }
  std::size_t capacity() const { return bytes_.size(); }
  Span available_up_to(std::size_t size) {
    return {bytes_.data() + length_, (std::min)(size, bytes_.size() - length_)};
  }
  void IncreaseLengthBy(std::size_t count) { length_ += count; }
  void SetLength(std::size_t length) { length_ = length; }

  std::string text() const { return bytes_.substr(0, length_); }  // not in Abseil

 private:
  std::string bytes_ = std::string(15, '\0');
  std::size_t length_ = 0;
};

}  // namespace absl
