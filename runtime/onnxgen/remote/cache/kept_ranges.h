// The ranges of one version of an object that the cache has, and those that it gets.
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

// What is added becomes a file of its own when this object goes: at its end a call leaves to others what it has read. A
// cache that cannot be written to is no failure of a load.
class KeptRanges {
 public:
  KeptRanges(const CacheFolder& folder, std::string version_prefix, std::uint64_t object_size, std::string version);
  KeptRanges(const KeptRanges&) = delete;
  KeptRanges& operator=(const KeptRanges&) = delete;
  ~KeptRanges();

  bool has(std::uint64_t offset, std::uint64_t length) const;
  // Fills what is there of the pieces, and returns the rest of them.
  std::vector<Piece> fill(const std::vector<Piece>& pieces);
  void add(std::uint64_t offset, std::string_view bytes);

 private:
  struct Source {
    const io::File* file = nullptr;
    KeptRange range;
  };

  void open_entries();
  void insert(const io::File& file, KeptRange range);
  // Up to where the piece's beginning is there, or not there.
  std::uint64_t run_of(const Piece& piece, const Source*& source) const;
  Status write(std::uint64_t offset, std::string_view bytes);
  Status finish();

  const CacheFolder folder_;
  const std::string version_prefix_;
  std::vector<CacheEntry> entries_;
  std::map<std::uint64_t, Source> sources_;  // by offset, disjoint
  io::PendingFile pending_;
  std::string pending_name_;  // empty while nothing was added
  CacheEntry added_;
  bool has_failed_ = false;
};

}  // namespace onnxgen::remote
