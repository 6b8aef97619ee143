// Parsing a whole message from a stream. In a file of its own, so that programs without streams do not link those of
// the standard library.
#include <algorithm>
#include <cstdlib>
#include <istream>
#include <limits>

#include "onnxgen/message/message.h"

namespace onnxgen::message {
namespace {

// A buffer that grows without exceptions.
class InputBuffer {
 public:
  InputBuffer() noexcept = default;
  InputBuffer(const InputBuffer&) = delete;
  InputBuffer& operator=(const InputBuffer&) = delete;
  ~InputBuffer() { std::free(data_); }

  std::string_view view() const noexcept { return {data_ != nullptr ? data_ : "", size_}; }

  // Reads to the end of the stream, or to one byte after `max_bytes`.
  Status fill(std::istream& input, std::uint64_t max_bytes) {
    while (input.good() && size_ <= max_bytes) {
      if (size_ == capacity_ && !grow()) return Status(ErrorCode::kOutOfMemory);
      const std::uint64_t allowed = max_bytes - size_;  // one byte more shows that the input is too large
      const std::uint64_t wanted = capacity_ - size_ <= allowed ? capacity_ - size_ : allowed + 1;
      input.read(data_ + size_, static_cast<std::streamsize>(wanted));
      size_ += static_cast<std::size_t>(input.gcount());
    }
    return input.bad() ? Status(ErrorCode::kReadFailed) : Status();
  }

 private:
  bool grow() noexcept {
    constexpr std::size_t kSmallest = 64 * 1024;
    if (capacity_ > std::numeric_limits<std::size_t>::max() / 2) return false;
    const std::size_t capacity = std::max(kSmallest, 2 * capacity_);
    auto* const larger = static_cast<char*>(std::realloc(data_, capacity));
    if (larger == nullptr) return false;
    data_ = larger;
    capacity_ = capacity;
    return true;
  }

  char* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace

Status parse_stream(void* data, const MessageInfo& info, std::istream& input, const ParseOptions& options) {
  InputBuffer buffer;
  Status status = buffer.fill(input, options.max_total_bytes);
  if (!status) {
    clear(data, info);
    return status;
  }
  return parse(data, info, buffer.view(), options, BytesMode::kCopy);
}

}  // namespace onnxgen::message
