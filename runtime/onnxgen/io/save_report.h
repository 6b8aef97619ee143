// Report of a save: the files written, and the tensors whose data stayed in the model.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace onnxgen::io {

// One file that a save wrote.
struct SavedFile {
  std::string location;  // relative to the model's folder; for the model itself, its file name
  // Size in bytes.
  std::uint64_t size = 0;
};

// Number of tensors and bytes.
struct SavedTensors {
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;  // in raw form; strings count as 0
};

// Result of a save. Tensors without elements are not counted.
struct SaveReport {
  SavedFile model;
  std::vector<SavedFile> data;  // the data files

  SavedTensors moved;  // moved to data files
  // Left in the model, by reason:
  SavedTensors not_asked_for;  // excluded by placement, convert_attribute or convert_everywhere
  SavedTensors small;          // smaller than size_threshold
  SavedTensors unmovable;      // strings, and data whose size does not match the shape
  // Number of external tensors whose data was not loaded. They keep their reference to the data file.
  std::uint64_t not_loaded = 0;
};

}  // namespace onnxgen::io
