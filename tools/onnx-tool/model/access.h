// How models are reached: what the person said about passphrases and servers.
#pragma once

#include <string>

#include "model/passphrase.h"
#include "onnxgen/file/path_policy.h"

namespace onnx_tool {

struct Access {
  PassphraseSource passphrase;

  onnxgen::io::PathPolicy paths;     // of external data
  bool allow_size_mismatch = false;  // of tensors whose data has another size than type and shape require

  bool allow_http = false;
  bool allow_private_addresses = false;
  std::string ca_file;
  std::string cache_folder;  // of what is read from servers; empty: none
  bool offline = false;      // from the cache alone
};

}  // namespace onnx_tool
