#include "onnxgen/remote/cache/entry.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::remote {
namespace {

constexpr std::string_view kMagic = "onnxgen1";
constexpr std::size_t kNumberSize = 8;
constexpr std::size_t kRangeSize = 2 * kNumberSize;
constexpr std::size_t kTrailerSize = 3 * kNumberSize + kMagic.size();  // object size, range count, version size

// Appends a number in little-endian order.
void append_number(std::string& text, std::uint64_t number) {
  for (std::size_t i = 0; i < kNumberSize; ++i) text += static_cast<char>(number >> (8 * i));
}

std::uint64_t number_at(std::string_view text, std::size_t at) {
  std::uint64_t number = 0;
  for (std::size_t i = kNumberSize; i-- != 0;) number = number << 8 | static_cast<unsigned char>(text[at + i]);
  return number;
}

// Decodes the list of ranges. Returns false unless all ranges lie within the object and their bytes fill the file
// exactly up to `end`.
bool take_ranges(std::string_view list, std::uint64_t end, CacheEntry& entry) {
  std::uint64_t at = 0;
  for (; !list.empty(); list.remove_prefix(kRangeSize)) {
    const CachedRange range = {number_at(list, 0), number_at(list, kNumberSize), at};
    const bool is_in_object = range.length <= entry.object_size && range.offset <= entry.object_size - range.length;
    if (!is_in_object || range.length > end - at) return false;
    at += range.length;
    entry.ranges.push_back(range);
  }
  return at == end;
}

Status read_lists(CacheEntry& entry, bool& is_right) {
  std::uint64_t size = 0;
  std::string trailer(kTrailerSize, '\0');
  Status status = entry.file.size(size);
  is_right = size >= kTrailerSize;
  if (status && is_right) status = entry.file.read_at(size - kTrailerSize, trailer.data(), trailer.size());
  if (!status || !is_right) return status;
  entry.object_size = number_at(trailer, 0);
  const std::uint64_t count = number_at(trailer, kNumberSize);
  const std::uint64_t version_size = number_at(trailer, 2 * kNumberSize);
  const std::uint64_t left = size - kTrailerSize;
  is_right = std::string_view(trailer).substr(3 * kNumberSize) == kMagic && version_size <= left &&
             count <= (left - version_size) / kRangeSize;
  if (!is_right) return status;
  const std::uint64_t end = left - version_size - count * kRangeSize;
  std::string list(static_cast<std::size_t>(left - end), '\0');
  status = entry.file.read_at(end, list.data(), list.size());
  entry.version = list.substr(0, static_cast<std::size_t>(version_size));
  is_right = take_ranges(std::string_view(list).substr(entry.version.size()), end, entry);
  return status;
}

}  // namespace

Status read_entry(io::File file, CacheEntry& entry) {
  CacheEntry found;
  bool is_right = false;
  found.file = std::move(file);
  Status status = read_lists(found, is_right);
  if (status && !is_right) {
    status = io::failure(ErrorCode::kReadFailed, found.file.path(), "the cache file is incomplete or damaged");
  }
  if (status) entry = std::move(found);
  return status;
}

Status write_list(const io::File& file, const CacheEntry& entry) {
  std::string list = entry.version;
  std::uint64_t end = 0;
  for (const CachedRange& range : entry.ranges) {
    append_number(list, range.offset);
    append_number(list, range.length);
    end = std::max(end, range.at + range.length);
  }
  append_number(list, entry.object_size);
  append_number(list, entry.ranges.size());
  append_number(list, entry.version.size());
  list += kMagic;
  return file.write_at(end, list.data(), list.size());
}

}  // namespace onnxgen::remote
