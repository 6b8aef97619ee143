#include "onnxgen/remote/cache/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <set>
#include <utility>

#include "onnxgen/file/abandoned_files.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::remote {
namespace {

constexpr std::string_view kWhole = ".object";
constexpr std::string_view kRanges = ".ranges";
constexpr std::size_t kPrefixSize = 40 + 1 + 40;  // two digests in hexadecimal
constexpr std::uint64_t kSmallestFile = 4096;     // space that a file occupies at least

// Removes the signature from a query. It differs in each URL, but what it signs does not.
std::string without_signature(std::string_view query) {
  std::string kept;
  while (!query.empty()) {
    const std::string_view parameter = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(parameter.size() + 1, query.size()));
    if (parameter.substr(0, 6) != "X-Amz-") kept.append("&").append(parameter);
  }
  return kept;
}

bool ends_with(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

bool is_entry(std::string_view name) {
  if (!ends_with(name, kWhole) && !ends_with(name, kRanges)) return false;
  name.remove_suffix(kWhole.size());
  return name.size() >= kPrefixSize && name.find_first_not_of("0123456789abcdef-") == name.npos;
}

struct Listed {
  std::uint64_t used = 0;  // stamp of the last use, as in FileAttributes::modified
  std::uint64_t size = 0;
  std::string name;
};

// Lists the entries with this prefix, least recently used first.
std::vector<Listed> list(const io::Folder& folder, std::string_view prefix) {
  std::vector<std::string> names;
  std::vector<Listed> entries;
  if (!folder.list(names)) return entries;
  for (std::string& name : names) {
    io::FileAttributes found;
    const bool is_wanted = is_entry(name) && std::string_view(name).substr(0, prefix.size()) == prefix;
    if (!is_wanted || !io::system::attributes_at(folder.descriptor(), name, io::system::Links::kNotFollowed, found))
      continue;
    entries.push_back({found.modified, std::max(found.size, kSmallestFile), std::move(name)});
  }
  std::sort(entries.begin(), entries.end(), [](const Listed& a, const Listed& b) { return a.used < b.used; });
  return entries;
}

}  // namespace

Status CacheFolder::open(const CacheOptions& options, CacheFolder& folder) {
  if (::mkdir(options.folder.c_str(), 0700) != 0 && errno != EEXIST) {
    return io::system_failure(ErrorCode::kOpenFailed, options.folder, errno);
  }
  io::Folder opened;
  Status status = io::Folder::open(options.folder, opened);
  if (!status) return status;
  folder.folder_ = std::make_shared<const io::Folder>(std::move(opened));
  folder.max_bytes_ = options.max_bytes;
  return status;
}

std::string CacheFolder::prefix_of(const Url& url) {
  std::string text = url.origin() + url.path + without_signature(url.query.view());
  std::string prefix = io::sha1_hex(text);
  wipe(text.data(), text.size());
  return prefix + '-';
}

std::string CacheFolder::prefix_of(const Url& url, std::uint64_t size, std::string_view version) {
  return prefix_of(url) + io::sha1_hex(std::string(version) + ' ' + std::to_string(size));
}

std::string CacheFolder::whole_name(const std::string& version_prefix) {
  return version_prefix + std::string(kWhole);
}

std::string CacheFolder::new_ranges_name(const std::string& version_prefix) {
  return version_prefix + '-' + io::new_save_id() + io::new_save_id() + std::string(kRanges);
}

std::vector<std::string> CacheFolder::names(std::string_view prefix) const {
  std::vector<std::string> names;
  for (Listed& entry : list(*folder_, prefix)) names.push_back(std::move(entry.name));
  std::reverse(names.begin(), names.end());
  return names;
}

Status CacheFolder::open_entry(const std::string& name, CacheEntry& entry) const {
  io::File file;
  io::FileAttributes attributes;
  Status status = io::open_beneath(*folder_, name, io::no_links(), file, attributes);
  if (status) status = read_entry(std::move(file), entry);
  if (status) (void)::futimens(entry.file.descriptor(), nullptr);
  return status;
}

Status CacheFolder::create(const std::string& name, io::PendingFile& pending) const {
  return io::PendingFile::create(folder_, name, io::WriteMode(), pending);
}

Status CacheFolder::commit(io::PendingFile& pending, const std::string& name, CacheEntry* entry) const {
  Status status = pending.complete(true);
  if (status && entry != nullptr) status = open_entry(pending.current_name(), *entry);
  io::FolderLock lock;
  if (status) status = lock.take(*folder_, io::FolderLock::Kind::kExclusive, io::kLockTimeout);
  if (status) status = pending.commit();
  if (status) make_room(name);
  return status;
}

// Also removes temporary files left by killed processes.
void CacheFolder::make_room(const std::string& newest) const {
  std::vector<std::string> temporaries;
  std::set<std::string, std::less<>> ours;
  if (io::find_temporaries(*folder_, temporaries)) {
    for (const std::string& name : temporaries) {
      if (is_entry(io::lasting_name(name))) ours.emplace(io::lasting_name(name));
    }
  }
  io::remove_abandoned(*folder_, *folder_, ours, [](const std::string&) { return false; });
  const std::vector<Listed> entries = list(*folder_, {});
  std::uint64_t total = 0;
  for (const Listed& entry : entries) total += entry.size;
  for (const Listed& entry : entries) {
    if (total <= max_bytes_) return;
    if (entry.name == newest) continue;
    if (::unlinkat(folder_->descriptor(), entry.name.c_str(), 0) == 0) total -= entry.size;
  }
}

}  // namespace onnxgen::remote
