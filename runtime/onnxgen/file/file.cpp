#include "onnxgen/file/file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {
namespace {

bool is_addressable(std::uint64_t offset, std::uint64_t count) {
  const std::uint64_t limit = system::largest_offset();
  return offset <= limit && count <= limit - offset;
}

}  // namespace

File::File(File&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, kNoDescriptor)), path_(std::move(other.path_)) {}

File::~File() {
  if (is_open()) (void)system::close(descriptor_);
}

File& File::operator=(File&& other) noexcept {
  if (this != &other) {
    if (is_open()) (void)system::close(descriptor_);
    descriptor_ = std::exchange(other.descriptor_, kNoDescriptor);
    path_ = std::move(other.path_);
  }
  return *this;
}

Status File::open(const std::string& path, File& file) {
  Status status = check_no_nul(path);
  if (!status) return status;
  const Descriptor descriptor = system::open_to_read(path);
  if (descriptor == kNoDescriptor) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
  File opened(descriptor, path);
  FileAttributes attributes;
  status = attributes_of(opened, attributes);
  if (!status) return status;
  if (!attributes.is_regular) return failure(ErrorCode::kOpenFailed, path, "not a regular file");
  file = std::move(opened);
  return Status();
}

Status File::size(std::uint64_t& bytes) const {
  FileAttributes attributes;
  Status status = attributes_of(*this, attributes);
  bytes = attributes.size;
  return status;
}

Status File::read_some_at(std::uint64_t offset, void* to, std::size_t count, std::size_t& done) const {
  done = 0;
  if (!is_addressable(offset, count)) return failure(ErrorCode::kOutOfFile, path_);
  auto* const bytes = static_cast<char*>(to);
  while (done < count) {
    const std::int64_t got = system::read_some(descriptor_, offset + done, bytes + done, count - done);
    if (got < 0) return system_failure(ErrorCode::kReadFailed, path_, system::last_error());
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return Status();
}

Status File::read_at(std::uint64_t offset, void* to, std::size_t count) const {
  std::size_t done = 0;
  Status status = read_some_at(offset, to, count, done);
  if (!status || done == count) return status;
  return failure(ErrorCode::kTruncated, path_, "the file ends at byte " + std::to_string(offset + done));
}

Status File::write_at(std::uint64_t offset, const void* from, std::size_t count) const {
  std::string_view view(static_cast<const char*>(from), count);
  return write_all(&view, &view + 1, offset);
}

Status File::write_views_at(std::uint64_t offset, const std::string_view* views, std::size_t count) const {
  std::array<std::string_view, system::kMaxViews> rest;
  while (count != 0) {
    const std::size_t taken = std::min(count, rest.size());
    std::copy(views, views + taken, rest.begin());
    Status status = write_all(rest.data(), rest.data() + taken, offset);
    if (!status) return status;
    views += taken;
    count -= taken;
  }
  return Status();
}

// A system call may write fewer bytes than requested.
Status File::write_all(std::string_view* next, std::string_view* end, std::uint64_t& offset) const {
  for (; next != end && next->empty(); ++next) {
  }
  while (next != end) {
    if (!is_addressable(offset, next->size())) {
      return system_failure(ErrorCode::kWriteFailed, path_, system::kFileTooLarge);
    }
    const std::int64_t written = system::write_some(descriptor_, offset, next, static_cast<std::size_t>(end - next));
    if (written < 0) return system_failure(ErrorCode::kWriteFailed, path_, system::last_error());
    auto done = static_cast<std::size_t>(written);
    offset += done;
    for (; next != end && done >= next->size(); ++next) done -= next->size();
    if (next != end) next->remove_prefix(done);
  }
  return Status();
}

Status File::resize(std::uint64_t size) const {
  if (!is_addressable(size, 0)) return system_failure(ErrorCode::kWriteFailed, path_, system::kFileTooLarge);
  if (system::resize(descriptor_, size)) return Status();
  return system_failure(ErrorCode::kWriteFailed, path_, system::last_error());
}

Status File::close() {
  const Descriptor descriptor = release();
  if (descriptor == kNoDescriptor || system::close(descriptor)) return Status();
  return system_failure(ErrorCode::kWriteFailed, path_, system::last_error());
}

bool is_unchanged(const FileAttributes& before, const FileAttributes& after) noexcept {
  return before.identity == after.identity && before.size == after.size && before.modified == after.modified;
}

std::string stamp_of(const FileAttributes& attributes) {
  return std::to_string(attributes.identity.device) + ':' + std::to_string(attributes.identity.inode) + ':' +
         std::to_string(attributes.size) + ':' + std::to_string(attributes.modified);
}

std::string folder_of(const std::string& path) {
  const std::size_t name = system::last_component(path);
  if (name == 0) return ".";
  // In "/" and "C:/" the separator belongs to the folder. "C:" is the current folder of that drive.
  if (!system::is_separator(path[name - 1])) return path.substr(0, name) + ".";
  const std::size_t end = name - 1;
  const bool is_drive = end != 0 && !system::is_separator(path[end - 1]) &&
                        system::last_component(std::string_view(path).substr(0, end)) == end;
  return path.substr(0, end == 0 || is_drive ? name : end);
}

std::string name_of(const std::string& path) {
  return path.substr(system::last_component(path));
}

}  // namespace onnxgen::io
