#include "onnxgen/io/save/save_plan.h"

#include <map>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::io {
namespace {

Status cannot_copy(const Status& cause) {
  return failure(ErrorCode::kInvalidExternalData, {},
                 "the tensor's data is not loaded, and cannot be copied: " + cause.message() +
                     "; set allow_missing_data (--allow-missing-data) to save the reference as it is");
}

// The location may come from the file that the model was loaded from. It must not name a file such as .profile.
Status check_not_hidden(std::string_view location) {
  while (!location.empty()) {
    const std::string_view component = take_component(location);
    if (!component.empty() && component.front() == '.') {
      return failure(ErrorCode::kPathRefused, {},
                     "the tensor's location contains the hidden name '" + std::string(component) +
                         "', which a save does not write; choose another location");
    }
  }
  return Status();
}

class Planner {
 public:
  Planner(const SaveRequest& request, SavePlan& plan) : request_(request), plan_(plan) {}

  Status run() {
    Status status = read_locations();
    if (status) status = choose_location();
    if (!status) return status;
    std::vector<std::string> taken = {request_.name};
    for (const auto& [location, tensor] : plan_.kept) taken.push_back(location);
    for (const auto& [tensor, location] : marked_) taken.push_back(location);
    ExternalLayout layout(request_.options, location_, taken);
    for (std::size_t i = 0; i < request_.found.tensors.size() && status; ++i) {
      status = assign_position(i, layout).in_tensor(request_.found.tensors[i].name);
    }
    if (!status) return status;
    plan_.files = layout.files();
    // The last tensor of a file may be empty.
    plan_.contents.resize(plan_.files.size());
    for (std::size_t i = 0; i < plan_.files.size(); ++i) plan_.contents[i].extend(plan_.files[i].size);
    return check_conflicts();
  }

 private:
  // Reads the locations of external tensors: files that stay as they are, and files to be written.
  Status read_locations() {
    for (std::size_t i = 0; i < request_.found.tensors.size(); ++i) {
      const EncodedTensor& tensor = request_.found.tensors[i];
      if (!tensor.is_external()) continue;
      std::string location;
      Status status = relative_location(request_.folder, tensor.entry("location"), location);
      if (has_new_elements(tensor)) continue;
      bool is_kept = tensor.is_not_loaded();
      const Status size = is_kept ? check_stated_length(tensor) : Status();
      if (!size) return size;
      if (is_copied(tensor)) {
        Status copied = find_copy(i, tensor, status, is_kept);
        if (!copied) return copied.in_tensor(tensor.name);
      } else if (!tensor.is_not_loaded()) {
        if (status) status = check_not_hidden(location);
        if (!status) return status.in_tensor(tensor.name);
        marked_.emplace(i, std::move(location));
      }
      // A location that every policy refuses is ignored: nothing is written there.
      if (is_kept && status) plan_.kept.emplace(system::name_key(location), i);
    }
    runs_.merge();
    return Status();
  }

  // Compares the length of data that is not loaded with type and shape, which the program may have changed: a load
  // would refuse the saved reference. Malformed entries are left to check_references().
  Status check_stated_length(const EncodedTensor& tensor) const {
    ExternalDataEntry entry;
    if (!parse_entries(tensor, entry)) return Status();
    return settle_length(entry, tensor, size_mismatch(request_.options));
  }

  // Finds the bytes of a tensor whose data is copied. `location` is the result of checking its location. If the data is
  // missing and missing data is allowed, the tensor keeps its reference.
  Status find_copy(std::size_t i, const EncodedTensor& tensor, const Status& location, bool& is_kept) {
    std::string_view bytes;
    const Status status = location ? request_.referenced->find(tensor, bytes) : location;
    is_kept = !status;
    if (status) {
      copied_.emplace(i, bytes);
      runs_.add(bytes);
      return status;
    }
    const system::Cause cause = system::cause_of(status.system_error());
    const bool is_missing = !location || status.code() == ErrorCode::kOutOfFile || cause == system::Cause::kMissing ||
                            cause == system::Cause::kNoFolder || cause == system::Cause::kLink;
    if (!is_missing) return status;
    return request_.allow_missing_data ? Status() : cannot_copy(status);
  }

  bool is_copied(const EncodedTensor& tensor) const {
    return request_.referenced != nullptr && tensor.is_not_loaded() && tensor.entry(kStampKey).empty();
  }

  Status choose_location() {
    switch (request_.options.placement) {
      case DataPlacement::kInModel:
        location_ = request_.name + ".data";  // for copied data; a name from the model could be that of any file
        return Status();
      case DataPlacement::kOneFile:
        return relative_location(
            request_.folder, request_.options.location.empty() ? request_.name + ".data" : request_.options.location,
            location_);
      case DataPlacement::kFilePerTensor:
        return request_.options.location.empty()
                   ? Status()
                   : relative_location(request_.folder, request_.options.location, location_);
    }
    return Status();
  }

  Status assign_position(std::size_t i, ExternalLayout& layout) {
    const EncodedTensor& tensor = request_.found.tensors[i];
    const auto marked = marked_.find(i);
    const bool is_marked = marked != marked_.end();
    if (const auto copied = copied_.find(i); copied != copied_.end()) {
      copy(i, copied->second, layout);
      return Status();
    }
    if (!tensor.has_elements()) return Status();
    const std::uint64_t length = raw_length(tensor);
    const bool is_moved =
        may_move(tensor, request_.options) && length != 0 && length >= request_.options.size_threshold;
    if (!is_moved && !is_marked) return Status();
    Status status = length == 0 ? Status() : check_elements(request_.input, tensor);
    if (!status && !request_.options.allow_size_mismatch) return status;
    if (!status && !is_marked) return Status();
    std::vector<std::string_view> views;
    std::string converted;
    if (length == 0 || !raw_elements(request_.input, tensor, views, converted)) {
      if (!is_marked) return Status();
      return failure(ErrorCode::kInvalidTensor, {},
                     "the tensor is marked as external, but its elements cannot be stored as raw data");
    }
    if (!converted.empty()) {
      plan_.converted.push_back(std::move(converted));
      views = {plan_.converted.back()};
    }
    const FilePosition position = is_moved ? layout.add(tensor.name, length) : layout.add_to(marked->second, length);
    plan_.moved.push_back({i, position, length});
    add_content(position, views);
    return Status();
  }

  // Places a tensor whose data is copied. Tensors that share bytes also share them in the new file.
  void copy(std::size_t i, std::string_view bytes, ExternalLayout& layout) {
    if (bytes.empty()) {
      plan_.moved.push_back({i, layout.add(request_.found.tensors[i].name, 0), 0});
      return;
    }
    const std::string_view run = runs_.find(bytes);
    const auto [known, is_new] = run_positions_.emplace(run.data(), FilePosition());
    if (is_new) {
      known->second = layout.add(request_.found.tensors[i].name, run.size());
      add_content(known->second, {run});
    }
    FilePosition position = known->second;
    position.offset += static_cast<std::uint64_t>(bytes.data() - run.data());
    plan_.moved.push_back({i, position, bytes.size()});
  }

  void add_content(FilePosition position, const std::vector<std::string_view>& views) {
    if (plan_.contents.size() <= position.file) plan_.contents.resize(position.file + 1);
    for (const std::string_view view : views) {
      plan_.contents[position.file].add(position.offset, view);
      position.offset += view.size();
    }
  }

  Status check_conflicts() const {
    const auto own = plan_.kept.find(system::name_key(request_.name));
    if (own != plan_.kept.end()) {
      return failure(ErrorCode::kInvalidExternalData, {},
                     "the tensor's data is not loaded, and it is in '" + request_.name +
                         "', which the save would replace; load the model with its data")
          .in_tensor(request_.found.tensors[own->second].name);
    }
    for (const DataFile& file : plan_.files) {
      const std::string key = system::name_key(file.location);
      if (key == system::name_key(request_.name)) {
        return failure(ErrorCode::kPathRefused, {},
                       "the data file '" + file.location + "' has the name of the model; choose another location");
      }
      const auto kept = plan_.kept.find(key);
      if (kept == plan_.kept.end()) continue;
      return failure(ErrorCode::kInvalidExternalData, {},
                     "the tensor's data is not loaded, and it is in '" + file.location +
                         "', which the save would replace; load the model with its data")
          .in_tensor(request_.found.tensors[kept->second].name);
    }
    return Status();
  }

  const SaveRequest& request_;
  SavePlan& plan_;
  std::string location_;
  std::map<std::size_t, std::string> marked_;          // location by tensor
  std::map<std::size_t, std::string_view> copied_;     // bytes by tensor
  DataRuns runs_;                                      // of the copied bytes
  std::map<const char*, FilePosition> run_positions_;  // by address of their first byte
};

}  // namespace

bool may_move(const EncodedTensor& tensor, const ExternalDataOptions& options) {
  if (options.placement == DataPlacement::kInModel) return false;
  switch (tensor.owner) {
    case TensorOwner::kInitializer:
      return true;
    case TensorOwner::kAttribute:
      return options.convert_attribute;
    case TensorOwner::kOther:
      return options.convert_everywhere;
  }
  return false;
}

Status plan_save(const SaveRequest& request, SavePlan& plan) {
  return Planner(request, plan).run();
}

}  // namespace onnxgen::io
