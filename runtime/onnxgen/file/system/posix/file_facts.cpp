#include "onnxgen/file/system/posix/file_facts.h"

#include <cerrno>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/posix/calls.h"

namespace onnxgen::io {

FileFacts system::facts_from(const struct stat& found) {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  FileFacts facts;
  facts.identity = {static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
  facts.size = static_cast<std::uint64_t>(found.st_size);
  facts.links = static_cast<std::uint64_t>(found.st_nlink);
  // Unsigned, so that overflow wraps around: the creator of a file can set any time.
  const timespec modified = time_of_change(found);
  facts.modified = static_cast<std::uint64_t>(modified.tv_sec) * kSecond + static_cast<std::uint64_t>(modified.tv_nsec);
  facts.permissions = static_cast<int>(found.st_mode & 0777);
  facts.is_regular = S_ISREG(found.st_mode);
  facts.is_folder = S_ISDIR(found.st_mode);
  facts.is_link = S_ISLNK(found.st_mode);
  return facts;
}

Status facts_of(const File& file, FileFacts& facts) {
  struct stat found;
  if (::fstat(file.descriptor(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, file.path(), errno);
  facts = system::facts_from(found);
  return Status();
}

Status facts_of(const std::string& path, FileFacts& facts) {
  struct stat found;
  if (::stat(path.c_str(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  facts = system::facts_from(found);
  return Status();
}

}  // namespace onnxgen::io
