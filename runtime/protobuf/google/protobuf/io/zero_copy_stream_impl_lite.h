// Streams over memory, over other streams, and over sources that copy.
#pragma once

#include "google/protobuf/io/zero_copy_stream.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Reads memory, which must outlive it, in one block or in blocks of `block_size`.
class ArrayInputStream final : public ZeroCopyInputStream {
 public:
  // More bytes than an int can tell are lent in several blocks.
  ArrayInputStream(const void* data, int64 size, int block_size = -1);

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override { return position_; }
  bool KeepsBlocks() const override { return true; }
  int64 BytesKnownToFollow() const override { return size_ - position_; }

 private:
  const uint8* data_;
  int64 size_;
  int block_size_;
  int64 position_ = 0;
  int lent_ = 0;  // what may be given back
};

// Writes into memory, which must outlive it.
class ArrayOutputStream final : public ZeroCopyOutputStream {
 public:
  ArrayOutputStream(void* data, int64 size, int block_size = -1);

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64 ByteCount() const override { return position_; }

 private:
  uint8* data_;
  int64 size_;
  int block_size_;
  int64 position_ = 0;
  int lent_ = 0;
};

// Appends to a string, which is complete when the last block was given back or the CodedOutputStream is gone.
class StringOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit StringOutputStream(std::string* target) : target_(target) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64 ByteCount() const override { return static_cast<int64>(target_->size()); }

 private:
  std::string* target_;
};

// A source that copies into a buffer it is given, and CopyingInputStreamAdaptor to read it without ado.
class CopyingInputStream {
 public:
  virtual ~CopyingInputStream() = default;

  // At most `size` bytes; returns how many, 0 at the end, -1 after an error.
  virtual int Read(void* buffer, int size) = 0;

  // Returns how many bytes were skipped; fewer than `count` at the end.
  virtual int Skip(int count);
};

class CopyingInputStreamAdaptor : public ZeroCopyInputStream {
 public:
  // `source` must outlive it, unless SetOwnsCopyingStream(true).
  explicit CopyingInputStreamAdaptor(CopyingInputStream* source, int block_size = -1);
  ~CopyingInputStreamAdaptor() override;

  void SetOwnsCopyingStream(bool owns) { owns_source_ = owns; }

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override { return position_ - given_back_; }

 private:
  CopyingInputStream* source_;
  bool owns_source_ = false;
  bool failed_ = false;
  int64 position_ = 0;  // in the source
  int block_size_;
  std::unique_ptr<uint8[]> buffer_;
  int used_ = 0;  // bytes of the buffer that are filled
  int given_back_ = 0;
};

// A target that copies from a buffer, and CopyingOutputStreamAdaptor to write to it.
class CopyingOutputStream {
 public:
  virtual ~CopyingOutputStream() = default;
  virtual bool Write(const void* buffer, int size) = 0;
};

class CopyingOutputStreamAdaptor : public ZeroCopyOutputStream {
 public:
  // `target` must outlive it, unless SetOwnsCopyingStream(true). Destroying it flushes.
  explicit CopyingOutputStreamAdaptor(CopyingOutputStream* target, int block_size = -1);
  ~CopyingOutputStreamAdaptor() override;

  void SetOwnsCopyingStream(bool owns) { owns_target_ = owns; }

  // False if anything could not be written.
  bool Flush();

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64 ByteCount() const override { return position_ + used_; }
  bool WriteAliasedRaw(const void* data, int size) override;
  bool AllowsAliasing() const override { return true; }

 private:
  CopyingOutputStream* target_;
  bool owns_target_ = false;
  bool failed_ = false;
  int64 position_ = 0;  // in the target
  int block_size_;
  std::unique_ptr<uint8[]> buffer_;
  int used_ = 0;
};

// At most `limit` bytes of another stream. Destroying it gives back to that stream what was read too far.
class LimitingInputStream final : public ZeroCopyInputStream {
 public:
  LimitingInputStream(ZeroCopyInputStream* input, int64 limit);
  ~LimitingInputStream() override;

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override;
  bool KeepsBlocks() const override { return input_->KeepsBlocks(); }

 private:
  ZeroCopyInputStream* input_;
  int64 left_;  // below 0: so many bytes of the last block are past the limit
  int64 start_;
};

// Streams one after the other.
class ConcatenatingInputStream final : public ZeroCopyInputStream {
 public:
  // The streams, and the array that names them, must outlive it.
  ConcatenatingInputStream(ZeroCopyInputStream* const streams[], int count) : streams_(streams), count_(count) {}

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override;

 private:
  void retire();

  ZeroCopyInputStream* const* streams_;
  int count_;
  int64 retired_ = 0;  // bytes of the streams that are at their end
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
