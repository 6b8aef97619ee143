// Saves every model as an archive and as a folder, and loads them. Replaces the graph of the archive while a model
// loaded from it is still mapped.
#include "model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/load.h"

namespace {

namespace archive = onnxgen::archive;
namespace fs = std::filesystem;

fs::path folder;
archive::SaveOptions options;

// Compares a saved model with `model`. Releases the loaded one, which may be mapped.
std::string compare(const fs::path& path, const onnx::ModelProto& model) {
  onnx::ModelProto read;
  if (const auto status = archive::try_load(path.string(), read); !status) return status.message();
  return read == model ? "" : "comes back otherwise from " + path.filename().string();
}

// Windows cannot truncate a mapped file. There the replacement fails for models with members and leaves the archive
// unchanged.
std::string replace_while_mapped(const fs::path& path, const onnx::ModelProto& model, const onnx::ModelProto& changed) {
  onnx::ModelProto mapped;
  if (const auto status = archive::try_load(path.string(), mapped); !status) return status.message();
  const bool is_replaced{archive::try_replace_model(changed, path.string(), options)};
  if (mapped != model) return "changes where it is mapped from an archive whose graph is replaced";
  return compare(path, is_replaced ? changed : model);
}

std::string check_archive(const onnx::ModelProto& model) {
  const fs::path path = folder / "archive.onnx";
  if (const auto status = archive::try_save(model, path.string(), options); !status) return status.message();
  if (const std::string fault = compare(path, model); !fault.empty()) return fault;
  onnx::ModelProto changed(model);
  changed.set_producer_name("another producer");
  if (const std::string fault = replace_while_mapped(path, model, changed); !fault.empty()) return fault;
  if (const auto status = archive::try_replace_model(changed, path.string(), options); !status) {
    return status.message();
  }
  return compare(path, changed);
}

std::string check_folder(const onnx::ModelProto& model) {
  const fs::path path = folder / "archive_in_a_folder";
  fs::remove_all(path);
  if (const auto status = archive::try_save_folder(model, path.string(), options); !status) return status.message();
  if (archive::try_save_folder(model, path.string(), options)) return "is saved over a folder that is there";
  return compare(path, model);
}

std::string check(const fs::path& path) {
  onnx::ModelProto model;
  if (const auto status = onnxgen::io::try_load(path.string(), model); !status) return status.message();
  const std::string fault = check_archive(model);
  return fault.empty() ? check_folder(model) : fault;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  folder = argv[1];
  options.flush = false;  // thousands of temporary files
  return cross::check_models(argv + 2, check);
}
