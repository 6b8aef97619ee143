// onnx-tool convert: writes a model in another format.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/access.h"
#include "model/source.h"
#include "onnx/onnx-ml.pb.h"
#include "output/output.h"

namespace onnx_tool {

enum class Target { kSingleFile, kExternalData, kArchive, kFolder, kEncrypted, kText, kJson, kSyntax, kNumpy };

struct ConvertOptions {
  std::string input;
  std::string output;
  Access access;

  std::optional<Target> to;         // unset: derived from the ending of the output's name
  bool external = false;            // like kExternalData
  bool single_file = false;         // kSingleFile, including external data of any size
  bool allow_missing_data = false;  // keep references to missing data files
  // For external data; see onnxgen::io::ExternalDataOptions.
  static constexpr std::uint64_t kAlign = 4096;
  std::optional<std::uint64_t> split;  // unset: one data file of any size
  std::optional<std::uint64_t> align;  // unset: kAlign
  // For external data and archives.
  static constexpr std::uint64_t kThreshold = 1024;
  std::optional<std::uint64_t> threshold;  // unset: kThreshold
  bool attributes = false;

  PassphraseSource output_passphrase;  // unset: the passphrase of the input
  bool chacha = false;                 // ChaCha20-Poly1305 instead of AES-256-GCM

  bool leave_out = false;  // omit what the textual syntax cannot express, instead of failing

  bool dry_run = false;
  bool json = false;
  std::string_view command = "convert";  // name of the command, for JSON
};

void run_convert(const ConvertOptions& options, Output& output);

// A change applied to the model during conversion.
struct ModelChange {
  // Returns remarks for the report.
  std::function<std::vector<std::string>(onnx::ModelProto& model)> apply;
  // Another model, with its weights, that apply() merges; null if there is none.
  const Source* merged = nullptr;
};

// Applies the change and writes the model as the options request. If the result is a single file, tensors with external
// data have no data while the change is applied, and keep their references. This does not apply if a model is merged.
void convert_model(const ConvertOptions& options, const Source& input, const ModelChange& change, Output& output);

}  // namespace onnx_tool
