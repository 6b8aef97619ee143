#include "onnxgen/onnx/wire_cursor.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {

WireCursor::WireCursor(ReadFunction read, std::uint64_t size, std::size_t first_window)
    : read_(std::move(read)),
      size_(size),
      first_window_(std::max(first_window, kSmallestWindow)),
      next_window_(first_window_) {}

WireCursor::WireCursor(std::string_view bytes) noexcept
    : size_(bytes.size()), window_(bytes.data()), window_end_(bytes.size()), first_window_(0), next_window_(0) {}

Status WireCursor::load(std::size_t count) {
  const std::size_t kept = available();
  if (kept >= count) return Status();
  const bool hopped = position_ > window_end_;
  next_window_ = hopped ? first_window_ : std::min(next_window_ * 2, std::max(kLargestWindow, first_window_));
  // Move the unread part of the window to its front.
  if (kept != 0) std::memmove(buffer_.data(), current(), kept);
  const std::uint64_t begin = position_ + kept;
  const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(std::max(next_window_, count), size_ - begin));
  if (buffer_.size() < kept + wanted) buffer_.resize(kept + wanted);
  window_ = buffer_.data();
  Status status = read_(begin, buffer_.data() + kept, wanted);
  if (!status) return status;
  window_begin_ = position_;
  window_end_ = begin + wanted;
  return Status();
}

Status WireCursor::read_long_varint(std::uint64_t end, std::uint64_t& value) {
  const std::uint64_t left = end - position_;
  Status status = load(static_cast<std::size_t>(std::min<std::uint64_t>(left, wire::kMaxVarintBytes)));
  if (!status) return status;
  const char* const begin = current();
  const char* const limit = begin + std::min<std::uint64_t>(left, available());
  const char* const after = wire::read_varint(begin, limit, value);
  if (after == nullptr) {
    if (left >= wire::kMaxVarintBytes) return Status(ErrorCode::kMalformedVarint, position_);
    return truncated(end);
  }
  varint_size_ = static_cast<std::size_t>(after - begin);
  position_ += varint_size_;
  return Status();
}

Status WireCursor::read_tag(std::uint64_t end, std::uint32_t& tag) {
  const std::uint64_t start = position_;
  std::uint64_t value = 0;
  Status status = read_varint(end, value);
  if (!status) return status;
  if (value > 0xFFFFFFFFu) return Status(ErrorCode::kMalformedVarint, start);
  tag = static_cast<std::uint32_t>(value);
  if (wire::tag_number(tag) == 0 || wire::tag_type(tag) > 5) return Status(ErrorCode::kInvalidTag, start);
  return Status();
}

Status WireCursor::read_length(std::uint64_t end, std::uint64_t& length) {
  Status status = read_varint(end, length);
  if (status && length > end - position_) return truncated(end);
  return status;
}

Status WireCursor::read_fixed64(std::uint64_t end, std::uint64_t& value) {
  if (end - position_ < sizeof value) return truncated(end);
  Status status = load(sizeof value);
  if (!status) return status;
  value = wire::load_fixed<std::uint64_t>(current());
  position_ += sizeof value;
  return Status();
}

Status WireCursor::read_fixed32(std::uint64_t end, std::uint32_t& value) {
  if (end - position_ < sizeof value) return truncated(end);
  Status status = load(sizeof value);
  if (!status) return status;
  value = wire::load_fixed<std::uint32_t>(current());
  position_ += sizeof value;
  return Status();
}

Status WireCursor::peek_delimited(std::uint64_t end, std::string_view& value) {
  const std::uint64_t start = position_;
  std::uint64_t length = 0;
  Status status = read_length(end, length);
  const std::uint64_t prefix = position_ - start;
  position_ = start;
  if (!status || length > kSmallestWindow - wire::kMaxVarintBytes) return status;
  const auto count = static_cast<std::size_t>(prefix + length);
  status = load(count);
  if (status) value = {current(), count};
  return status;
}

Status WireCursor::append(std::uint64_t length, std::string& to) {
  while (length != 0) {
    Status status = load(1);
    if (!status) return status;
    const std::size_t part = static_cast<std::size_t>(std::min<std::uint64_t>(length, available()));
    to.append(current(), part);
    position_ += part;
    length -= part;
  }
  return Status();
}

Status WireCursor::skip_value(std::uint64_t end, std::uint32_t tag, int depth) {
  const bool is_group = wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kGroupStart);
  return is_group ? skip_group(end, tag, depth) : skip_plain_value(end, tag);
}

Status WireCursor::skip_plain_value(std::uint64_t end, std::uint32_t tag) {
  std::uint64_t value = 0;
  switch (static_cast<wire::WireType>(wire::tag_type(tag))) {
    case wire::WireType::kVarint:
      return read_varint(end, value);
    case wire::WireType::kFixed64:
      if (end - position_ < 8) return truncated(end);
      skip(8);
      return Status();
    case wire::WireType::kFixed32:
      if (end - position_ < 4) return truncated(end);
      skip(4);
      return Status();
    case wire::WireType::kLengthDelimited: {
      Status status = read_length(end, value);
      if (status) skip(value);
      return status;
    }
    case wire::WireType::kGroupStart:
    case wire::WireType::kGroupEnd:
      break;
  }
  return Status(ErrorCode::kUnmatchedGroup, position_);
}

// Not recursive: how deep groups are nested is up to the input, and a caller may allow any depth.
Status WireCursor::skip_group(std::uint64_t end, std::uint32_t tag, int depth) {
  std::vector<std::uint32_t> open = {wire::tag_number(tag)};
  if (depth <= 0) return Status(ErrorCode::kDepthExceeded, position_);
  while (!open.empty()) {
    if (position_ >= end) return truncated(end);
    const std::uint64_t start = position_;
    std::uint32_t inner = 0;
    Status status = read_tag(end, inner);
    if (!status) return status;
    switch (static_cast<wire::WireType>(wire::tag_type(inner))) {
      case wire::WireType::kGroupStart:
        if (open.size() >= static_cast<std::size_t>(depth)) return Status(ErrorCode::kDepthExceeded, position_);
        open.push_back(wire::tag_number(inner));
        break;
      case wire::WireType::kGroupEnd:
        if (wire::tag_number(inner) != open.back()) return Status(ErrorCode::kUnmatchedGroup, start);
        open.pop_back();
        break;
      default:
        status = skip_plain_value(end, inner);
        if (!status) return status;
    }
  }
  return Status();
}

}  // namespace onnxgen::io
