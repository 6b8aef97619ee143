#include "corpus_files.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "corpora.h"
#include "oracle/onnx-ml.pb.h"

namespace onnxgen::tests {
namespace {

using std::filesystem::path;

FileKind kind_of(const oracle_onnx::TypeProto& type) {
  switch (type.value_case()) {
    case oracle_onnx::TypeProto::kSequenceType:
      return FileKind::kSequence;
    case oracle_onnx::TypeProto::kOptionalType:
      return FileKind::kOptional;
    case oracle_onnx::TypeProto::kTensorType:
    case oracle_onnx::TypeProto::kMapType:
    case oracle_onnx::TypeProto::kSparseTensorType:
    case oracle_onnx::TypeProto::kOpaqueType:
    case oracle_onnx::TypeProto::VALUE_NOT_SET:
      return FileKind::kTensor;
  }
  return FileKind::kTensor;
}

// Adds the files input_0.pb, output_0.pb, ... of a data set. Their values have the types that the model declares.
void add_data_set(const path& folder, const oracle_onnx::GraphProto& graph, std::vector<CorpusFile>& files) {
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string stem = entry.path().stem().string();
    if (entry.path().extension() != ".pb") continue;
    const auto& values = stem.rfind("input_", 0) == 0 ? graph.input() : graph.output();
    const int index = std::atoi(stem.c_str() + stem.find('_') + 1);
    const bool declared = index < values.size();
    files.push_back({entry.path(), declared ? kind_of(values.Get(index).type()) : FileKind::kTensor});
  }
}

void add_model(const path& model_path, std::vector<CorpusFile>& files) {
  files.push_back({model_path, FileKind::kModel});
  std::optional<oracle_onnx::ModelProto> model;
  for (const auto& entry : std::filesystem::directory_iterator(model_path.parent_path())) {
    if (!entry.is_directory() || entry.path().filename().string().rfind("test_data_set_", 0) != 0) continue;
    if (!model) model.emplace().ParseFromString(read_file(model_path));
    add_data_set(entry.path(), model->graph(), files);
  }
}

bool is_model(const path& file) {
  return file.extension() == ".onnx" || file.filename() == "__MODEL_PROTO" ||
         file.filename() == "smallnet_protobuf_file";
}

std::vector<CorpusFile> files_below(const std::optional<path>& folder) {
  std::vector<CorpusFile> files;
  if (!folder) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*folder)) {
    if (entry.is_regular_file() && is_model(entry.path())) add_model(entry.path(), files);
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

}  // namespace

std::vector<CorpusFile> debian_files() {
  return files_below(debian_models());
}

std::vector<CorpusFile> corpora_files() {
  const auto corpora = find_corpora();
  return files_below(corpora ? existing_directory(*corpora / "models") : std::nullopt);
}

std::string read_file(const path& file_path) {
  const std::ifstream file(file_path, std::ios::binary);
  std::ostringstream content;  // faster than iterators without optimization
  content << file.rdbuf();
  return content.str();
}

}  // namespace onnxgen::tests
