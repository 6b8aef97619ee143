#include "onnxgen/remote/structure_reader.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {
namespace {

constexpr std::uint64_t kGrowth = 4;
constexpr std::uint64_t kLargestWindow = 16 * 1024 * 1024;
// More than a window, since the copy of a structure begins its own a few bytes further on than the walk did.
constexpr std::uint64_t kMargin = 64;
// How far a landing may be from where it was expected: each name that has grown by a digit adds a byte.
constexpr std::uint64_t kDrift = 512;

}  // namespace

StructureReader::StructureReader(Object& object, std::uint64_t max_memory)
    : object_(object), max_memory_(max_memory), window_(object.head().size()) {
  if (object.head().empty()) {
    window_ = object.ranges().first_window / kGrowth;
    return;
  }
  last_end_ = object.head().size();
  blocks_.emplace(0, Block{object.head(), {}});
}

StructureReader::~StructureReader() {
  if (!object_.has_segments()) return;
  for (auto& [offset, block] : blocks_) wipe(block.memory.data(), block.memory.size());
}

std::string_view StructureReader::known_at(std::uint64_t offset) const {
  auto after = blocks_.upper_bound(offset);
  if (after == blocks_.begin()) return {};
  const auto& [begin, block] = *std::prev(after);
  const std::uint64_t in_block = offset - begin;
  return in_block < block.bytes.size() ? block.bytes.substr(static_cast<std::size_t>(in_block)) : std::string_view();
}

Status StructureReader::read(std::uint64_t offset, void* to, std::size_t count) {
  if (count > object_.size() || offset > object_.size() - count) {
    return Status(ErrorCode::kTruncated, object_.size());
  }
  const bool is_hop = offset > next_ && !hops_.is_past(offset);
  next_ = offset + count;
  if (is_hop) hops_.add(offset);
  char* room = static_cast<char*>(to);
  while (count != 0) {
    const std::string_view known = known_at(offset).substr(0, count);
    if (known.empty()) {
      Status status = fetch(offset, count);
      if (!status) return status;
      continue;
    }
    std::memcpy(room, known.data(), known.size());
    room += known.size();
    offset += known.size();
    count -= known.size();
  }
  return Status();
}

Status StructureReader::charge(std::uint64_t bytes) {
  if (bytes > max_memory_ - memory_) {
    return io::failure(ErrorCode::kAllocationLimit, object_.url().shown(),
                       "its structure takes more than " + std::to_string(max_memory_) + " bytes");
  }
  memory_ += bytes;
  return Status();
}

std::pair<std::uint64_t, std::uint64_t> StructureReader::missing(std::uint64_t offset, std::uint64_t end) const {
  while (offset < end) {
    const std::size_t known = known_at(offset).size();
    if (known == 0) break;
    offset += known;
  }
  const auto next = blocks_.upper_bound(offset);
  if (next != blocks_.end()) end = std::min(end, next->first);
  return {std::min(offset, end), end};
}

std::pair<std::uint64_t, std::uint64_t> StructureReader::to_fetch(std::uint64_t offset, std::uint64_t length) const {
  const std::uint64_t step = object_.smallest_read();
  const std::uint64_t size = object_.size();
  const std::uint64_t begin = std::min(offset, size);
  const std::uint64_t end = begin + std::min(length, size - begin);
  return missing(begin / step * step, std::min((end + step - 1) / step * step, size));
}

Status StructureReader::fetch(std::uint64_t offset, std::uint64_t at_least) {
  // What might be wanted next may not be there.
  if (object_.is_offline()) return prefetch({{offset, at_least}}, 0);
  if (hops_.is_landing(offset)) return fetch_after_hop(offset, at_least);
  const std::uint64_t after_hop = object_.ranges().window_after_hop;
  window_ = offset == last_end_ ? std::min(window_ * kGrowth, kLargestWindow) : after_hop;
  const std::uint64_t wanted = std::min(std::max(window_, at_least) + kMargin, object_.size() - offset);
  last_end_ = to_fetch(offset, wanted).second;
  return prefetch({{offset, wanted}}, 0);
}

Status StructureReader::fetch_after_hop(std::uint64_t offset, std::uint64_t at_least) {
  window_ = object_.ranges().window_after_hop;
  const std::uint64_t wanted = std::max(window_, at_least) + kMargin;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges = {{offset, wanted}};
  for (const std::uint64_t landing : hops_.next()) {
    if (landing >= object_.size()) break;
    ranges.emplace_back(landing - kDrift / 8, wanted + kDrift);
  }
  last_end_ = to_fetch(offset, wanted).second;
  return prefetch(ranges, 0);
}

Status StructureReader::prefetch(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges,
                                 std::uint64_t gap) {
  std::vector<Piece> pieces;
  for (const auto& [offset, length] : ranges) {
    const auto [from, to] = to_fetch(offset, length);
    Status status = charge(to - from);
    if (!status) return status;
    if (from == to) continue;
    Block block;
    block.memory.resize(static_cast<std::size_t>(to - from));
    block.bytes = {block.memory.data(), block.memory.size()};
    pieces.push_back({from, to - from, block.memory.data()});
    blocks_.emplace(from, std::move(block));
  }
  // After a failure nothing of what is here is used any more.
  return object_.read_scattered(std::move(pieces), gap);
}

}  // namespace onnxgen::remote
