// Options of writing an archive.
#pragma once

#include <chrono>
#include <cstdint>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::archive {

struct SaveOptions {
  // Tensors whose raw form has fewer bytes stay in the graph, since other programs want to find the shapes there.
  // Strings and tensors without elements always stay.
  std::uint64_t size_threshold = 1024;
  // Tensors of node attributes become members too.
  bool convert_attribute = false;
  // Sparse tensors and those of functions and training information become members too.
  bool convert_everywhere = false;
  // Leave a tensor in the graph that would become a member but has more or fewer elements than its type and shape
  // require. Otherwise it is kInvalidTensor.
  bool allow_size_mismatch = false;

  // How many threads write; 0 means as many as the machine has, up to 16.
  unsigned num_threads = 1;
  // Flush to the disk, so that a loss of power leaves the old archive or the new one.
  bool flush = true;
  // How long to wait for other programs: those that save to the folder or load from it and, for replace_model, those
  // that read the archive or replace its graph.
  std::chrono::milliseconds lock_timeout = io::kLockTimeout;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;

  io::ProgressCallback progress;
};

}  // namespace onnxgen::archive
