// CodedOutputStream.
#include "google/protobuf/io/coded_stream.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace google {
namespace protobuf {
namespace io {
namespace {

template <class Number>
uint8* encode_little_endian(Number value, uint8* target) {
  onnxgen::wire::store_fixed(reinterpret_cast<char*>(target), value);
  return target + sizeof(Number);
}

}  // namespace

bool CodedOutputStream::refill() {
  while (next_ == end_) {
    void* data = nullptr;
    int size = 0;
    if (failed_ || !output_->Next(&data, &size)) {
      failed_ = true;
      return false;
    }
    next_ = static_cast<uint8*>(data);
    end_ = next_ + size;
    lent_ += size;
  }
  return true;
}

void CodedOutputStream::Trim() {
  if (next_ == end_) return;
  output_->BackUp(static_cast<int>(end_ - next_));
  lent_ -= end_ - next_;
  next_ = end_ = nullptr;
}

void CodedOutputStream::WriteRaw(const void* data, int64 size) {
  const auto* source = static_cast<const uint8*>(data);
  while (size > 0 && refill()) {
    const int64 step = std::min<int64>(size, end_ - next_);
    next_ = WriteRawToArray(source, step, next_);
    source += step;
    size -= step;
  }
}

void CodedOutputStream::WriteVarint64(uint64 value) {
  uint8 bytes[onnxgen::wire::kMaxVarintBytes];
  WriteRaw(bytes, WriteVarint64ToArray(value, bytes) - bytes);
}

void CodedOutputStream::WriteLittleEndian32(uint32 value) {
  uint8 bytes[sizeof(value)];
  WriteRaw(bytes, encode_little_endian(value, bytes) - bytes);
}

void CodedOutputStream::WriteLittleEndian64(uint64 value) {
  uint8 bytes[sizeof(value)];
  WriteRaw(bytes, encode_little_endian(value, bytes) - bytes);
}

bool CodedOutputStream::Skip(int64 count) {
  if (count < 0) return false;
  while (count > 0) {
    if (!refill()) return false;
    const int64 step = std::min<int64>(count, end_ - next_);
    next_ += step;
    count -= step;
  }
  return true;
}

bool CodedOutputStream::GetDirectBufferPointer(void** data, int* size) {
  if (!refill()) return false;
  *data = next_;
  *size = static_cast<int>(end_ - next_);
  return true;
}

uint8* CodedOutputStream::GetDirectBufferForNBytesAndAdvance(int size) {
  if (size < 0 || end_ - next_ < size) return nullptr;
  uint8* room = next_;
  next_ += size;
  return room;
}

uint8* CodedOutputStream::WriteRawToArray(const void* data, int64 size, uint8* target) {
  if (size > 0) std::memcpy(target, data, static_cast<std::size_t>(size));
  return target + size;
}

uint8* CodedOutputStream::WriteStringToArray(const std::string& text, uint8* target) {
  return WriteRawToArray(text.data(), static_cast<int64>(text.size()), target);
}

uint8* CodedOutputStream::WriteStringWithSizeToArray(const std::string& text, uint8* target) {
  return WriteStringToArray(text, WriteVarint64ToArray(text.size(), target));
}

uint8* CodedOutputStream::WriteVarint64ToArray(uint64 value, uint8* target) {
  while (value >= 0x80) {
    *target++ = static_cast<uint8>(value | 0x80);
    value >>= 7;
  }
  *target++ = static_cast<uint8>(value);
  return target;
}

uint8* CodedOutputStream::WriteVarint32SignExtendedToArray(int32 value, uint8* target) {
  return WriteVarint64ToArray(static_cast<uint64>(int64{value}), target);
}

uint8* CodedOutputStream::WriteLittleEndian32ToArray(uint32 value, uint8* target) {
  return encode_little_endian(value, target);
}

uint8* CodedOutputStream::WriteLittleEndian64ToArray(uint64 value, uint8* target) {
  return encode_little_endian(value, target);
}

std::size_t CodedOutputStream::VarintSize64(uint64 value) {
  return onnxgen::wire::varint_size(value);
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
