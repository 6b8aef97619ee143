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
// Bytes to fetch beyond each window, because windows of the copy start a few bytes after those of the walk.
constexpr std::uint64_t kMargin = 64;
// Maximum distance between the actual and the predicted target of a hop. Each name that becomes a digit longer adds a
// byte.
constexpr std::uint64_t kDrift = 512;
// Size of the end of a model that is fetched in advance. It holds the outputs and operator set versions, which follow
// the weights.
constexpr std::uint64_t kTail = 16 * 1024;
// Maximum number of bytes to fetch at a predicted target.
constexpr std::uint64_t kLargestPredicted = 64 * 1024;

}  // namespace

StructureReader::StructureReader(Object& object, std::uint64_t max_memory)
    : object_(object), max_memory_(max_memory), window_(object.head().size()), streams_(object.is_streaming()) {
  if (object.head().empty()) window_ = object.first_window() / kGrowth;
  last_end_ = object.head().size();
}

StructureReader::~StructureReader() {
  object_.end_stream();
  if (!object_.has_segments()) return;
  for (auto& [offset, block] : blocks_) wipe(block.memory.data(), block.memory.size());
}

std::string_view StructureReader::known_at(std::uint64_t offset) const {
  // The head grows while the first stream delivers it.
  if (offset < object_.head().size()) return object_.head().substr(static_cast<std::size_t>(offset));
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
  walked_to_ = next_;
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
                       "the model's structure needs more than the limit of " + std::to_string(max_memory_) + " bytes");
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
  // Offline, request only the bytes needed: those that follow may not be in the cache.
  if (object_.is_offline()) return prefetch({{offset, at_least}}, 0);
  const std::uint64_t front = object_.is_streaming() ? object_.stream_at() : last_end_;
  if (streams_ && offset >= front && is_worth_reading(offset - front)) return fetch_by_stream(offset, at_least);
  // Reading over hops of up to this length is cheaper than a request for each: several fit into a window of `worth`
  // bytes.
  const bool is_near = offset >= walked_to_ && offset - walked_to_ <= object_.worth() / kGrowth;
  if (streams_ || (hops_.is_landing(offset) && !is_near)) return fetch_after_hop(offset, at_least);
  if (offset == last_end_) {
    window_ = std::min(window_ * kGrowth, kLargestWindow);
  } else {
    window_ = is_near ? std::min(window_ * kGrowth, object_.worth()) : object_.ranges().window_after_hop;
  }
  const std::uint64_t wanted = std::min(std::max(window_, at_least) + kMargin, object_.size() - offset);
  last_end_ = to_fetch(offset, wanted).second;
  return prefetch({{offset, wanted}}, 0);
}

// Cancelling a stream costs a new connection in addition to the next request. This cost occurs only once, so the total
// number of unneeded bytes that are read to keep the stream open is limited to the number that costs as much as a
// connection.
bool StructureReader::is_worth_reading(std::uint64_t gap) {
  const std::uint64_t worth = object_.worth();
  if (gap <= worth) return true;
  const std::uint64_t spent = overspent_ + (gap - worth);
  if (!object_.is_streaming() || worth + spent > object_.worth_with_connection()) return false;
  overspent_ = spent;
  return true;
}

Status StructureReader::fetch_by_stream(std::uint64_t offset, std::uint64_t at_least) {
  wanted_from_ = offset;
  Status status;
  if (!object_.is_streaming()) {
    stream_at_ = offset;
    status = object_.start_stream(offset, [this](std::string_view body) { return take_from_stream(body); });
  }
  const std::uint64_t end = offset + std::min(at_least + kMargin, object_.size() - offset);
  if (status) status = object_.stream_to(end);
  last_end_ = object_.stream_at();
  return status;
}

Status StructureReader::take_from_stream(std::string_view body) {
  const std::uint64_t begin = std::exchange(stream_at_, stream_at_ + body.size());
  std::uint64_t at = std::max(begin, std::min(wanted_from_, stream_at_));
  while (at < stream_at_) {
    const auto [from, to] = missing(at, stream_at_);
    Status status = to > from ? charge(to - from) : Status();
    if (!status) return status;
    add_to_stream_block(from, body.substr(static_cast<std::size_t>(from - begin), static_cast<std::size_t>(to - from)));
    at = to;
  }
  return Status();
}

void StructureReader::add_to_stream_block(std::uint64_t at, std::string_view bytes) {
  if (bytes.empty()) return;
  auto block = blocks_.find(stream_block_);
  if (block == blocks_.end() || block->first + block->second.bytes.size() != at) {
    stream_block_ = at;
    block = blocks_.emplace(at, Block()).first;
  }
  std::vector<char>& memory = block->second.memory;
  memory.insert(memory.end(), bytes.begin(), bytes.end());
  block->second.bytes = {memory.data(), memory.size()};
}

std::uint64_t StructureReader::usual_window() const {
  const std::uint64_t smallest = object_.ranges().window_after_hop;
  if (!streams_ || landing_ == 0 || walked_to_ < landing_) return smallest;
  const std::uint64_t used = walked_to_ - landing_;
  return std::max(smallest, std::min(used + used / 4, object_.worth() / kGrowth));
}

Status StructureReader::fetch_after_hop(std::uint64_t offset, std::uint64_t at_least) {
  window_ = usual_window();
  landing_ = offset;
  const std::uint64_t wanted = std::max(window_, at_least) + kMargin;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges = {{offset, wanted}};
  // The end of a model is also structure. A second connection fetches it at the same time.
  const std::uint64_t size = object_.size();
  if (object_.is_streaming() && size - offset > wanted + kTail) ranges.emplace_back(size - kTail, kTail);
  for (const std::uint64_t landing : hops_.next()) {
    if (landing >= object_.size()) break;
    ranges.emplace_back(landing - kDrift / 8, std::min(wanted, kLargestPredicted) + kDrift);
  }
  last_end_ = to_fetch(offset, wanted).second;
  return prefetch(ranges, 0);
}

Status StructureReader::prefetch(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges,
                                 std::uint64_t gap) {
  std::vector<Fragment> fragments;
  for (const auto& [offset, length] : ranges) {
    const auto [from, to] = to_fetch(offset, length);
    Status status = charge(to - from);
    if (!status) return status;
    if (from == to) continue;
    Block block;
    block.memory.resize(static_cast<std::size_t>(to - from));
    block.bytes = {block.memory.data(), block.memory.size()};
    fragments.push_back({from, to - from, block.memory.data()});
    blocks_.emplace(from, std::move(block));
  }
  // After a failure the caller uses none of these blocks.
  return object_.read_scattered(std::move(fragments), gap);
}

}  // namespace onnxgen::remote
