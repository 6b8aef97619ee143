// Checks the external files that the tensors of a model name.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "onnxgen/check/check.h"
#include "onnxgen/check/findings.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/referenced_ranges.h"
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

// Opens each file once, regardless of the number of tensors in it, and closes it again.
class ExternalFiles {
 public:
  ExternalFiles(const Options& options, Findings& findings) : options_(options), findings_(findings) {}

  // Checks the file of an external tensor and that the file contains the tensor's bytes. `entry` is parsed from the
  // tensor's external_data. `needed` is the size in bytes that its type and shape require, if known.
  void check(const LocatedMessage& tensor, const io::ExternalDataEntry& entry, std::optional<std::uint64_t> needed);

  // Reports files that cannot be opened, files with unaligned tensors, and files with many unreferenced bytes, each
  // once. Call this at the end.
  void report_files();

 private:
  struct Data {
    Status status;  // result of opening the file
    std::uint64_t size = 0;
    std::string checksum;            // empty until computed
    std::uint64_t without_file = 0;  // number of tensors that refer to it, if it cannot be opened
    std::uint64_t unaligned = 0;
    std::string first_unaligned;  // path of the first unaligned tensor
    io::ReferencedRanges ranges;
    bool is_own_file = false;  // the model file, which a structure-only load refers to
    std::string first_tensor;  // path of the first tensor that refers to it
  };

  bool looks_at_files() const { return !options_.external_data_folder.empty(); }
  Status open(const std::string& location, io::File& file, std::uint64_t& size);
  Data& find(const std::string& location);
  void report_failure(const Data& data);
  void report_alignment(const std::string& location, const Data& data);
  void report_unused(const std::string& location, Data& data);
  void check_checksum(const LocatedMessage& tensor, const io::ExternalDataEntry& entry, Data& data);

  const Options& options_;
  Findings& findings_;
  std::optional<io::Folder> folder_;
  std::map<std::string, Data> data_;  // by location
};

}  // namespace onnxgen::check
