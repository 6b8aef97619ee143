#include "onnxgen/remote/remote.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "model/components.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/io/load/recognize_tensors.h"
#include "onnxgen/remote/archive.h"
#include "onnxgen/remote/encrypted.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

namespace remote = onnxgen::remote;

// Maximum object size for servers that ignore range requests and send the whole object.
constexpr std::uint64_t kLargestWholeBody = std::uint64_t{1} << 30;

void set_options(const Access& access, remote::Options& options) {
  options.allow_http = access.allow_http;
  options.allow_private_addresses = access.allow_private_addresses;
  options.ca_file = access.ca_file;
  options.index.allow_size_mismatch = access.allow_size_mismatch;
  options.cache.folder = access.cache_folder;
  options.cache.offline = access.offline;
  options.max_whole_body = kLargestWholeBody;
}

// Replaces names of library options in the error message by the tool's flags.
onnxgen::Status with_flags_named(const onnxgen::Status& status) {
  static constexpr std::pair<std::string_view, std::string_view> kFlags[] = {
      {"Options::allow_http", "--allow-http"}, {"Options::allow_private_addresses", "--allow-private-addresses"}};
  std::string detail = status.detail();
  for (const auto& [option, flag] : kFlags) {
    const std::size_t at = detail.find(option);
    if (at != std::string::npos) detail.replace(at, option.size(), flag);
  }
  if (detail == status.detail()) return status;
  return onnxgen::io::failure(status.code(), status.file(), detail);
}

onnxgen::Status load_remote_encrypted(const std::string& url, const Access& access, onnx::ModelProto& model,
                                      const remote::LoadOptions& options) {
  const Passphrase& passphrase = read_passphrase(access.passphrase, url, false);
  remote::EncryptedOptions encrypted;
  static_cast<remote::LoadOptions&>(encrypted) = options;
  return remote::try_load_encrypted(url, onnxgen::crypto::Key::from_passphrase(passphrase.text()), model, encrypted);
}

// Loads a model in a text format. As for an ordinary model file, locations of external data are relative to the folder
// of the text.
onnxgen::Status load_remote_text(const std::string& url, Format format, onnx::ModelProto& model,
                                 const remote::LoadOptions& options) {
  std::string text;
  onnxgen::Status status = remote::try_read_beginning(url, kLargestWholeBody, text, options);
  if (!status) return status;
  parse_model(text, format, shown_path(url), model);
  return options.weights == remote::Weights::kAll ? remote::try_load_tensors(model, url, options) : status;
}

// Loads a model that is not stored as a plain message.
onnxgen::Status load_remote_format(const std::string& url, onnx::ModelProto& model,
                                   const remote::LoadOptions& options) {
  std::string first_bytes;
  remote::Options uncounted = options;
  uncounted.progress = {};
  onnxgen::Status status = remote::try_read_beginning(url, onnxgen::io::kRecognizedBytes, first_bytes, uncounted);
  if (!status) return status;
  // The actual size is unknown. Any size greater than that of the bytes gives the same result.
  const std::uint64_t size = first_bytes.size() + (first_bytes.size() == onnxgen::io::kRecognizedBytes ? 1 : 0);
  const Format format = format_of(first_bytes, size, shown_path(url));
  if (format == Format::kArchive) return remote::try_load_archive(url, model, options);
  return load_remote_text(url, format, model, options);
}

}  // namespace

onnxgen::Status load_remote(const std::string& url, const RemoteChoice& choice, const Access& access,
                            onnx::ModelProto& model) {
  remote::LoadOptions options;
  set_options(access, options);
  options.weights = choice.weights == Weights::kAll ? remote::Weights::kAll : remote::Weights::kChosen;
  options.choose = [&](const remote::TensorSummary& tensor) {
    return !choice.tensor.empty() && tensor.name == choice.tensor;
  };
  options.verify_checksums = choice.verify_checksums;
  options.progress = choice.progress;
  options.allow_size_mismatch = access.allow_size_mismatch;
  const onnxgen::Status status = remote::try_load(url, model, options);
  if (status.code() == onnxgen::ErrorCode::kEncrypted) return load_remote_encrypted(url, access, model, options);
  if (status.code() == onnxgen::ErrorCode::kFormatRefused) return load_remote_format(url, model, options);
  return with_flags_named(status);
}

onnxgen::Status save_remote(const onnx::ModelProto& model, const std::string& url, const Access& access,
                            const onnxgen::io::ProgressCallback& progress) {
  remote::SaveOptions options;
  set_options(access, options);
  options.allow_partial = true;
  options.progress = progress;
  return with_flags_named(remote::try_save(model, url, options));
}

bool read_remote_tensors(const std::string& url, const Access& access, std::string& bytes) {
  remote::Options options;
  set_options(access, options);
  return remote::try_read_beginning(url, onnxgen::io::kRecognizedBytes, bytes, options) &&
         onnxgen::io::may_hold_tensors(bytes) && remote::try_read_beginning(url, kLargestWholeBody, bytes, options);
}

onnxgen::Status index_remote(const std::string& url, const Access& access, onnxgen::io::TensorIndex& index) {
  remote::Options options;
  set_options(access, options);
  remote::Index found;
  const onnxgen::Status status = remote::try_index(url, found, options);
  index = std::move(static_cast<onnxgen::io::TensorIndex&>(found));
  return with_flags_named(status);
}

}  // namespace onnx_tool
