#include "onnxgen/file/copy_range.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <limits>

namespace onnxgen::io {

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

}  // namespace onnxgen::io
