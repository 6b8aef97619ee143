#include "onnxgen/check/external_files.h"

#include <limits>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::check {
Status ExternalFiles::open(const std::string& location, io::File& file, std::uint64_t& size) {
  if (!folder_) {
    io::Folder opened;
    const Status status = io::Folder::open(options_.external_data_folder, opened);
    if (!status) return status;
    io::FileAttributes model;
    if (!options_.model_path.empty() && io::attributes_of(options_.model_path, model)) {
      opened.allow_links_beside(options_.model_path, model);
    }
    folder_ = std::move(opened);
  }
  io::FileAttributes attributes;
  Status status = io::open_beneath(*folder_, location, options_.paths, file, attributes);
  size = attributes.size;
  if (status && size < io::kLargestPointer) status = io::check_not_pointer(file);
  return status;
}

ExternalFiles::Data& ExternalFiles::find(const std::string& location) {
  const auto [found, is_new] = data_.try_emplace(io::normalized(location));
  if (is_new && looks_at_files()) {
    io::File file;
    found->second.status = open(location, file, found->second.size);
  }
  return found->second;
}

void ExternalFiles::check(const LocatedMessage& tensor, const io::ExternalDataEntry& entry,
                          std::optional<std::uint64_t> needed) {
  const std::uint64_t alignment = options_.external_alignment;
  // Elements skipped by a load (io::Holding::kSkipped) are in the model file, where alignment does not apply.
  const bool is_in_model_file = !entry.stamp.empty();
  Data& data = find(entry.location);
  const std::uint64_t length = entry.length.value_or(needed.value_or(0));
  const bool is_aligned =
      alignment == 0 || is_in_model_file || length < options_.external_align_from || entry.offset % alignment == 0;
  if (data.first_tensor.empty()) data.first_tensor = tensor.path();
  data.is_own_file = data.is_own_file || is_in_model_file;
  const bool reaches_end = !entry.length && !needed;
  data.ranges.add(entry.offset, reaches_end ? std::numeric_limits<std::uint64_t>::max() : length);
  if (!is_aligned && data.unaligned++ == 0) data.first_unaligned = tensor.path();
  if (!looks_at_files()) return;
  if (!data.status) {
    ++data.without_file;
    return;
  }
  if (const Status range = io::check_data_range(entry.offset, entry.length ? entry.length : needed, data.size);
      !range) {
    findings_.error(Rule::kExternalBounds, tensor.path(),
                    "the data reaches past the end of " + quoted(entry.location) + ": " + range.detail());
  }
  if (options_.verify_checksums && !entry.checksum.empty()) check_checksum(tensor, entry, data);
}

void ExternalFiles::check_checksum(const LocatedMessage& tensor, const io::ExternalDataEntry& entry, Data& data) {
  if (data.checksum.empty()) {
    io::File file;
    Status status = open(entry.location, file, data.size);
    if (status) status = io::sha1_of(file, data.size, data.checksum);
    if (!status) {
      data.status = status;
      ++data.without_file;
      return;
    }
  }
  if (data.checksum == io::lower_case_hex(entry.checksum)) return;
  findings_.error(Rule::kExternalChecksum, tensor.path(),
                  "the checksum of " + quoted(entry.location) +
                      " does not match: " + io::checksum_mismatch_text(entry.checksum, data.checksum));
}

void ExternalFiles::report_files() {
  for (auto& [location, data] : data_) {
    report_failure(data);
    report_alignment(location, data);
    report_unused(location, data);
  }
}

void ExternalFiles::report_failure(const Data& data) {
  if (data.without_file == 0) return;
  const bool is_refused = data.status.code() == ErrorCode::kPathRefused;
  const std::string others = data.without_file == 1
                                 ? std::string()
                                 : "; " + std::to_string(data.without_file - 1) + " more tensors refer to this file";
  findings_.error(is_refused ? Rule::kExternalLocation : Rule::kExternalFile, data.first_tensor,
                  data.status.message() + others);
}

void ExternalFiles::report_alignment(const std::string& location, const Data& data) {
  if (data.unaligned == 0) return;
  findings_.warning(Rule::kExternalAlignment, data.first_unaligned,
                    (data.unaligned == 1 ? "1 tensor in " : std::to_string(data.unaligned) + " tensors in ") +
                        quoted(location) + (data.unaligned == 1 ? " is not aligned to " : " are not aligned to ") +
                        std::to_string(options_.external_alignment) +
                        " bytes; onnx-tool convert --external aligns the data");
}

void ExternalFiles::report_unused(const std::string& location, Data& data) {
  constexpr std::uint64_t kMany = std::uint64_t{1} << 20;
  constexpr std::uint64_t kPart = 100;
  if (!looks_at_files() || !data.status || data.is_own_file) return;
  const std::uint64_t unused = data.ranges.usage(data.size).unreferenced;
  if (unused == 0 || (unused < kMany && unused < data.size / kPart)) return;
  findings_.warning(Rule::kExternalUnused, data.first_tensor,
                    "no tensor uses " + std::to_string(unused) + " of the " + std::to_string(data.size) + " bytes of " +
                        quoted(location) + "; onnx-tool convert --external leaves them out");
}

}  // namespace onnxgen::check
