// Finds and holds the bytes of external tensors.
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

// How a tensor gets its bytes.
enum class Delivery {
  kBorrowed,  // ExternalRequest::bytes, which `held` keeps alive
  kCopied,    // ExternalRequest::copy, a string for the message to take over
};

// One external tensor: what is wanted and, after load_external_files, the bytes.
struct ExternalRequest {
  ExternalDataEntry entry;
  std::string tensor;  // its name, for messages
  std::string_view bytes;
  std::string copy;
};

// Opens each file that the requests name once, checks it, and maps or reads what they want of it. `folder` is the
// model's, empty when the model comes from no file. `held` gets what keeps borrowed bytes alive. `watch`, if any, is
// told when the last file is open.
Status load_external_files(std::vector<ExternalRequest>& requests, const std::string& folder,
                           const LoadOptions& options, Progress& progress, std::vector<HeldBytes>& held,
                           Delivery delivery = Delivery::kBorrowed, ModelWatch* watch = nullptr);

}  // namespace onnxgen::io
