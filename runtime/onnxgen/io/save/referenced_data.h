// The data of tensors that were not loaded, for a save that copies it to another folder.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {

class ReferencedData {
 public:
  // Looks for data files beneath `source`, under `paths`.
  ReferencedData(Folder source, const PathPolicy& paths) : source_(std::move(source)), paths_(paths) {}

  // Returns where the elements of a tensor that is external and not loaded are, in the mapping of its file. Each file
  // is opened once, and compared with the checksum that the tensor states for it, if any. kOutOfFile if the file is too
  // short, or what opening it gave.
  Status find(const EncodedTensor& tensor, std::string_view& bytes);

  // The files found so far.
  const Mappings& mappings() const noexcept { return mappings_; }
  // Whether a tensor that was found states a checksum.
  bool has_checksums() const noexcept { return !digests_.empty(); }
  // The permissions that all files found so far have in common; -1 where the system has others than those of POSIX.
  int permissions() const noexcept { return permissions_; }

 private:
  Status open(const std::string& location, std::string_view& file);
  Status verify(std::string_view content, const ExternalDataEntry& entry);

  Folder source_;
  const PathPolicy& paths_;
  std::map<std::string, std::string_view> by_location_;   // the content of files, by normalized locations
  std::map<FileIdentity, std::string_view> by_identity_;  // likewise
  std::map<const char*, std::string> digests_;            // of files that tensors state a checksum for, likewise
  Mappings mappings_;
  int permissions_ = -1;
};

// Ranges of memory as runs: ranges that overlap are parts of one run, so that copying all runs copies each byte once.
class DataRuns {
 public:
  void add(std::string_view bytes) { runs_.push_back(bytes); }
  // After the last range was added, and before the first call of find().
  void merge();
  // Returns the run that a range which was added, and is not empty, is a part of.
  std::string_view find(std::string_view bytes) const;

 private:
  std::vector<std::string_view> runs_;
};

}  // namespace onnxgen::io
