// Streams over files and over iostreams.
#pragma once

#include <iosfwd>

#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// A file descriptor, owned or not owned.
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

// Reads a file descriptor. The caller owns it unless SetCloseOnDelete(true) is called.
class FileInputStream final : public ZeroCopyInputStream {
 public:
  // Makes the file blocking (without O_NONBLOCK).
  explicit FileInputStream(int file_descriptor, int block_size = -1);

  // Closes the file. Returns false if the system reports an error; see GetErrno(). Call this at most once.
  bool Close() { return source_.close(); }
  void SetCloseOnDelete(bool close) { source_.close_on_delete = close; }

  // Returns the errno of the first error, or 0.
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

// Writes a file descriptor. The caller owns it unless SetCloseOnDelete(true) is called. Flushes on destruction.
class FileOutputStream final : public ZeroCopyOutputStream {
 public:
  explicit FileOutputStream(int file_descriptor, int block_size = -1);

  // Flushes and closes the file. Returns false if either fails; see GetErrno(). Call this at most once.
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
  CopyingOutputStreamAdaptor blocks_;  // must follow target_: it flushes into target_ on destruction
};

class IstreamInputStream final : public ZeroCopyInputStream {
 public:
  // The stream must outlive this object.
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
  // The stream must outlive this object. On destruction, buffered data is passed to the std::ostream, which is not
  // flushed.
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
