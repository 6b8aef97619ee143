#include "onnxgen/io/save/references.h"

#include <map>

#include "onnxgen/file/error.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

constexpr const char* kCure = "load the model with its weights to save it so";

Status refuse(const std::string& why) {
  return failure(ErrorCode::kInvalidExternalData, {}, "its elements are not loaded, and " + why + "; " + kCure);
}

}  // namespace

Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name) {
  std::map<std::string, std::string> stamps;  // by location
  Folder opened;
  for (const EncodedTensor& tensor : found.tensors) {
    if (!tensor.is_not_loaded()) continue;
    if (tensor.entry("location") == kNotLoadedLocation) {
      return refuse("no file has them by themselves").in_tensor(tensor.name);
    }
    if (tensor.entry(kStampKey).empty()) continue;
    ExternalDataEntry entry;
    Status status = parse_entries(tensor, entry);
    if (status && !opened.is_open()) status = Folder::open(folder, opened);
    if (!status) return status;
    if (system::name_key(entry.location) == system::name_key(name))
      return refuse("they are in the file that would be replaced").in_tensor(tensor.name);
    auto known = stamps.find(entry.location);
    if (known == stamps.end()) {
      // Through a link, which is refused, a save could reach the file that is referred to by another name.
      known = stamps.emplace(entry.location, stamp_beneath(opened, entry.location, PathPolicy())).first;
    }
    if (known->second == entry.stamp) continue;
    const std::string path = opened.path_of(entry.location);
    return refuse(path + " is not the file that has them, or has changed since").in_tensor(tensor.name);
  }
  return Status();
}

}  // namespace onnxgen::io
