// Data of tensors that were not loaded, for saves that copy it to another folder.
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
  // Searches for data files below `source`, subject to `paths`.
  ReferencedData(Folder source, const PathPolicy& paths) : source_(std::move(source)), paths_(paths) {}

  // Sets `bytes` to the elements of an external tensor that is not loaded, within the mapping of its file. Opens each
  // file once and compares it with the checksum that the tensor states, if any. Returns kOutOfFile if the file is too
  // short, or the error of opening the file.
  Status find(const EncodedTensor& tensor, std::string_view& bytes);

  // Mappings of the files found so far.
  const Mappings& mappings() const noexcept { return mappings_; }
  // Returns whether any tensor found so far states a checksum.
  bool has_checksums() const noexcept { return !digests_.empty(); }
  // Permissions that all files found so far have in common. -1 if the system does not have POSIX permissions.
  int permissions() const noexcept { return permissions_; }

 private:
  Status open(const std::string& location, std::string_view& file);
  Status verify(std::string_view content, const ExternalDataEntry& entry);

  Folder source_;
  const PathPolicy& paths_;
  std::map<std::string, std::string_view> by_location_;   // content by normalized location
  std::map<FileIdentity, std::string_view> by_identity_;  // content by identity
  std::map<const char*, std::string> digests_;            // SHA-1 of files with a checksum, by start of content
  Mappings mappings_;
  int permissions_ = -1;
};

// Merges overlapping memory ranges into runs, so that copying all runs copies each byte once.
class DataRuns {
 public:
  void add(std::string_view bytes) { runs_.push_back(bytes); }
  // Merges the ranges. Call this after the last add() and before the first find().
  void merge();
  // Returns the run that contains `bytes`, which must be nonempty and have been added.
  std::string_view find(std::string_view bytes) const;

 private:
  std::vector<std::string_view> runs_;
};

}  // namespace onnxgen::io
