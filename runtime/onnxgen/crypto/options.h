// What a caller can say about loading and saving encrypted models.
#pragma once

#include <chrono>
#include <cstdint>

#include "onnxgen/crypto/format.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/io/load_options.h"

namespace onnxgen::crypto {

// Of io::LoadOptions, `holding` matters less here: what was encrypted is decrypted to memory of its own, which tensors
// point into; kSkipped gives that back once the structure is known. num_threads = 1 keeps to the calling thread.
struct LoadOptions : io::LoadOptions {
  // Refuse models that are not encrypted. Without it anybody who can write to the file can put a plain model in its
  // place, which is then loaded like any other.
  bool require_encryption = false;
  // Refuse plain models and ONNXCRY1, which anybody can change without the key.
  bool require_authentication = false;
};

struct SaveOptions {
  Format format = Format::kAes256Gcm;

  // Where the data of external tensors is found that was not loaded: external_data_folder, external_data_files, paths
  // and so on. Nothing else of it is used.
  io::LoadOptions external_data;

  // With 2 and more, another thread writes; 0 means as many as the machine has.
  unsigned num_threads = 0;
  // Flush everything to the disk before the new file takes its name, so that a loss of power leaves the old model or
  // the new one.
  bool flush = true;
  // How long to wait for other programs that save to the folder or load from it.
  std::chrono::milliseconds lock_timeout = io::kLockTimeout;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;

  // As for io::save.
  io::ProgressCallback progress;
};

}  // namespace onnxgen::crypto
