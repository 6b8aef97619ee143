// One object on a server, in one version: whatever is read of it belongs together.
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

class KeptRanges;
class RangeExchange;

// Content that stands in an object in segments, each of which is good or not by itself.
struct Segmentation {
  std::uint64_t begin = 0;  // where in the object the first of them is
  std::uint64_t size = 0;   // of the content, and of all of them together
  std::uint64_t segment_size = 0;
  // Turns the bytes of a segment into content, in place.
  std::function<Status(std::uint64_t index, char* bytes, std::size_t count)> open;
};

class Object {
 public:
  Object(Session& session, Url url);
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  ~Object();

  // Asks for the first bytes. From the answer on, size and version are those of this object.
  Status open(std::uint64_t first_bytes) { return open_all(session_, {this}, first_bytes); }
  // The same of several at a time.
  static Status open_all(Session& session, const std::vector<Object*>& objects, std::uint64_t first_bytes);
  // Asks for the object from its beginning, and returns with its first bytes. The request stays open, and brings no
  // more than `longest`, all of which is kept in memory.
  Status open_stream(std::uint64_t longest);
  // Asks for all that follows `begin`, up to some limit, and gives it to the sink as it comes.
  Status start_stream(std::uint64_t begin, std::function<Status(std::string_view)> sink);
  // Whether a stream is open. Any other request cuts it.
  bool is_streaming() const noexcept;
  // The next byte that the stream brings.
  std::uint64_t stream_at() const noexcept;
  // Receives from the stream until it has come to `end`, or ends.
  Status stream_to(std::uint64_t end);
  void cut_stream() noexcept;

  // Instead of open(), where they are known.
  void expect(std::uint64_t size, std::string_view version);

  // Bytes that the first request asks for, if all that is wanted is not known.
  std::uint64_t first_window() const noexcept { return ranges().first_window.value_or(worth()); }
  // Bytes that are cheaper to read over than to skip by one more request.
  std::uint64_t worth() const noexcept { return session_.worth().bytes(); }
  // As worth(), for a request that needs the stream and its connection to be cut first.
  std::uint64_t worth_of_cut() const noexcept { return session_.worth().bytes_with_connection(); }

  // Ranges come from a cache as far as it has them, and what is fetched goes there. Offline nothing is fetched.
  void keep_ranges(std::unique_ptr<KeptRanges> kept, bool is_offline);
  bool is_offline() const noexcept { return is_offline_; }
  // From now on, what is read is the content of the segments.
  void read_through(Segmentation segments);
  bool has_segments() const noexcept { return segments_ != nullptr; }
  // Reading less costs as much.
  std::uint64_t smallest_read() const noexcept { return segments_ != nullptr ? segments_->segment_size : 1; }

  const Url& url() const noexcept { return url_; }
  // Of what is read, and of the object as it stands on the server.
  std::uint64_t size() const noexcept { return segments_ != nullptr ? segments_->size : size_; }
  std::uint64_t stored_size() const noexcept { return size_; }
  // Version::text() of the first answer.
  std::string version() const { return version_.text(); }
  const Ranges& ranges() const noexcept { return session_.options().ranges; }
  // What open() brought: the first bytes or, where the server ignores ranges, all.
  std::string_view head() const noexcept;
  // The memory of the head, if that is the whole object.
  std::shared_ptr<io::Buffer> whole() const;

  // Writes all of it to `file`.
  Status copy_to(const io::File& file);
  // Fills all pieces, which must lie in the object and not overlap, by as few requests as the options say.
  Status read(std::vector<Piece> pieces);
  // The same for many small pieces: those no further apart than `gap` are joined, and more are in flight.
  Status read_scattered(std::vector<Piece> pieces, std::uint64_t gap);
  // Adds what does that to the exchanges of others.
  Status plan_read(std::vector<Piece> pieces, std::vector<std::unique_ptr<Exchange>>& exchanges);
  Status read_at(std::uint64_t offset, void* to, std::size_t count);
  // The same of some megabytes, by as many requests as may be in flight.
  Status read_spread(std::uint64_t offset, char* to, std::size_t count);

 private:
  Status plan_read(std::vector<Piece> pieces, const Ranges& options, std::vector<std::unique_ptr<Exchange>>& exchanges);
  Status plan_segments(std::vector<Piece> pieces, Ranges options, std::vector<std::unique_ptr<Exchange>>& exchanges);
  bool has_known(std::uint64_t begin, std::uint64_t end) const;
  // Fills what needs no request, of the bytes as they stand on the server, and returns the rest.
  std::vector<Piece> take_known(const std::vector<Piece>& pieces);
  Status check_online() const;

  friend class RangeExchange;
  friend class SegmentExchange;

  Session& session_;
  const Url url_;
  Url moved_;  // where a redirect led; used while `has_moved_`
  bool has_moved_ = false;
  bool is_pinned_ = false;
  std::uint64_t size_ = 0;
  Version version_;
  bool asks_by_id_ = true;  // where the version has an id, and the store knows ids
  std::shared_ptr<io::Buffer> head_;
  std::size_t head_size_ = 0;
  std::unique_ptr<const Segmentation> segments_;  // null where the object itself is the content
  std::unique_ptr<KeptRanges> kept_;              // null without a cache
  bool is_offline_ = false;
  std::unique_ptr<RangeExchange> stream_;  // the last one
};

}  // namespace onnxgen::remote
