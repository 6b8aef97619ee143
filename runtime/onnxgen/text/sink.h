// Where text goes: to the caller's string, or by way of a bounded buffer to a stream or a function.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

class Sink {
 public:
  // Takes the next piece of the output; false: it cannot be written.
  using Write = bool (*)(void* context, std::string_view piece);

  // Everything stays in `out`.
  explicit Sink(std::string& out) noexcept : out_(out) {}
  // `buffer`, empty at first, is handed to `write` whenever it has become large.
  Sink(std::string& buffer, void* context, Write write) noexcept : out_(buffer), context_(context), write_(write) {}

  // The same to a stream, which must outlive the sink.
  Sink(std::string& buffer, std::ostream& stream) noexcept;

  // Makes room in the string for `factor` times the encoding of the message. A string that grows as it is written to
  // is copied over and over into pages that the system has to find first, which takes longer than the printing. Room
  // that is not used costs addresses, no memory; where there are not so many, the string grows.
  void make_room(ConstMessage message, std::size_t factor);

  // What is to be appended to.
  std::string& out() noexcept { return out_; }

  // Called between two values. After a failure the output is thrown away.
  void pass_on_if_large() {
    if (write_ != nullptr && out_.size() >= kLarge) pass_on();
  }
  void pass_on() {
    if (write_ == nullptr) return;
    failed_ = failed_ || !write_(context_, out_);
    out_.clear();
  }

  bool failed() const noexcept { return failed_; }

  static constexpr std::size_t kLarge = std::size_t{1} << 16;

 private:
  std::string& out_;
  void* context_ = nullptr;
  Write write_ = nullptr;
  bool failed_ = false;
};

}  // namespace onnxgen::text
