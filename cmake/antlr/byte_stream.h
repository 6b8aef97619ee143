// A stream of bytes for ANTLR. Each character is one byte, so token indices are byte offsets, and nothing is decoded or
// copied.
#pragma once

#include <string>
#include <string_view>

#include "antlr4-runtime.h"

namespace onnxgen::antlr {

class ByteStream : public antlr4::CharStream {
 public:
  explicit ByteStream(std::string_view bytes) : bytes_(bytes) {}

  void consume() override { ++position_; }
  std::size_t LA(ssize_t distance) override {
    const std::size_t at = position_ + static_cast<std::size_t>(distance > 0 ? distance - 1 : distance);
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : EOF;
  }
  ssize_t mark() override { return 0; }  // all bytes stay in memory
  void release(ssize_t) override {}
  std::size_t index() override { return position_; }
  void seek(std::size_t index) override { position_ = index; }
  std::size_t size() override { return bytes_.size(); }
  std::string getSourceName() const override { return {}; }
  std::string getText(const antlr4::misc::Interval& interval) override {
    const auto begin = static_cast<std::size_t>(interval.a);
    if (begin >= bytes_.size()) return {};
    return std::string(bytes_.substr(begin, static_cast<std::size_t>(interval.b - interval.a + 1)));
  }
  std::string toString() const override { return std::string(bytes_); }

 private:
  std::string_view bytes_;
  std::size_t position_ = 0;
};

}  // namespace onnxgen::antlr
