// The same root messages in the protobuf profile, whose members live on the heap.
#include <onnx/onnx-data.pb.h>
#include <onnx/onnx-ml.pb.h>
#include <onnx/onnx-operators-ml.pb.h>

#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "check.h"
#include "target.h"

namespace onnxgen::fuzz {
namespace {

// Every way of writing gives the same bytes, and reading those gives them again.
template <class M>
void check_writing(const M& message) {
  const std::string bytes = message.SerializePartialAsString();
  FUZZ_CHECK(message.ByteSizeLong() == bytes.size());
  std::string array(bytes.size(), '\0');
  FUZZ_CHECK(message.SerializePartialToArray(array.data(), static_cast<std::int64_t>(array.size())));
  FUZZ_CHECK(array == bytes);
  std::ostringstream stream;
  FUZZ_CHECK(message.SerializePartialToOstream(&stream));
  FUZZ_CHECK(stream.str() == bytes);
  FUZZ_CHECK(message.SerializeAsString() == (message.IsInitialized() ? bytes : std::string()));
  M again;
  FUZZ_CHECK(again.ParsePartialFromString(bytes));
  FUZZ_CHECK(again.SerializePartialAsString() == bytes);
}

template <class M>
void check_value(const M& message) {
  const std::string bytes = message.SerializePartialAsString();
  M copy = message;
  FUZZ_CHECK(copy.SerializePartialAsString() == bytes);
  M moved = std::move(copy);
  FUZZ_CHECK(moved.SerializePartialAsString() == bytes);
  moved.Swap(&copy);
  FUZZ_CHECK(moved.ByteSizeLong() == 0);
  moved.MergeFrom(copy);
  moved.MergeFrom(message);
  M twice;
  FUZZ_CHECK(twice.ParsePartialFromString(bytes + bytes));
  FUZZ_CHECK(twice.SerializePartialAsString() == moved.SerializePartialAsString());
  copy.Clear();
  FUZZ_CHECK(copy.ByteSizeLong() == 0);
}

// What was read before a fault stays in the message, and can be written.
template <class M>
void check_message(std::string_view input) {
  M message;
  const bool is_read = message.ParsePartialFromString(input);
  check_writing(message);
  if (is_read) check_value(message);
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
