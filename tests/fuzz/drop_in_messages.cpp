// Root messages in the protobuf profile, whose members are allocated on the heap.
#include <onnx/onnx-data.pb.h>
#include <onnx/onnx-ml.pb.h>
#include <onnx/onnx-operators-ml.pb.h>

#include <sstream>
#include <string>
#include <string_view>

#include "check.h"
#include "drop_in_checks.h"
#include "target.h"

namespace onnxgen::fuzz {
namespace {

// After an error, the part that was read stays in the message and can be serialized.
template <class M>
void check_message(std::string_view input) {
  M message;
  const bool is_read = message.ParsePartialFromString(input);
  check_drop_in_writing(message);
  if (is_read) check_drop_in_value(message);
  M complete;
  FUZZ_CHECK(complete.ParseFromString(input) == (is_read && message.IsInitialized()));
  std::istringstream stream{std::string(input)};
  M streamed;
  FUZZ_CHECK(streamed.ParsePartialFromIstream(&stream) == is_read);
  FUZZ_CHECK(streamed.SerializePartialAsString() == message.SerializePartialAsString());
}

}  // namespace
}  // namespace onnxgen::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  onnxgen::fuzz::check_message<onnx::ModelProto>(input);
  onnxgen::fuzz::check_message<onnx::OperatorSetProto>(input);
  onnxgen::fuzz::check_message<onnx::FunctionProto>(input);
  onnxgen::fuzz::check_message<onnx::TensorProto>(input);
  return 0;
}
