// Manages the files of a cache folder.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/remote/cache/entry.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// Files are renamed to their final names once they are complete. Processes share the folder: a file that one of them
// removes remains open in the others.
class CacheFolder {
 public:
  // Opens the folder and creates it if it does not exist.
  static Status open(const CacheOptions& options, CacheFolder& folder);

  // Return the prefix of the names of all files of the object, or of one version of it. The URL cannot be recovered
  // from the prefix.
  static std::string prefix_of(const Url& url);
  static std::string prefix_of(const Url& url, std::uint64_t size, std::string_view version);
  // Return the name of the file for a whole object, and a new name for a file of ranges.
  static std::string whole_name(const std::string& version_prefix);
  static std::string new_ranges_name(const std::string& version_prefix);

  // Returns the names of entries with this prefix, most recently used first.
  std::vector<std::string> names(std::string_view prefix) const;
  // Opens an entry and marks it as most recently used.
  Status open_entry(const std::string& name, CacheEntry& entry) const;

  Status create(const std::string& name, io::PendingFile& pending) const;
  // Renames a completed file to its final name, then removes the least recently used files until the size limit is met.
  // If `entry` is not null, opens the file into it before another process can remove the file.
  Status commit(io::PendingFile& pending, const std::string& name, CacheEntry* entry) const;

 private:
  void make_room(const std::string& newest) const;

  std::shared_ptr<const io::Folder> folder_;
  std::uint64_t max_bytes_ = 0;
};

}  // namespace onnxgen::remote
