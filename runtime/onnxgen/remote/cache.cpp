#include "onnxgen/remote/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <set>
#include <utility>
#include <vector>

#include "onnxgen/file/abandoned_files.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/sha1.h"

namespace onnxgen::remote {
namespace {

constexpr std::string_view kEnding = ".object";
constexpr std::size_t kDigits = 40;
constexpr std::size_t kNameSize = kDigits + 1 + kDigits + kEnding.size();

// A signature is another each time; what it signs is the same.
std::string without_signature(std::string_view query) {
  std::string kept;
  while (!query.empty()) {
    const std::string_view parameter = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(parameter.size() + 1, query.size()));
    if (parameter.substr(0, 6) != "X-Amz-") kept.append("&").append(parameter);
  }
  return kept;
}

std::string name_of(const Url& url) {
  std::string text = url.origin() + url.path + without_signature(url.query.view());
  std::string name = io::sha1_hex(text);
  wipe(text.data(), text.size());
  return name;
}

std::string name_of(const Object& object) {
  return name_of(object.url()) + "-" +
         io::sha1_hex(object.version() + " " + std::to_string(object.size())).append(kEnding);
}

bool is_entry(std::string_view name) {
  const auto is_hex = [](std::string_view text) {
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  };
  return name.size() == kNameSize && is_hex(name.substr(0, kDigits)) && name[kDigits] == '-' &&
         is_hex(name.substr(kDigits + 1, kDigits)) && name.substr(2 * kDigits + 1) == kEnding;
}

struct Entry {
  timespec used = {};
  std::uint64_t size = 0;
  std::string name;
};

// The entries whose names begin so, those used longest ago first.
std::vector<Entry> entries_of(const io::Folder& folder, std::string_view prefix) {
  std::vector<std::string> names;
  std::vector<Entry> entries;
  if (!folder.list(names)) return entries;
  for (std::string& name : names) {
    struct stat found;
    const bool is_wanted = is_entry(name) && std::string_view(name).substr(0, prefix.size()) == prefix;
    if (!is_wanted || ::fstatat(folder.descriptor(), name.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) continue;
    entries.push_back({found.st_mtim, static_cast<std::uint64_t>(found.st_size), std::move(name)});
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
    return a.used.tv_sec != b.used.tv_sec ? a.used.tv_sec < b.used.tv_sec : a.used.tv_nsec < b.used.tv_nsec;
  });
  return entries;
}

}  // namespace

Status Cache::open(const CacheOptions& options, Cache& cache) {
  if (options.folder.empty()) return Status();
  if (::mkdir(options.folder.c_str(), 0700) != 0 && errno != EEXIST) {
    return io::system_failure(ErrorCode::kOpenFailed, options.folder, errno);
  }
  io::Folder folder;
  Status status = io::Folder::open(options.folder, folder);
  if (!status) return status;
  cache.folder_ = std::make_shared<const io::Folder>(std::move(folder));
  cache.max_bytes_ = options.max_bytes;
  cache.offline_ = options.offline;
  return status;
}

Status Cache::hold(Object& object, io::HeldBytes& held) const {
  io::File file;
  std::uint64_t size = 0;
  Status status;
  if (offline_) {
    status = open_newest(object.url(), file, size);
  } else {
    const std::string name = name_of(object);
    // What somebody has cut off is fetched again, and what may be of any version always.
    const bool is_there = !object.version().empty() && open_entry(name, file, size) && size == object.size();
    if (!is_there) {
      status = fetch(object, name);
      if (status) status = open_entry(name, file, size);
    }
  }
  if (!status) return status;
  (void)::futimens(file.descriptor(), nullptr);  // which keeps it from being removed soon
  io::Progress uncounted({}, 0);
  return io::map_whole(std::move(file), size, false, 1, uncounted, held);
}

Status Cache::find_size(const Url& url, std::uint64_t& size) const {
  io::File file;
  return open_newest(url, file, size);
}

Status Cache::open_newest(const Url& url, io::File& file, std::uint64_t& size) const {
  const std::vector<Entry> entries = entries_of(*folder_, name_of(url));
  if (!entries.empty()) return open_entry(entries.back().name, file, size);
  return io::failure(ErrorCode::kOpenFailed, url.shown(), "it is not in the cache, and nothing is fetched offline");
}

Status Cache::open_entry(const std::string& name, io::File& file, std::uint64_t& size) const {
  io::FileFacts facts;
  Status status = io::open_beneath(*folder_, name, io::PathPolicy(), file, facts);
  size = facts.size;
  return status;
}

Status Cache::fetch(Object& object, const std::string& name) const {
  io::PendingFile pending;
  Status status = io::PendingFile::create(folder_, name, io::WriteMode(), pending);
  if (status) status = object.copy_to(pending.file());
  if (status) status = pending.complete(true);
  io::FolderLock lock;
  if (status) status = lock.take(*folder_, io::FolderLock::Kind::kExclusive, io::kLockTimeout);
  if (status) status = pending.place();
  if (status) make_room(name);
  return status;
}

void Cache::make_room(const std::string& newest) const {
  std::vector<std::string> temporaries;
  std::set<std::string, std::less<>> ours;
  if (io::find_temporaries(*folder_, temporaries)) {
    for (const std::string& name : temporaries) {
      if (is_entry(io::lasting_name(name))) ours.emplace(io::lasting_name(name));
    }
  }
  io::remove_abandoned(*folder_, *folder_, ours, [](const std::string&) { return false; });
  const std::vector<Entry> entries = entries_of(*folder_, {});
  std::uint64_t total = 0;
  for (const Entry& entry : entries) total += entry.size;
  for (const Entry& entry : entries) {
    if (total <= max_bytes_) return;
    if (entry.name == newest) continue;
    if (::unlinkat(folder_->descriptor(), entry.name.c_str(), 0) == 0) total -= entry.size;
  }
}

}  // namespace onnxgen::remote
