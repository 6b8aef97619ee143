// Reads the structure of an encoded message from any source, one window at a time, and skips unneeded parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen::io {

// Reads exactly `count` bytes at `offset` to `to`, or returns a failure. Offsets only increase from call to call, so
// the source can be a stream.
using ReadFunction = std::function<Status(std::uint64_t offset, void* to, std::size_t count)>;

// A position in an input. Its reads are small after a skip and become larger as long as it reads sequentially. Not
// thread-safe.
class WireCursor {
 public:
  // Sizes of the window, in bytes.
  static constexpr std::size_t kSmallestWindow = 4 * 1024;
  static constexpr std::size_t kLargestWindow = 256 * 1024;

  // Reads an input of `size` bytes through `read`. `first_window` is the number of bytes of the first read, and of the
  // first read after each skip.
  WireCursor(ReadFunction read, std::uint64_t size, std::size_t first_window = kSmallestWindow);
  // Reads bytes in memory, which must outlive the cursor. Nothing is copied, so no copy of a secret remains.
  explicit WireCursor(std::string_view bytes) noexcept;

  // Offset of the next byte, and size of the input, in bytes.
  std::uint64_t position() const noexcept { return position_; }
  std::uint64_t size() const noexcept { return size_; }

  // Functions that return a Status fail with kTruncated, kMalformedVarint, kInvalidTag or kUnmatchedGroup at the offset
  // of the error, or with the failure of `read`. `end` is the offset at which the enclosing message ends. Nothing after
  // it is read.
  Status read_varint(std::uint64_t end, std::uint64_t& value) {
    const bool is_buffered = position_ < end && position_ >= window_begin_ && position_ < window_end_;
    if (!is_buffered || (static_cast<unsigned char>(*current()) & 0x80) != 0) return read_long_varint(end, value);
    value = static_cast<unsigned char>(*current());
    varint_size_ = 1;
    ++position_;
    return Status();
  }
  Status read_tag(std::uint64_t end, std::uint32_t& tag);
  // Reads a length. Fails with kTruncated if that many bytes do not fit before `end`.
  Status read_length(std::uint64_t end, std::uint64_t& length);
  // Returns the bytes of the varint, tag or length that was read last, valid until the next call. An encoding may be
  // longer than necessary.
  std::string_view last_varint() const noexcept { return {current() - varint_size_, varint_size_}; }
  Status read_fixed64(std::uint64_t end, std::uint64_t& value);
  Status read_fixed32(std::uint64_t end, std::uint32_t& value);
  // Sets `value` to the next length-delimited value, with its length prefix, without advancing. Sets it to an empty
  // view if the value does not fit into the smallest window. The view is valid until the next call.
  Status peek_delimited(std::uint64_t end, std::string_view& value);
  // Appends the next `length` bytes, which must be before the end of the input, to `to`.
  Status append(std::uint64_t length, std::string& to);
  // Skips `count` bytes, which must be before the end of the input, without reading them.
  void skip(std::uint64_t count) noexcept { position_ += count; }

  // Skips the value of a field, which may be a group. Groups nested deeper than `depth` are kDepthExceeded.
  Status skip_value(std::uint64_t end, std::uint32_t tag, int depth);

 private:
  // Reads a varint of any length, inside the window or not.
  Status read_long_varint(std::uint64_t end, std::uint64_t& value);
  // Ensures that the window contains [position_, position_ + count). `count` is at most kSmallestWindow.
  Status load(std::size_t count);
  static Status truncated(std::uint64_t at) { return Status(ErrorCode::kTruncated, at); }

  // Skips a value that is not a group.
  Status skip_plain_value(std::uint64_t end, std::uint32_t tag);
  Status skip_group(std::uint64_t end, std::uint32_t tag, int depth);

  const char* current() const noexcept { return window_ + (position_ - window_begin_); }
  std::size_t available() const noexcept {
    return position_ >= window_begin_ && position_ < window_end_ ? wire::to_size(window_end_ - position_) : 0;
  }

  ReadFunction read_;
  std::uint64_t size_;
  std::uint64_t position_ = 0;
  std::vector<char> buffer_;      // contents of the last read
  const char* window_ = nullptr;  // the buffer, or the bytes in memory
  std::uint64_t window_begin_ = 0;
  std::uint64_t window_end_ = 0;
  std::size_t varint_size_ = 0;
  std::size_t first_window_;
  std::size_t next_window_;
};

}  // namespace onnxgen::io
