#include "onnxgen/io/save/model_content.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_edit.h"

namespace onnxgen::io {
namespace {

// Returns whether a key only has a meaning in this process. Such keys are never written.
bool is_own_key(std::string_view key) noexcept {
  return key == kBasePathKey || key == kStampKey;
}

bool has_own_keys(const TensorRecord& tensor) {
  return std::any_of(tensor.entries.begin(), tensor.entries.end(),
                     [](const auto& entry) { return is_own_key(entry.first); });
}

DataEntries kept_entries(const TensorRecord& tensor) {
  DataEntries entries;
  for (const auto& entry : tensor.entries) {
    if (!is_own_key(entry.first)) entries.push_back(entry);
  }
  return entries;
}

// Returns whether the tensor has several data_location fields, so that some readers see EXTERNAL and others do not.
bool is_disputed(const TensorRecord& tensor) {
  return tensor.is_external() && tensor.last_location != tensor_field::kExternal;
}

// Returns the entries of a moved tensor. Unknown keys of `tensor` are kept.
DataEntries entries_of(const TensorRecord& tensor, const MovedTensor& moved, const DataName& name) {
  DataEntries entries = {{"location", name.location},
                         {"offset", std::to_string(moved.position.offset)},
                         {"length", std::to_string(moved.length)}};
  if (!name.checksum.empty()) entries.emplace_back("checksum", name.checksum);
  for (const auto& [key, value] : kept_entries(tensor)) {
    if (!is_place_key(key)) entries.emplace_back(key, value);
  }
  return entries;
}

}  // namespace

Status encode_model(const SpanInput& input, WireForm form, const EncodedTensors& found, const SavePlan& plan,
                    const std::vector<DataName>& names, ModelContent& model) {
  const EncodedInput encoded = input.encoded(form);
  TensorEdit edit(encoded, found);
  auto moved = plan.moved.begin();
  for (std::size_t i = 0; i < found.tensors.size(); ++i) {
    const EncodedTensor& tensor = found.tensors[i];
    const bool is_moved = moved != plan.moved.end() && moved->tensor == i;
    Status status;
    if (is_moved) {
      status = edit.make_external(i, entries_of(tensor, *moved, names[moved->position.file]));
      ++moved;
    } else if (has_new_elements(tensor)) {
      status = edit.make_inline(i, std::nullopt);
    } else if (tensor.is_external() && (has_own_keys(tensor) || is_disputed(tensor))) {
      status = edit.make_external(i, kept_entries(tensor));
    }
    if (!status) return status;
  }
  EditedMessage edited = edit.write();
  for (const std::string_view view : edited.views(input)) model.content.append(view);
  model.text = std::move(edited.text);  // elements of a deque keep their addresses
  return Status();
}

}  // namespace onnxgen::io
