// The folder of a cache: which files are in it, and which leave.
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

// Files take their names once they are complete. Processes share the folder: what one removes stays open in another.
class CacheFolder {
 public:
  // Makes the folder if it is not there.
  static Status open(const CacheOptions& options, CacheFolder& folder);

  // What the names of all files of the object begin with, and those of one version of it. Nobody learns the URL from
  // it.
  static std::string prefix_of(const Url& url);
  static std::string prefix_of(const Url& url, std::uint64_t size, std::string_view version);
  // The file of a whole object, and a new one for ranges of it.
  static std::string whole_name(const std::string& version_prefix);
  static std::string new_ranges_name(const std::string& version_prefix);

  // Those that begin so, last used first.
  std::vector<std::string> names(std::string_view prefix) const;
  // From now on it counts as used last.
  Status open_entry(const std::string& name, CacheEntry& entry) const;

  Status create(const std::string& name, io::PendingFile& pending) const;
  // Gives what is written its name, and removes what was used longest ago until there is room. `entry` is opened before
  // anybody can remove it; null where nobody wants it.
  Status place(io::PendingFile& pending, const std::string& name, CacheEntry* entry) const;

 private:
  void make_room(const std::string& newest) const;

  std::shared_ptr<const io::Folder> folder_;
  std::uint64_t max_bytes_ = 0;
};

}  // namespace onnxgen::remote
