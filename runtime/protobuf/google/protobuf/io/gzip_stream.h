// Streams that compress and decompress with zlib. Available if the library was built with it; a program that uses them
// links zlib.
#pragma once

#include <cstddef>
#include <memory>

#include "google/protobuf/io/zero_copy_stream.h"

struct z_stream_s;

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Decompresses another stream. Compressed parts that follow each other are decompressed as one. A truncated or damaged
// stream ends early; ZlibErrorCode() is then negative.
class GzipInputStream final : public ZeroCopyInputStream {
 public:
  enum Format {
    AUTO = 0,  // either of the two, which is detected
    GZIP = 1,
    ZLIB = 2,
  };

  // `input` must outlive this object. `buffer_size` is the size of the blocks of decompressed data in bytes; -1 means
  // the default of 64 KiB.
  explicit GzipInputStream(ZeroCopyInputStream* input, Format format = AUTO, int buffer_size = -1);
  ~GzipInputStream() override;

  // zlib's code of the last step, such as Z_OK, Z_STREAM_END or Z_DATA_ERROR, and its message, which may be null.
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
  int provided_ = 0;  // bytes of them that Next() has provided
  int64 count_ = 0;   // bytes in all buffers before this one
};

// Compresses into another stream. Close() or the destructor writes the end.
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

  int ZlibErrorCode() const { return code_; }
  const char* ZlibErrorMessage() const;

  // Writes all data so far, so that it can be decompressed. Frequent calls make the output larger.
  bool Flush();
  // Writes the rest and the end. Returns false after an error and if the stream is already closed.
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
  int64 count_ = 0;  // bytes that were compressed
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
