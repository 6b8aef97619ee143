#include "model/components.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"

namespace onnx_tool {

namespace archive = onnxgen::archive;

onnxgen::Status load_archive(const Source& source, const onnxgen::io::LoadOptions& options, onnx::ModelProto& model) {
  archive::LoadOptions asked;
  static_cast<onnxgen::io::LoadOptions&>(asked) = options;
  const onnxgen::io::HeldBytes& held = source.held();
  if (source.is_stream()) return archive::try_load_from_memory(held.memory, held.bytes, model, asked);
  return archive::try_load(source.name(), model, asked);
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
