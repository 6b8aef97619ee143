// Any text as a model in ONNX's textual syntax. A parsed model can be printed and survives a round trip.
#include <onnx/onnx-ml.pb.h>

#include <string>

#include "check.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace syntax = onnxgen::syntax;
  syntax::ParseOptions options;
  options.max_tokens = 100'000;
  onnx::ModelProto model;
  const auto status = syntax::parse(onnxgen::fuzz::view(data, size), model, options);
  if (!status) {
    FUZZ_CHECK(!status.what().empty() && status.what().size() < 2000);
    FUZZ_CHECK(model.ByteSizeLong() == 0);
    return 0;
  }
  syntax::PrintOptions deep;
  deep.max_depth = 1000;  // one bracket may contain several nested messages
  std::string printed;
  FUZZ_CHECK(syntax::print(model, printed, deep));
  onnx::ModelProto again;
  FUZZ_CHECK(syntax::parse(printed, again));
  onnxgen::CompareOptions comparison;
  comparison.unset_is_default = true;
  FUZZ_CHECK(onnxgen::equal(model, again, comparison));
  std::string twice;
  FUZZ_CHECK(syntax::print(again, twice, deep));
  FUZZ_CHECK(printed == twice);
  return 0;
}
