// Parses every model, copies and merges it, and serializes it. The result must equal the original bytes. Built for both
// profiles.
#include "model_files.h"
#include "onnx/onnx-ml.pb.h"

namespace {

std::string round_trip(const std::filesystem::path& path) {
  const std::string bytes = cross::read(path);
  onnx::ModelProto model;
  if (!model.ParseFromString(bytes)) return "does not parse";
  if (model.ByteSizeLong() != bytes.size()) return "has another size";
  if (model.SerializeAsString() != bytes) return "comes back otherwise";
  const onnx::ModelProto copy = model;
  onnx::ModelProto merged;
  merged.MergeFrom(copy);
  if (merged.SerializeAsString() != bytes) return "is merged otherwise";
  // Accesses eight-byte numbers one by one, which need suitable alignment.
  onnx::TensorProto numbers;
  double sum = 0;
  for (const onnx::TensorProto& tensor : model.graph().initializer()) {
    for (const auto value : tensor.dims()) numbers.add_dims(value);
    for (const auto value : tensor.float_data()) numbers.add_double_data(static_cast<double>(value));
    for (const auto value : numbers.double_data()) sum += value;
  }
  model.mutable_graph()->add_initializer()->CopyFrom(numbers);
  const auto last = model.graph().initializer_size() - 1;
  if (model.graph().initializer(last).dims_size() != numbers.dims_size()) return "lost numbers that were added";
  return sum == sum || model.graph().initializer_size() != 1 ? "" : "has no sum";
}

}  // namespace

int main(int argc, char** argv) {
  return argc >= 2 ? cross::check_models(argv + 1, round_trip) : 2;
}
