// What a save is going to do: which tensors leave the model, and what the data files will hold.
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
  std::size_t tensor = 0;  // in EncodedTensors::tensors
  DataPlace place;
  std::uint64_t length = 0;
};

// Whether the tensor was given elements after a load had left its own behind: it is not external any more.
inline bool has_new_elements(const TensorRecord& tensor) {
  return tensor.is_external() && !tensor.is_not_loaded() && !tensor.entry(kStampKey).empty();
}

struct SavePlan {
  std::vector<MovedTensor> moved;  // in the order of the tensors
  std::vector<DataFile> files;
  std::vector<FileContent> contents;  // of the files
  // Locations of data that is not loaded and stays where it is, as name_key has them, and a tensor that refers to each.
  std::map<std::string, std::size_t> kept;
  std::deque<std::string> converted;  // elements that the contents point to
};

// Whether the options ask for the elements of such a tensor to leave the model.
bool may_move(const EncodedTensor& tensor, const ExternalDataOptions& options);

// `folder` and `name` are those of the model's file. With `referenced`, the data of tensors that were not loaded is
// copied from there, but for Holding::kSkipped, to where the options place data, or beside the model for kInModel; the
// plan points into it. Tensors whose data is missing there are then an error unless `allow_missing_data`.
Status plan_save(const SpanInput& input, const EncodedTensors& found, const std::string& folder,
                 const std::string& name, const ExternalDataOptions& options, SavePlan& plan,
                 ReferencedData* referenced = nullptr, bool allow_missing_data = false);

}  // namespace onnxgen::io
