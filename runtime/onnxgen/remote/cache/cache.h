// Objects, whole or in part, in a folder of this machine, so that the next call need not fetch what the last one did.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/remote/cache/folder.h"
#include "onnxgen/remote/cache/kept_ranges.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

class Cache {
 public:
  static Status open(const CacheOptions& options, Cache& cache);

  bool is_used() const noexcept { return is_used_; }
  bool is_offline() const noexcept { return is_used_ && is_offline_; }

  // Whether there is anything of the object, in whatever version.
  bool knows(const Url& url) const { return !folder_.names(CacheFolder::prefix_of(url)).empty(); }
  // Makes the object, without asking its server, the version that was used last, of those that are whole if only these
  // will do; kOpenFailed where there is none.
  Status find(Object& object, bool is_whole) const;
  // Has the object take ranges from here, and leave here what it reads.
  void serve(Object& object) const;
  // The whole object, mapped; fetched first if it is not there.
  Status hold(Object& object, io::HeldBytes& held) const;

 private:
  Status open_whole(const Object& object, const std::string& name, CacheEntry& entry) const;
  Status fetch(Object& object, const std::string& name, CacheEntry& entry) const;

  CacheFolder folder_;
  bool is_used_ = false;
  bool is_offline_ = false;
};

}  // namespace onnxgen::remote
