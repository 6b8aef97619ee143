#include "onnxgen/io/copy_range.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "onnxgen/io/error.h"

namespace onnxgen::io {
namespace {

// Whether errno says that these two files cannot be copied so, rather than that copying failed.
bool is_unable(int error) {
  return error == ENOSYS || error == EXDEV || error == EINVAL || error == EOPNOTSUPP || error == EPERM ||
         error == EBADF || error == ETXTBSY;
}

// The next run of data at or after `offset`, cut off at `end`. File systems that know no holes have one run.
void find_data(const File& file, std::uint64_t offset, std::uint64_t end, std::uint64_t& begin, std::uint64_t& stop) {
  begin = offset;
  stop = end;
#if defined(SEEK_DATA) && defined(SEEK_HOLE)
  // This moves the descriptor's position, which nothing else uses.
  const off_t data = ::lseek(file.descriptor(), static_cast<off_t>(offset), SEEK_DATA);
  if (data < 0) {
    if (errno == ENXIO) begin = end;  // a hole to the end of the file
    return;
  }
  begin = std::min(static_cast<std::uint64_t>(data), end);
  const off_t hole = ::lseek(file.descriptor(), data, SEEK_HOLE);
  if (hole > data) stop = std::min(static_cast<std::uint64_t>(hole), end);
#endif
}

// Copies [from_offset, from_offset + length), all of it data. 0 where nothing more could be copied.
Status copy_data(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
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

}  // namespace

Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done) {
  done = 0;
  while (done < length) {
    std::uint64_t begin = 0;
    std::uint64_t stop = 0;
    find_data(from, from_offset + done, from_offset + length, begin, stop);
    done = begin - from_offset;
    if (begin == from_offset + length) break;
    std::uint64_t copied = 0;
    Status status = copy_data(from, begin, to, to_offset + done, stop - begin, copied);
    done += copied;
    if (!status || copied < stop - begin) return status;
  }
  return Status();
}

}  // namespace onnxgen::io
