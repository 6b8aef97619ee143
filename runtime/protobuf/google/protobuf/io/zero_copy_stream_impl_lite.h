// Streams over memory, over other streams, and over sources and targets that copy.
#pragma once

#include "google/protobuf/io/cord_stream.h"  // for programs, as in libprotobuf
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/stubs/callback.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Reads memory, which must outlive this object, in one block or in blocks of `block_size` bytes.
class ArrayInputStream final : public ZeroCopyInputStream {
 public:
  // If `size` exceeds the range of int, the memory is provided in several blocks.
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
  int lent_ = 0;  // maximum number of bytes for BackUp()
};

// Writes to memory, which must outlive this object.
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

// Appends to a string. The string is complete after the last BackUp() or after the CodedOutputStream is destroyed.
class StringOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit StringOutputStream(std::string* target) : target_(target) {}

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64 ByteCount() const override { return static_cast<int64>(target_->size()); }

 private:
  std::string* target_;
};

// A source that copies into a given buffer. CopyingInputStreamAdaptor makes a zero-copy stream of it.
class CopyingInputStream {
 public:
  virtual ~CopyingInputStream() = default;

  // Reads at most `size` bytes. Returns the number of bytes read, 0 at the end, or -1 after an error.
  virtual int Read(void* buffer, int size) = 0;

  // Returns the number of bytes skipped, which is less than `count` at the end.
  virtual int Skip(int count);
};

class CopyingInputStreamAdaptor : public ZeroCopyInputStream {
 public:
  // `source` must outlive this object unless SetOwnsCopyingStream(true) is called.
  explicit CopyingInputStreamAdaptor(CopyingInputStream* source, int block_size = -1);
  ~CopyingInputStreamAdaptor() override;

  void SetOwnsCopyingStream(bool owns) { owns_source_ = owns; }

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override { return position_ - backed_up_; }

 private:
  CopyingInputStream* source_;
  bool owns_source_ = false;
  bool failed_ = false;
  int64 position_ = 0;  // position in the source
  int block_size_;
  std::unique_ptr<uint8[]> buffer_;
  int used_ = 0;  // number of bytes in the buffer
  int backed_up_ = 0;
};

// A target that copies from a given buffer. CopyingOutputStreamAdaptor makes a zero-copy stream of it.
class CopyingOutputStream {
 public:
  virtual ~CopyingOutputStream() = default;
  virtual bool Write(const void* buffer, int size) = 0;
};

class CopyingOutputStreamAdaptor : public ZeroCopyOutputStream {
 public:
  // `target` must outlive this object unless SetOwnsCopyingStream(true) is called. Flushes on destruction.
  explicit CopyingOutputStreamAdaptor(CopyingOutputStream* target, int block_size = -1);
  ~CopyingOutputStreamAdaptor() override;

  void SetOwnsCopyingStream(bool owns) { owns_target_ = owns; }

  // Returns false if a write failed.
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
  int64 position_ = 0;  // position in the target
  int block_size_;
  std::unique_ptr<uint8[]> buffer_;
  int used_ = 0;
};

// Provides at most `limit` bytes of another stream. On destruction, returns the bytes read beyond the limit to that
// stream.
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
  int64 left_;  // if negative: number of bytes of the last block past the limit
  int64 start_;
};

// Concatenates several streams.
class ConcatenatingInputStream final : public ZeroCopyInputStream {
 public:
  // The streams and the array that contains them must outlive this object.
  ConcatenatingInputStream(ZeroCopyInputStream* const streams[], int count) : streams_(streams), count_(count) {}

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override;

 private:
  void retire();

  ZeroCopyInputStream* const* streams_;
  int count_;
  int64 ended_bytes_ = 0;  // bytes of the streams that have ended
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
