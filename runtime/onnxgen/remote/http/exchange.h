// A request and the handling of its response, over any number of attempts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/response.h"
#include "onnxgen/remote/http/url.h"

namespace onnxgen::remote {

struct Request {
  const char* method = "GET";
  Url url;
  std::vector<std::string> headers;  // for example "If-Match: ..."; contains no secrets
  // Body of PUT and POST: its size, and a function that copies a part of it. Valid until the exchange has ended.
  std::uint64_t body_size = 0;
  std::function<void(std::uint64_t offset, char* to, std::size_t count)> read_body;
};

class Exchange {
 public:
  virtual ~Exchange() = default;

  // Fills in the next request, given the bytes already received.
  virtual void prepare(Request& request) const = 0;
  // Returns whether accept() handles this response. Any other response is a failure or retried.
  virtual bool understands(const Response& response) const { return response.is_success(); }
  // Receives status and headers. A failure ends the exchange.
  virtual Status accept(const Response& response) = 0;
  virtual Status take(std::string_view body) = 0;
  // Called at the end of the body. If `is_complete` becomes false, the rest is requested again.
  virtual Status finish(bool& is_complete) = 0;

  // Called after finish() has left the exchange incomplete. Returns whether the server sent everything it announced;
  // the rest is then requested without counting a failure.
  virtual bool has_advanced() const { return false; }

  // Returns whether all bytes have arrived although the connection was lost before the end of the body.
  virtual bool has_all() const { return false; }
  // Returns whether the request may be repeated if the connection is lost before the response.
  virtual bool is_repeatable() const { return true; }
  // Handles a redirect. Returns false if redirects are not followed.
  virtual bool follow(const Url& /*moved*/) { return false; }
  // Switches to a simpler form of the request, with the URL before all redirects. Returns false if `refused` already
  // had that form.
  virtual bool go_back(const Request& /*refused*/) { return false; }
};

}  // namespace onnxgen::remote
