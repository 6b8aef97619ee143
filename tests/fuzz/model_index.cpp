// Finds the tensors of a model without parsing it.
#include <onnx/onnx-ml.pb.h>

#include <cstring>
#include <string_view>

#include "check.h"
#include "onnxgen/io/index.h"
#include "target.h"

namespace {

using namespace onnxgen::io;

onnxgen::Status index_of(std::string_view input, std::size_t read_size, TensorIndex& index) {
  IndexOptions options;
  options.read_size = read_size;
  std::uint64_t last = 0;
  const ReadFunction read = [&](std::uint64_t offset, void* to, std::size_t count) {
    FUZZ_CHECK(offset <= input.size() && count <= input.size() - offset);
    FUZZ_CHECK(offset >= last);
    last = offset;
    std::memcpy(to, input.data() + offset, count);
    return onnxgen::Status();
  };
  return try_index(read, input.size(), index, options);
}

void check_entry(const IndexedTensor& tensor, std::string_view input) {
  FUZZ_CHECK(!tensor.path.empty());
  switch (tensor.storage) {
    case TensorStorage::kNone:
      FUZZ_CHECK(tensor.length == 0);
      break;
    case TensorStorage::kRaw:
    case TensorStorage::kTyped:
      FUZZ_CHECK(tensor.offset <= input.size() && tensor.length <= input.size() - tensor.offset);
      break;
    case TensorStorage::kScattered:
      FUZZ_CHECK(tensor.offset <= input.size() && tensor.length <= input.size());
      break;
    case TensorStorage::kExternal:
      FUZZ_CHECK(tensor.file.empty() || check_location(tensor.external.location));
      break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  TensorIndex index;
  TensorIndex by_small_steps;
  const onnxgen::Status status = index_of(input, 64 * 1024, index);
  const onnxgen::Status stepping = index_of(input, 1, by_small_steps);
  FUZZ_CHECK(status.code() == stepping.code() && status.offset() == stepping.offset());
  FUZZ_CHECK(index.tensors.size() == by_small_steps.tensors.size());
  for (const IndexedTensor& tensor : index.tensors) check_entry(tensor, input);

  // Every model that can be parsed can be indexed, if its external tensors have valid entries and no other elements.
  const bool wrong_tensor =
      status.code() == onnxgen::ErrorCode::kInvalidExternalData || status.code() == onnxgen::ErrorCode::kInvalidTensor;
  FUZZ_CHECK(status || wrong_tensor || !onnx::ModelProto().ParseFromString(input));
  return 0;
}
