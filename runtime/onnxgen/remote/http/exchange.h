// A request and what is made of the answer, however many attempts it takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/answer.h"
#include "onnxgen/remote/http/url.h"

namespace onnxgen::remote {

struct Request {
  const char* method = "GET";
  Url url;
  std::vector<std::string> headers;  // "If-Match: ...", nothing secret
  // The body of PUT and POST: its size, and what brings a part of it. Good until the exchange is over.
  std::uint64_t body_size = 0;
  std::function<void(std::uint64_t offset, char* to, std::size_t count)> read_body;
};

class Exchange {
 public:
  virtual ~Exchange() = default;

  // What is to be asked for now, after what has come already.
  virtual void prepare(Request& request) const = 0;
  // Whether accept() is meant for such an answer; any other is a failure, or tried again.
  virtual bool understands(const Answer& answer) const { return answer.is_success(); }
  // What stands before the body. A failure ends the exchange.
  virtual Status accept(const Answer& answer) = 0;
  virtual Status take(std::string_view body) = 0;
  // The body ended. If it is not complete, it is asked for what is left.
  virtual Status finish(bool& is_complete) = 0;

  // After a finish() that was not complete: whether the server gives only so much at a time, and gave that.
  virtual bool has_advanced() const { return false; }

  // Whether all has come, although the connection was lost before the body's end.
  virtual bool has_all() const { return false; }
  // Whether a request may be sent again when the connection was lost before its answer came.
  virtual bool is_repeatable() const { return true; }
  // The server sent it elsewhere. False where redirects are not followed.
  virtual bool follow(const Url& /*moved*/) { return false; }
  // Asks in a simpler way from now on, by the URL before all redirects; false where the request was as simple.
  virtual bool go_back(const Request& /*refused*/) { return false; }
};

}  // namespace onnxgen::remote
