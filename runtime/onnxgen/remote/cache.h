// Whole objects in a folder of this machine, so that the next load maps what the last one fetched.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// A file for each version of an object, named by URL and version, which takes its name once it is complete. Processes
// share the folder: what one removes stays mapped in another.
class Cache {
 public:
  // Makes the folder if it is not there.
  static Status open(const CacheOptions& options, Cache& cache);

  bool is_used() const noexcept { return folder_ != nullptr; }
  bool is_offline() const noexcept { return is_used() && offline_; }

  // The content of the object in its version, mapped; fetched first if it is not there. Offline it is the newest that
  // there is of the URL.
  Status hold(Object& object, io::HeldBytes& held) const;
  // Bytes of the newest content of the URL; kOpenFailed where there is none.
  Status find_size(const Url& url, std::uint64_t& size) const;

 private:
  Status open_newest(const Url& url, io::File& file, std::uint64_t& size) const;
  Status open_entry(const std::string& name, io::File& file, std::uint64_t& size) const;
  Status fetch(Object& object, const std::string& name) const;
  // Removes what was used longest ago until there is room, and what killed processes left behind.
  void make_room(const std::string& newest) const;

  std::shared_ptr<const io::Folder> folder_;
  std::uint64_t max_bytes_ = 0;
  bool offline_ = false;
};

}  // namespace onnxgen::remote
