// Options of saving a model file.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

// Where the elements of tensors go.
enum class DataPlacement {
  kInModel,        // they stay in the model; tensors marked as external that hold data go to the file that they name
  kOneFile,        // to one file, or to several of limited size
  kFilePerTensor,  // to a file each
};

struct ExternalDataOptions {
  DataPlacement placement = DataPlacement::kInModel;
  // kOneFile: the data file, relative to the model's folder or an absolute path below it; the model's own name with
  // ".data" if empty. kFilePerTensor: the folder for the files, whose names are made from those of the tensors; the
  // model's own if empty.
  std::string location;
  // Tensors whose raw form has fewer bytes stay in the model, since other programs want to find the shapes there.
  // Strings and tensors without elements always stay.
  std::uint64_t size_threshold = 1024;
  // Move tensors of node attributes as well.
  bool convert_attribute = false;
  // Move sparse tensors and those of functions and training information as well. ONNX's own package does not load their
  // data back.
  bool convert_everywhere = false;
  // Leave a tensor in the model that would be moved but has more or fewer elements than its type and shape require.
  // Otherwise it is kInvalidTensor.
  bool allow_size_mismatch = false;
  // For kOneFile: a file that would grow beyond this many bytes ends, and the next one begins: NAME, NAME.1, NAME.2 ...
  // A tensor that is larger gets a file of its own.
  std::uint64_t max_external_file_size = std::numeric_limits<std::uint64_t>::max();
  // Offsets of tensors of `align_from` bytes and more are multiples of this, so that they can be mapped by themselves
  // (Windows needs 65536). The gap is zeros. Smaller ones follow each other without gaps.
  std::uint64_t alignment = 4096;
  std::uint64_t align_from = std::uint64_t{1} << 20;
};

struct SaveOptions : ExternalDataOptions {
  // Store the SHA-1 of each data file with its tensors.
  bool checksum = false;

  // How many threads write; 0 means as many as the machine has, up to 16. Most file systems let only one thread at a
  // time write to a file, so more threads help if there are several data files, or if the source is mapped and not yet
  // read.
  unsigned num_threads = 1;
  // Flush everything to the disk before the new files take their names, so that a loss of power leaves the old model or
  // the new one.
  bool flush = true;
  // Write over the old files in place, which needs less room on the disk, but a failure or a crash leaves them
  // half-written. Files from which the model's own tensors are mapped are never written over, but replaced.
  bool in_place = false;
  // Replace data files even if another model in the folder has its data in them; that model then has wrong data or
  // none. Data files that no other model names are always replaced.
  bool replace_foreign_data = false;
  // How long to wait for other programs that save to the folder or load from it.
  std::chrono::milliseconds lock_timeout = kLockTimeout;
  // The file that the message was loaded from, if it was another folder and the data that it refers to but did not load
  // shall be copied. The data goes to where `placement` puts data, and for kInModel to MODEL.data, whatever files the
  // model names: only the bytes that tensors refer to, each once. Files whose checksum the model states are compared
  // with it, and the copy has one. In the same folder nothing is copied, and references mean what they meant before,
  // even to files that are missing. If empty, the files must be in the folder of the saved model.
  //
  // kFileChanged if the message is mapped from files and this is none of them, or if it is saved meanwhile. A message
  // that is not mapped is not compared with the file.
  std::string copy_data_of;
  // Which files may be copied, or be referred to. The folder of the file behind a symbolic link counts only for copies,
  // and only for a message that is still mapped from that file.
  PathPolicy copy_paths;
  // Save references to data that was not loaded even if the file is not there, is too short, or cannot be reached by a
  // location that the saved model may have. Otherwise that is an error, since the saved model would have lost its
  // weights.
  bool allow_missing_data = false;
  // Write nothing, and only report what would be written.
  bool dry_run = false;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;

  ProgressCallback progress;
};

}  // namespace onnxgen::io
