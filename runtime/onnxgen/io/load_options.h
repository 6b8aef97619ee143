// Options of loading a model file.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/message/message.h"

namespace onnxgen::io {

// How a loaded message holds the bytes of its tensors.
enum class Holding {
  // Files are mapped and tensors point into them: nothing is copied, and pages are read when they are touched. Nobody
  // may cut the files short while the model lives: see Mapping. For classes of the protobuf profile, whose bytes are
  // strings, files are mapped only during the load, and copied from.
  kMapped,
  // Files are read, by num_threads threads, straight into the memory where the tensors stay. For classes of the
  // protobuf profile this applies to external data, which one thread a tensor reads; the model's own file is read into
  // memory and parsed from there.
  kOwned,
  // Only the structure is loaded: tensors have names, types and shapes, and the bytes of their elements are not read.
  // Such a tensor becomes an external one, whose entries say where in the model's own file (or in an archive's graph)
  // the bytes are. So try_load_external_data can load them later, a save beside that file refers to it, replace_model
  // keeps them, and a save that would lose them fails. A tensor that is given new elements has those. If the model came
  // from memory or was encrypted, the bytes cannot be found again: loading and saving them fails. Tensors that were
  // external already stay as they are. Elements that are not raw bytes in the file (strings, varints) are loaded.
  // Classes of ONNX before version 1.4 cannot express external data: loading a model with weights into them this way is
  // kUnsupported.
  kSkipped,
};

// Bytes in memory that take the place of an external file.
struct NamedBuffer {
  std::string location;  // as the model's tensors name it
  std::string_view bytes;
  // Keeps `bytes` alive for the model, which then borrows them unless Holding::kOwned is asked for. Without an owner
  // they are copied.
  std::shared_ptr<const void> owner;
};

struct LoadOptions {
  Holding holding = Holding::kMapped;
  // How many threads read; 0 means as many as the machine has, up to 16.
  unsigned num_threads = 0;

  // Load the data of external tensors into raw_data, which makes them inline tensors. If false, they stay as they are
  // in the file. Classes of ONNX before version 1.4 cannot express external data: loading it for them is kUnsupported.
  bool load_external_data = true;
  // The folder that locations are relative to, instead of the model's.
  std::string external_data_folder;
  // A file that holds the data of all external tensors, whatever their location says. Named by the caller, it is opened
  // without the path policy.
  std::string external_data_file;
  // Files for single locations: a map from location to path, opened without the path policy as well.
  std::map<std::string, std::string> external_data_files;
  // Bytes in memory for single locations. They are looked at before all files.
  std::vector<NamedBuffer> external_data_buffers;
  // Which files the model itself may name.
  PathPolicy paths;
  // Compare each external file with the checksum that the model gives for it, if it gives one. Reads the whole file.
  bool verify_checksums = false;
  // Load external data whose stated length differs from what the tensor's type and shape require. Otherwise it is
  // kInvalidExternalData.
  bool allow_size_mismatch = false;
  // How many bytes of external data Holding::kOwned may read, or a message of the protobuf profile may copy; more is
  // kInputTooLarge.
  std::uint64_t max_external_bytes = std::numeric_limits<std::uint64_t>::max();

  // If another program saved to the model's folder during the load: how long to wait for it.
  std::chrono::milliseconds lock_timeout = kLockTimeout;

  // Limits for the model itself. max_total_bytes applies to its file; max_allocated_bytes to what its message takes, in
  // either profile, without the bytes of external tensors. With borrow_strings, names of a native model that is mapped
  // point into the file like its tensors, and are not NUL-terminated; Holding::kOwned copies them all the same.
  ParseOptions parse;
  ProgressCallback progress;
};

}  // namespace onnxgen::io
