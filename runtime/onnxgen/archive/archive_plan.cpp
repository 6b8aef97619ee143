#include "onnxgen/archive/archive_plan.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "onnxgen/archive/crc32.h"
#include "onnxgen/archive/member_key.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::archive {
namespace {

using Views = std::vector<std::string_view>;

io::ExternalDataOptions placement_of(const SaveOptions& options) {
  io::ExternalDataOptions placement;
  placement.placement = io::DataPlacement::kFilePerTensor;
  placement.size_threshold = options.size_threshold;
  placement.allow_size_mismatch = options.allow_size_mismatch;
  placement.convert_attribute = options.convert_attribute;
  placement.convert_everywhere = options.convert_everywhere;
  placement.alignment = kAlignment;  // for tensors marked to share a file
  placement.align_from = 0;
  return placement;
}

class Planner {
 public:
  Planner(const io::SpanInput& input, io::WireForm form, const SaveOptions& options, const ExistingMembers& existing,
          ArchivePlan& plan)
      : input_(input), form_(form), options_(options), existing_(existing), plan_(plan) {}

  Status run() {
    Status status = io::find_tensors(input_.encoded(form_), plan_.found);
    if (status) status = check_tensors();
    if (status) {
      const io::ExternalDataOptions placement = placement_of(options_);
      status = io::plan_save({input_, plan_.found, "/", std::string(kModelKey), placement}, plan_.save);
    }
    if (status && existing_.archive != nullptr) status = use_existing();
    if (!status) return status;
    reserve_keys();
    std::vector<io::DataName> names;
    for (std::size_t i = 0; i < plan_.save.files.size(); ++i) {
      const auto existing = existing_of_.find(i);
      if (existing != existing_of_.end()) {
        names.push_back({existing->second, {}});
        continue;
      }
      names.push_back({keys_.make(plan_.save.files[i].location), {}});
      plan_.members.push_back({names.back().location, &plan_.save.contents[i]});
    }
    status = io::encode_model(input_, form_, plan_.found, plan_.save, names, plan_.model);
    plan_.members.push_back({std::string(kModelKey), &plan_.model.content});
    return status;
  }

 private:
  bool is_mark(const io::EncodedTensor& tensor) const {
    if (tensor.raw.length != kElsewhereMark.size()) return false;
    Views views;
    std::string text;
    input_.append_views(tensor.raw.offset, tensor.raw.length, views);
    for (const std::string_view view : views) text.append(view);
    return text == kElsewhereMark;
  }

  static bool is_as_long_as_mark(const io::EncodedTensor& tensor) {
    const auto count = io::element_count(tensor.dims.data(), tensor.dims.size());
    return count && io::raw_size(tensor.type, *count) == kElsewhereMark.size();
  }

  // An archive contains all data, so data that is not loaded must already be in it.
  Status check_tensors() {
    for (const io::EncodedTensor& tensor : plan_.found.tensors) {
      const bool is_marked = is_mark(tensor);
      if (is_marked && is_as_long_as_mark(tensor)) inline_marks_.push_back(tensor.name);
      const bool is_loaded = tensor.is_external() ? !tensor.is_not_loaded() : !is_marked || is_as_long_as_mark(tensor);
      if (is_loaded) continue;
      Status status = check_existing(tensor, is_marked);
      if (!status) return status.in_tensor(tensor.name);
    }
    return Status();
  }

  Status check_existing(const io::EncodedTensor& tensor, bool is_marked) const {
    if (existing_.archive == nullptr) {
      return io::failure(ErrorCode::kInvalidExternalData, {},
                         "the tensor's data is not loaded; load the model with its data");
    }
    io::ExternalDataEntry entry;
    entry.location = tensor.name;
    if (!is_marked) {
      Status status = io::parse_entries(tensor, entry);
      if (!status) return status;
    }
    const Member* const member = existing_.archive->directory().find(entry.location);
    const bool has_it = member != nullptr && member->key != kModelKey && entry.offset <= member->size &&
                        entry.length.value_or(0) <= member->size - entry.offset;
    const bool is_other = !entry.stamp.empty() && entry.stamp != existing_.archive->stamp_of(entry.location);
    if (has_it && is_other) {
      return io::failure(ErrorCode::kInvalidExternalData, {},
                         "the tensor's data is not loaded, and the archive's member " + quoted(entry.location) +
                             " has changed since the model was loaded");
    }
    if (has_it) return Status();
    return io::failure(ErrorCode::kInvalidExternalData, {},
                       "the tensor's data is not loaded, and the archive has no member " + quoted(entry.location) +
                           " that contains it");
  }

  // Makes tensors refer to existing members that hold the same bytes, instead of becoming new members.
  Status use_existing() {
    for (const Member& member : existing_.archive->directory().members()) {
      if (member.key != kModelKey) by_content_.emplace(std::make_pair(member.size, member.crc), &member);
    }
    std::map<std::size_t, unsigned> tensors_of;  // number of tensors by file index of the plan
    for (const io::MovedTensor& moved : plan_.save.moved) ++tensors_of[moved.position.file];
    for (io::MovedTensor& moved : plan_.save.moved) {
      if (tensors_of[moved.position.file] != 1) continue;
      const io::EncodedTensor& tensor = plan_.found.tensors[moved.tensor];
      Views views;
      std::string converted;
      if (!io::raw_elements(input_, tensor, views, converted)) continue;
      if (!converted.empty()) views = {converted};
      Status status = find_existing(views, moved);
      if (!status) return status.in_tensor(tensor.name);
    }
    return Status();
  }

  Status find_existing(const Views& views, io::MovedTensor& moved) {
    const bool is_mapped =
        existing_.mapping != nullptr && views.size() == 1 && existing_.mapping->contains(views.front());
    if (is_mapped) {
      const std::uint64_t offset = existing_.mapping->offset_of(views.front());
      const Member* const member = existing_.archive->directory().find_at(offset, moved.length);
      if (member != nullptr && member->key != kModelKey) {
        use(*member, offset - member->data_offset, moved);
        return Status();
      }
    }
    if (by_content_.lower_bound({moved.length, 0}) == by_content_.upper_bound({moved.length, UINT32_MAX})) {
      return Status();
    }
    std::uint32_t crc = 0;
    for (const std::string_view view : views) crc = crc32(crc, view);
    const auto found = by_content_.find({moved.length, crc});
    if (found == by_content_.end()) return Status();
    bool is_same = false;
    Status status = existing_.archive->compare(*found->second, views, is_same);
    if (is_same) use(*found->second, 0, moved);
    return status;
  }

  void use(const Member& member, std::uint64_t offset, io::MovedTensor& moved) {
    existing_of_.emplace(moved.position.file, std::string(member.key));
    moved.position.offset = offset;
  }

  void reserve_keys() {
    // Elements that equal kElsewhereMark refer to the member with the name of their tensor. If such elements stay in
    // the graph, no member may have that name.
    for (const std::string& name : inline_marks_) keys_.reserve(name);
    if (existing_.archive == nullptr) return;
    for (const Member& member : existing_.archive->directory().members()) keys_.reserve(member.key);
  }

  const io::SpanInput& input_;
  const io::WireForm form_;
  const SaveOptions& options_;
  const ExistingMembers& existing_;
  ArchivePlan& plan_;
  MemberKeys keys_;
  std::vector<std::string> inline_marks_;
  std::map<std::pair<std::uint64_t, std::uint32_t>, const Member*> by_content_;  // size and CRC-32
  std::map<std::size_t, std::string> existing_of_;                               // keys by file index of the plan
};

}  // namespace

Status plan_archive(const io::SpanInput& input, io::WireForm form, const SaveOptions& options,
                    const ExistingMembers& existing, ArchivePlan& plan) {
  return Planner(input, form, options, existing, plan).run();
}

}  // namespace onnxgen::archive
