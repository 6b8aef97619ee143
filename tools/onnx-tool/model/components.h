// What the parts of onnxgen do here that a build may be without. Where one is missing, its functions are a Failure that
// says what the program must be built with.
#pragma once

#include <string>

#include "model/access.h"
#include "model/open.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/save_options.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load_options.h"

namespace onnx_tool {

// The formats of encrypted models that can be written.
enum class Cipher { kAes256Gcm, kChaCha20Poly1305 };

struct EncryptedSave {
  Cipher cipher = Cipher::kAes256Gcm;
  bool flush = true;
  onnxgen::io::ProgressCallback progress;
};

// What is wanted of a model on a server.
struct RemoteChoice {
  Weights weights = Weights::kAll;
  std::string tensor;  // with Weights::kStructure, the name of one that is to have its elements all the same
  onnxgen::io::ProgressCallback progress;
};

// onnxgen::archive
onnxgen::Status load_archive(const std::string& path, const onnxgen::io::LoadOptions& options, onnx::ModelProto& model);
onnxgen::Status save_archive(const onnx::ModelProto& model, const std::string& path,
                             const onnxgen::archive::SaveOptions& options);

// onnxgen::crypto
onnxgen::Status load_encrypted(const std::string& path, const Passphrase& passphrase,
                               const onnxgen::io::LoadOptions& options, onnx::ModelProto& model);
onnxgen::Status save_encrypted(const onnx::ModelProto& model, const std::string& path, const Passphrase& passphrase,
                               const EncryptedSave& options);

// onnxgen::remote
onnxgen::Status load_remote(const std::string& url, const RemoteChoice& choice, const Access& access,
                            onnx::ModelProto& model);
onnxgen::Status save_remote(const onnx::ModelProto& model, const std::string& url, const Access& access,
                            const onnxgen::io::ProgressCallback& progress);
onnxgen::Status index_remote(const std::string& url, const Access& access, onnxgen::io::TensorIndex& index);

}  // namespace onnx_tool
