#include "onnxgen/file/temporary_name.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace onnxgen::io {
namespace {

constexpr std::string_view kMark = ".onnxgen-";
constexpr std::size_t kIdDigits = 8;  // of the save
constexpr std::size_t kDigits = 2 * kIdDigits;
constexpr std::size_t kEnding = kMark.size() + kDigits;
constexpr std::size_t kLongestName = 255 - kEnding;  // what file systems allow, in bytes

std::string random_digits() {
  std::array<unsigned char, kIdDigits / 2> random = {};
  // Without it the name may be in use, which shows when the file is made.
  (void)!::getentropy(random.data(), random.size());
  std::string digits;
  for (const unsigned byte : random) {
    digits += "0123456789abcdef"[byte >> 4];
    digits += "0123456789abcdef"[byte & 15];
  }
  return digits;
}

bool is_temporary(std::string_view name) {
  if (name.size() <= kEnding || name.substr(name.size() - kEnding, kMark.size()) != kMark) return false;
  const std::string_view digits = name.substr(name.size() - kDigits);
  return digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

struct CloseDirectory {
  void operator()(DIR* directory) const noexcept { (void)::closedir(directory); }
};

// Calls visit(descriptor, name) for what is in `folder`; false where that cannot be read to its end.
template <class Visit>
bool for_each_entry(const Folder& folder, const Visit& visit) {
  const int descriptor = ::openat(folder.descriptor(), ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
  if (descriptor < 0) return false;
  const std::unique_ptr<DIR, CloseDirectory> directory(::fdopendir(descriptor));
  if (directory == nullptr) {
    (void)::close(descriptor);
    return false;
  }
  while (true) {
    errno = 0;
    const dirent* const entry = ::readdir(directory.get());
    if (entry == nullptr) return errno == 0;
    visit(descriptor, entry->d_name);
  }
}

std::uint64_t count_names(const Folder& folder, std::string_view lasting, FileIdentity identity) {
  std::uint64_t names = 0;
  for_each_entry(folder, [&](int at, const char* name) {
    struct stat found;
    if (lasting_name(name) != lasting || ::fstatat(at, name, &found, AT_SYMLINK_NOFOLLOW) != 0) return;
    const FileIdentity its = {static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
    if (its == identity) ++names;
  });
  return names;
}

}  // namespace

std::string new_save_id() {
  return random_digits();
}

std::string temporary_name(std::string_view name, std::string_view save_id) {
  std::string result(name.substr(0, kLongestName));
  result += kMark;
  result += save_id;
  result += random_digits();
  return result;
}

std::string_view lasting_name(std::string_view name) {
  return is_temporary(name) ? name.substr(0, name.size() - kEnding) : name;
}

std::string_view save_id_of(std::string_view name) {
  return is_temporary(name) ? name.substr(name.size() - kDigits, kIdDigits) : std::string_view();
}

bool find_temporaries(const Folder& folder, std::vector<std::string>& names) {
  return for_each_entry(folder, [&](int, const char* name) {
    if (is_temporary(name)) names.emplace_back(name);
  });
}

bool has_only_names_of_a_save(const Folder& folder, std::string_view name, const File& file) {
  // A name that is given or taken away while they are counted may be counted never or twice. A save does each once.
  constexpr int kTries = 4;
  for (int tries = 0; tries < kTries; ++tries) {
    FileFacts before;
    FileFacts after;
    if (!facts_of(file, before)) return false;
    if (before.links == 1) return true;
    const std::uint64_t names = count_names(folder, lasting_name(name), before.identity);
    if (!facts_of(file, after)) return false;
    if (names == before.links && names == after.links) return true;
  }
  return false;
}

}  // namespace onnxgen::io
