#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail_without_archives() {
  throw Failure("this onnx-tool was built without archive support; rebuild it with libdeflate-dev installed");
}

}  // namespace

onnxgen::Status load_archive(const Source&, const onnxgen::io::LoadOptions&, onnx::ModelProto&) {
  fail_without_archives();
}

onnxgen::Status save_archive(const onnx::ModelProto&, const std::string&, const onnxgen::archive::SaveOptions&) {
  fail_without_archives();
}

onnxgen::Status save_folder(const onnx::ModelProto&, const std::string&, const onnxgen::archive::SaveOptions&) {
  fail_without_archives();
}

}  // namespace onnx_tool
