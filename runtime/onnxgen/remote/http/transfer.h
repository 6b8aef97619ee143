// One attempt of an exchange, performed by libcurl.
#pragma once

#include <curl/curl.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/exchange.h"
#include "onnxgen/remote/http/object_access.h"
#include "onnxgen/remote/http/response.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

class Session;

class Transfer {
 public:
  using Clock = std::chrono::steady_clock;

  Transfer(Session& session, Exchange& exchange) noexcept : session_(session), exchange_(exchange) {}
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;
  ~Transfer();

  Status begin(const Options& options, const ObjectAccess& access);

  CURL* handle() const noexcept { return easy_.get(); }
  const Request& request() const noexcept { return request_; }
  const Response& response() const noexcept { return response_; }
  // Returns the failure that this side found in the response, if any.
  const Status& failure() const noexcept { return failure_; }
  // Returns the beginning of a body that the exchange does not understand.
  const std::string& error_body() const noexcept { return error_body_; }
  bool refused_address() const noexcept { return refused_address_; }
  Clock::time_point last_activity() const noexcept { return last_activity_; }

  // Called at the end of the response. Passes it to accept() if that has not happened, and to finish().
  Status finish(bool& is_complete);

 private:
  struct FreeEasy {
    void operator()(CURL* easy) const { curl_easy_cleanup(easy); }
  };

  static std::size_t on_header(char* data, std::size_t size, std::size_t count, void* self);
  static std::size_t on_body(char* data, std::size_t size, std::size_t count, void* self);
  static std::size_t on_upload(char* to, std::size_t size, std::size_t count, void* self);
  static int on_seek(void* self, curl_off_t offset, int origin);
  static curl_socket_t on_open_socket(void* self, curlsocktype purpose, curl_sockaddr* address);
  static int on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

  bool add_header(const Secret& line);
  bool set_credentials(const ObjectAccess& access);
  bool set_limits(const Options& options);
  bool set_method();
  // Returns false to stop receiving.
  bool take_body(std::string_view body);
  // Reports the speed of the connection to the session.
  void measure(std::size_t bytes);
  template <class Value>
  bool set(CURLoption option, Value value) {
    return curl_easy_setopt(easy_.get(), option, value) == CURLE_OK;
  }

  Session& session_;
  Exchange& exchange_;
  std::unique_ptr<CURL, FreeEasy> easy_;
  curl_slist* headers_ = nullptr;
  Request request_;
  Response response_;
  Status failure_;
  std::string error_body_;
  std::size_t header_bytes_ = 0;
  std::uint64_t uploaded_ = 0;
  bool allows_private_ = false;
  bool refused_address_ = false;
  bool is_accepted_ = false;
  Clock::time_point last_activity_;
  curl_off_t moved_ = 0;
  std::uint64_t received_ = 0;  // bytes of the body after its first block
  Clock::time_point first_received_;
  bool has_received_ = false;
};

}  // namespace onnxgen::remote
