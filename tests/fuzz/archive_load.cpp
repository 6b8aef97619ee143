// Loads any bytes as an archive, in each way that members can be held.
#include <onnx/onnx-ml.pb.h>

#include <memory>
#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/archive/load.h"
#include "target.h"

namespace {

using namespace onnxgen;

constexpr std::uint64_t kMaxInflated = 1 << 20;

Status load(std::string_view input, io::Holding holding, bool with_owner, onnx::ModelProto& model) {
  archive::LoadOptions options;
  options.holding = holding;
  options.verify_checksums = true;
  options.max_inflated_bytes = kMaxInflated;
  if (!with_owner) return archive::try_load_from_memory(nullptr, input, model, options);
  const auto owner = std::make_shared<const std::string>(input);
  return archive::try_load_from_memory(owner, *owner, model, options);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  onnx::ModelProto expected;
  const bool is_loaded = load(input, io::Holding::kOwned, false, expected);
  if (!is_loaded) FUZZ_CHECK(expected == onnx::ModelProto());
  for (const bool with_owner : {false, true}) {
    for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
      onnx::ModelProto model;
      FUZZ_CHECK(load(input, holding, with_owner, model) == is_loaded);
      FUZZ_CHECK(model == expected);
    }
  }
  // All elements are loaded and readable.
  std::size_t bytes = 0;
  io::for_each_tensor(expected, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    FUZZ_CHECK(!io::is_external(tensor));
    for (const char c : tensor.raw_data()) bytes += static_cast<unsigned char>(c) != 0;
  });
  FUZZ_CHECK(bytes <= size + kMaxInflated * (size / 40 + 1));
  return 0;
}
