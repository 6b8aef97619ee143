// Options of loading and saving encrypted models.
#pragma once

#include <chrono>
#include <cstdint>

#include "onnxgen/crypto/format.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/io/load_options.h"

namespace onnxgen::crypto {

// `holding` matters less here than in io::LoadOptions: a model is always decrypted to memory of its own, and tensors
// point into that; kSkipped frees it when the structure is known. With num_threads = 1 only the calling thread works.
struct LoadOptions : io::LoadOptions {
  // Refuse models that are not encrypted. Without it anybody who can write to the file can put a plain model in its
  // place, which is then loaded like any other.
  bool require_encryption = false;
  // Refuse plain models and ONNXCRY1, which anybody can change without the key.
  bool require_authentication = false;
};

struct SaveOptions {
  Format format = Format::kAes256Gcm;

  // Where to find the data of external tensors that were not loaded: external_data_folder, external_data_files, paths
  // and so on. The other options in it have no effect.
  io::LoadOptions external_data;

  // With 2 or more, a second thread writes; 0 means as many as the machine has.
  unsigned num_threads = 0;
  // Flush everything to the disk before the new file takes its name, so that a loss of power leaves the old model or
  // the new one.
  bool flush = true;
  // How long to wait for other programs that save to the folder or load from it.
  std::chrono::milliseconds lock_timeout = io::kLockTimeout;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;

  // As in io::SaveOptions.
  io::ProgressCallback progress;
};

}  // namespace onnxgen::crypto
