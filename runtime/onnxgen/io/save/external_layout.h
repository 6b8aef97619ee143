// Which file each tensor's elements go to, and where in it.
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

struct DataPlace {
  std::size_t file = 0;  // in ExternalLayout::files()
  std::uint64_t offset = 0;
};

class ExternalLayout {
 public:
  // `default_location` serves where the options name none. Names in `taken` are given to no tensor's own file.
  ExternalLayout(const ExternalDataOptions& options, std::string default_location,
                 const std::vector<std::string>& taken);

  // The next tensor, where the options put it.
  DataPlace add(std::string_view tensor, std::uint64_t size);
  // The next tensor, in a file that it names itself.
  DataPlace add_to(const std::string& location, std::uint64_t size);

  const std::vector<DataFile>& files() const noexcept { return files_; }

 private:
  std::uint64_t aligned(std::uint64_t offset, std::uint64_t size) const noexcept;
  DataPlace append(std::size_t file, std::uint64_t size);
  std::size_t file_of(const std::string& location);
  std::string location_for(std::string_view tensor);

  const ExternalDataOptions& options_;
  std::string location_;
  std::set<std::string> taken_;                   // in lower case, for file systems that do not tell the cases apart
  std::map<std::string, std::uint64_t> endings_;  // the last number that made a name unique, by the name
  std::vector<DataFile> files_;
  std::map<std::string, std::size_t> by_location_;
  std::size_t current_;      // of the files that are filled one after the other
  std::uint64_t parts_ = 0;  // of those, how many there are
};

// A location as the tensors of a model in `folder` name it: an absolute path below the folder is made relative, empty
// components and `.` are dropped. What check_location refuses is refused.
Status relative_location(const std::string& folder, std::string_view path, std::string& location);

}  // namespace onnxgen::io
