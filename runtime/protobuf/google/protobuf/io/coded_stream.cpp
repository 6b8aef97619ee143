#include "google/protobuf/io/coded_stream.h"

#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace google {
namespace protobuf {
namespace io {
namespace {

int as_int(int64 size) {
  return static_cast<int>(std::min<int64>(size, INT_MAX));
}

template <class Number>
Number decode_little_endian(const uint8* bytes) {
  return onnxgen::wire::load_fixed<Number>(reinterpret_cast<const char*>(bytes));
}

}  // namespace

// ---- blocks and limits

CodedInputStream::CodedInputStream(ZeroCopyInputStream* input) : input_(input) {
  refill();
}

CodedInputStream::CodedInputStream(const uint8* buffer, int64 size)
    : next_(buffer), end_(buffer + std::max<int64>(size, 0)), read_(std::max<int64>(size, 0)), limit_(read_) {}

CodedInputStream::~CodedInputStream() {
  const int64 unread = end_ - next_ + past_limit_;
  if (input_ != nullptr && unread > 0) input_->BackUp(static_cast<int>(unread));
}

void CodedInputStream::apply_limits() {
  end_ += past_limit_;
  past_limit_ = std::max<int64>(read_ - closest_limit(), 0);
  end_ -= past_limit_;
}

bool CodedInputStream::refill() {
  while (next_ == end_) {
    if (past_limit_ > 0 || read_ == limit_ || input_ == nullptr) return false;
    const void* data = nullptr;
    int size = 0;
    if (!input_->Next(&data, &size)) {
      next_ = end_ = nullptr;
      return false;
    }
    next_ = static_cast<const uint8*>(data);
    end_ = next_ + size;
    read_ += size;
    past_limit_ = 0;
    apply_limits();
  }
  return true;
}

void CodedInputStream::SetTotalBytesLimit(int64 limit) {
  // Bytes that were already read cannot be excluded.
  total_limit_ = limit == INT_MAX ? kint64max : std::max(limit, CurrentPosition64());
  apply_limits();
}

int CodedInputStream::BytesUntilTotalBytesLimit() const {
  return total_limit_ == kint64max ? -1 : as_int(total_limit_ - CurrentPosition64());
}

CodedInputStream::Limit CodedInputStream::PushLimit(int64 count) {
  const Limit before = limit_;
  if (count >= 0 && count < limit_ - CurrentPosition64()) {
    limit_ = CurrentPosition64() + count;
    apply_limits();
  }
  return before;
}

void CodedInputStream::PopLimit(Limit limit) {
  limit_ = limit;
  apply_limits();
  at_end_ = false;
}

int CodedInputStream::BytesUntilLimit() const {
  return limit_ == kint64max ? -1 : as_int(limit_ - CurrentPosition64());
}

// ---- values

bool CodedInputStream::GetDirectBufferPointer(const void** data, int* size) {
  if (!refill()) return false;
  *data = next_;
  *size = as_int(end_ - next_);
  return true;
}

bool CodedInputStream::Skip(int64 count) {
  if (count < 0) return false;
  while (count > 0) {
    if (next_ == end_ && input_ != nullptr && past_limit_ == 0) {
      // The stream may have a faster way to skip than providing blocks that nobody reads.
      const int64 until_limit = closest_limit() - read_;
      const int wanted = as_int(std::min(count, until_limit));
      const int64 before = input_->ByteCount();
      const bool skipped = wanted > 0 && input_->Skip(wanted);
      const int64 advanced = input_->ByteCount() - before;
      read_ += advanced;
      count -= advanced;
      if (!skipped) return false;
      continue;
    }
    if (!refill()) return false;
    const int64 step = std::min<int64>(count, end_ - next_);
    next_ += step;
    count -= step;
  }
  return true;
}

bool CodedInputStream::ReadRaw(void* buffer, int64 size) {
  if (size < 0) return false;
  auto* target = static_cast<uint8*>(buffer);
  while (size > 0) {
    if (!refill()) return false;
    const int64 step = std::min<int64>(size, end_ - next_);
    std::memcpy(target, next_, static_cast<std::size_t>(step));
    target += step;
    next_ += step;
    size -= step;
  }
  return true;
}

bool CodedInputStream::ReadString(std::string* text, int64 size) {
  if (size < 0) return false;
  text->clear();
  while (size > 0) {
    if (!refill()) return false;
    const int64 step = std::min<int64>(size, end_ - next_);
    text->append(reinterpret_cast<const char*>(next_), static_cast<std::size_t>(step));
    next_ += step;
    size -= step;
  }
  return true;
}

bool CodedInputStream::ReadVarint64(uint64* value) {
  uint64 result = 0;
  for (std::size_t i = 0; i < onnxgen::wire::kMaxVarintBytes; ++i) {
    if (next_ == end_ && !refill()) return false;
    const uint8 byte = *next_++;
    result |= uint64{byte & 0x7FU} << (7 * i);
    if (byte < 0x80) {
      *value = result;
      return true;
    }
  }
  return false;
}

bool CodedInputStream::ReadVarint32(uint32* value) {
  uint64 wide = 0;
  if (!ReadVarint64(&wide)) return false;
  *value = static_cast<uint32>(wide);
  return true;
}

bool CodedInputStream::ReadVarintSizeAsInt(int* value) {
  uint64 wide = 0;
  if (!ReadVarint64(&wide) || wide > INT_MAX) return false;
  *value = static_cast<int>(wide);
  return true;
}

template <class Number>
bool CodedInputStream::read_little_endian(Number* value) {
  uint8 bytes[sizeof(Number)];
  if (!ReadRaw(bytes, sizeof(bytes))) return false;
  *value = decode_little_endian<Number>(bytes);
  return true;
}

bool CodedInputStream::ReadLittleEndian32(uint32* value) {
  return read_little_endian(value);
}

bool CodedInputStream::ReadLittleEndian64(uint64* value) {
  return read_little_endian(value);
}

const uint8* CodedInputStream::ReadLittleEndian32FromArray(const uint8* buffer, uint32* value) {
  *value = decode_little_endian<uint32>(buffer);
  return buffer + sizeof(*value);
}

const uint8* CodedInputStream::ReadLittleEndian64FromArray(const uint8* buffer, uint64* value) {
  *value = decode_little_endian<uint64>(buffer);
  return buffer + sizeof(*value);
}

// ---- messages

uint32 CodedInputStream::ReadTag() {
  last_tag_ = ReadTagNoLastTag();
  return last_tag_;
}

uint32 CodedInputStream::ReadTagNoLastTag() {
  if (!refill()) {
    at_end_ = CurrentPosition64() == limit_ || !is_cut_off();
    return 0;
  }
  at_end_ = false;
  uint64 tag = 0;
  return ReadVarint64(&tag) && tag <= kuint32max ? static_cast<uint32>(tag) : 0;
}

bool CodedInputStream::is_cut_off() {
  if (CurrentPosition64() < total_limit_) return false;
  if (past_limit_ > 0) return true;
  // The limit is at the end of a block. Only the stream knows whether there is another block.
  return refill() || past_limit_ > 0;
}

bool CodedInputStream::ExpectTag(uint32 expected) {
  uint8 bytes[5];
  const int64 size = CodedOutputStream::WriteTagToArray(expected, bytes) - bytes;
  if (!refill() || end_ - next_ < size || std::memcmp(next_, bytes, static_cast<std::size_t>(size)) != 0) return false;
  next_ += size;
  return true;
}

std::pair<uint32, bool> CodedInputStream::ReadTagWithCutoff(uint32 cutoff) {
  const auto result = ReadTagWithCutoffNoLastTag(cutoff);
  last_tag_ = result.first;
  return result;
}

std::pair<uint32, bool> CodedInputStream::ReadTagWithCutoffNoLastTag(uint32 cutoff) {
  const uint32 tag = ReadTagNoLastTag();
  return {tag, tag != 0 && tag <= cutoff};
}

const uint8* CodedInputStream::ExpectTagFromArray(const uint8* buffer, uint32 expected) {
  uint8 bytes[5];
  const int64 size = CodedOutputStream::WriteTagToArray(expected, bytes) - bytes;
  return std::memcmp(buffer, bytes, static_cast<std::size_t>(size)) == 0 ? buffer + size : nullptr;
}

bool CodedInputStream::ExpectAtEnd() {
  if (next_ != end_ || CurrentPosition64() != limit_) return false;
  last_tag_ = 0;
  at_end_ = true;
  return true;
}

void CodedInputStream::SetRecursionLimit(int limit) {
  recursion_budget_ += limit - recursion_limit_;
  recursion_limit_ = limit;
}

void CodedInputStream::DecrementRecursionDepth() {
  if (recursion_budget_ < recursion_limit_) ++recursion_budget_;
}

std::pair<CodedInputStream::Limit, int> CodedInputStream::IncrementRecursionDepthAndPushLimit(int64 count) {
  return {PushLimit(count), --recursion_budget_};
}

CodedInputStream::Limit CodedInputStream::ReadLengthAndPushLimit() {
  uint32 length = 0;
  return PushLimit(ReadVarint32(&length) ? length : 0);
}

bool CodedInputStream::DecrementRecursionDepthAndPopLimit(Limit limit) {
  ++recursion_budget_;
  return CheckEntireMessageConsumedAndPopLimit(limit);
}

bool CodedInputStream::CheckEntireMessageConsumedAndPopLimit(Limit limit) {
  const bool is_whole = ConsumedEntireMessage();
  PopLimit(limit);
  return is_whole;
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
