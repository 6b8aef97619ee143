#include "onnxgen/file/temporary_name.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace onnxgen::io {
namespace {

constexpr std::string_view kMark = ".onnxgen-";
constexpr std::size_t kDigits = 16;
constexpr std::size_t kLongestName = 255 - kMark.size() - kDigits;  // what file systems allow, in bytes

// `name` without the ending of a temporary name.
std::string_view lasting_name(std::string_view name) {
  const std::size_t ending = kMark.size() + kDigits;
  if (name.size() <= ending || name.substr(name.size() - ending, kMark.size()) != kMark) return name;
  const std::string_view digits = name.substr(name.size() - kDigits);
  return digits.find_first_not_of("0123456789abcdef") == std::string_view::npos ? name.substr(0, name.size() - ending)
                                                                                : name;
}

struct CloseDirectory {
  void operator()(DIR* directory) const noexcept { (void)::closedir(directory); }
};

}  // namespace

std::string temporary_name(std::string_view name) {
  std::array<unsigned char, kDigits / 2> random = {};
  // Without it the name may be in use, which shows when the file is made.
  (void)!::getentropy(random.data(), random.size());
  std::string result(name.substr(0, kLongestName));
  result += kMark;
  for (const unsigned byte : random) {
    result += "0123456789abcdef"[byte >> 4];
    result += "0123456789abcdef"[byte & 15];
  }
  return result;
}

bool has_only_names_of_a_save(const Folder& folder, std::string_view name, const FileFacts& facts) {
  const int descriptor = ::openat(folder.descriptor(), ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  if (descriptor < 0) return false;
  const std::unique_ptr<DIR, CloseDirectory> directory(::fdopendir(descriptor));
  if (directory == nullptr) {
    (void)::close(descriptor);
    return false;
  }
  const std::string_view lasting = lasting_name(name);
  std::uint64_t names = 0;
  while (const dirent* const entry = ::readdir(directory.get())) {
    if (lasting_name(entry->d_name) != lasting) continue;
    struct stat found;
    if (::fstatat(descriptor, entry->d_name, &found, AT_SYMLINK_NOFOLLOW) != 0) return false;
    const FileIdentity identity = {static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
    if (identity == facts.identity) ++names;
  }
  return names == facts.links;
}

}  // namespace onnxgen::io
