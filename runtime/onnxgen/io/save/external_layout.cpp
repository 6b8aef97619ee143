#include "onnxgen/io/save/external_layout.h"

#include <limits>
#include <utility>

#include "onnxgen/file/names/portable_name.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {
namespace {

constexpr std::size_t kNoFile = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kLongestName = 200;  // leaves room for the endings that make names unique or temporary

bool is_safe(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

// Returns a file name that is valid on every system: ASCII only, without separators or a leading dot, and no Windows
// device.
std::string safe_name(std::string_view tensor) {
  std::string name;
  for (const char c : tensor.substr(0, kLongestName)) name += is_safe(c) ? c : '_';
  if (name.empty()) return "tensor";
  if (name.front() == '.' || name.front() == '-') name.front() = '_';
  if (name.back() == '.') name.back() = '_';
  return is_device_on_windows(name) ? "_" + name : name;
}

}  // namespace

ExternalLayout::ExternalLayout(const ExternalDataOptions& options, std::string default_location,
                               const std::vector<std::string>& taken)
    : options_(options), location_(std::move(default_location)), current_(kNoFile) {
  for (const std::string& name : taken) taken_.insert(portable_key(name));
}

std::uint64_t ExternalLayout::aligned(std::uint64_t offset, std::uint64_t size) const noexcept {
  if (size < options_.align_from || options_.alignment <= 1) return offset;
  const std::uint64_t past = offset % options_.alignment;
  return past == 0 ? offset : offset + (options_.alignment - past);
}

FilePosition ExternalLayout::append(std::size_t file, std::uint64_t size) {
  const std::uint64_t offset = aligned(files_[file].size, size);
  files_[file].size = offset + size;
  return {file, offset};
}

FilePosition ExternalLayout::add(std::string_view tensor, std::uint64_t size) {
  if (options_.placement == DataPlacement::kFilePerTensor) return append(file_of(location_for(tensor)), size);
  bool is_full = current_ == kNoFile;
  if (!is_full && files_[current_].size != 0) {
    const std::uint64_t offset = aligned(files_[current_].size, size);
    const std::uint64_t limit = options_.max_external_file_size;
    is_full = offset > limit || size > limit - offset;
  }
  if (is_full) {
    current_ = file_of(parts_ == 0 ? location_ : location_ + "." + std::to_string(parts_));
    ++parts_;
  }
  return append(current_, size);
}

FilePosition ExternalLayout::add_to(const std::string& location, std::uint64_t size) {
  return append(file_of(location), size);
}

std::size_t ExternalLayout::file_of(const std::string& location) {
  const auto [found, is_new] = by_location_.emplace(system::name_key(location), files_.size());
  if (is_new) files_.push_back({location, 0});
  return found->second;
}

std::string ExternalLayout::location_for(std::string_view tensor) {
  const std::string folder = options_.location.empty() ? std::string() : location_ + "/";
  const std::string name = folder + safe_name(tensor);
  if (taken_.insert(portable_key(name)).second) return name;
  std::uint64_t& ending = endings_[portable_key(name)];  // thousands of tensors may share a name or have no name
  std::string unique;
  do {
    unique = name + "_" + std::to_string(++ending);
  } while (!taken_.insert(portable_key(unique)).second);
  return unique;
}

Status normal_location(std::string_view path, std::string& location) {
  Status status = check_location(path);
  if (!status) return status;
  location = normalized(path);
  return check_location(location);
}

Status relative_location(const std::string& folder, std::string_view path, std::string& location) {
  const std::size_t root = folder.size() + (system::is_separator(folder.back()) ? 0 : 1);
  const bool is_below =
      path.size() > root && path.substr(0, folder.size()) == folder && system::is_separator(path[root - 1]);
  if (is_below) path.remove_prefix(root);
  return normal_location(path, location);
}

}  // namespace onnxgen::io
