// The data of tensors that were not loaded, for a save that copies it to another folder.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

class ReferencedData {
 public:
  // Looks for data files beneath `source`, under `paths`.
  ReferencedData(Folder source, const PathPolicy& paths) : source_(std::move(source)), paths_(paths) {}

  // Returns where the elements of a tensor that is external and not loaded are. Each file is opened once, and mapped.
  // Returns an error, among others, if the file cannot be opened or is too short.
  Status find(const EncodedTensor& tensor, std::string_view& bytes);

  // The files found so far.
  const Mappings& mappings() const noexcept { return mappings_; }

 private:
  Status open(const std::string& location, std::string_view& file);

  Folder source_;
  const PathPolicy& paths_;
  std::map<std::string, std::string_view> files_;  // content by location
  Mappings mappings_;
};

}  // namespace onnxgen::io
