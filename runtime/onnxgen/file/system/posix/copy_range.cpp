#include "onnxgen/file/copy_range.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <limits>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
#if defined(__linux__)
namespace {

// Whether errno says that these two files cannot be copied so, rather than that copying failed.
bool is_unable(int error) {
  return error == ENOSYS || error == EXDEV || error == EINVAL || error == EOPNOTSUPP || error == EPERM ||
         error == EBADF || error == ETXTBSY;
}

}  // namespace
#endif

DataRun find_data(const File& file, std::uint64_t offset) {
  DataRun run = {offset, std::numeric_limits<std::uint64_t>::max()};
#if defined(SEEK_DATA) && defined(SEEK_HOLE)
  // This moves the descriptor's position, which nothing else uses.
  const off_t data = ::lseek(file.descriptor(), static_cast<off_t>(offset), SEEK_DATA);
  if (data < 0) {
    if (errno == ENXIO) run.begin = run.end;
    return run;
  }
  run.begin = static_cast<std::uint64_t>(data);
  const off_t hole = ::lseek(file.descriptor(), data, SEEK_HOLE);
  if (hole > data) run.end = static_cast<std::uint64_t>(hole);
#else
  (void)file;
#endif
  return run;
}

bool may_have_holes(const File& file) {
  constexpr std::uint64_t kStatBlock = 512;
  struct stat found;
  return ::fstat(file.descriptor(), &found) == 0 &&
         static_cast<std::uint64_t>(found.st_blocks) * kStatBlock < static_cast<std::uint64_t>(found.st_size);
}

Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done) {
  done = 0;
#if defined(__linux__)
  while (done < length) {
    auto in = static_cast<off_t>(from_offset + done);
    auto out = static_cast<off_t>(to_offset + done);
    const ssize_t copied =
        ::copy_file_range(from.descriptor(), &in, to.descriptor(), &out, static_cast<std::size_t>(length - done), 0);
    if (copied > 0) {
      done += static_cast<std::uint64_t>(copied);
    } else if (copied == 0 || is_unable(errno)) {
      break;
    } else if (errno != EINTR) {
      return system_failure(ErrorCode::kWriteFailed, to.path(), errno);
    }
  }
#else
  (void)from, (void)from_offset, (void)to, (void)to_offset, (void)length;
#endif
  return Status();
}

}  // namespace onnxgen::io
