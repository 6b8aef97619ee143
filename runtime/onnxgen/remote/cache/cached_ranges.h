// Cached ranges of one version of an object.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/remote/cache/entry.h"
#include "onnxgen/remote/cache/folder.h"
#include "onnxgen/remote/range_plan.h"

namespace onnxgen::remote {

// Reads the cached ranges of one version of an object and adds new ones. The destructor stores all added bytes as one
// new file. Failures to write to the cache are ignored.
class CachedRanges {
 public:
  CachedRanges(const CacheFolder& folder, std::string version_prefix, std::uint64_t object_size, std::string version);
  CachedRanges(const CachedRanges&) = delete;
  CachedRanges& operator=(const CachedRanges&) = delete;
  ~CachedRanges();

  bool has(std::uint64_t offset, std::uint64_t length) const;
  // Fills the cached parts of the fragments and returns the remaining ones.
  std::vector<Fragment> fill(const std::vector<Fragment>& fragments);
  void add(std::uint64_t offset, std::string_view bytes);

 private:
  struct Source {
    const io::File* file = nullptr;
    CachedRange range;
  };

  void open_entries();
  void insert(const io::File& file, CachedRange range);
  // Returns the length of the prefix of the fragment that one source holds or, with a null `source`, that no source
  // holds.
  std::uint64_t run_of(const Fragment& fragment, const Source*& source) const;
  Status write(std::uint64_t offset, std::string_view bytes);
  Status finish();

  const CacheFolder folder_;
  const std::string version_prefix_;
  std::vector<CacheEntry> entries_;
  std::map<std::uint64_t, Source> sources_;  // by offset, disjoint
  io::PendingFile pending_;
  std::string pending_name_;  // empty until something is added
  CacheEntry added_;
  bool has_failed_ = false;
};

}  // namespace onnxgen::remote
