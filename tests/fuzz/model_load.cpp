// Loads a model from memory, in each way that its weights can be held.
#include <onnx/onnx-ml.pb.h>

#include <memory>
#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/io/load.h"
#include "target.h"

namespace {

using namespace onnxgen::io;
using onnxgen::Status;

void clear_elements(onnx::ModelProto& model) {
  for_each_tensor(model, [](onnx::TensorProto& tensor, const TensorSite&) {
    onnxgen::io::clear_elements(tensor);
    clear_external_data(tensor);  // the reference that replaces them
  });
}

Status load(std::string_view input, LoadOptions options, bool with_owner, onnx::ModelProto& model) {
  std::shared_ptr<const std::string> owner;
  if (!with_owner) return try_load_from_memory(input, model, options);
  owner = std::make_shared<const std::string>(input);
  return try_load_from_memory(owner, *owner, model, options);
}

// Archives and encrypted models are recognized by their first bytes, which no message has.
bool is_other_format(const Status& status) {
  return status.code() == onnxgen::ErrorCode::kEncrypted || status.code() == onnxgen::ErrorCode::kFormatRefused;
}

// Without its external data, the loaded model equals the parsed one.
void check_model(std::string_view input, const onnx::ModelProto& parsed, const Status& outcome) {
  LoadOptions options;
  options.load_external_data = false;
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    options.holding = holding;
    for (const bool with_owner : {false, true}) {
      onnx::ModelProto model;
      const Status status = load(input, options, with_owner, model);
      FUZZ_CHECK(status.code() == outcome.code() || (!outcome && is_other_format(status)));
      FUZZ_CHECK(model == parsed);
    }
  }
}

// Only the elements of tensors are skipped.
void check_skipping(std::string_view input) {
  LoadOptions options;
  options.holding = Holding::kSkipped;
  onnx::ModelProto parsed;
  const Status outcome = parsed.ParseFromString(input);
  onnx::ModelProto skipped;
  const Status status = load(input, options, false, skipped);
  if (!outcome) return;  // the error may be in a skipped part
  FUZZ_CHECK(status);
  clear_elements(parsed);
  clear_elements(skipped);
  FUZZ_CHECK(skipped == parsed);
}

// Either all external data is loaded or the load fails.
void check_external(std::string_view input, const Status& outcome) {
  const std::string bytes(8192, 'w');
  LoadOptions options;
  options.external_data_buffers = {{"w.bin", bytes, nullptr}};
  options.verify_checksums = true;
  onnx::ModelProto model;
  const Status status = load(input, options, true, model);
  FUZZ_CHECK(outcome || !status);
  if (!status) FUZZ_CHECK(model == onnx::ModelProto());
  for_each_tensor(model, [](const onnx::TensorProto& tensor, const TensorSite&) { FUZZ_CHECK(!is_external(tensor)); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;  // a valid message, but not a model
  const std::string_view input = onnxgen::fuzz::view(data, size);
  onnx::ModelProto parsed;
  const Status outcome = parsed.ParseFromString(input);
  check_model(input, parsed, outcome);
  check_skipping(input);
  check_external(input, outcome);
  return 0;
}
