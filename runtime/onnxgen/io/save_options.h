// What a caller can say about a save.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

#include "onnxgen/file/folder_lock.h"
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
  // Tensors of fewer bytes in raw form stay in the model, as shapes must. Strings and tensors without elements always
  // do.
  std::uint64_t size_threshold = 1024;
  // Tensors of node attributes go too.
  bool convert_attribute = false;
  // Sparse tensors and those of functions and training information go too. ONNX's own package does not load their
  // data back.
  bool convert_everywhere = false;
  // kOneFile: once a file would grow beyond so many bytes, the next is begun: NAME, NAME.1, NAME.2 ... A tensor that is
  // larger has one for itself.
  std::uint64_t max_external_file_size = std::numeric_limits<std::uint64_t>::max();
  // Offsets of tensors of `align_from` bytes and more are multiples of this, so that they can be mapped by themselves
  // (Windows needs 65536). The gap is zeros. Smaller ones follow each other without gaps.
  std::uint64_t alignment = 4096;
  std::uint64_t align_from = std::uint64_t{1} << 20;
};

struct SaveOptions : ExternalDataOptions {
  // Store the SHA-1 of each data file with its tensors.
  bool checksum = false;

  // Threads that write; 0 means as many as the machine has, up to 16. Most file systems let one thread at a time write
  // to a file, so that more help where there are several data files, or the source is mapped and not yet read.
  unsigned num_threads = 1;
  // Flush everything to the disk before the new files take their names, so that a loss of power leaves the old model or
  // the new one.
  bool flush = true;
  // Write over the old files where they are instead of beside them: needs less room, but a failure or a crash leaves
  // them half-written. Files that the model's own tensors are mapped from are replaced all the same.
  bool in_place = false;
  // Replace data files that another model in the folder has its data in; that model then has wrong data or none. Data
  // files that no other model names are replaced in any case.
  bool replace_foreign_data = false;
  // How long to wait for other programs that save to the folder or load from it.
  std::chrono::milliseconds lock_timeout = kLockTimeout;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;

  ProgressCallback progress;
};

}  // namespace onnxgen::io
