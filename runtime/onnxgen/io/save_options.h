// Options for saving models.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

// Where the elements of tensors are stored.
enum class DataPlacement {
  kInModel,        // in the model; external tensors that hold data are written to the file that they name
  kOneFile,        // in one data file, or in several of limited size
  kFilePerTensor,  // in one file per tensor
};

// Which tensors are stored outside the model, and where.
struct ExternalDataOptions {
  DataPlacement placement = DataPlacement::kInModel;
  // For kOneFile: the data file, relative to the model's folder, or an absolute path below that folder. If empty, the
  // model's name with ".data" appended. For kFilePerTensor: the folder for the files, which are named after the
  // tensors. If empty, the model's folder. Any other location fails with kPathRefused.
  std::string location;
  // Tensors whose raw form is smaller than this many bytes stay in the model, because other programs expect to find
  // small tensors such as shapes there. Strings and tensors without elements always stay.
  std::uint64_t size_threshold = 1024;
  // Also move the tensors of node attributes.
  bool convert_attribute = false;
  // Also move sparse tensors and the tensors of functions and training information. ONNX's own Python package does not
  // load such data back.
  bool convert_everywhere = false;
  // Leave a tensor in the model if it would be moved but its number of elements does not match its type and shape. If
  // false, such a tensor makes the save fail with kInvalidTensor.
  bool allow_size_mismatch = false;
  // For kOneFile: maximum size of a data file in bytes. When a file would exceed it, the next file is started: NAME,
  // NAME.1, NAME.2 ... A larger tensor gets a file of its own.
  std::uint64_t max_external_file_size = (std::numeric_limits<std::uint64_t>::max)();
  // Alignment in bytes of the offsets of tensors of at least `align_from` bytes, so that they can be mapped
  // individually (Windows requires 65536). 0 and 1 mean none. Gaps are filled with zeros. Smaller tensors are stored
  // without gaps.
  std::uint64_t alignment = 4096;
  std::uint64_t align_from = std::uint64_t{1} << 20;
};

// Options of save().
struct SaveOptions : ExternalDataOptions {
  // Store the SHA-1 of each data file in the entries of its tensors.
  bool checksum = false;

  // Number of threads that write; 0 means one per CPU, up to 16. Most file systems let only one thread write to a file
  // at a time. More threads therefore help if there are several data files, or if the source is mapped and not yet in
  // memory.
  unsigned num_threads = 1;
  // Flush all files to disk before renaming them, so that a power failure leaves either the old model or the new one.
  bool flush = true;
  // Overwrite the old files in place. This needs less disk space, but a failure or a crash leaves the files partially
  // written. Files that the model's own tensors are mapped from are never overwritten in place, but replaced.
  bool in_place = false;
  // Replace data files even if another model in the folder stores its data in them; that model is then broken. Data
  // files that no other model names are always replaced. If false, such a file makes the save fail with kPathRefused.
  bool replace_foreign_data = false;
  // How long to wait for other programs that save to the folder or load from it. Afterwards the save fails with
  // kOpenFailed.
  std::chrono::milliseconds lock_timeout = kLockTimeout;
  // File that the message was loaded from. Set it when saving to another folder, to copy the data that the message
  // refers to but did not load, except elements that Holding::kSkipped left out. The copied data is stored as
  // `placement` specifies (for kInModel, in MODEL.data), never under a name chosen by the model. Only bytes that
  // tensors refer to are copied, each once. Files for which the model states a checksum are verified, and the copy gets
  // a checksum. Within one folder nothing is copied, and references stay valid as they are, including references to
  // missing files. If this option is empty, the referenced files must be in the folder of the saved model.
  //
  // Fails with kOpenFailed if this is not a file, even within one folder, and with kFileChanged if the message is
  // mapped from files and this is not one of them, or if the file is saved during the copy. A message that is not
  // mapped is not compared with the file.
  std::string copy_data_of;
  // Which files may be copied or referred to. If the source model is a symbolic link, the folder of its target also
  // counts, but only for copies and only while the message is mapped from that file.
  PathPolicy copy_paths;
  // Save references to data that was not loaded even if the file is missing, is too short, or cannot be reached by a
  // location that the saved model may contain. If false, such a reference is an error, since the saved model would have
  // lost its weights.
  bool allow_missing_data = false;
  // Write nothing; only report what would be written.
  bool dry_run = false;
  // Accept messages in which `required` fields are not set.
  bool allow_partial = false;

  ProgressCallback progress;  // may be empty
};

}  // namespace onnxgen::io
