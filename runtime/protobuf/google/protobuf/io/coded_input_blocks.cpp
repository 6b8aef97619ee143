// Reads the rest of a stream, or one message, as a block.
#include "google/protobuf/io/coded_stream.h"

namespace google {
namespace protobuf {
namespace io {

// Searches consecutive blocks for the tag that ends a message: 0 or the end of a group that did not begin in the
// message. Skips the contents of fields. Leaves errors to the parser: after one, nothing ends the message.
class CodedInputStream::MessageEnd {
 public:
  // Continues in the next block. Returns whether the tag ends in it.
  bool find(const uint8* p, const uint8* end) {
    const uint8* const begin = p;
    while (p != end && !is_malformed_) {
      if (skip_ > 0) {
        const uint64 count = std::min<uint64>(skip_, static_cast<uint64>(end - p));
        p += count;
        skip_ -= count;
        continue;
      }
      if (part_ == Part::kTag && length_ == 0) tag_begin_ = size_ + static_cast<std::size_t>(p - begin);
      const uint8 byte = *p++;
      value_ |= uint64{byte & 0x7fU} << (7 * length_);
      if ((byte & 0x80) != 0) {
        is_malformed_ = ++length_ == kMaxVarint;
      } else if (take(std::exchange(value_, 0))) {
        after_ = p;
        return true;
      }
    }
    size_ += static_cast<std::size_t>(end - begin);
    return false;
  }

  std::size_t tag_begin() const { return tag_begin_; }  // number of bytes before the tag
  const uint8* after() const { return after_; }         // position after the tag in the last block
  uint32 tag() const { return tag_; }

 private:
  enum class Part { kTag, kValue, kLength };
  static constexpr int kMaxVarint = 10;
  static constexpr int kMaxTag = 5;

  // Processes a varint. Returns whether it is the tag that ends the message.
  bool take(uint64 value) {
    const int length = std::exchange(length_, 0) + 1;
    const Part part = std::exchange(part_, Part::kTag);
    if (part == Part::kLength) skip_ = value;
    if (part != Part::kTag) return false;
    tag_ = static_cast<uint32>(value);
    const uint32 type = tag_ % 8;
    is_malformed_ = length > kMaxTag || value > kuint32max || type > 5 || (value == 0 && depth_ > 0);
    if (is_malformed_) return false;
    if (value == 0 || (type == 4 && depth_ == 0)) return true;
    if (type == 0) part_ = Part::kValue;
    if (type == 1) skip_ = sizeof(uint64);
    if (type == 2) part_ = Part::kLength;
    if (type == 3) ++depth_;
    if (type == 4) --depth_;
    if (type == 5) skip_ = sizeof(uint32);
    return false;
  }

  Part part_ = Part::kTag;
  int length_ = 0;  // bytes of the current varint so far
  uint64 value_ = 0;
  uint64 skip_ = 0;
  uint64 depth_ = 0;  // of groups
  bool is_malformed_ = false;
  std::size_t size_ = 0;  // of the previous blocks
  std::size_t tag_begin_ = 0;
  const uint8* after_ = nullptr;
  uint32 tag_ = 0;
};

// Returns whether the current block remains valid after the next one is requested. Also true if there is no next block.
bool CodedInputStream::keeps_block() const {
  return input_ == nullptr || past_limit_ > 0 || read_ == limit_ || input_->KeepsBlocks();
}

bool CodedInputStream::ReadRemaining(std::string_view& bytes, std::string& storage) {
  return read_blocks(bytes, storage, nullptr);
}

bool CodedInputStream::ReadMessage(std::string_view& bytes, std::string& storage) {
  MessageEnd end;
  return read_blocks(bytes, storage, &end);
}

// Stops at `message_end`, if it is not null.
bool CodedInputStream::read_blocks(std::string_view& bytes, std::string& storage, MessageEnd* message_end) {
  const auto ends = [&] { return message_end != nullptr && message_end->find(next_, end_); };
  const auto stop = [&] {
    bytes = bytes.substr(0, message_end->tag_begin());
    next_ = message_end->after();
    last_tag_ = message_end->tag();
    at_end_ = false;
    return true;
  };
  storage.clear();
  bytes = {};
  if (refill()) {
    const char* first = reinterpret_cast<const char*>(next_);
    bytes = {first, static_cast<std::size_t>(end_ - next_)};
    if (ends()) return stop();
    const bool keeps = keeps_block();
    if (!keeps) {
      const int64 known = std::min(input_->BytesKnownToFollow(), closest_limit() - read_);
      storage.reserve(bytes.size() + static_cast<std::size_t>(std::max<int64>(known, 0)));
      storage.assign(bytes);
    }
    next_ = end_;
    for (bool gathers = !keeps; refill(); gathers = true, next_ = end_) {
      if (!gathers) storage.assign(bytes);
      storage.append(reinterpret_cast<const char*>(next_), static_cast<std::size_t>(end_ - next_));
      if (ends()) {
        bytes = storage;
        return stop();
      }
    }
    if (!storage.empty()) bytes = storage;
  }
  at_end_ = CurrentPosition64() == limit_ || !is_cut_off();
  return at_end_;
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
