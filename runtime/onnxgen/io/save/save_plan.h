// Plan of a save: which tensors leave the model, and the contents of the data files.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/io/save/external_layout.h"
#include "onnxgen/io/save/referenced_data.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {

struct MovedTensor {
  std::size_t tensor = 0;  // index in EncodedTensors::tensors
  FilePosition position;
  std::uint64_t length = 0;
};

// Returns whether the tensor was given new elements after a load had skipped its own. It is marked as external, but a
// save treats it as inline.
inline bool has_new_elements(const TensorRecord& tensor) {
  return tensor.is_external() && !tensor.is_not_loaded() && !tensor.entry(kStampKey).empty();
}

struct SavePlan {
  std::vector<MovedTensor> moved;  // in the order of the tensors
  std::vector<DataFile> files;
  std::vector<FileContent> contents;  // of `files`
  // Locations of data that is not loaded and stays in its file, in the form that name_key() returns. The value is the
  // index of a tensor that refers to it.
  std::map<std::string, std::size_t> kept;
  std::deque<std::string> converted;  // elements that `contents` points to
};

// Returns whether the options request moving the elements of this tensor out of the model.
bool may_move(const EncodedTensor& tensor, const ExternalDataOptions& options);

// A model to be saved. The objects that members refer to must outlive the call of plan_save().
struct SaveRequest {
  const SpanInput& input;
  const EncodedTensors& found;
  std::string folder;  // folder of the model's file
  std::string name;    // name of the model's file
  const ExternalDataOptions& options;
  // Source of the data of tensors that were not loaded, or null. If set, this data is copied as the options specify
  // (for kInModel: to a file next to the model), except for tensors of Holding::kSkipped. The plan then points into it.
  ReferencedData* referenced = nullptr;
  bool allow_missing_data = false;  // accept that data is missing in `referenced`
};

Status plan_save(const SaveRequest& request, SavePlan& plan);

}  // namespace onnxgen::io
