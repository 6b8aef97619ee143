#include "onnxgen/file/system/posix/file_attributes.h"

#include <cerrno>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/posix/calls.h"

namespace onnxgen::io {

FileAttributes system::attributes_from(const struct stat& found) {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  FileAttributes attributes;
  attributes.identity = {static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
  attributes.size = static_cast<std::uint64_t>(found.st_size);
  attributes.links = static_cast<std::uint64_t>(found.st_nlink);
  // Unsigned, so that overflow wraps around: the creator of a file can set any time.
  const timespec modified = time_of_change(found);
  attributes.modified =
      static_cast<std::uint64_t>(modified.tv_sec) * kSecond + static_cast<std::uint64_t>(modified.tv_nsec);
  attributes.permissions = static_cast<int>(found.st_mode & 0777);
  attributes.is_regular = S_ISREG(found.st_mode);
  attributes.is_folder = S_ISDIR(found.st_mode);
  attributes.is_link = S_ISLNK(found.st_mode);
  return attributes;
}

Status attributes_of(const File& file, FileAttributes& attributes) {
  struct stat found;
  if (::fstat(file.descriptor(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, file.path(), errno);
  attributes = system::attributes_from(found);
  return Status();
}

Status attributes_of(const std::string& path, FileAttributes& attributes) {
  struct stat found;
  if (::stat(path.c_str(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  attributes = system::attributes_from(found);
  return Status();
}

}  // namespace onnxgen::io
