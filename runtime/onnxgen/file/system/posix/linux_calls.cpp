// Implements calls.h with calls that only Linux has.
#include "onnxgen/file/system/posix/calls.h"

#if ONNXGEN_LINUX_CALLS
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#if __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#endif

#include "onnxgen/file/copy_range.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/memory.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {
namespace {

// Returns whether `error` means that the kernel cannot copy between these two files, rather than that copying failed.
bool is_unable_to_copy(int error) {
  return error == ENOSYS || error == EXDEV || error == EINVAL || error == EOPNOTSUPP || error == EPERM ||
         error == EBADF || error == ETXTBSY;
}

// Calls madvise() for all pages that contain the bytes.
[[maybe_unused]] void advise(const char* bytes, std::size_t size, int advice) noexcept {
  const std::size_t before = static_cast<std::size_t>(reinterpret_cast<std::uintptr_t>(bytes) % system::page_size());
  (void)::madvise(const_cast<char*>(bytes) - before, before + size, advice);
}

}  // namespace

Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done) {
  done = 0;
  while (done < length) {
    auto in = static_cast<off_t>(from_offset + done);
    auto out = static_cast<off_t>(to_offset + done);
    const ssize_t copied =
        ::copy_file_range(from.descriptor(), &in, to.descriptor(), &out, static_cast<std::size_t>(length - done), 0);
    if (copied > 0) {
      done += static_cast<std::uint64_t>(copied);
    } else if (copied == 0 || is_unable_to_copy(errno)) {
      break;
    } else if (errno != EINTR) {
      return system_failure(ErrorCode::kWriteFailed, to.path(), errno);
    }
  }
  return Status();
}

namespace system {

// openat2() requires Linux 5.6. The system call filters of containers return EPERM or ENOSYS for unknown calls.
bool open_beneath_at_once(Descriptor folder, const std::string& location, Descriptor& file) {
#if defined(RESOLVE_BENEATH) && defined(SYS_openat2)
  struct open_how how = {};
  how.flags = static_cast<std::uint64_t>(O_RDONLY | kAnyFileFlags);
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
  long descriptor = -1;
  // EAGAIN means that something was renamed during the lookup; the call must then be repeated.
  for (int tries = 0; tries < 64; ++tries) {
    descriptor = ::syscall(SYS_openat2, folder, location.c_str(), &how, sizeof how);
    if (descriptor >= 0 || (errno != EINTR && errno != EAGAIN)) break;
  }
  file = static_cast<int>(descriptor);
  return file >= 0 || (errno != ENOSYS && errno != EPERM);
#else
  (void)folder, (void)location;
  file = kNoDescriptor;
  errno = ENOSYS;
  return false;
#endif
}

bool flush(Descriptor file, Flush what) noexcept {
  return until_done([&] { return what == Flush::kAll ? ::fsync(file) : ::fdatasync(file); }) == 0;
}

timespec time_of_change(const struct stat& found) noexcept {
  return found.st_mtim;
}

std::string name_key(std::string_view name) {
  return std::string(name);
}

void populate_pages(char* bytes, std::size_t size) noexcept {
#if defined(MADV_POPULATE_WRITE)
  advise(bytes, size, MADV_POPULATE_WRITE);
#else
  (void)bytes, (void)size;
#endif
}

void map_pages(std::string_view bytes) noexcept {
#if defined(MADV_POPULATE_READ)
  advise(bytes.data(), bytes.size(), MADV_POPULATE_READ);
#else
  (void)bytes;
#endif
}

char* move_pages(char* pages, std::size_t size, std::size_t new_size) noexcept {
  void* const moved = ::mremap(pages, size, new_size, MREMAP_MAYMOVE);
  return moved == MAP_FAILED ? nullptr : static_cast<char*>(moved);
}

void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept {
  (void)::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

void keep_out_of_dumps(char* pages, std::size_t size) noexcept {
  (void)::madvise(pages, size, MADV_DONTDUMP);
}

}  // namespace system
}  // namespace onnxgen::io
#endif
