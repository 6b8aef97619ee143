// Requests of protoc to protoc-gen-onnxgen. Every request has a response or an error.
#include <cstdint>

#include "answer.h"
#include "check.h"
#include "plugin/response.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const onnxgen::Answer answer = onnxgen::answer(onnxgen::fuzz::view(data, size));
  FUZZ_CHECK(answer.error.empty() != answer.response.empty());
  if (answer.error.empty()) FUZZ_CHECK(onnxgen::plugin::read_response(answer.response).has_value());
  return 0;
}
