#include "onnxgen/io/save/references.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

#include "onnxgen/file/error.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

constexpr std::string_view kRemedy =
    "; load the model with its data (--external, --single-file), set copy_data_of to copy it from another folder, or "
    "set allow_missing_data (--allow-missing-data) to save the reference as it is";

// Checks that a load can open the file of an entry. If all references are checked, also checks that the file exists and
// contains the range. Each file is opened only once.
class ReferencedFiles {
 public:
  ReferencedFiles(References which, const PathPolicy& paths) : is_needed_(which == References::kAll), paths_(paths) {}

  Status check(const Folder& folder, const ExternalDataEntry& entry) {
    const auto [known, is_new] = files_.try_emplace(entry.location);
    Known& file = known->second;
    if (is_new) {
      File opened;
      FileAttributes attributes;
      file.status = open_beneath(folder, entry.location, paths_, opened, attributes);
      file.size = file.status ? attributes.size : 0;
    }
    if (file.status.code() == ErrorCode::kPathRefused) return with_remedy(file.status);
    if (!is_needed_) return Status();
    if (!file.status) return with_remedy(file.status);
    const Status range = check_data_range(entry.offset, entry.length, file.size);
    return range ? range : with_remedy(range.in_file(folder.path_of(entry.location)));
  }

  // Adds the remedy to the status of a reference that cannot be followed.
  static Status with_remedy(const Status& status) {
    const std::string where = status.file().empty() ? std::string() : std::string(status.file()) + ": ";
    return failure(
        ErrorCode::kInvalidExternalData, {},
        "the tensor's data is not loaded, and cannot be found: " + where + status.detail() + std::string(kRemedy));
  }

 private:
  struct Known {
    Status status;  // result of opening the file
    std::uint64_t size = 0;
  };

  bool is_needed_;
  const PathPolicy& paths_;
  std::map<std::string, Known> files_;
};

Status refuse(const std::string& why) {
  return failure(ErrorCode::kInvalidExternalData, {},
                 "the tensor's data is not loaded, and " + why + "; load the model with its data");
}

}  // namespace

Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        References which, const PathPolicy& paths) {
  std::map<std::string, std::string> stamps;  // by location
  ReferencedFiles files(which, paths);
  Folder opened;
  for (const EncodedTensor& tensor : found.tensors) {
    if (!tensor.is_not_loaded()) continue;
    if (tensor.entry("location") == kNotLoadedLocation) {
      return refuse("no file contains it in a form that a saved model can refer to").in_tensor(tensor.name);
    }
    const bool has_stamp = !tensor.entry(kStampKey).empty();
    if (!has_stamp && which == References::kToSkippedElements) continue;
    ExternalDataEntry entry;
    Status status = parse_entries(tensor, entry);
    if (status && !has_stamp) status = check_location(entry.location);
    if (!status && !has_stamp) return ReferencedFiles::with_remedy(status).in_tensor(tensor.name);
    if (status && !opened.is_open()) status = Folder::open(folder, opened);
    if (!status) return status;
    if (!has_stamp) {
      status = settle_length(entry, tensor, SizeMismatch::kAllow);
      if (status) status = files.check(opened, entry).in_tensor(tensor.name);
      if (!status) return status;
      continue;
    }
    if (system::name_key(entry.location) == system::name_key(name))
      return refuse("it is in the file that the save would replace").in_tensor(tensor.name);
    auto known = stamps.find(entry.location);
    if (known == stamps.end()) {
      // Links are refused: under another name, a link could lead to the file that is being replaced.
      known = stamps.emplace(entry.location, stamp_beneath(opened, entry.location, no_links())).first;
    }
    if (known->second == entry.stamp) continue;
    const std::string path = opened.path_of(entry.location);
    return refuse(path + " is not the file that contains it, or has changed since").in_tensor(tensor.name);
  }
  return Status();
}

}  // namespace onnxgen::io
