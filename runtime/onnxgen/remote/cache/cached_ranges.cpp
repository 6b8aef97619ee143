#include "onnxgen/remote/cache/cached_ranges.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "onnxgen/error/try_allocating.h"

namespace onnxgen::remote {
namespace {

constexpr std::size_t kMaxOpenFiles = 64;  // maximum number of files held open per object

}  // namespace

CachedRanges::CachedRanges(const CacheFolder& folder, std::string version_prefix, std::uint64_t object_size,
                           std::string version)
    : folder_(folder), version_prefix_(std::move(version_prefix)) {
  added_.object_size = object_size;
  added_.version = std::move(version);
  open_entries();
}

CachedRanges::~CachedRanges() {
  if (!pending_name_.empty() && !has_failed_) (void)or_out_of_memory([this] { return finish(); });
}

void CachedRanges::open_entries() {
  for (const std::string& name : folder_.names(version_prefix_)) {
    CacheEntry entry;
    if (entries_.size() == kMaxOpenFiles) break;
    if (!folder_.open_entry(name, entry)) continue;
    const bool is_ours = entry.object_size == added_.object_size && entry.version == added_.version;
    if (is_ours) entries_.push_back(std::move(entry));
  }
  for (const CacheEntry& entry : entries_) {
    for (const CachedRange& range : entry.ranges) insert(entry.file, range);
  }
}

// Adds the parts of the range that no other file holds.
void CachedRanges::insert(const io::File& file, CachedRange range) {
  while (range.length != 0) {
    const Source* source = nullptr;
    const std::uint64_t length = run_of({range.offset, range.length, nullptr}, source);
    if (source == nullptr) sources_[range.offset] = {&file, {range.offset, length, range.at}};
    range.offset += length;
    range.length -= length;
    range.at += length;
  }
}

std::uint64_t CachedRanges::run_of(const Fragment& fragment, const Source*& source) const {
  const auto next = sources_.upper_bound(fragment.offset);
  source = nullptr;
  if (next != sources_.begin()) {
    const CachedRange& range = std::prev(next)->second.range;
    const std::uint64_t in_range = fragment.offset - range.offset;
    if (in_range < range.length) {
      source = &std::prev(next)->second;
      return std::min(fragment.length, range.length - in_range);
    }
  }
  return next != sources_.end() ? std::min(fragment.length, next->first - fragment.offset) : fragment.length;
}

bool CachedRanges::has(std::uint64_t offset, std::uint64_t length) const {
  const Source* source = nullptr;
  for (Fragment left = {offset, length, nullptr}; left.length != 0;) {
    const std::uint64_t run = run_of(left, source);
    if (source == nullptr) return false;
    left.offset += run;
    left.length -= run;
  }
  return true;
}

std::vector<Fragment> CachedRanges::fill(const std::vector<Fragment>& fragments) {
  std::vector<Fragment> missing;
  for (Fragment fragment : fragments) {
    while (fragment.length != 0) {
      const Source* source = nullptr;
      const std::uint64_t length = run_of(fragment, source);
      const auto count = static_cast<std::size_t>(length);
      // A file that was truncated meanwhile counts as missing.
      const bool is_read =
          source != nullptr &&
          source->file->read_at(source->range.at + (fragment.offset - source->range.offset), fragment.to, count);
      if (!is_read) missing.push_back({fragment.offset, length, fragment.to});
      fragment.offset += length;
      fragment.length -= length;
      fragment.to += length;
    }
  }
  return missing;
}

void CachedRanges::add(std::uint64_t offset, std::string_view bytes) {
  if (has_failed_ || has(offset, bytes.size()) || write(offset, bytes)) return;
  has_failed_ = true;
  pending_ = io::PendingFile();
}

Status CachedRanges::write(std::uint64_t offset, std::string_view bytes) {
  if (pending_name_.empty()) {
    std::string name = CacheFolder::new_ranges_name(version_prefix_);
    Status status = folder_.create(name, pending_);
    if (!status) return status;
    pending_name_ = std::move(name);
  }
  CachedRange* const last = added_.ranges.empty() ? nullptr : &added_.ranges.back();
  const std::uint64_t at = last == nullptr ? 0 : last->at + last->length;
  Status status = pending_.file().write_at(at, bytes.data(), bytes.size());
  if (!status) return status;
  if (last != nullptr && last->offset + last->length == offset) {
    last->length += bytes.size();
  } else {
    added_.ranges.push_back({offset, bytes.size(), at});
  }
  return status;
}

Status CachedRanges::finish() {
  Status status = write_list(pending_.file(), added_);
  return status ? folder_.commit(pending_, pending_name_, nullptr) : status;
}

}  // namespace onnxgen::remote
