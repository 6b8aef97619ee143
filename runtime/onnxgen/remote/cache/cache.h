// Cache of objects, whole or in part, in a local folder.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/remote/cache/cached_ranges.h"
#include "onnxgen/remote/cache/folder.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

class Cache {
 public:
  static Status open(const CacheOptions& options, Cache& cache);

  bool is_used() const noexcept { return is_used_; }
  bool is_offline() const noexcept { return is_used_ && is_offline_; }

  // Returns whether the cache has bytes of any version of the object.
  bool knows(const Url& url) const { return !folder_.names(CacheFolder::prefix_of(url)).empty(); }
  // Sets size and version of the object to those used last, without sending a request. If `is_whole`, considers only
  // versions that are cached completely. Returns kOpenFailed if there is none.
  Status find(Object& object, bool is_whole) const;
  // Makes the object read ranges from the cache and add fetched bytes to it.
  void serve(Object& object) const;
  // Maps the whole object, fetching it first if necessary.
  Status hold(Object& object, io::HeldBytes& held) const;

 private:
  Status open_whole(const Object& object, const std::string& name, CacheEntry& entry) const;
  Status fetch(Object& object, const std::string& name, CacheEntry& entry) const;

  CacheFolder folder_;
  bool is_used_ = false;
  bool is_offline_ = false;
};

}  // namespace onnxgen::remote
