// Functions that use optional components of onnxgen. If a component is not part of the build, its functions throw a
// Failure that names the missing component.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/access.h"
#include "model/open.h"
#include "model/text_model.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/save_options.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/status.h"

namespace onnx_tool {

// Encryption formats that can be written.
enum class Cipher { kAes256Gcm, kChaCha20Poly1305 };

struct EncryptedSave {
  Cipher cipher = Cipher::kAes256Gcm;
  bool flush = true;
  onnxgen::io::ProgressCallback progress;
};

// Options for loading a model from a server.
struct RemoteChoice {
  Weights weights = Weights::kAll;
  bool verify_checksums = false;
  std::string tensor;  // with Weights::kStructure, the name of a tensor whose data is loaded as well
  onnxgen::io::ProgressCallback progress;
};

// Options for printing a model in ONNX's textual syntax.
struct SyntaxChoice {
  bool display = false;    // for display only: escapes control characters, prints removed parts as "..."
  bool leave_out = false;  // omit what the syntax cannot express, instead of failing
};
// The parts of a model that the syntax could not express.
struct LeftOut {
  std::size_t count = 0;
  std::string first;  // path of the first part
  std::string gap;    // path of the first required value that is missing; parsers then reject the text. Usually empty
};

// onnxgen::archive
onnxgen::Status load_archive(const Source& source, const onnxgen::io::LoadOptions& options, onnx::ModelProto& model);
onnxgen::Status save_archive(const onnx::ModelProto& model, const std::string& path,
                             const onnxgen::archive::SaveOptions& options);
onnxgen::Status save_folder(const onnx::ModelProto& model, const std::string& path,
                            const onnxgen::archive::SaveOptions& options);

// onnxgen::crypto
onnxgen::Status load_encrypted(const Source& source, const Passphrase& passphrase,
                               const onnxgen::io::LoadOptions& options, onnx::ModelProto& model);
// Encrypts into memory instead of a file.
onnxgen::Status encrypt_model(const onnx::ModelProto& model, std::string& bytes, const Passphrase& passphrase,
                              const EncryptedSave& options);
onnxgen::Status save_encrypted(const onnx::ModelProto& model, const std::string& path, const Passphrase& passphrase,
                               const EncryptedSave& options);

// onnxgen::syntax
onnxgen::Status print_syntax(onnxgen::ConstMessage message, const SyntaxChoice& choice, const WriteChunk& write,
                             LeftOut& left_out);
onnxgen::text::TextStatus parse_syntax(std::string_view text, onnx::ModelProto& model);

// onnxgen::remote
onnxgen::Status load_remote(const std::string& url, const RemoteChoice& choice, const Access& access,
                            onnx::ModelProto& model);
onnxgen::Status save_remote(const onnx::ModelProto& model, const std::string& url, const Access& access,
                            const onnxgen::io::ProgressCallback& progress);
// Reads an object if its first bytes can be those of tensors outside a model. Returns false otherwise or after an
// error.
bool read_remote_tensors(const std::string& url, const Access& access, std::string& bytes);
onnxgen::Status index_remote(const std::string& url, const Access& access, onnxgen::io::TensorIndex& index);

}  // namespace onnx_tool
