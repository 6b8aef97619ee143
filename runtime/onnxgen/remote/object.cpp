#include "onnxgen/remote/object.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/remote/cache/cached_ranges.h"
#include "onnxgen/remote/range_exchange.h"
#include "onnxgen/remote/segment_exchange.h"

namespace onnxgen::remote {

namespace {

// Maximum size of a stream that does not start at the beginning of the object.
constexpr std::uint64_t kLongestStream = std::uint64_t{256} << 20;
constexpr std::uint64_t kMinFirstBytes = 16;  // enough to recognize encrypted models and archives
constexpr std::uint64_t kFirstOfStream = io::kRecognizedBytes;

std::uint64_t length_of(const std::vector<Fragment>& fragments) {
  std::uint64_t length = 0;
  for (const Fragment& fragment : fragments) length += fragment.length;
  return length;
}

}  // namespace

Object::Object(Session& session, Url url) : session_(session), url_(std::move(url)) {}

Object::~Object() {
  end_stream();
}

Status Object::open_all(Session& session, const std::vector<Object*>& objects, std::uint64_t first_bytes) {
  std::vector<std::unique_ptr<Exchange>> exchanges;
  for (Object* const object : objects) {
    exchanges.push_back(
        std::make_unique<RangeExchange>(*object, JoinedRange{0, std::max(first_bytes, kMinFirstBytes), {}}));
  }
  return session.run(exchanges);
}

Status Object::open_stream(std::uint64_t longest) {
  stream_ = std::make_unique<RangeExchange>(*this, JoinedRange{0, std::max(longest, kMinFirstBytes), {}});
  return session_.run_until(
      *stream_, [this] { return is_pinned_ && !stream_->is_whole() && head_size_ >= std::min(kFirstOfStream, size_); });
}

Status Object::start_stream(std::uint64_t begin, std::function<Status(std::string_view)> sink) {
  end_stream();
  const std::uint64_t end = begin + std::min(kLongestStream, size_ - begin);
  stream_ = std::make_unique<RangeExchange>(*this, JoinedRange{begin, end, {}});
  stream_->receive_by(std::move(sink));
  return session_.run_until(*stream_, [] { return true; });
}

bool Object::is_streaming() const noexcept {
  return stream_ != nullptr && session_.is_open(*stream_);
}

std::uint64_t Object::stream_at() const noexcept {
  return stream_ != nullptr ? stream_->at() : 0;
}

Status Object::stream_to(std::uint64_t end) {
  return session_.run_until(*stream_, [this, end] { return stream_->at() >= end; });
}

void Object::end_stream() noexcept {
  if (is_streaming()) session_.cut();
}

void Object::expect(std::uint64_t size, std::string_view version) {
  is_pinned_ = true;
  size_ = size;
  version_ = Version::of_text(version);
}

void Object::cache_ranges(std::unique_ptr<CachedRanges> kept, bool is_offline) {
  kept_ = std::move(kept);
  is_offline_ = is_offline;
  kept_->add(0, head());
}

void Object::read_through(Segmentation segments) {
  segments_ = std::make_unique<const Segmentation>(std::move(segments));
}

std::string_view Object::head() const noexcept {
  if (head_ == nullptr || has_segments()) return "";
  return {head_->data(), head_size_};
}

std::shared_ptr<io::Buffer> Object::whole() const {
  return head_size_ == size_ && !has_segments() ? head_ : nullptr;
}

Status Object::read(std::vector<Fragment> fragments) {
  std::vector<std::unique_ptr<Exchange>> exchanges;
  Status status = plan_read(std::move(fragments), exchanges);
  return status ? session_.run(exchanges) : status;
}

Status Object::read_scattered(std::vector<Fragment> fragments, std::uint64_t gap) {
  Ranges options = ranges();
  options.gap = gap;
  std::vector<std::unique_ptr<Exchange>> exchanges;
  Status status = plan_read(std::move(fragments), options, exchanges);
  return status ? session_.run(exchanges, options.small_in_flight) : status;
}

Status Object::plan_read(std::vector<Fragment> fragments, std::vector<std::unique_ptr<Exchange>>& exchanges) {
  Ranges options = ranges();
  options.gap = options.gap.value_or(worth());
  return plan_read(std::move(fragments), options, exchanges);
}

Status Object::plan_read(std::vector<Fragment> fragments, const Ranges& options,
                         std::vector<std::unique_ptr<Exchange>>& exchanges) {
  if (has_segments()) return plan_segments(std::move(fragments), options, exchanges);
  std::vector<Fragment> missing = take_known(fragments);
  session_.progress().add_total(length_of(fragments));
  session_.progress().add(length_of(fragments) - length_of(missing));
  Status status;
  for (JoinedRange& range : join(std::move(missing), options)) {
    if (status) status = check_online();
    exchanges.push_back(std::make_unique<RangeExchange>(*this, std::move(range)));
  }
  return status;
}

Status Object::plan_segments(std::vector<Fragment> fragments, Ranges options,
                             std::vector<std::unique_ptr<Exchange>>& exchanges) {
  options.largest = std::max(options.largest / segments_->segment_size, std::uint64_t{1}) * segments_->segment_size;
  Status status;
  for (SegmentRun& run : join_segments(std::move(fragments), *segments_, options)) {
    auto exchange = std::make_unique<SegmentExchange>(*this, std::move(run));
    bool is_known = false;
    if (status) status = exchange->take_known(is_known);
    if (is_known) continue;
    if (status) status = check_online();
    exchanges.push_back(std::move(exchange));
  }
  return status;
}

bool Object::has_known(std::uint64_t begin, std::uint64_t end) const {
  const std::uint64_t left = std::max(begin, std::min<std::uint64_t>(end, head_size_));
  return left == end || (kept_ != nullptr && kept_->has(left, end - left));
}

std::vector<Fragment> Object::take_known(const std::vector<Fragment>& fragments) {
  std::vector<Fragment> left;
  for (Fragment fragment : fragments) {
    // Bytes of the first response are not requested again.
    const std::uint64_t known =
        fragment.offset < head_size_ ? std::min(fragment.length, head_size_ - fragment.offset) : 0;
    if (known != 0) std::memcpy(fragment.to, head_->data() + fragment.offset, static_cast<std::size_t>(known));
    fragment.offset += known;
    fragment.length -= known;
    fragment.to += known;
    if (fragment.length != 0) left.push_back(fragment);
  }
  return kept_ == nullptr ? left : kept_->fill(left);
}

Status Object::check_online() const {
  if (!is_offline_) return Status();
  return io::failure(ErrorCode::kOpenFailed, url_.shown(), "only partly in the cache, and the cache is used offline");
}

Status Object::copy_to(const io::File& file) {
  session_.progress().add_total(size_);
  Status status = file.write_at(0, head().data(), head_size_);
  session_.progress().add(head_size_);
  std::vector<std::unique_ptr<Exchange>> exchanges;
  const std::uint64_t largest = std::max<std::uint64_t>(ranges().largest, 1);
  for (std::uint64_t begin = head_size_; begin < size_; begin += std::min(largest, size_ - begin)) {
    const JoinedRange range = {begin, begin + std::min(largest, size_ - begin), {}};
    exchanges.push_back(std::make_unique<RangeExchange>(*this, range, &file));
  }
  return status ? session_.run(exchanges) : status;
}

Status Object::read_at(std::uint64_t offset, void* to, std::size_t count) {
  if (count > size() || offset > size() - count) return Status(ErrorCode::kTruncated, size());
  return read({{offset, count, static_cast<char*>(to)}});
}

Status Object::read_spread(std::uint64_t offset, char* to, std::size_t count) {
  constexpr std::uint64_t kSmallest = 1024 * 1024;
  if (count > size() || offset > size() - count) return Status(ErrorCode::kTruncated, size());
  Ranges options = ranges();
  options.largest =
      std::min(options.largest, std::max<std::uint64_t>(kSmallest, count / std::max(options.in_flight, 1U) + 1));
  std::vector<std::unique_ptr<Exchange>> exchanges;
  Status status = plan_read({{offset, count, to}}, options, exchanges);
  return status ? session_.run(exchanges) : status;
}

}  // namespace onnxgen::remote
