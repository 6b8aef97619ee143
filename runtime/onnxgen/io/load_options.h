// What a caller can say about a load.
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

// How the bytes of tensors are held.
enum class Holding {
  // Files are mapped and tensors point into them: nothing is copied, and pages are read when they are touched. The
  // files must not be cut short while the model lives: see Mapping. For classes of the protobuf profile, whose bytes
  // are strings, files are mapped during the load and copied from: they must not be cut short meanwhile.
  kMapped,
  // Files are read, by num_threads threads, straight into the memory where the tensors stay. For classes of the
  // protobuf profile that goes for external data, a thread a tensor; the model's own file is read into memory and
  // parsed from there.
  kOwned,
  // Tensors have names, types and shapes but not the bytes of their elements, which are not read. They are not empty
  // all the same: such a tensor is an external one, whose entries say where in its own model's file (or in an archive's
  // graph) the bytes are. So load_external_data gives them back, a save beside that file refers to it, replace_model
  // keeps them, and a save that would lose them fails; a tensor that is given new elements has those. Of a model from
  // memory or an encrypted one the bytes cannot be found again: loading and saving them fails. External tensors stay as
  // they are. Elements that are not raw bytes in the file (strings, varints) are loaded. Classes of ONNX before version
  // 1.4 cannot say that elements are elsewhere: with them, such a load of a model with weights is kUnsupported.
  kSkipped,
};

// Bytes that stand for an external file.
struct NamedBuffer {
  std::string location;  // as the model's tensors name it
  std::string_view bytes;
  // Keeps `bytes` alive for the model, which then borrows them unless Holding::kOwned is asked for. Without an owner
  // they are copied.
  std::shared_ptr<const void> owner;
};

struct LoadOptions {
  Holding holding = Holding::kMapped;
  // Threads that read; 0 means as many as the machine has, up to 16.
  unsigned num_threads = 0;

  // Give external tensors their bytes, as raw_data, and make them inline ones. If not, they stay as they are in the
  // file. Classes of ONNX before version 1.4 do not know external data: giving them such a file's is kUnsupported.
  bool load_external_data = true;
  // The folder that locations are relative to, instead of the model's.
  std::string external_data_folder;
  // A file that holds the data of all external tensors, whatever their location says. Named by the caller, it is opened
  // without the path policy.
  std::string external_data_file;
  // The same for single locations: location to path.
  std::map<std::string, std::string> external_data_files;
  // The same in memory. Comes before all files.
  std::vector<NamedBuffer> external_data_buffers;
  // What the model may name itself.
  PathPolicy paths;
  // Compare each external file with the checksum that the model gives for it, if it gives one. Reads the whole file.
  bool verify_checksums = false;
  // External bytes that Holding::kOwned may read, or a message of the protobuf profile copy; more is kInputTooLarge.
  std::uint64_t max_external_bytes = std::numeric_limits<std::uint64_t>::max();

  // How long to wait for other programs that save to the model's folder, if one did during the load.
  std::chrono::milliseconds lock_timeout = kLockTimeout;

  // Limits for the model itself. max_total_bytes applies to its file; max_allocated_bytes to what its message takes, in
  // either profile, without the bytes of external tensors. With borrow_strings, names of a native model that is mapped
  // point into the file like its tensors, and are not NUL-terminated; Holding::kOwned copies them all the same.
  ParseOptions parse;
  ProgressCallback progress;
};

}  // namespace onnxgen::io
