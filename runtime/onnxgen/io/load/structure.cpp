#include "onnxgen/io/load/structure.h"

#include <cstdint>

#include "onnxgen/io/load/external_support.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_edit.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::io {
namespace {

// Approximate memory for the edit that leaves out one tensor's elements, in bytes, without its strings.
constexpr std::uint64_t kBytesOfAnEdit = 800;

// Returns the elements of `tensor` to leave out, or nullptr if there are none.
const ElementRun* skipped_run(const TensorRecord& tensor, const SkippedData& skipped) {
  if (tensor.is_external()) return nullptr;
  const ElementRun* const run = raw_run(tensor);
  if (run == nullptr || run->length == 0) return nullptr;
  return skipped.keeps_elements && skipped.keeps_elements(tensor) ? nullptr : run;
}

DataEntries entries_of(const TensorRecord& tensor, const ElementRun& run, const SkippedData& skipped) {
  DataEntries entries = {
      {"location", skipped.location}, {"offset", std::to_string(run.offset)}, {"length", std::to_string(run.length)}};
  if (!skipped.stamp.empty()) entries.emplace_back(kStampKey, skipped.stamp);
  for (const auto& entry : tensor.entries) {
    if (!is_place_key(entry.first)) entries.push_back(entry);
  }
  return entries;
}

}  // namespace

Status copy_structure(const EncodedInput& input, const SkippedData& skipped, const ParseOptions& options,
                      std::string& output) {
  WalkLimits limits;
  limits.max_depth = options.max_depth;
  limits.max_memory = options.max_allocated_bytes;
  EncodedTensors found;
  Status status = find_tensors(input, limits, found);
  TensorEdit edit(input, found);
  for (std::size_t i = 0; i < found.tensors.size() && status; ++i) {
    const ElementRun* const run = skipped_run(found.tensors[i], skipped);
    const bool is_elsewhere = run != nullptr || found.tensors[i].is_external();
    if (is_elsewhere && !input.form.knows_external_data) return cannot_be_external(found.tensors[i].name);
    if (run == nullptr) continue;
    status = limits.charge(kBytesOfAnEdit + skipped.location.size() + skipped.stamp.size());
    if (status) status = edit.make_external(i, entries_of(found.tensors[i], *run, skipped));
  }
  return status ? edit.write().copy(input, output) : status;
}

}  // namespace onnxgen::io
