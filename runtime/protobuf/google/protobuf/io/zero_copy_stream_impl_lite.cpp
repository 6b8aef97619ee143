#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google {
namespace protobuf {
namespace io {
namespace {

constexpr int kBlockSize = 8192;
constexpr int kSmallestString = 16;

int block_size_or(int block_size, int otherwise) {
  return block_size > 0 ? block_size : otherwise;
}

int as_int(int64 size) {
  return static_cast<int>(std::min<int64>(size, INT_MAX));
}

}  // namespace

// ---- memory

ArrayInputStream::ArrayInputStream(const void* data, int64 size, int block_size)
    : data_(static_cast<const uint8*>(data)),
      size_(std::max<int64>(size, 0)),
      block_size_(block_size_or(block_size, INT_MAX)) {}

bool ArrayInputStream::Next(const void** data, int* size) {
  lent_ = as_int(std::min<int64>(size_ - position_, block_size_));
  if (lent_ == 0) return false;
  *data = data_ + position_;
  *size = lent_;
  position_ += lent_;
  return true;
}

void ArrayInputStream::BackUp(int count) {
  assert(count >= 0 && count <= lent_);
  position_ -= count;
  lent_ = 0;
}

bool ArrayInputStream::Skip(int count) {
  assert(count >= 0);
  lent_ = 0;
  const int64 skipped = std::min<int64>(count, size_ - position_);
  position_ += skipped;
  return skipped == count;
}

ArrayOutputStream::ArrayOutputStream(void* data, int64 size, int block_size)
    : data_(static_cast<uint8*>(data)),
      size_(std::max<int64>(size, 0)),
      block_size_(block_size_or(block_size, INT_MAX)) {}

bool ArrayOutputStream::Next(void** data, int* size) {
  lent_ = as_int(std::min<int64>(size_ - position_, block_size_));
  if (lent_ == 0) return false;
  *data = data_ + position_;
  *size = lent_;
  position_ += lent_;
  return true;
}

void ArrayOutputStream::BackUp(int count) {
  assert(count >= 0 && count <= lent_);
  position_ -= count;
  lent_ = 0;
}

bool StringOutputStream::Next(void** data, int* size) {
  const std::size_t old_size = target_->size();
  const auto wanted = std::max<std::size_t>({old_size * 2, target_->capacity(), kSmallestString});
  target_->resize(std::min(wanted, old_size + INT_MAX));
  *data = target_->data() + old_size;
  *size = static_cast<int>(target_->size() - old_size);
  return true;
}

void StringOutputStream::BackUp(int count) {
  assert(count >= 0 && static_cast<std::size_t>(count) <= target_->size());
  target_->resize(target_->size() - static_cast<std::size_t>(count));
}

// ---- sources and targets that copy

int CopyingInputStream::Skip(int count) {
  char ignored[4096];
  int skipped = 0;
  while (skipped < count) {
    const int size = Read(ignored, std::min<int>(count - skipped, sizeof(ignored)));
    if (size <= 0) break;
    skipped += size;
  }
  return skipped;
}

CopyingInputStreamAdaptor::CopyingInputStreamAdaptor(CopyingInputStream* source, int block_size)
    : source_(source), block_size_(block_size_or(block_size, kBlockSize)) {}

CopyingInputStreamAdaptor::~CopyingInputStreamAdaptor() {
  if (owns_source_) delete source_;
}

bool CopyingInputStreamAdaptor::Next(const void** data, int* size) {
  if (failed_) return false;
  if (backed_up_ > 0) {
    *data = buffer_.get() + used_ - backed_up_;
    *size = backed_up_;
    backed_up_ = 0;
    return true;
  }
  if (!buffer_) buffer_.reset(new uint8[static_cast<std::size_t>(block_size_)]);
  used_ = source_->Read(buffer_.get(), block_size_);
  if (used_ <= 0) {
    failed_ = used_ < 0;
    used_ = 0;
    buffer_.reset();
    return false;
  }
  position_ += used_;
  *data = buffer_.get();
  *size = used_;
  return true;
}

void CopyingInputStreamAdaptor::BackUp(int count) {
  assert(count >= 0 && count <= used_ && backed_up_ == 0);
  backed_up_ = count;
}

bool CopyingInputStreamAdaptor::Skip(int count) {
  assert(count >= 0);
  if (failed_) return false;
  const int from_buffer = std::min(count, backed_up_);
  backed_up_ -= from_buffer;
  if (backed_up_ == 0) used_ = 0;
  const int from_source = count - from_buffer;
  if (from_source == 0) return true;
  const int skipped = source_->Skip(from_source);
  position_ += skipped;
  return skipped == from_source;
}

CopyingOutputStreamAdaptor::CopyingOutputStreamAdaptor(CopyingOutputStream* target, int block_size)
    : target_(target), block_size_(block_size_or(block_size, kBlockSize)) {}

CopyingOutputStreamAdaptor::~CopyingOutputStreamAdaptor() {
  Flush();
  if (owns_target_) delete target_;
}

bool CopyingOutputStreamAdaptor::Flush() {
  if (failed_) return false;
  if (used_ == 0) return true;
  failed_ = !target_->Write(buffer_.get(), used_);
  if (!failed_) position_ += used_;
  used_ = 0;
  return !failed_;
}

bool CopyingOutputStreamAdaptor::Next(void** data, int* size) {
  if (used_ == block_size_ && !Flush()) return false;
  if (failed_) return false;
  if (!buffer_) buffer_.reset(new uint8[static_cast<std::size_t>(block_size_)]);
  *data = buffer_.get() + used_;
  *size = block_size_ - used_;
  used_ = block_size_;
  return true;
}

void CopyingOutputStreamAdaptor::BackUp(int count) {
  assert(count >= 0 && count <= used_);
  used_ -= count;
}

bool CopyingOutputStreamAdaptor::WriteAliasedRaw(const void* data, int size) {
  if (!Flush()) return false;
  failed_ = !target_->Write(data, size);
  if (!failed_) position_ += size;
  return !failed_;
}

// ---- streams over streams

LimitingInputStream::LimitingInputStream(ZeroCopyInputStream* input, int64 limit)
    : input_(input), left_(limit), start_(input->ByteCount()) {}

LimitingInputStream::~LimitingInputStream() {
  if (left_ < 0) input_->BackUp(static_cast<int>(-left_));
}

bool LimitingInputStream::Next(const void** data, int* size) {
  if (left_ <= 0 || !input_->Next(data, size)) return false;
  left_ -= *size;
  if (left_ < 0) *size += static_cast<int>(left_);
  return true;
}

void LimitingInputStream::BackUp(int count) {
  const int64 past_limit = std::min<int64>(left_, 0);
  input_->BackUp(static_cast<int>(count - past_limit));
  left_ += count - past_limit;
}

bool LimitingInputStream::Skip(int count) {
  if (count <= left_) {
    if (!input_->Skip(count)) return false;
    left_ -= count;
    return true;
  }
  if (left_ > 0) input_->Skip(static_cast<int>(left_));
  left_ = std::min<int64>(left_, 0);
  return false;
}

int64 LimitingInputStream::ByteCount() const {
  return input_->ByteCount() + std::min<int64>(left_, 0) - start_;
}

bool ConcatenatingInputStream::Next(const void** data, int* size) {
  while (count_ > 0) {
    if (streams_[0]->Next(data, size)) return true;
    retire();
  }
  return false;
}

void ConcatenatingInputStream::retire() {
  ended_bytes_ += streams_[0]->ByteCount();
  ++streams_;
  --count_;
}

void ConcatenatingInputStream::BackUp(int count) {
  assert(count_ > 0);
  streams_[0]->BackUp(count);
}

bool ConcatenatingInputStream::Skip(int count) {
  int64 left = count;
  while (count_ > 0) {
    const int64 before = streams_[0]->ByteCount();
    if (streams_[0]->Skip(static_cast<int>(left))) return true;
    left -= streams_[0]->ByteCount() - before;
    retire();
  }
  return false;
}

int64 ConcatenatingInputStream::ByteCount() const {
  return count_ == 0 ? ended_bytes_ : ended_bytes_ + streams_[0]->ByteCount();
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
