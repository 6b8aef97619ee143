// Options for loading and saving encrypted models.
#pragma once

#include <chrono>
#include <cstdint>

#include "onnxgen/crypto/format.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/io/load_options.h"

namespace onnxgen::crypto {

// Options for loading. `holding` matters less here than in io::LoadOptions: a model is always decrypted to its own
// memory, and tensors point into that memory; kSkipped releases it after the structure is read. With num_threads = 1,
// only the calling thread works.
struct LoadOptions : io::LoadOptions {
  // Reject models that are not encrypted. If false, anyone who can write to the file can replace it with an unencrypted
  // model, which is loaded like any other.
  bool require_encryption = false;
  // Reject unencrypted models and the format ONNXCRY1. Both can be modified without the key.
  bool require_authentication = false;
};

// Options for saving.
struct SaveOptions {
  Format format = Format::kAes256Gcm;

  // Where to find the data of external tensors that were not loaded: external_data_folder, external_data_files, paths
  // and related options. All others are ignored.
  io::LoadOptions external_data;

  // Number of threads; 0 means one per CPU. With 2 or more, a second thread writes.
  unsigned num_threads = 0;
  // Flush the file to disk before renaming it, so that a power failure leaves either the old model or the new one.
  bool flush = true;
  // How long to wait for other programs that save to the folder or load from it. Afterwards the save fails with
  // kOpenFailed.
  std::chrono::milliseconds lock_timeout = io::kLockTimeout;
  // Accept messages in which `required` fields are not set.
  bool allow_partial = false;

  // See io::SaveOptions.
  io::ProgressCallback progress;
};

}  // namespace onnxgen::crypto
