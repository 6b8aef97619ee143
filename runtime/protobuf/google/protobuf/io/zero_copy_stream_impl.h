// Streams over files and over the standard library's streams.
#pragma once

#include <iosfwd>

#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// A file descriptor that may be the caller's.
struct StreamFile {
  explicit StreamFile(int open_descriptor) : descriptor(open_descriptor) {}
  StreamFile(const StreamFile&) = delete;
  StreamFile& operator=(const StreamFile&) = delete;
  ~StreamFile();
  bool close();

  int descriptor;
  int error = 0;  // errno
  bool close_on_delete = false;
  bool is_closed = false;
};

}  // namespace internal

namespace io {

// Reads a file descriptor, which stays the caller's unless SetCloseOnDelete(true).
class FileInputStream final : public ZeroCopyInputStream {
 public:
  explicit FileInputStream(int file_descriptor, int block_size = -1);

  // False, with GetErrno(), if the system reports an error. Called at most once.
  bool Close() { return source_.close(); }
  void SetCloseOnDelete(bool close) { source_.close_on_delete = close; }

  // The errno of the first error; 0 without one.
  int GetErrno() const { return source_.error; }

  bool Next(const void** data, int* size) override { return blocks_.Next(data, size); }
  void BackUp(int count) override { blocks_.BackUp(count); }
  bool Skip(int count) override { return blocks_.Skip(count); }
  int64 ByteCount() const override { return blocks_.ByteCount(); }
  int64 BytesKnownToFollow() const override;

 private:
  struct Source final : CopyingInputStream, internal::StreamFile {
    using StreamFile::StreamFile;
    int Read(void* buffer, int size) override;
    int Skip(int count) override;
  };

  Source source_;
  CopyingInputStreamAdaptor blocks_;
};

// Writes a file descriptor, which stays the caller's unless SetCloseOnDelete(true). Destroying it flushes.
class FileOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit FileOutputStream(int file_descriptor, int block_size = -1);

  // Flushes, then closes. False, with GetErrno(), if either fails. Called at most once.
  bool Close();
  void SetCloseOnDelete(bool close) { target_.close_on_delete = close; }
  bool Flush() { return blocks_.Flush(); }
  int GetErrno() const { return target_.error; }

  bool Next(void** data, int* size) override { return blocks_.Next(data, size); }
  void BackUp(int count) override { blocks_.BackUp(count); }
  int64 ByteCount() const override { return blocks_.ByteCount(); }
  bool WriteAliasedRaw(const void* data, int size) override { return blocks_.WriteAliasedRaw(data, size); }
  bool AllowsAliasing() const override { return true; }

 private:
  struct Target final : CopyingOutputStream, internal::StreamFile {
    using StreamFile::StreamFile;
    bool Write(const void* buffer, int size) override;
  };

  Target target_;
  CopyingOutputStreamAdaptor blocks_;  // after the target: flushes into it when destroyed
};

class IstreamInputStream final : public ZeroCopyInputStream {
 public:
  // The stream must outlive it.
  explicit IstreamInputStream(std::istream* stream, int block_size = -1);

  bool Next(const void** data, int* size) override { return blocks_.Next(data, size); }
  void BackUp(int count) override { blocks_.BackUp(count); }
  bool Skip(int count) override { return blocks_.Skip(count); }
  int64 ByteCount() const override { return blocks_.ByteCount(); }
  int64 BytesKnownToFollow() const override;

 private:
  struct Source final : CopyingInputStream {
    explicit Source(std::istream* input) : stream(input) {}
    int Read(void* buffer, int size) override;

    std::istream* stream;
  };

  Source source_;
  CopyingInputStreamAdaptor blocks_;
};

class OstreamOutputStream final : public ZeroCopyOutputStream {
 public:
  // The stream must outlive it. Destroying it passes on what is buffered; the std::ostream is not flushed.
  explicit OstreamOutputStream(std::ostream* stream, int block_size = -1);

  bool Next(void** data, int* size) override { return blocks_.Next(data, size); }
  void BackUp(int count) override { blocks_.BackUp(count); }
  int64 ByteCount() const override { return blocks_.ByteCount(); }
  bool WriteAliasedRaw(const void* data, int size) override { return blocks_.WriteAliasedRaw(data, size); }
  bool AllowsAliasing() const override { return true; }

 private:
  struct Target final : CopyingOutputStream {
    explicit Target(std::ostream* output) : stream(output) {}
    bool Write(const void* buffer, int size) override;

    std::ostream* stream;
  };

  Target target_;
  CopyingOutputStreamAdaptor blocks_;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
