// Options for saving an archive.
#pragma once

#include <chrono>
#include <cstdint>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::archive {

// Options of save(), save_folder(), convert() and replace_model().
struct SaveOptions {
  // Tensors whose raw form has fewer bytes stay in the graph, since other programs expect to find shapes there. Strings
  // and tensors without elements always stay.
  std::uint64_t size_threshold = 1024;
  // Also store tensors of node attributes as members.
  bool convert_attribute = false;
  // Also store sparse tensors and tensors of functions and training information as members.
  bool convert_everywhere = false;
  // Leave a tensor in the graph if the number of its elements does not match its type and shape. If false, such a
  // tensor makes the save fail with kInvalidTensor.
  bool allow_size_mismatch = false;

  // Number of threads that write; 0 means one per CPU, up to 16.
  unsigned num_threads = 1;
  // Flush to disk, so that a power failure leaves either the old archive or the new one.
  bool flush = true;
  // How long to wait for other programs that save to the folder or load from it. For replace_model(): for programs that
  // read the archive or replace its graph. Afterwards the call fails with kOpenFailed.
  std::chrono::milliseconds lock_timeout = io::kLockTimeout;
  // Accept a message with missing required fields.
  bool allow_partial = false;

  io::ProgressCallback progress;  // may be empty
};

}  // namespace onnxgen::archive
