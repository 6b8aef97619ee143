// Loads every model from its file, mapped and owned, saves it, and reads its tensors through the index.
#include "model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"

namespace {

namespace io = onnxgen::io;

std::string folder;

std::string saved(const std::filesystem::path& path, io::Holding holding) {
  io::LoadOptions options;
  options.holding = holding;
  onnx::ModelProto model;
  if (const onnxgen::Status status = io::try_load(path.string(), model, options); !status) return status.message();
  io::SaveOptions save_options;
  save_options.flush = false;  // thousands of temporary files
  const std::filesystem::path copy = std::filesystem::path(folder) / "saved.onnx";
  if (const onnxgen::Status status = io::try_save(model, copy.string(), save_options); !status) return status.message();
  // The saved file equals the original, unless elements came from other files.
  const std::string bytes = cross::read(path);
  onnx::ModelProto plain;
  if (!plain.ParseFromString(bytes)) return "does not parse";
  return cross::read(copy) == (plain == model ? bytes : model.SerializeAsString()) ? "" : "is saved otherwise";
}

std::string read_by_index(const std::filesystem::path& path) {
  io::TensorIndex index;
  if (const onnxgen::Status status = io::try_index(path.string(), index); !status) return status.message();
  std::string bytes;
  for (const io::IndexedTensor& tensor : index.tensors) {
    if (tensor.storage != io::TensorStorage::kRaw) continue;
    if (const onnxgen::Status status = io::try_read_tensor(index, tensor, bytes); !status) return status.message();
    if (bytes.size() != tensor.length) return "has a tensor of another length";
  }
  return "";
}

std::string check(const std::filesystem::path& path) {
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    if (std::string fault = saved(path, holding); !fault.empty()) return fault;
  }
  return read_by_index(path);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  folder = argv[1];
  return cross::check_models(argv + 2, check);
}
