// Destination of printed text: a string of the caller or, through a bounded buffer, a stream or a function.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

class Sink {
 public:
  // Receives the next chunk of the output. Returns false if it cannot be written.
  using Write = bool (*)(void* context, std::string_view chunk);

  // Collects the output in `out`.
  explicit Sink(std::string& out) noexcept : out_(out) {}
  // Passes `buffer`, which must be empty at first, to `write` whenever it has grown large.
  Sink(std::string& buffer, void* context, Write write) noexcept : out_(buffer), context_(context), write_(write) {}

  // Passes the output to a stream, which must outlive the sink.
  Sink(std::string& buffer, std::ostream& stream) noexcept;

  // Reserves `factor` times the encoded size of the message in the string. Without this, a growing string is repeatedly
  // copied into new pages, which takes longer than printing. Unused capacity occupies address space but no memory. If
  // the reservation fails, the string grows as needed.
  void make_room(ConstMessage message, std::size_t factor);

  // Buffer to which callers append.
  std::string& out() noexcept { return out_; }

  // Passes on a large buffer. Call this between two values. After a failure, further output is discarded.
  void flush_if_large() {
    if (write_ != nullptr && out_.size() >= kLarge) flush();
  }
  void flush() {
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
