#include "onnxgen/io/save/referenced_data.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>

#include "onnxgen/file/error.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

// Number of mappings that keep their descriptor, which makes copying faster. A model may have thousands of data files.
constexpr std::size_t kMaxOpenFiles = 64;

bool begins_before(std::string_view a, std::string_view b) noexcept {
  return std::less<>()(a.data(), b.data());
}

}  // namespace

Status ReferencedData::find(const EncodedTensor& tensor, std::string_view& bytes) {
  ExternalDataEntry entry;
  std::string_view file;
  Status status = find_external_data(tensor, SizeMismatch::kAllow, entry);
  if (status) status = open(entry.location, file);
  if (status && !entry.checksum.empty()) status = verify(file, entry);
  if (!status) return status;
  status = check_data_range(entry.offset, entry.length, file.size());
  if (!status) return status.in_file(source_.path_of(entry.location));
  const std::uint64_t length = entry.length.value_or(file.size() - entry.offset);
  bytes = file.substr(static_cast<std::size_t>(entry.offset), static_cast<std::size_t>(length));
  return status;
}

Status ReferencedData::open(const std::string& location, std::string_view& file) {
  const auto [known, is_new] = by_location_.try_emplace(normalized(location));
  if (!is_new) {
    file = known->second;
    return Status();
  }
  File opened;
  FileAttributes attributes;
  std::shared_ptr<Mapping> mapping;
  Status status = open_beneath(source_, location, paths_, opened, attributes);
  if (status && attributes.size < kLargestPointer) status = check_not_pointer(opened).in_file(opened.path());
  const auto same = status ? by_identity_.find(attributes.identity) : by_identity_.end();
  if (same != by_identity_.end()) {
    file = known->second = same->second;
    return Status();
  }
  if (status) status = Mapping::map(opened, attributes.size, mapping);
  if (!status) {
    by_location_.erase(known);
    return status;
  }
  if (mappings_.size() >= kMaxOpenFiles) mapping->release_file();
  if (attributes.permissions >= 0)
    permissions_ = permissions_ < 0 ? attributes.permissions : permissions_ & attributes.permissions;
  file = known->second = mapping->bytes();
  by_identity_.emplace(attributes.identity, file);
  mappings_.push_back(std::move(mapping));
  return Status();
}

Status ReferencedData::verify(std::string_view content, const ExternalDataEntry& entry) {
  std::string& digest = digests_[content.data()];
  if (digest.empty()) {
    File file;
    FileAttributes attributes;
    Status status = open_beneath(source_, entry.location, paths_, file, attributes);
    if (status) status = sha1_of(file, content.size(), digest).in_file(file.path());
    if (!status) return status;
  }
  if (digest == lower_case_hex(entry.checksum)) return Status();
  return failure(ErrorCode::kChecksumMismatch, source_.path_of(entry.location),
                 checksum_mismatch_text(entry.checksum, digest));
}

void DataRuns::merge() {
  std::sort(runs_.begin(), runs_.end(), begins_before);
  std::vector<std::string_view> merged;
  for (const std::string_view run : runs_) {
    if (run.empty()) continue;
    const char* const end = merged.empty() ? nullptr : merged.back().data() + merged.back().size();
    if (merged.empty() || !std::less<>()(run.data(), end)) {
      merged.push_back(run);
    } else if (std::less<>()(end, run.data() + run.size())) {
      const char* const begin = merged.back().data();
      merged.back() = {begin, static_cast<std::size_t>(run.data() + run.size() - begin)};
    }
  }
  runs_ = std::move(merged);
}

std::string_view DataRuns::find(std::string_view bytes) const {
  return *(std::upper_bound(runs_.begin(), runs_.end(), bytes, begins_before) - 1);
}

}  // namespace onnxgen::io
