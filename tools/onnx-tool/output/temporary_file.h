// A file for intermediate data.
#pragma once

#include <string>

namespace onnx_tool {

// Path in a new temporary folder, which the destructor removes with everything in it.
class TemporaryFile {
 public:
  // Throws a Failure if the folder cannot be created.
  TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  std::string path() const { return folder_ + "/file"; }

 private:
  std::string folder_;
};

}  // namespace onnx_tool
