// Options for loading models.
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

// Where a loaded message keeps the bytes of its tensors.
enum class Holding {
  // Maps the files; tensors point into the mapping. Nothing is copied, and pages are read on first access. The files
  // must not be truncated while the model exists; see Mapping. Classes of the protobuf profile store bytes in strings:
  // for them, files are mapped only during the load and the bytes are copied.
  kMapped,
  // Like kMapped, but reads the file of the model itself. Only data files and archives must not be truncated.
  kDataMapped,
  // Reads the files, using num_threads threads, directly into the memory that the tensors keep. For classes of the
  // protobuf profile this applies to external data, with one thread per tensor; the model file itself is read into
  // memory and parsed from there.
  kOwned,
  // Loads names, types and shapes, but no tensor data.
  //
  // Each skipped tensor becomes external: its external_data entries give the offset and length of its bytes in the
  // model file or in an archive's graph. Use try_load_external_data() to read them later. Saving next to the original
  // file keeps these references; archive::replace_model() keeps the data; a save that would lose data fails. Assigning
  // new elements to a tensor replaces the reference.
  //
  // If the model came from memory or was encrypted, the bytes cannot be found again: loading and saving these tensors
  // fails. Tensors that were external before stay unchanged. Elements that are not stored as raw bytes (strings,
  // varints) are loaded. Fails with kUnsupported for a model with weights if the class belongs to ONNX before version
  // 1.4, which cannot express external data.
  kSkipped,
};

// In-memory replacement for an external data file.
struct NamedBuffer {
  std::string location;  // as the model's tensors name it
  std::string_view bytes;
  // Keeps `bytes` alive for the model. With an owner, the model borrows the bytes unless Holding::kOwned is set.
  // Without an owner, the bytes are copied.
  std::shared_ptr<const void> owner;
};

// Options of load() and the related functions.
struct LoadOptions {
  Holding holding = Holding::kMapped;
  // Number of threads that read; 0 means one per CPU, up to 16.
  unsigned num_threads = 0;

  // Load the data of external tensors into raw_data, which makes them inline. If false, external tensors stay as they
  // are in the file. Loading external data into classes of ONNX before version 1.4, which cannot express it, fails with
  // kUnsupported.
  bool load_external_data = true;
  // Folder that locations are relative to, instead of the model's folder.
  std::string external_data_folder;
  // File that holds the data of all external tensors, regardless of their locations. Since the caller names it, the
  // path policy does not apply.
  std::string external_data_file;
  // Files for individual locations: maps a location to a path. The path policy does not apply.
  std::map<std::string, std::string> external_data_files;
  // In-memory data for individual locations. Takes precedence over all files. Without owners, the caller must keep the
  // bytes alive during the call only.
  std::vector<NamedBuffer> external_data_buffers;
  // Which files the model may name.
  PathPolicy paths;
  // Compare each external file with the checksum in the model, if there is one. Reads each such file completely.
  bool verify_checksums = false;
  // Load external data whose stated length differs from what the tensor's type and shape require. If false, such a
  // tensor makes the load fail with kInvalidExternalData.
  bool allow_size_mismatch = false;
  // Maximum number of bytes of external data that Holding::kOwned reads or that a message of the protobuf profile
  // copies. Exceeding it is kInputTooLarge.
  std::uint64_t max_external_bytes = (std::numeric_limits<std::uint64_t>::max)();

  // How long to wait for another program that saved to the model's folder during the load. Afterwards the load fails
  // with kOpenFailed.
  std::chrono::milliseconds lock_timeout = kLockTimeout;

  // Limits for the model itself. max_total_bytes limits the size of its file; max_allocated_bytes limits the memory of
  // its message in either profile, without the bytes of external tensors. With borrow_strings, strings of a mapped
  // native model also point into the file and are not NUL-terminated; Holding::kOwned copies them regardless.
  ParseOptions parse;
  ProgressCallback progress;  // may be empty
};

}  // namespace onnxgen::io
