#include "output/temporary_file.h"

#include <filesystem>
#include <random>
#include <system_error>

#include "failure.h"

namespace onnx_tool {

namespace fs = std::filesystem;

TemporaryFile::TemporaryFile() {
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  std::random_device random;
  constexpr int kAttempts = 10;
  for (int i = 0; i < kAttempts && !error; ++i) {
    const fs::path folder = parent / ("onnx-tool-" + std::to_string(random()) + std::to_string(random()));
    if (!fs::create_directory(folder, error)) continue;  // a folder of this name exists
    fs::permissions(folder, fs::perms::owner_all, error);
    folder_ = folder.u8string();
    return;
  }
  throw Failure("cannot create a temporary folder: " + error.message());
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  fs::remove_all(fs::u8path(folder_), ignored);
}

}  // namespace onnx_tool
