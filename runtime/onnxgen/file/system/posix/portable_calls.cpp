// Implements calls.h without the calls that only Linux has.
#include "onnxgen/file/system/posix/calls.h"

#if !ONNXGEN_LINUX_CALLS
#include <sys/mman.h>
#include <unistd.h>

#include "onnxgen/file/copy_range.h"
#include "onnxgen/file/names/portable_name.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/memory.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {

// Copies nothing, so that the caller reads and writes the data instead.
Status copy_range(const File&, std::uint64_t, const File&, std::uint64_t, std::uint64_t, std::uint64_t& done) {
  done = 0;
  return Status();
}

namespace system {

// Fails, so that the caller opens the path component by component.
bool open_beneath_at_once(Descriptor, const std::string&, Descriptor& file) {
  file = kNoDescriptor;
  errno = ENOSYS;
  return false;
}

// On macOS, fsync() sends data to the disk, whose own cache may lose it in a power failure. F_FULLFSYNC flushes that
// cache. Network and foreign file systems may not support it; fsync() must then suffice.
bool flush(Descriptor file, Flush) noexcept {
#if defined(F_FULLFSYNC)
  if (until_done([&] { return ::fcntl(file, F_FULLFSYNC); }) == 0) return true;
  if (errno == EIO || errno == ENOSPC || errno == EDQUOT || errno == EROFS || errno == EBADF) return false;
#endif
  return until_done([&] { return ::fsync(file); }) == 0;
}

timespec time_of_change(const struct stat& found) noexcept {
#if defined(__APPLE__)
  return found.st_mtimespec;
#else
  return found.st_mtim;
#endif
}

// By default, macOS volumes ignore case and Unicode normalization.
std::string name_key(std::string_view name) {
  return portable_key(name);
}

void populate_pages(char*, std::size_t) noexcept {}

void map_pages(std::string_view) noexcept {}

char* move_pages(char*, std::size_t, std::size_t) noexcept {
  return nullptr;
}

void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept {
#if defined(__APPLE__)
  constexpr int kAdvice = MADV_FREE;  // MADV_DONTNEED does not free memory on macOS
#else
  constexpr int kAdvice = MADV_DONTNEED;
#endif
  (void)::madvise(reinterpret_cast<char*>(begin), end - begin, kAdvice);
}

void keep_out_of_dumps(char*, std::size_t) noexcept {}

}  // namespace system
}  // namespace onnxgen::io
#endif
