// onnx-tool convert: the same model in another form.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "model/access.h"
#include "onnx/onnx-ml.pb.h"
#include "output/output.h"

namespace onnx_tool {

enum class Target { kSingleFile, kExternalData, kArchive, kFolder, kEncrypted, kText, kJson, kSyntax };

struct ConvertOptions {
  std::string input;
  std::string output;
  Access access;

  std::optional<Target> to;         // by the ending of the output's name where it is not given
  bool external = false;            // as kExternalData
  bool single_file = false;         // kSingleFile with the external data in it, however large
  bool allow_missing_data = false;  // leave references to data files that are not there
  // Of external data; as in onnxgen::io::ExternalDataOptions.
  std::uint64_t split = 0;  // 0: one data file, however large
  std::uint64_t align = 4096;
  // Of external data and archives.
  std::uint64_t threshold = 1024;
  bool attributes = false;

  PassphraseSource output_passphrase;  // that of the input where it is not given
  bool chacha = false;                 // ChaCha20-Poly1305 instead of AES-256-GCM

  bool leave_out = false;  // what the textual syntax has no words for, instead of failing

  bool dry_run = false;
};

void run_convert(const ConvertOptions& options, Output& output);

// A change of the model on its way.
struct ModelChange {
  std::function<void(onnx::ModelProto& model)> apply;
  // Another model that apply() adds, with its weights; empty: none.
  std::string merged = {};
};

// Writes the model with the change as the options ask for. If it becomes one file, tensors with external data have none
// during the change and keep it afterwards, unless a model is merged.
void convert_model(const ConvertOptions& options, const ModelChange& change, Output& output);

}  // namespace onnx_tool
