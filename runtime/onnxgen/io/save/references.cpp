#include "onnxgen/io/save/references.h"

#include <map>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/file.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

constexpr const char* kCure = "load the model with its weights to save it so";

Status refuse(const std::string& why) {
  return failure(ErrorCode::kInvalidExternalData, {}, "its elements are not loaded, and " + why + "; " + kCure);
}

// What the file is like now; empty where there is none.
std::string stamp_at(const std::string& path) {
  File file;
  FileFacts facts;
  return File::open(path, file) && facts_of(file, facts) ? stamp_of(facts) : std::string();
}

}  // namespace

Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name) {
  std::map<std::string, std::string, std::less<>> stamps;  // by location
  for (const EncodedTensor& tensor : found.tensors) {
    if (!tensor.is_external() || tensor.has_elements()) continue;
    const std::string_view location = tensor.entry("location");
    if (location == kNotLoadedLocation) return refuse("no file has them by themselves").in_tensor(tensor.name);
    const std::string_view stamp = tensor.entry(kStampKey);
    if (stamp.empty()) continue;
    if (location == name) return refuse("they are in the file that would be replaced").in_tensor(tensor.name);
    auto known = stamps.find(location);
    if (known == stamps.end()) {
      const std::string text(location);
      known = stamps.emplace(text, stamp_at(folder + "/" + text)).first;
    }
    if (known->second == stamp) continue;
    const std::string path = folder + "/" + known->first;
    return refuse(path + " is not the file that has them, or has changed since").in_tensor(tensor.name);
  }
  return Status();
}

}  // namespace onnxgen::io
