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
    "; load the model with its data, set copy_data_of to copy its data files, or set allow_missing_data "
    "(--allow-missing-data) to save the reference as it is";
constexpr const char* kCure = "load the model with its weights to save it so";

// Checks that the file of an entry is in the folder and has the range. `sizes` remembers files by location.
Status check_file(const Folder& folder, const ExternalDataEntry& entry,
                  std::map<std::string, std::optional<std::uint64_t>>& sizes) {
  auto known = sizes.find(entry.location);
  if (known == sizes.end()) {
    PathPolicy any_link;  // this save writes nothing there: where a link leads is for the load to judge
    any_link.allow_hard_links = true;
    File file;
    FileFacts facts;
    const Status status = open_beneath(folder, entry.location, any_link, file, facts);
    const bool is_there = status || status.code() == ErrorCode::kPathRefused;
    known =
        sizes.emplace(entry.location, is_there ? std::optional(status ? facts.size : UINT64_MAX) : std::nullopt).first;
  }
  const std::optional<std::uint64_t>& size = known->second;
  const std::uint64_t length = entry.length.value_or(0);
  if (size && entry.offset <= *size && length <= *size - entry.offset) return Status();
  const std::string path = folder.path_of(entry.location);
  const std::string problem = size ? path + " has only " + std::to_string(*size) + " bytes" : path + " does not exist";
  return failure(ErrorCode::kInvalidExternalData, {}, "its data is not loaded, and " + problem + std::string(kRemedy));
}

// Adds what to do to the status of a reference that cannot be checked.
Status with_remedy(const Status& status) {
  return failure(status.code(), {}, "its data is not loaded: " + status.detail() + std::string(kRemedy));
}

Status refuse(const std::string& why) {
  return failure(ErrorCode::kInvalidExternalData, {}, "its elements are not loaded, and " + why + "; " + kCure);
}

}  // namespace

Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        References which) {
  std::map<std::string, std::string> stamps;  // by location
  std::map<std::string, std::optional<std::uint64_t>> sizes;
  Folder opened;
  for (const EncodedTensor& tensor : found.tensors) {
    if (!tensor.is_not_loaded()) continue;
    if (tensor.entry("location") == kNotLoadedLocation) {
      return refuse("no file has them by themselves").in_tensor(tensor.name);
    }
    const bool has_stamp = !tensor.entry(kStampKey).empty();
    if (!has_stamp && which == References::kToSkippedElements) continue;
    ExternalDataEntry entry;
    Status status = parse_entries(tensor, entry);
    if (status && !has_stamp) status = check_location(entry.location);
    if (!status && !has_stamp) return with_remedy(status).in_tensor(tensor.name);
    if (status && !opened.is_open()) status = Folder::open(folder, opened);
    if (!status) return status;
    if (!has_stamp) {
      status = settle_length(entry, tensor, SizeMismatch::kAllow);
      if (status) status = check_file(opened, entry, sizes).in_tensor(tensor.name);
      if (!status) return status;
      continue;
    }
    if (system::name_key(entry.location) == system::name_key(name))
      return refuse("they are in the file that would be replaced").in_tensor(tensor.name);
    auto known = stamps.find(entry.location);
    if (known == stamps.end()) {
      // Through a link, which is refused, a save could reach the file that is referred to by another name.
      known = stamps.emplace(entry.location, stamp_beneath(opened, entry.location, no_links())).first;
    }
    if (known->second == entry.stamp) continue;
    const std::string path = opened.path_of(entry.location);
    return refuse(path + " is not the file that has them, or has changed since").in_tensor(tensor.name);
  }
  return Status();
}

}  // namespace onnxgen::io
