// Locates and holds the bytes of external tensors.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {

// How a tensor receives its bytes.
enum class Delivery {
  kBorrowed,  // through ExternalRequest::bytes, which `held` keeps alive
  kCopied,    // through ExternalRequest::copy, a string that the message takes over
};

// Request for the data of one external tensor. load_external_files() fills `bytes` or `copy`.
struct ExternalRequest {
  ExternalDataEntry entry;
  std::string tensor;  // name of the tensor, for error messages
  std::string_view bytes;
  std::string copy;
};

// Opens each file that the requests name once, checks it, and maps or reads the requested bytes. `folder` is the
// model's folder; it is empty if the model is not from a file. `held` receives the owners of borrowed bytes. `watch`,
// if not null, is notified when the last file is open.
Status load_external_files(std::vector<ExternalRequest>& requests, const std::string& folder,
                           const LoadOptions& options, Progress& progress, std::vector<HeldBytes>& held,
                           Delivery delivery = Delivery::kBorrowed, ModelWatch* watch = nullptr);

// Adds `bytes`, which a load reads or copies, to `total`. Fails with kInputTooLarge if the sum exceeds `limit`, the
// option max_external_bytes.
Status count_external_bytes(std::uint64_t bytes, std::uint64_t limit, std::uint64_t& total);

}  // namespace onnxgen::io
