// The files beside a model that its tensors name.
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
#include "onnxgen/reflection/place.h"

namespace onnxgen::check {

// Each file is opened once, whatever the number of tensors in it, and closed again.
class ExternalFiles {
 public:
  ExternalFiles(const Options& options, Findings& findings) : options_(options), findings_(findings) {}

  // Checks the file of an external tensor, and that it has the bytes which the tensor wants. `entry` is what the
  // tensor's external_data says, `needed` how many bytes its type and shape take, as far as they are known.
  void check(const Place& tensor, const io::ExternalDataEntry& entry, std::optional<std::uint64_t> needed);

  // At the end: reports files that cannot be opened, files whose tensors are not aligned, and files with many bytes
  // that no tensor refers to, each once.
  void report_files();

 private:
  struct Data {
    Status status;  // of opening it
    std::uint64_t size = 0;
    std::string checksum;            // once it was computed
    std::uint64_t without_file = 0;  // tensors that refer to it, if it cannot be opened
    std::uint64_t unaligned = 0;
    std::string first_unaligned;  // the path of that tensor
    io::ReferencedRanges ranges;
    bool is_own_file = false;  // the model's own, which a structure-only load refers to
    std::string first_tensor;  // the path of the first that refers to it
  };

  bool looks_at_files() const { return !options_.external_data_folder.empty(); }
  Status open(const std::string& location, io::File& file, std::uint64_t& size);
  Data& find(const std::string& location);
  void report_failure(const Data& data);
  void report_alignment(const std::string& location, const Data& data);
  void report_unused(const std::string& location, Data& data);
  void check_checksum(const Place& tensor, const io::ExternalDataEntry& entry, Data& data);

  const Options& options_;
  Findings& findings_;
  std::optional<io::Folder> folder_;
  std::map<std::string, Data> data_;  // by location
};

}  // namespace onnxgen::check
