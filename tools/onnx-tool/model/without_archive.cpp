#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail() {
  throw Failure("this onnx-tool was built without archives: build it where libdeflate-dev is installed");
}

}  // namespace

onnxgen::Status load_archive(const std::string&, const onnxgen::io::LoadOptions&, onnx::ModelProto&) {
  fail();
}

onnxgen::Status save_archive(const onnx::ModelProto&, const std::string&, const onnxgen::archive::SaveOptions&) {
  fail();
}

onnxgen::Status save_folder(const onnx::ModelProto&, const std::string&, const onnxgen::archive::SaveOptions&) {
  fail();
}

}  // namespace onnx_tool
