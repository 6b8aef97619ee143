// Streams over absl::Cord. Exist in the interface of protobuf 30 if the compiler finds Abseil's header. The classes are
// inline: programs that use them link Abseil, but the library does not.
#pragma once

#include "google/protobuf/io/zero_copy_stream.h"

#if ONNXGEN_PROTOBUF_API >= 30 && __has_include(<absl/strings/cord.h>)
#define ONNXGEN_HAS_CORD

#include <absl/strings/cord.h>
#include <absl/strings/cord_buffer.h>

#include <algorithm>
#include <climits>
#include <cstddef>
#include <utility>

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Reads a Cord, which must outlive this object and must not change.
class CordInputStream final : public ZeroCopyInputStream {
 public:
  explicit CordInputStream(const absl::Cord* cord) : position_(cord->char_begin()), size_(cord->size()) {}

  bool Next(const void** data, int* size) override {
    pass(lent_);
    if (passed_ == size_) return false;
    const std::string_view chunk = absl::Cord::ChunkRemaining(position_);
    lent_ = (std::min)(chunk.size(), std::size_t{INT_MAX});
    *data = chunk.data();
    *size = static_cast<int>(lent_);
    return true;
  }
  void BackUp(int count) override { lent_ -= static_cast<std::size_t>(count); }
  bool Skip(int count) override {
    pass(lent_);
    return pass(static_cast<std::size_t>(count)) == static_cast<std::size_t>(count);
  }
  int64 ByteCount() const override { return static_cast<int64>(passed_ + lent_); }
  bool KeepsBlocks() const override { return true; }
  int64 BytesKnownToFollow() const override { return static_cast<int64>(size_) - ByteCount(); }

  // Appends the next `count` bytes to `cord` without copying large blocks. Returns false if the stream ends first.
  bool ReadCord(absl::Cord* cord, int count) {
    pass(lent_);
    const std::size_t wanted = static_cast<std::size_t>(count);
    const std::size_t read = (std::min)(wanted, size_ - passed_);
    cord->Append(absl::Cord::AdvanceAndRead(&position_, read));
    passed_ += read;
    return read == wanted;
  }

 private:
  // Advances the position by up to `count` bytes, after which no block is lent. Returns the number of bytes.
  std::size_t pass(std::size_t count) {
    count = (std::min)(count, size_ - passed_);
    absl::Cord::Advance(&position_, count);
    passed_ += count;
    lent_ = 0;
    return count;
  }

  absl::Cord::CharIterator position_;
  std::size_t size_;
  std::size_t passed_ = 0;  // number of bytes before position_
  std::size_t lent_ = 0;    // number of bytes after position_ that Next() provided and BackUp() did not return
};

// Writes to a Cord, which Consume() returns.
class CordOutputStream final : public ZeroCopyOutputStream {
 public:
  // The stream appends to `cord` and `buffer`. `size_hint` is the expected size of the result.
  explicit CordOutputStream(std::size_t size_hint = 0) : size_hint_(size_hint) {}
  explicit CordOutputStream(absl::Cord cord, std::size_t size_hint = 0)
      : cord_(std::move(cord)), size_hint_(size_hint) {}
  explicit CordOutputStream(absl::CordBuffer buffer, std::size_t size_hint = 0)
      : CordOutputStream(absl::Cord(), std::move(buffer), size_hint) {}
  explicit CordOutputStream(absl::Cord cord, absl::CordBuffer buffer, std::size_t size_hint = 0)
      : cord_(std::move(cord)), buffer_(std::move(buffer)), has_buffer_(true), size_hint_(size_hint) {}

  bool Next(void** data, int* size) override {
    if (!has_buffer_ || buffer_.length() == buffer_.capacity()) make_buffer();
    const auto room = buffer_.available_up_to(std::size_t{INT_MAX});
    buffer_.IncreaseLengthBy(room.size());
    *data = room.data();
    *size = static_cast<int>(room.size());
    return true;
  }
  void BackUp(int count) override { buffer_.SetLength(buffer_.length() - static_cast<std::size_t>(count)); }
  int64 ByteCount() const override { return static_cast<int64>(cord_.size() + buffer_.length()); }

  // Appends a Cord without copying large blocks. Always returns true.
  bool WriteCord(const absl::Cord& cord) {
    flush();
    cord_.Append(cord);
    return true;
  }

  // Returns everything written so far and leaves the stream empty.
  absl::Cord Consume() {
    flush();
    return std::exchange(cord_, absl::Cord());
  }

 private:
  void flush() {
    if (buffer_.length() != 0) cord_.Append(std::exchange(buffer_, absl::CordBuffer()));
    has_buffer_ = false;
  }

  void make_buffer() {
    flush();
    constexpr std::size_t kSmallest = 512;
    const std::size_t missing = size_hint_ > cord_.size() ? size_hint_ - cord_.size() : cord_.size();
    buffer_ = absl::CordBuffer::CreateWithDefaultLimit((std::max)(missing, kSmallest));
    has_buffer_ = true;
  }

  absl::Cord cord_;
  absl::CordBuffer buffer_;
  bool has_buffer_ = false;  // otherwise, the capacity of buffer_ is not used
  std::size_t size_hint_;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
#endif
