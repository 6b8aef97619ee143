// Streams that compress and decompress with zlib. Available if the library was built with zlib. A program that uses
// them must link zlib. The streams are not thread-safe.
#pragma once

#include <cstddef>
#include <memory>

#include "google/protobuf/io/zero_copy_stream.h"

struct z_stream_s;

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Decompresses another stream. Consecutive compressed streams are decompressed as one. If the input is truncated or
// damaged, Next() returns false early and ZlibErrorCode() is negative.
class GzipInputStream final : public ZeroCopyInputStream {
 public:
  enum Format {
    AUTO = 0,  // GZIP or ZLIB, detected by the first bytes
    GZIP = 1,
    ZLIB = 2,
  };

  // `input` must outlive this object. `buffer_size` is the size of the blocks of decompressed data in bytes; -1 means
  // the default of 64 KiB.
  explicit GzipInputStream(ZeroCopyInputStream* input, Format format = AUTO, int buffer_size = -1);
  ~GzipInputStream() override;

  // Return zlib's code of the last operation, such as Z_OK, Z_STREAM_END or Z_DATA_ERROR, and its message, which may be
  // null.
  int ZlibErrorCode() const { return code_; }
  const char* ZlibErrorMessage() const;

  bool Next(const void** data, int* size) override;
  void BackUp(int count) override;
  bool Skip(int count) override;
  int64 ByteCount() const override;

 private:
  bool start();
  bool feed();
  void inflate_block();

  ZeroCopyInputStream* input_;
  Format format_;
  std::unique_ptr<z_stream_s> zlib_;
  bool is_started_ = false;
  int code_;
  std::unique_ptr<uint8[]> buffer_;
  int buffer_size_;
  int filled_ = 0;    // bytes in the buffer
  int provided_ = 0;  // bytes of the buffer that Next() has returned
  int64 count_ = 0;   // bytes in all previous buffers
};

// Compresses into another stream. Close() writes the end of the compressed data; the destructor calls it, but cannot
// report an error.
class GzipOutputStream final : public ZeroCopyOutputStream {
 public:
  enum Format { GZIP = 1, ZLIB = 2 };

  struct Options {
    Format format = GZIP;
    int buffer_size = 64 * 1024;   // bytes that are collected before they are compressed
    int compression_level = -1;    // 0 to 9; -1: zlib's default
    int compression_strategy = 0;  // as in deflateInit2()
  };

  // `output` must outlive this object.
  explicit GzipOutputStream(ZeroCopyOutputStream* output);
  GzipOutputStream(ZeroCopyOutputStream* output, const Options& options);
  ~GzipOutputStream() override;

  // Return zlib's code of the last operation, or Z_BUF_ERROR if `output` failed, and its message, which may be null.
  int ZlibErrorCode() const { return code_; }
  const char* ZlibErrorMessage() const;

  // Compresses and writes all data so far, so that a reader can decompress it. Frequent calls make the output larger.
  // Returns false after an error.
  bool Flush();
  // Writes the remaining data and the end. Returns false after an error or if the stream is already closed.
  bool Close();

  bool Next(void** data, int* size) override;
  void BackUp(int count) override;
  int64 ByteCount() const override;

 private:
  bool deflate_all(int flush);

  ZeroCopyOutputStream* output_;
  std::unique_ptr<z_stream_s> zlib_;
  int code_;
  bool is_open_;
  std::unique_ptr<uint8[]> buffer_;
  int buffer_size_;
  int used_ = 0;     // bytes in the buffer that count as written
  int64 count_ = 0;  // bytes in all previous buffers
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
