// One version of an object on a server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/file.h"
#include "onnxgen/remote/http/session.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/range_plan.h"

namespace onnxgen::remote {

class CachedRanges;
class RangeExchange;

// Content stored as segments, each of which can be verified independently.
struct Segmentation {
  std::uint64_t begin = 0;  // offset of the first segment in the object
  std::uint64_t size = 0;   // size of the content, which equals the total size of the segments
  std::uint64_t segment_size = 0;
  // Verifies a segment and converts its bytes to content, in place.
  std::function<Status(std::uint64_t index, char* bytes, std::size_t count)> open;
};

class Object {
 public:
  Object(Session& session, Url url);
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  ~Object();

  // Requests the first bytes. The response fixes size and version of this object.
  Status open(std::uint64_t first_bytes) { return open_all(session_, {this}, first_bytes); }
  // Opens several objects concurrently.
  static Status open_all(Session& session, const std::vector<Object*>& objects, std::uint64_t first_bytes);
  // Requests the object from its beginning and returns after the first bytes have arrived. The request remains open. It
  // delivers at most `longest` bytes, all of which are kept in memory.
  Status open_stream(std::uint64_t longest);
  // Requests the bytes from `begin` on, up to an internal limit. The sink receives them as they arrive.
  Status start_stream(std::uint64_t begin, std::function<Status(std::string_view)> sink);
  // Returns whether a stream is open. Any other request cuts it.
  bool is_streaming() const noexcept;
  // Returns the offset of the next byte that the stream delivers.
  std::uint64_t stream_at() const noexcept;
  // Receives from the stream up to offset `end`, or until it ends.
  Status stream_to(std::uint64_t end);
  void end_stream() noexcept;

  // Replaces open() if size and version are already known.
  void expect(std::uint64_t size, std::string_view version);

  // Returns the size of the first request, in bytes, if the ranges to read are not yet known.
  std::uint64_t first_window() const noexcept { return ranges().first_window.value_or(worth()); }
  // Returns the number of bytes that cost as much as one request: smaller gaps are read rather than skipped.
  std::uint64_t worth() const noexcept { return session_.worth().bytes(); }
  // Like worth(), for a request that must first cut the stream and open a new connection.
  std::uint64_t worth_with_connection() const noexcept { return session_.worth().bytes_with_connection(); }

  // Serves ranges from a cache as far as it holds them, and adds fetched bytes to it. If `is_offline`, nothing is
  // fetched.
  void cache_ranges(std::unique_ptr<CachedRanges> kept, bool is_offline);
  bool is_offline() const noexcept { return is_offline_; }
  // Makes all further reads return the content of the segments.
  void read_through(Segmentation segments);
  bool has_segments() const noexcept { return segments_ != nullptr; }
  // Returns the unit of reads in bytes; a smaller read costs the same.
  std::uint64_t smallest_read() const noexcept { return segments_ != nullptr ? segments_->segment_size : 1; }

  const Url& url() const noexcept { return url_; }
  // Returns the size of the content that reads return, in bytes; stored_size(): that of the object on the server.
  std::uint64_t size() const noexcept { return segments_ != nullptr ? segments_->size : size_; }
  std::uint64_t stored_size() const noexcept { return size_; }
  // Version::text() of the first response.
  std::string version() const { return version_.text(); }
  const Ranges& ranges() const noexcept { return session_.options().ranges; }
  // Returns the bytes that open() received: the beginning of the object, or all of it if the server ignores ranges.
  // Empty after read_through().
  std::string_view head() const noexcept;
  // Returns the memory of head() if it holds the whole object, otherwise null.
  std::shared_ptr<io::Buffer> whole() const;

  // Writes the whole object to `file`.
  Status copy_to(const io::File& file);
  // Reads all fragments, with as few requests as the options allow. They must lie within the object and not overlap.
  Status read(std::vector<Fragment> fragments);
  // Reads many small fragments. Joins fragments separated by at most `gap` bytes, and sends more requests concurrently
  // than read().
  Status read_scattered(std::vector<Fragment> fragments, std::uint64_t gap);
  // Appends the exchanges that read the fragments to `exchanges`.
  Status plan_read(std::vector<Fragment> fragments, std::vector<std::unique_ptr<Exchange>>& exchanges);
  Status read_at(std::uint64_t offset, void* to, std::size_t count);
  // Reads several megabytes, divided among as many concurrent requests as the options allow.
  Status read_spread(std::uint64_t offset, char* to, std::size_t count);

 private:
  Status plan_read(std::vector<Fragment> fragments, const Ranges& options,
                   std::vector<std::unique_ptr<Exchange>>& exchanges);
  Status plan_segments(std::vector<Fragment> fragments, Ranges options,
                       std::vector<std::unique_ptr<Exchange>>& exchanges);
  bool has_known(std::uint64_t begin, std::uint64_t end) const;
  // Fills the fragments, or parts of them, that need no request, with bytes as stored on the server. Returns the rest.
  std::vector<Fragment> take_known(const std::vector<Fragment>& fragments);
  Status check_online() const;

  friend class RangeExchange;
  friend class SegmentExchange;

  Session& session_;
  const Url url_;
  Url moved_;  // target of the last redirect; used if `has_moved_`
  bool has_moved_ = false;
  bool is_pinned_ = false;
  std::uint64_t size_ = 0;
  Version version_;
  bool requests_by_id_ = true;  // name the version by its id in requests, if it has one
  std::shared_ptr<io::Buffer> head_;
  std::size_t head_size_ = 0;
  std::unique_ptr<const Segmentation> segments_;  // null if the content is the object itself
  std::unique_ptr<CachedRanges> kept_;            // null without a cache
  bool is_offline_ = false;
  std::unique_ptr<RangeExchange> stream_;  // the current or last stream
};

}  // namespace onnxgen::remote
