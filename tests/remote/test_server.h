// An HTTP/1.1 server on 127.0.0.1 in the test's own process. It can be told to truncate, delay and falsify replies.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace onnxgen::remote::tests {

struct HttpRequest {
  std::string method;
  std::string target;                          // path and query
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string path() const { return target.substr(0, target.find('?')); }
  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
  }
};

// A body of `size` bytes, produced by `read`.
struct Body {
  std::uint64_t size = 0;
  std::function<void(std::uint64_t offset, char* to, std::size_t count)> read;
};
Body text_body(std::string text);

struct Reply {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers = {};
  Body body = {};
  std::chrono::milliseconds delay{0};           // before the head
  std::optional<std::uint64_t> cut_after = {};  // closes the connection after this number of body bytes
  bool is_endless = false;                      // chunked; repeats the body forever
  std::chrono::milliseconds body_delay{0};      // between the head and the body
  bool ends_with_connection = false;            // nothing states the length of the body
  bool hang_up = false;                         // closes the connection without a reply

  void set(const std::string& name, std::string value);
  void remove(const std::string& name);
};

// An object in a store.
struct StoredObject {
  Body body;
  std::string etag = "\"v1\"";
};

// Returns the correct reply to a GET of `object`. Supports ranges, If-Match and ETag.
Reply honest_reply(const StoredObject& object, const HttpRequest& request);

class TestServer {
 public:
  using Handler = std::function<Reply(const HttpRequest&)>;

  // Starts a server. `handler` is called on a separate thread for each connection.
  explicit TestServer(Handler handler);
  // Serves the objects under their paths, with correct replies.
  explicit TestServer(std::map<std::string, StoredObject> objects);
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();

  std::string url(std::string_view path) const;
  std::string origin() const { return url(""); }

  std::uint64_t bytes_sent() const { return bytes_sent_; }  // body bytes only
  std::size_t connections() const { return connections_; }
  std::vector<HttpRequest> requests() const;
  std::size_t request_count() const { return requests().size(); }
  void forget();

  // Starts processes that concurrently run body(0), body(1) and so on, and exit with its result. All connections end
  // first: a fork() while a thread is inside a sanitizer's allocator would leave its lock held in the child forever.
  std::vector<pid_t> start_processes(int count, const std::function<int(int index)>& body);

 private:
  void end_connections();
  void accept_connections();
  void serve(int connection);
  bool read_request(int connection, std::string& buffer, HttpRequest& request) const;
  bool send_reply(int connection, const Reply& reply);

  Handler handler_;
  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> is_accepting_{false};
  std::atomic<bool> stopping_{false};
  std::atomic<std::uint64_t> bytes_sent_{0};
  std::atomic<std::size_t> connections_{0};
  mutable std::mutex mutex_;
  std::vector<HttpRequest> requests_;
  std::set<int> open_;
  std::vector<std::thread> threads_;
  std::thread accepting_;
};

}  // namespace onnxgen::remote::tests
