// Requests a byte range of an object and validates every header and length in the server's reply.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/exchange.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/range_plan.h"

namespace onnxgen::remote {

class RangeExchange : public Exchange {
 public:
  // The first exchange of an object determines its size and version, and stores the received bytes as the object's
  // head: at most `range.end` bytes, or the whole object if the server ignores ranges and the options permit that. If
  // `file` is given, all bytes of the range are written to it at their own offsets.
  RangeExchange(Object& object, JoinedRange range, const io::File* file = nullptr)
      : object_(object), range_(std::move(range)), file_(file), at_(range_.begin), is_first_(!object.is_pinned_) {}

  // Passes the received bytes to `sink` in order, instead of filling fragments. Not used for the head of the object.
  using Sink = std::function<Status(std::string_view body)>;
  void receive_by(Sink sink) { sink_ = std::move(sink); }
  // Returns the offset of the next expected byte.
  std::uint64_t at() const noexcept { return at_; }
  // Returns whether the server sends the whole object, whose size is then known only at its end.
  bool is_whole() const noexcept { return is_whole_; }

  void prepare(Request& request) const override;
  bool understands(const Response& response) const override;
  Status accept(const Response& response) override;
  Status take(std::string_view body) override;
  Status finish(bool& is_complete) override;
  bool has_advanced() const override;
  bool has_all() const override;
  bool follow(const Url& moved) override;
  bool go_back(const Request& refused) override;

 protected:
  // Stores the whole range contiguously at `to`.
  void receive_into(char* to) { range_.fragments = {{range_.begin, range_.end - range_.begin, to}}; }

 private:
  const Options& options() const { return object_.session_.options(); }
  Status server_failure(std::string what) const;
  Status accept_range(const Response& response);
  Status accept_whole(const Response& response);
  Status accept_nothing(const Response& response);
  Status pin(std::uint64_t size, const Response& response);
  Status check_version(const Response& response) const;
  Status check_wanted_version(const Response& response) const;
  bool requests_by_id() const;
  Status append_to_head(std::string_view body);
  Status write(std::string_view body);
  void scatter(std::string_view body);

  Object& object_;
  JoinedRange range_;
  const io::File* file_;
  Sink sink_;
  std::uint64_t at_;
  std::uint64_t response_begin_ = 0;
  std::uint64_t response_end_ = 0;  // offset at which the body of this response must end
  std::size_t next_ = 0;            // index of the first incomplete fragment
  bool is_first_;
  bool is_whole_ = false;  // the response contains the whole object
};

}  // namespace onnxgen::remote
