#include "onnxgen/io/save/other_models.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "onnxgen/file/error.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/io/load/kind_of_name.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/io/save/external_layout.h"
#include "onnxgen/io/save/text_locations.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {
namespace {

// Returns whether a file of this kind can refer to data files. Many files with these endings are not models; they count
// as models only if they name data files.
bool may_refer(FileKind kind) noexcept {
  switch (kind) {
    case FileKind::kMessage:
    case FileKind::kText:
    case FileKind::kJson:
    case FileKind::kSyntax:
      return true;
    case FileKind::kArchive:
    case FileKind::kEncrypted:
    case FileKind::kOther:
      return false;
  }
  return false;
}

// ".onnx" of "model.onnx"; empty if there is none.
std::string_view ending_of(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? std::string_view() : name.substr(dot);
}

// After such an error nothing is known about the file, and trying again may help.
bool is_out_of_resources(const Status& status) {
  return status.code() == ErrorCode::kOutOfMemory ||
         system::cause_of(status.system_error()) == system::Cause::kOutOfResources;
}

FileKind kind_of_content(const File& file, std::uint64_t size) {
  char first[kRecognizedBytes];
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(size, kRecognizedBytes));
  return file.read_at(0, first, count) ? recognize({first, count}, size).kind : FileKind::kMessage;
}

Status read_text(File& file, std::uint64_t size, FileKind form, Locations& locations) {
  std::shared_ptr<Mapping> text;
  const Status status = Mapping::map(file, size, text);
  if (status) find_text_locations(text->bytes(), form, locations);
  return status;
}

Status read_encoded(const File& file, std::uint64_t size, Locations& locations) {
  EncodedTensors found;
  WalkLimits limits;
  Status status = check_plain(file, size);
  if (status) status = find_external_tensors(encoded_input(file, size, WireKind::kModel), limits, found);
  if (!status) return status;
  for (const EncodedTensor& tensor : found.tensors) {
    if (tensor.is_external()) locations.emplace(tensor.entry("location"));
  }
  return status;
}

}  // namespace

Status read_locations(const std::string& path, Locations& locations) {
  File file;
  std::uint64_t size = 0;
  Locations found;
  Status status = File::open(path, file);
  if (status) status = file.size(size);
  if (status) {
    const FileKind kind = kind_of_content(file, size);
    const bool is_text = kind == FileKind::kText || kind == FileKind::kJson || kind == FileKind::kSyntax;
    status = is_text ? read_text(file, size, kind, found) : read_encoded(file, size, found);
  }
  for (const std::string& location : found) {
    std::string relative;
    if (status && relative_location(folder_of(path), location, relative)) locations.insert(std::move(relative));
  }
  return status;
}

OtherModels::OtherModels(std::shared_ptr<const Folder> folder, std::string name)
    : folder_(std::move(folder)), name_(std::move(name)) {}

bool OtherModels::may_be_model(std::string_view name) const {
  if (name == name_) return false;
  const std::optional<FileKind> kind = kind_of_name(name);
  return has_usual_ending(name) || (kind && may_refer(*kind));
}

bool OtherModels::has_usual_ending(std::string_view name) const {
  const std::string_view ending = ending_of(name_);
  return has_ending(name, ".onnx") || (!ending.empty() && has_ending(name, ending));
}

Status OtherModels::refresh() {
  std::map<std::string, Model> known;
  known.swap(models_);
  std::vector<std::string> names;
  Status status = folder_->list(names);
  if (!status) return status;
  FileAttributes own;
  const std::string own_key = system::name_key(name_);
  const bool exists = attributes_of(folder_->path_of(name_), own).ok();
  std::vector<Model*> changed;
  for (const std::string& name : names) {
    if (!may_be_model(name)) continue;
    FileAttributes attributes;
    if (!attributes_of(folder_->path_of(name), attributes) || !attributes.is_regular) continue;
    std::string key = system::name_key(name);
    if (key == own_key && exists && attributes.identity == own.identity)
      continue;  // the model itself, in another spelling
    Model& model = models_[name];
    const auto before = known.find(name);
    const bool is_known = before != known.end() && is_unchanged(before->second.attributes, attributes);
    if (is_known) model = std::move(before->second);
    if (!is_known) changed.push_back(&model);
    model.attributes = attributes;
    model.name = name;
    model.key = std::move(key);
  }
  status = run_parallel(thread_count(0), changed.size(), [&](std::size_t i) { return read(*changed[i]); });
  has_unread_ = std::any_of(models_.begin(), models_.end(), [this](const auto& entry) {
    return !entry.second.is_read && has_usual_ending(entry.first);
  });
  return status;
}

Status OtherModels::read(Model& model) const {
  Locations locations;
  const Status status = read_locations(folder_->path_of(model.name), locations);
  if (is_out_of_resources(status)) return status;
  for (const std::string& location : locations) model.location_keys.insert(system::name_key(location));
  model.is_read = status.ok();
  return Status();
}

Status OtherModels::check_not_owned(const std::vector<std::string>& locations) {
  bool is_read = false;
  for (const std::string& location : locations) {
    FileAttributes found;
    if (!system::attributes_at(folder_->descriptor(), location, system::Links::kNotFollowed, found)) continue;
    Status status = is_read ? Status() : refresh();
    if (!status) return status;
    is_read = true;
    const std::string path = folder_->path_of(location);
    const std::string_view owner = owner_of(location);
    const auto itself =
        std::find_if(models_.begin(), models_.end(),
                     [key = system::name_key(location)](const auto& entry) { return entry.second.key == key; });
    if (!owner.empty()) {
      return failure(ErrorCode::kPathRefused, path,
                     "the file holds data of the model '" + std::string(owner) +
                         "'; choose another name or location, or set replace_foreign_data if that model is no longer "
                         "needed");
    }
    if (itself == models_.end() || !itself->second.is_read) continue;
    if (!has_usual_ending(itself->first) && itself->second.location_keys.empty()) continue;
    return failure(
        ErrorCode::kPathRefused, path,
        "the file is a model; choose another location for the data, or set replace_foreign_data if that model is no "
        "longer needed");
  }
  return Status();
}

std::string_view OtherModels::owner_of(std::string_view location) const {
  const std::string key = system::name_key(location);
  for (const auto& [ignored, model] : models_) {
    if (model.location_keys.count(key) != 0) return model.name;
  }
  return {};
}

}  // namespace onnxgen::io
