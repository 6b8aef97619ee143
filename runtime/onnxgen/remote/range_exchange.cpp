#include "onnxgen/remote/range_exchange.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/remote/cache/cached_ranges.h"

namespace onnxgen::remote {
namespace {

constexpr std::size_t kFirstRoom = 64 * 1024;
constexpr std::uint64_t kLongestExplanation = 64 * 1024;  // size limit of an error's body

Secret query_of(const std::string& version_id) {
  return Secret("versionId=" + percent_encoded(version_id, {}));
}

}  // namespace

void RangeExchange::prepare(Request& request) const {
  request.url = object_.has_moved_ ? object_.moved_ : object_.url_;
  request.headers.push_back("Range: bytes=" + std::to_string(is_whole_ ? 0 : at_) + '-' +
                            std::to_string(range_.end - 1));
  if (!object_.is_pinned_) return;
  const Version& version = object_.version_;
  if (requests_by_id()) request.url.query = query_of(version.id);
  if (version.validator.empty()) return;
  request.headers.push_back((version.has_etag() ? "If-Match: " : "If-Unmodified-Since: ") + version.validator);
}

// Only for stores: on other servers, a query is part of the name or signed.
bool RangeExchange::requests_by_id() const {
  const ObjectAccess& access = object_.session_.access();
  return object_.requests_by_id_ && !object_.version_.id.empty() && !object_.has_moved_ && access.is_store &&
         access.is_same_server(object_.url_) && object_.url_.query.empty();
}

bool RangeExchange::understands(const Response& response) const {
  return response.is_success() || response.status == 416;
}

Status RangeExchange::server_failure(std::string what) const {
  return io::failure(ErrorCode::kReadFailed, object_.url_.shown(), std::move(what));
}

Status RangeExchange::accept(const Response& response) {
  if (response.contradicts_itself) return server_failure("the headers of the response contradict each other");
  if (!response.content_encoding.empty() && response.content_encoding != "identity") {
    return server_failure("the server compressed the body (" + printable(response.content_encoding, kLongestName) +
                          ")");
  }
  if (response.status == 206) return accept_range(response);
  if (response.status == 200) return accept_whole(response);
  if (response.status == 416) return accept_nothing(response);
  return server_failure("the server responds to a range request with status " + std::to_string(response.status));
}

Status RangeExchange::accept_range(const Response& response) {
  ContentRange range;
  if (!parse_content_range(response.content_range, range) || !range.has_bytes) {
    return server_failure("the response does not state its range");
  }
  is_whole_ = false;
  if (!object_.is_pinned_) {
    if (!range.total) return server_failure("the response does not state the size of the object");
    Status status = pin(*range.total, response);
    if (!status) return status;
    range_.end = std::min(range_.end, object_.size_);
  } else {
    Status status = check_version(response);
    if (!status) return status;
    if (range.total && *range.total != object_.size_) {
      return io::failure(ErrorCode::kFileChanged, object_.url_.shown(), "the size of the object has changed");
    }
  }
  // A shorter range is accepted as a beginning; any other difference is an error.
  const bool is_length_right = !response.content_length || *response.content_length == range.end - range.begin;
  if (range.begin != at_ || range.end > range_.end || !is_length_right) {
    return server_failure("the response contains a different range than requested");
  }
  response_begin_ = range.begin;
  response_end_ = range.end;
  return Status();
}

Status RangeExchange::accept_whole(const Response& response) {
  if (response.is_html()) {
    return server_failure(
        "the server sends an HTML page instead of the object; check the URL, and whether a login is required");
  }
  if (!is_first_) return server_failure("the server ignores the requested range");
  if (options().max_whole_body == 0) {
    return server_failure(
        "the server ignores ranges and sends the whole object; set Options::max_whole_body to accept it");
  }
  if (!response.has_end)
    return server_failure("the response does not state its length, so truncation could not be detected");
  is_whole_ = true;
  object_.head_size_ = 0;
  at_ = 0;
  response_end_ = response.content_length.value_or(std::numeric_limits<std::uint64_t>::max());
  return pin(response_end_, response);
}

// Status 416, the range begins past the end. Valid only for an empty object.
Status RangeExchange::accept_nothing(const Response& response) {
  ContentRange range;
  const bool is_known = parse_content_range(response.content_range, range) && !range.has_bytes;
  if (!is_known || object_.is_pinned_ || *range.total != 0) {
    return io::failure(ErrorCode::kFileChanged, object_.url_.shown(),
                       "the object does not contain the requested range");
  }
  response_end_ = at_ + kLongestExplanation;
  range_.end = at_;
  return pin(0, response);
}

// Checks the version that the caller's URL names, if any.
Status RangeExchange::check_wanted_version(const Response& response) const {
  const ObjectAccess& access = object_.session_.access();
  const Secret& wanted = object_.url_.query;
  if (!access.is_store || !access.is_same_server(object_.url_) || wanted.empty()) return Status();
  if (query_of(response.version().id).view() == wanted.view()) return Status();
  return server_failure("the server does not send the requested version");
}

Status RangeExchange::pin(std::uint64_t size, const Response& response) {
  Status status = check_wanted_version(response);
  if (!status) return status;
  object_.is_pinned_ = true;
  object_.size_ = size;
  object_.version_ = response.version();
  return Status();
}

Status RangeExchange::check_version(const Response& response) const {
  if (!object_.version_.is_known() && !options().accept_unversioned) {
    return io::failure(ErrorCode::kUnsupported, object_.url_.shown(),
                       "the server states no version of the object (a strong ETag, or a Last-Modified in the past), so "
                       "changes during reading could not be detected; set Options::accept_unversioned to accept this");
  }
  if (response.version() == object_.version_) return Status();
  return io::failure(ErrorCode::kFileChanged, object_.url_.shown(), "the object was replaced while it was read");
}

Status RangeExchange::take(std::string_view body) {
  if (body.size() > response_end_ - at_) return server_failure("the server sends more bytes than it announced");
  Status status;
  if (object_.size_ == 0) {
    response_end_ -= body.size();
    return status;
  }
  if (is_first_) {
    status = append_to_head(body);
  } else if (file_ != nullptr) {
    status = write(body);
  } else if (sink_) {
    status = sink_(body);
  } else {
    scatter(body);
  }
  at_ += body.size();
  return status;
}

Status RangeExchange::append_to_head(std::string_view body) {
  const std::size_t size = object_.head_size_ + body.size();
  if (is_whole_ && size > options().max_whole_body) {
    return io::failure(ErrorCode::kInputTooLarge, object_.url_.shown(),
                       "the object has more than " + std::to_string(options().max_whole_body) +
                           " bytes; raise Options::max_whole_body");
  }
  const std::size_t room = object_.head_ == nullptr ? 0 : object_.head_->size();
  Status status;
  if (size > room) {
    const std::size_t wanted = std::max({size, 2 * room, kFirstRoom});
    status = object_.head_ == nullptr ? io::Buffer::allocate(wanted, object_.head_) : object_.head_->resize(wanted);
  }
  if (!status) return status;
  std::memcpy(object_.head_->data() + object_.head_size_, body.data(), body.size());
  object_.head_size_ = size;
  return status;
}

Status RangeExchange::write(std::string_view body) {
  Status status = file_->write_at(at_, body.data(), body.size());
  if (status) object_.session_.progress().add(body.size());
  return status;
}

void RangeExchange::scatter(std::string_view body) {
  const std::uint64_t end = at_ + body.size();
  for (; next_ < range_.fragments.size() && range_.fragments[next_].offset < end; ++next_) {
    const Fragment& fragment = range_.fragments[next_];
    const std::uint64_t from = std::max(fragment.offset, at_);
    const std::uint64_t to = std::min(fragment.end(), end);
    std::memcpy(fragment.to + (from - fragment.offset), body.data() + (from - at_),
                static_cast<std::size_t>(to - from));
    object_.session_.progress().add(to - from);
    if (fragment.end() > end) return;
  }
}

Status RangeExchange::finish(bool& is_complete) {
  if (is_whole_) {
    object_.size_ = at_;
    is_complete = true;
    return Status();
  }
  is_complete = at_ == range_.end;
  if (!is_complete || object_.kept_ == nullptr || is_first_) return Status();
  for (const Fragment& fragment : range_.fragments) {
    object_.kept_->add(fragment.offset, {fragment.to, static_cast<std::size_t>(fragment.length)});
  }
  return Status();
}

bool RangeExchange::has_advanced() const {
  constexpr std::uint64_t kMinProgress = 64 * 1024;  // smaller portions make reading an object impractical
  return at_ == response_end_ && at_ - response_begin_ >= kMinProgress;
}

bool RangeExchange::has_all() const {
  return response_end_ != 0 && !is_whole_ && at_ == range_.end;
}

bool RangeExchange::follow(const Url& moved) {
  object_.moved_ = moved;
  object_.has_moved_ = true;
  return true;
}

// A user may have permission to read the object, but not its versions by id. If-Match also ensures that all bytes
// belong to one version.
bool RangeExchange::go_back(const Request& refused) {
  const Secret url = refused.url.full();
  if (url.view() == object_.url_.full().view()) return false;
  // Another concurrent exchange may already have gone back or followed a new redirect.
  if (object_.has_moved_ && url.view() == object_.moved_.full().view()) object_.has_moved_ = false;
  if (refused.url.path == object_.url_.path && refused.url.origin() == object_.url_.origin()) {
    object_.requests_by_id_ = false;
  }
  return true;
}

}  // namespace onnxgen::remote
