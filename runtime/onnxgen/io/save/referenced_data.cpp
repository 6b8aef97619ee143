#include "onnxgen/io/save/referenced_data.h"

#include <cstdint>
#include <memory>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

// Mappings that keep their descriptor, which makes copying faster. A model may have thousands of data files.
constexpr std::size_t kMostOpenFiles = 64;

}  // namespace

Status ReferencedData::find(const EncodedTensor& tensor, std::string_view& bytes) {
  ExternalDataEntry entry;
  std::string_view file;
  Status status = parse_entries(tensor, entry);
  if (status) status = settle_length(entry, tensor, SizeMismatch::kAllow);
  if (status) status = open(entry.location, file);
  if (!status) return status;
  const bool begins_inside = entry.offset <= file.size();
  const std::uint64_t rest = begins_inside ? file.size() - entry.offset : 0;
  const std::uint64_t length = entry.length.value_or(rest);
  if (begins_inside && length <= rest) {
    bytes = file.substr(static_cast<std::size_t>(entry.offset), static_cast<std::size_t>(length));
    return Status();
  }
  return failure(ErrorCode::kOutOfFile, source_.path_of(entry.location),
                 "offset " + std::to_string(entry.offset) + " and length " + std::to_string(length) + " in a file of " +
                     std::to_string(file.size()) + " bytes");
}

Status ReferencedData::open(const std::string& location, std::string_view& file) {
  const auto known = files_.find(location);
  if (known != files_.end()) {
    file = known->second;
    return Status();
  }
  File opened;
  FileFacts facts;
  std::shared_ptr<Mapping> mapping;
  Status status = open_beneath(source_, location, paths_, opened, facts);
  if (status && facts.size < kLargestPointer) status = check_not_pointer(opened).in_file(opened.path());
  if (status) status = Mapping::map(opened, facts.size, mapping);
  if (!status) return status;
  if (mappings_.size() >= kMostOpenFiles) mapping->release_file();
  file = mapping->bytes();
  files_.emplace(location, file);
  mappings_.push_back(std::move(mapping));
  return Status();
}

}  // namespace onnxgen::io
