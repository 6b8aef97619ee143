// What a save wrote, and what it left in the model.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace onnxgen::io {

struct SavedFile {
  std::string location;  // relative to the model's folder; the model's own is its name
  std::uint64_t size = 0;
};

struct SavedTensors {
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;  // of their elements in raw form; strings have none
};

// Tensors without elements are not counted.
struct SaveReport {
  SavedFile model;
  std::vector<SavedFile> data;

  SavedTensors moved;  // to data files
  // Left in the model:
  SavedTensors not_asked_for;  // placement, convert_attribute and convert_everywhere leave them there
  SavedTensors small;          // of fewer bytes than size_threshold
  SavedTensors unmovable;      // strings, and data that does not agree with its shape
  // How many tensors are marked as external and were not loaded: they go on naming their file.
  std::uint64_t not_loaded = 0;
};

}  // namespace onnxgen::io
