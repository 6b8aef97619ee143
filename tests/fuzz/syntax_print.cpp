// Any model in ONNX's textual syntax. It survives a round trip, or printing reports what is missing.
#include <onnx/onnx-ml.pb.h>

#include <string>

#include "check.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"
#include "target.h"

namespace {

namespace syntax = onnxgen::syntax;

bool has_control_characters(const std::string& text) {
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7F) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnx::ModelProto model;
  if (!model.ParseBorrowed(onnxgen::fuzz::view(data, size))) return 0;
  syntax::Omissions omissions;
  std::string printed;
  const onnxgen::Status status = syntax::print(model, printed, {}, &omissions);
  FUZZ_CHECK(status || status.code() == onnxgen::ErrorCode::kUnsupported);
  FUZZ_CHECK(status.ok() == (omissions.count == 0));
  if (status) {
    onnx::ModelProto read;
    FUZZ_CHECK(syntax::parse(printed, read));
    std::string again;
    FUZZ_CHECK(syntax::print(read, again));
    FUZZ_CHECK(printed == again);
  }
  syntax::PrintOptions options;
  options.display = true;
  options.leave_out = true;
  std::string shown;
  FUZZ_CHECK(syntax::print(model, shown, options));
  FUZZ_CHECK(!has_control_characters(shown));
  return 0;
}
