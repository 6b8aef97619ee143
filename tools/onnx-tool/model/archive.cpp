#include "model/components.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"

namespace onnx_tool {

namespace archive = onnxgen::archive;

onnxgen::Status load_archive(const std::string& path, const onnxgen::io::LoadOptions& options,
                             onnx::ModelProto& model) {
  archive::LoadOptions asked;
  static_cast<onnxgen::io::LoadOptions&>(asked) = options;
  return archive::try_load(path, model, asked);
}

onnxgen::Status save_archive(const onnx::ModelProto& model, const std::string& path,
                             const archive::SaveOptions& options) {
  return archive::try_save(model, path, options);
}

onnxgen::Status save_folder(const onnx::ModelProto& model, const std::string& path,
                            const archive::SaveOptions& options) {
  return archive::try_save_folder(model, path, options);
}

}  // namespace onnx_tool
