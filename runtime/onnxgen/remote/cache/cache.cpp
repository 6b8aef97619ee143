#include "onnxgen/remote/cache/cache.h"

#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::remote {
namespace {

std::string prefix_of(const Object& object) {
  return CacheFolder::prefix_of(object.url(), object.stored_size(), object.version());
}

Status not_cached(const Object& object) {
  return io::failure(ErrorCode::kOpenFailed, object.url().shown(), "not in the cache, and the cache is used offline");
}

}  // namespace

Status Cache::open(const CacheOptions& options, Cache& cache) {
  if (options.folder.empty()) return Status();
  Status status = CacheFolder::open(options, cache.folder_);
  cache.is_used_ = status.ok();
  cache.is_offline_ = options.offline;
  return status;
}

Status Cache::find(Object& object, bool is_whole) const {
  for (const std::string& name : folder_.names(CacheFolder::prefix_of(object.url()))) {
    CacheEntry entry;
    if (!folder_.open_entry(name, entry) || (is_whole && !entry.is_whole())) continue;
    object.expect(entry.object_size, entry.version);
    return Status();
  }
  return not_cached(object);
}

void Cache::serve(Object& object) const {
  // Without a version, cached bytes could belong to another version in a later call. Offline they are the only source.
  if (object.version().empty() && !is_offline_) return;
  auto kept = std::make_unique<CachedRanges>(folder_, prefix_of(object), object.stored_size(), object.version());
  object.cache_ranges(std::move(kept), is_offline_);
}

Status Cache::hold(Object& object, io::HeldBytes& held) const {
  CacheEntry entry;
  const std::string name = CacheFolder::whole_name(prefix_of(object));
  // A truncated file is fetched again.
  const bool is_version_known = is_offline_ || !object.version().empty();
  Status status = is_version_known ? open_whole(object, name, entry) : Status(ErrorCode::kOpenFailed);
  if (!status && is_offline_) return not_cached(object);
  if (!status) status = fetch(object, name, entry);
  if (!status) return status;
  io::Progress uncounted({}, 0);
  return io::map_whole(std::move(entry.file), entry.object_size, false, 1, uncounted, held);
}

Status Cache::open_whole(const Object& object, const std::string& name, CacheEntry& entry) const {
  Status status = folder_.open_entry(name, entry);
  const bool is_it =
      status && entry.is_whole() && entry.object_size == object.stored_size() && entry.version == object.version();
  return is_it || !status ? status : Status(ErrorCode::kOpenFailed);
}

Status Cache::fetch(Object& object, const std::string& name, CacheEntry& entry) const {
  io::PendingFile pending;
  CacheEntry fetched;
  fetched.object_size = object.stored_size();
  fetched.version = object.version();
  fetched.ranges.push_back({0, fetched.object_size, 0});
  Status status = folder_.create(name, pending);
  if (status) status = object.copy_to(pending.file());
  if (status) status = write_list(pending.file(), fetched);
  return status ? folder_.commit(pending, name, &entry) : status;
}

}  // namespace onnxgen::remote
