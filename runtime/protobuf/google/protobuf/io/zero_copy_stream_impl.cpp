#include "google/protobuf/io/zero_copy_stream_impl.h"

#include <sys/stat.h>
#include <sys/types.h>
#if defined(_MSC_VER)
#include <io.h>
#else
#include <unistd.h>
#endif
#if !defined(_WIN32)
#include <fcntl.h>
#endif

#include <cerrno>
#include <cstddef>
#include <istream>
#include <ostream>

namespace google {
namespace protobuf {
namespace internal {

StreamFile::~StreamFile() {
  if (close_on_delete && !is_closed) close();
}

bool StreamFile::close() {
  is_closed = true;
  // On Linux, EINTR leaves the descriptor closed. Closing it again could close a descriptor that another thread has
  // opened.
  if (::close(descriptor) == 0 || errno == EINTR) return true;
  error = errno;
  return false;
}

}  // namespace internal

namespace io {
namespace {

// S_ISREG is not available everywhere.
bool is_regular(const struct stat& status) {
  return (status.st_mode & S_IFMT) == S_IFREG;
}

// Makes reading wait for data, as libprotobuf does. Otherwise a pipe that is empty for now would look like an error.
void wait_for_data([[maybe_unused]] int descriptor) {
#if !defined(_WIN32)
  const int flags = ::fcntl(descriptor, F_GETFL);
  if (flags != -1 && (flags & O_NONBLOCK) != 0) (void)::fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK);
#endif
}

}  // namespace

// ---- file descriptors

FileInputStream::FileInputStream(int file_descriptor, int block_size)
    : source_(file_descriptor), blocks_(&source_, block_size) {
  wait_for_data(file_descriptor);
}

int64 FileInputStream::BytesKnownToFollow() const {
  struct stat status {};
  if (::fstat(source_.descriptor, &status) != 0 || !is_regular(status)) return 0;
  const off_t position = ::lseek(source_.descriptor, 0, SEEK_CUR);
  return position < 0 ? 0 : std::max<int64>(status.st_size - position, 0);
}

int FileInputStream::Source::Read(void* buffer, int size) {
  std::ptrdiff_t read = 0;
  do {
    read = ::read(descriptor, buffer, static_cast<unsigned>(size));
  } while (read < 0 && errno == EINTR);
  if (read < 0) error = errno;
  return static_cast<int>(read);
}

// lseek() silently moves past the end of the file, so only bytes that are known to exist are skipped.
int FileInputStream::Source::Skip(int count) {
  struct stat status {};
  const off_t position = ::lseek(descriptor, 0, SEEK_CUR);
  const bool is_file = position >= 0 && ::fstat(descriptor, &status) == 0 && is_regular(status);
  if (!is_file || status.st_size - position < count) return CopyingInputStream::Skip(count);
  return ::lseek(descriptor, count, SEEK_CUR) < 0 ? 0 : count;
}

FileOutputStream::FileOutputStream(int file_descriptor, int block_size)
    : target_(file_descriptor), blocks_(&target_, block_size) {}

bool FileOutputStream::Close() {
  const bool flushed = blocks_.Flush();
  return target_.close() && flushed;
}

bool FileOutputStream::Target::Write(const void* buffer, int size) {
  const char* next = static_cast<const char*>(buffer);
  auto left = static_cast<unsigned>(size);  // the type that write() accepts on every system
  while (left > 0) {
    const std::ptrdiff_t written = ::write(descriptor, next, left);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      error = written < 0 ? errno : EIO;
      return false;
    }
    next += written;
    left -= static_cast<unsigned>(written);
  }
  return true;
}

// ---- the standard library's streams

IstreamInputStream::IstreamInputStream(std::istream* stream, int block_size)
    : source_(stream), blocks_(&source_, block_size) {}

int64 IstreamInputStream::BytesKnownToFollow() const {
  if (!source_.stream->good()) return 0;
  return std::max<int64>(source_.stream->rdbuf()->in_avail(), 0);
}

int IstreamInputStream::Source::Read(void* buffer, int size) {
  stream->read(static_cast<char*>(buffer), size);
  const int read = static_cast<int>(stream->gcount());
  return read == 0 && stream->fail() && !stream->eof() ? -1 : read;
}

OstreamOutputStream::OstreamOutputStream(std::ostream* stream, int block_size)
    : target_(stream), blocks_(&target_, block_size) {}

bool OstreamOutputStream::Target::Write(const void* buffer, int size) {
  stream->write(static_cast<const char*>(buffer), size);
  return stream->good();
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
