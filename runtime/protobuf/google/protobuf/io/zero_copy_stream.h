// Streams that lend out their buffers. Programs derive from these classes, so their functions are libprotobuf's, with
// its int; a stream may be longer than an int can tell.
#pragma once

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class ZeroCopyInputStream {
 public:
  ZeroCopyInputStream() = default;
  virtual ~ZeroCopyInputStream() = default;
  GOOGLE_DISALLOW_COPY_AND_ASSIGN(ZeroCopyInputStream);

  // Lends the next block, which stays valid until another function is called. False at the end and after an error.
  virtual bool Next(const void** data, int* size) = 0;

  // Gives back the last `count` bytes of the block that Next() lent; the next call lends them again.
  virtual void BackUp(int count) = 0;

  // False where the stream ends first.
  virtual bool Skip(int count) = 0;

  // How many bytes were lent and not given back.
  virtual int64 ByteCount() const = 0;

  // Not libprotobuf's: whether blocks stay valid for as long as the stream exists.
  virtual bool KeepsBlocks() const { return false; }

  // Not libprotobuf's: a number of bytes that are known to follow, to make room for them at once; 0 says nothing.
  virtual int64 BytesKnownToFollow() const { return 0; }
};

class ZeroCopyOutputStream {
 public:
  ZeroCopyOutputStream() = default;
  virtual ~ZeroCopyOutputStream() = default;
  GOOGLE_DISALLOW_COPY_AND_ASSIGN(ZeroCopyOutputStream);

  // Lends the next block, all of which counts as written. False after an error, and where there is no more room.
  virtual bool Next(void** data, int* size) = 0;

  // The last `count` bytes of the block that Next() lent were not needed.
  virtual void BackUp(int count) = 0;

  virtual int64 ByteCount() const = 0;

  // Writes bytes without the detour of a block; only for streams that allow it.
  virtual bool WriteAliasedRaw(const void* data, int size);
  virtual bool AllowsAliasing() const { return false; }
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
