#include "onnxgen/remote/segment_exchange.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {
namespace {

// Returns the range of the segments that contain the fragment, in the object as stored.
Fragment segments_of(const Fragment& fragment, const Segmentation& segments) {
  const std::uint64_t size = segments.segment_size;
  const std::uint64_t begin = fragment.offset / size * size;
  const std::uint64_t end = std::min((fragment.end() + size - 1) / size * size, segments.size);
  return {segments.begin + begin, end - begin, nullptr};
}

// Returns the part of the fragment between `begin` and `end`.
Fragment common(const Fragment& fragment, std::uint64_t begin, std::uint64_t end) {
  const std::uint64_t from = std::max(fragment.offset, begin);
  const std::uint64_t to = std::min(fragment.end(), end);
  return {from, to - std::min(from, to), fragment.to + (from - fragment.offset)};
}

}  // namespace

std::vector<SegmentRun> join_segments(std::vector<Fragment> fragments, const Segmentation& segments,
                                      const Ranges& options) {
  const auto is_empty = [](const Fragment& fragment) { return fragment.length == 0; };
  fragments.erase(std::remove_if(fragments.begin(), fragments.end(), is_empty), fragments.end());
  std::sort(fragments.begin(), fragments.end(),
            [](const Fragment& a, const Fragment& b) { return a.offset < b.offset; });
  std::vector<Fragment> whole;
  for (const Fragment& fragment : fragments) {
    Fragment next = segments_of(fragment, segments);
    if (!whole.empty() && next.offset < whole.back().end()) {
      whole.back().length = std::max(whole.back().end(), next.end()) - whole.back().offset;
    } else {
      whole.push_back(next);
    }
  }
  std::vector<SegmentRun> runs;
  std::size_t first = 0;
  for (JoinedRange& range : join(std::move(whole), options)) {
    const std::uint64_t begin = range.begin - segments.begin;
    const std::uint64_t end = range.end - segments.begin;
    SegmentRun run = {std::move(range), {}};
    while (fragments[first].end() <= begin) ++first;
    for (std::size_t i = first; i < fragments.size() && fragments[i].offset < end; ++i) {
      run.wanted.push_back(common(fragments[i], begin, end));
    }
    runs.push_back(std::move(run));
  }
  return runs;
}

SegmentExchange::~SegmentExchange() {
  release_buffer();
}

// Releases the buffer of a completed exchange, since many more exchanges exist than run at once.
void SegmentExchange::release_buffer() {
  if (buffer_ != nullptr) wipe(buffer_->data(), buffer_->size());
  buffer_.reset();
}

Status SegmentExchange::allocate_buffer() {
  if (buffer_ != nullptr) return Status();
  return io::Buffer::allocate(run_.range.end - run_.range.begin, buffer_);
}

Status SegmentExchange::take_known(bool& is_known) {
  const std::uint64_t size = run_.range.end - run_.range.begin;
  object_.session_.progress().add_total(size);
  if (!object_.has_known(run_.range.begin, run_.range.end)) return Status();
  Status status = allocate_buffer();
  if (!status) return status;
  // Cached bytes that are invalid are requested again.
  is_known = object_.take_known({{run_.range.begin, size, buffer_->data()}}).empty() && open_segments();
  if (is_known) object_.session_.progress().add(size);
  release_buffer();
  return status;
}

Status SegmentExchange::accept(const Response& response) {
  Status status = allocate_buffer();
  if (!status) return status;
  receive_into(buffer_->data());
  return RangeExchange::accept(response);
}

Status SegmentExchange::finish(bool& is_complete) {
  Status status = RangeExchange::finish(is_complete);
  if (status && is_complete) status = open_segments();
  if (is_complete) release_buffer();
  return status.in_file(object_.url().shown());
}

Status SegmentExchange::open_segments() {
  const Segmentation& segments = *object_.segments_;
  const std::uint64_t begin = run_.range.begin - segments.begin;
  const std::uint64_t end = run_.range.end - segments.begin;
  std::size_t next = 0;
  for (std::uint64_t at = begin; at < end; at += segments.segment_size) {
    const std::uint64_t segment_end = std::min(at + segments.segment_size, end);
    while (next < run_.wanted.size() && run_.wanted[next].end() <= at) ++next;
    // Segments that lie in a gap between fragments are not needed.
    if (next == run_.wanted.size() || run_.wanted[next].offset >= segment_end) continue;
    char* const bytes = buffer_->data() + (at - begin);
    Status status = segments.open(at / segments.segment_size, bytes, static_cast<std::size_t>(segment_end - at));
    if (!status) return status;
    for (std::size_t i = next; i < run_.wanted.size() && run_.wanted[i].offset < segment_end; ++i) {
      const Fragment part = common(run_.wanted[i], at, segment_end);
      std::memcpy(part.to, bytes + (part.offset - at), static_cast<std::size_t>(part.length));
    }
  }
  return Status();
}

}  // namespace onnxgen::remote
