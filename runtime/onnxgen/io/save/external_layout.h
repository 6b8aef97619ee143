// Assigns each tensor's elements to a data file and an offset.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/io/save_options.h"

namespace onnxgen::io {

struct DataFile {
  std::string location;
  std::uint64_t size = 0;
};

struct FilePosition {
  std::size_t file = 0;  // index in ExternalLayout::files()
  std::uint64_t offset = 0;
};

class ExternalLayout {
 public:
  // `default_location` is used where the options name no location. Files of single tensors never get a name in `taken`.
  ExternalLayout(const ExternalDataOptions& options, std::string default_location,
                 const std::vector<std::string>& taken);

  // Places the next tensor according to the options.
  FilePosition add(std::string_view tensor, std::uint64_t size);
  // Places the next tensor in the file `location`, which the tensor names itself.
  FilePosition add_to(const std::string& location, std::uint64_t size);

  const std::vector<DataFile>& files() const noexcept { return files_; }

 private:
  std::uint64_t aligned(std::uint64_t offset, std::uint64_t size) const noexcept;
  FilePosition append(std::size_t file, std::uint64_t size);
  std::size_t file_of(const std::string& location);
  std::string location_for(std::string_view tensor);

  const ExternalDataOptions& options_;
  std::string location_;
  std::set<std::string> taken_;                   // in the form that portable_key() returns
  std::map<std::string, std::uint64_t> endings_;  // last number that made a name unique, by name
  std::vector<DataFile> files_;
  std::map<std::string, std::size_t> by_location_;
  std::size_t current_;      // the file being filled, of those filled one after the other
  std::uint64_t parts_ = 0;  // number of those files
};

// Removes empty components and `.` from `path`. Fails if check_location() refuses the path or the result.
Status normal_location(std::string_view path, std::string& location);

// Converts `path` to a location as the tensors of a model in `folder` name it. Like normal_location(), but makes an
// absolute path below the folder relative.
Status relative_location(const std::string& folder, std::string_view path, std::string& location);

}  // namespace onnxgen::io
