// Streams that give access to their buffers. Programs derive from these classes, so the functions have libprotobuf's
// signatures with int. A stream may be longer than an int can express.
#pragma once

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class ZeroCopyInputStream {
 public:
  ZeroCopyInputStream() = default;
  virtual ~ZeroCopyInputStream() = default;
  ZeroCopyInputStream(const ZeroCopyInputStream&) = delete;
  ZeroCopyInputStream& operator=(const ZeroCopyInputStream&) = delete;

  // Provides the next block, which is valid until another function is called. Returns false at the end and after an
  // error.
  virtual bool Next(const void** data, int* size) = 0;

  // Returns the last `count` bytes of the block that Next() provided. The next call provides them again.
  virtual void BackUp(int count) = 0;

  // Returns false if the stream ends first.
  virtual bool Skip(int count) = 0;

  // Number of bytes provided and not returned.
  virtual int64 ByteCount() const = 0;

  // Extension of libprotobuf's interface: returns whether blocks remain valid as long as the stream exists.
  virtual bool KeepsBlocks() const { return false; }

  // Extension of libprotobuf's interface: number of bytes known to follow, so that the reader can allocate memory in
  // one step. 0 means unknown.
  virtual int64 BytesKnownToFollow() const { return 0; }
};

class ZeroCopyOutputStream {
 public:
  ZeroCopyOutputStream() = default;
  virtual ~ZeroCopyOutputStream() = default;
  ZeroCopyOutputStream(const ZeroCopyOutputStream&) = delete;
  ZeroCopyOutputStream& operator=(const ZeroCopyOutputStream&) = delete;

  // Provides the next block, all of which counts as written. Returns false after an error and if there is no more
  // space.
  virtual bool Next(void** data, int* size) = 0;

  // Returns the last `count` bytes of the block that Next() provided, because they were not written.
  virtual void BackUp(int count) = 0;

  virtual int64 ByteCount() const = 0;

  // Writes bytes directly instead of through a block. Only for streams that allow it.
  virtual bool WriteAliasedRaw(const void* data, int size);
  virtual bool AllowsAliasing() const { return false; }
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
