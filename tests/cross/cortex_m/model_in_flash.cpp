// Model handling on a small machine: reads models in place in flash memory, with classes generated for size and parsing
// only, in caller-provided memory. The test limits this program's own size in flash.
#include <cstdio>
#include <string_view>

#include "../small_model.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/message/fixed_memory.h"

namespace {

using onnxgen::Status;

alignas(64) char memory[1024];

// TensorProto: dims 3, data_type UINT8, raw_data.
constexpr char kTensor[] = "\x08\x03\x10\x02\x4a\x03\x07\x08\x09";

bool is_within(std::string_view part, std::string_view whole) {
  return part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size();
}

bool reads_a_model() {
  onnx::ModelProto model;
  Status status = onnxgen::fixed_memory::use(model, memory, sizeof memory);
  onnxgen::ParseOptions options;
  options.borrow_strings = true;
  if (status) status = model.ParseBorrowed(cross::small_model(), options);
  if (!status) return false;
  for (const onnx::NodeProto& node : model.graph().node()) {
    std::printf("%.*s of %d inputs\n", static_cast<int>(node.op_type().size()), node.op_type().data(),
                static_cast<int>(node.input_size()));
  }
  std::printf("%d bytes of memory left\n", static_cast<int>(onnxgen::fixed_memory::room(model)));
  return model.graph().node_size() == 1 && is_within(model.graph().output(0).name(), cross::small_model());
}

bool reads_weights_where_they_are() {
  const std::string_view input(kTensor, sizeof kTensor - 1);
  onnx::TensorProto tensor;
  return onnxgen::fixed_memory::use(tensor, memory, sizeof memory) && tensor.ParseBorrowed(input) &&
         tensor.raw_data() == "\x07\x08\x09" && is_within(tensor.raw_data(), input);
}

bool says_what_is_wrong() {
  onnx::ModelProto model;
  const std::string_view cut = cross::small_model().substr(0, 100);
  if (!onnxgen::fixed_memory::use(model, memory, sizeof memory)) return false;
  if (model.ParseBorrowed(cut).code() != onnxgen::ErrorCode::kTruncated) return false;
  if (!onnxgen::fixed_memory::use(model, memory, 512)) return false;
  return model.ParseBorrowed(cross::small_model()).code() == onnxgen::ErrorCode::kOutOfMemory;
}

}  // namespace

int main() {
  return reads_a_model() && reads_weights_where_they_are() && says_what_is_wrong() ? 0 : 1;
}
