// Options for accessing models: passphrases, paths and servers.
#pragma once

#include <memory>
#include <string>

#include "model/passphrase.h"
#include "onnxgen/file/path_policy.h"

namespace onnx_tool {

struct Access {
  PassphraseSource passphrase;

  onnxgen::io::PathPolicy paths;     // for external data
  bool allow_size_mismatch = false;  // for tensors whose data size differs from the size that type and shape require

  bool allow_http = false;
  bool allow_private_addresses = false;
  std::string ca_file;
  std::string cache_folder;  // for data read from servers; empty: no cache
  bool offline = false;      // use only the cache
};

// Returns the options for a second model of the same command. The terminal is asked for its passphrase as well, which
// may be another one.
inline Access for_second_model(Access access) {
  if (!access.passphrase.is_given()) access.passphrase.held = std::make_shared<Passphrase>();
  return access;
}

}  // namespace onnx_tool
