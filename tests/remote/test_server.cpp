#include "test_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <system_error>

namespace onnxgen::remote::tests {
namespace {

constexpr std::size_t kBlock = 256 * 1024;

bool send_all(int connection, const char* from, std::size_t count) {
  while (count != 0) {
    const ssize_t sent = ::send(connection, from, count, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    from += sent;
    count -= static_cast<std::size_t>(sent);
  }
  return true;
}

bool send_all(int connection, const std::string& text) {
  return send_all(connection, text.data(), text.size());
}

// Parses "bytes=5-9" into the first byte and the byte after the last.
std::optional<std::pair<std::uint64_t, std::uint64_t>> parse_range(const std::string& range) {
  unsigned long long first = 0;
  unsigned long long last = 0;
  if (std::sscanf(range.c_str(), "bytes=%llu-%llu", &first, &last) != 2) return std::nullopt;
  return std::make_pair(first, last + 1);
}

}  // namespace

Body text_body(std::string text) {
  const auto held = std::make_shared<std::string>(std::move(text));
  return {held->size(),
          [held](std::uint64_t offset, char* to, std::size_t count) { std::memcpy(to, held->data() + offset, count); }};
}

void Reply::set(const std::string& name, std::string value) {
  remove(name);
  headers.emplace_back(name, std::move(value));
}

void Reply::remove(const std::string& name) {
  headers.erase(
      std::remove_if(headers.begin(), headers.end(), [&](const auto& header) { return header.first == name; }),
      headers.end());
}

Reply honest_reply(const StoredObject& object, const HttpRequest& request) {
  Reply reply;
  const std::string expected = request.header("if-match");
  if (!expected.empty() && expected != object.etag) {
    reply.status = 412;
    return reply;
  }
  if (!object.etag.empty()) reply.set("ETag", object.etag);
  const auto range = parse_range(request.header("range"));
  const std::string total = std::to_string(object.body.size);
  if (!range) {
    reply.body = object.body;
  } else if (range->first >= object.body.size) {
    reply.status = 416;
    reply.set("Content-Range", "bytes */" + total);
  } else {
    const std::uint64_t begin = range->first;
    const std::uint64_t end = std::min(range->second, object.body.size);
    reply.status = 206;
    reply.set("Content-Range", "bytes " + std::to_string(begin) + "-" + std::to_string(end - 1) + "/" + total);
    reply.body = {end - begin, [read = object.body.read, begin](std::uint64_t offset, char* to, std::size_t count) {
                    read(begin + offset, to, count);
                  }};
  }
  return reply;
}

TestServer::TestServer(Handler handler) : handler_(std::move(handler)) {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  const bool listens = ::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                       ::listen(listener_, 64) == 0 &&
                       ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  if (!listens) std::abort();
  port_ = ntohs(address.sin_port);
  accepting_ = std::thread([this] { accept_connections(); });
  // Waits until the thread runs. A starting thread allocates, and a fork during that would leave the child's allocator
  // locked.
  while (!is_accepting_) std::this_thread::yield();
}

TestServer::TestServer(std::map<std::string, StoredObject> objects)
    : TestServer([objects = std::move(objects)](const HttpRequest& request) {
        const auto found = objects.find(request.path());
        if (found != objects.end()) return honest_reply(found->second, request);
        Reply reply;
        reply.status = 404;
        return reply;
      }) {}

TestServer::~TestServer() {
  stopping_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  accepting_.join();
  end_connections();
  ::close(listener_);
}

std::string TestServer::url(std::string_view path) const {
  return "http://127.0.0.1:" + std::to_string(port_) + std::string(path);
}

std::vector<HttpRequest> TestServer::requests() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return requests_;
}

void TestServer::forget() {
  const std::lock_guard<std::mutex> lock(mutex_);
  requests_.clear();
  bytes_sent_ = 0;
  connections_ = 0;
}

void TestServer::end_connections() {
  std::vector<std::thread> ending;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const int connection : open_) ::shutdown(connection, SHUT_RDWR);
    ending.swap(threads_);
  }
  for (std::thread& thread : ending) thread.join();
}

std::vector<pid_t> TestServer::start_processes(int count, const std::function<int(int index)>& body) {
  // No thread of this server may allocate during the fork, or the child's allocator would stay locked. All threads
  // except the accepting one have ended, and that one waits for this mutex before it allocates.
  std::unique_lock<std::mutex> lock(mutex_);
  while (!threads_.empty()) {
    lock.unlock();
    end_connections();
    lock.lock();
  }
  int gate[2];
  if (::pipe2(gate, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  std::vector<pid_t> children;
  for (int i = 0; i < count; ++i) {
    const pid_t child = ::fork();
    if (child == -1) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) {
      ::close(gate[1]);
      char nothing;
      while (::read(gate[0], &nothing, 1) > 0) {
      }
      ::_exit(body(i));
    }
    children.push_back(child);
  }
  // Releases the children. They wait until all of them exist before they connect.
  ::close(gate[0]);
  ::close(gate[1]);
  return children;
}

void TestServer::accept_connections() {
  is_accepting_ = true;
  while (!stopping_) {
    const int connection = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection < 0) continue;
    const int on = 1;
    ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    ++connections_;
    const std::lock_guard<std::mutex> lock(mutex_);
    open_.insert(connection);
    threads_.emplace_back([this, connection] { serve(connection); });
  }
}

void TestServer::serve(int connection) {
  std::string buffer;
  HttpRequest request;
  while (!stopping_ && read_request(connection, buffer, request)) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      requests_.push_back(request);
    }
    const Reply reply = handler_(request);
    std::this_thread::sleep_for(reply.delay);
    if (reply.hang_up || !send_reply(connection, reply)) break;
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  open_.erase(connection);
  ::close(connection);
}

bool TestServer::read_request(int connection, std::string& buffer, HttpRequest& request) const {
  const auto read_more = [&] {
    char part[64 * 1024];
    const ssize_t count = ::recv(connection, part, sizeof part, 0);
    if (count > 0) buffer.append(part, static_cast<std::size_t>(count));
    return count > 0;
  };
  std::size_t end = 0;
  while ((end = buffer.find("\r\n\r\n")) == std::string::npos) {
    if (!read_more()) return false;
  }
  request = HttpRequest();
  std::size_t line_end = buffer.find("\r\n");
  const std::string first = buffer.substr(0, line_end);
  request.method = first.substr(0, first.find(' '));
  request.target = first.substr(request.method.size() + 1, first.rfind(' ') - request.method.size() - 1);
  for (std::size_t at = line_end + 2; at < end; at = line_end + 2) {
    line_end = std::min(buffer.find("\r\n", at), end);
    const std::string line = buffer.substr(at, line_end - at);
    const std::size_t colon = line.find(':');
    std::string name = line.substr(0, colon);
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    request.headers[name] = line.substr(std::min(line.find_first_not_of(' ', colon + 1), line.size()));
  }
  buffer.erase(0, end + 4);
  const std::string length = request.header("content-length");
  const std::size_t size = length.empty() ? 0 : std::stoull(length);
  while (buffer.size() < size) {
    if (!read_more()) return false;
  }
  request.body = buffer.substr(0, size);
  buffer.erase(0, size);
  return true;
}

bool TestServer::send_reply(int connection, const Reply& reply) {
  std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " Words\r\n";
  bool has_length = reply.is_endless || reply.ends_with_connection;
  for (const auto& [name, value] : reply.headers) {
    head += name + ": " + value + "\r\n";
    has_length = has_length || name == "Content-Length";
  }
  if (reply.is_endless) head += "Transfer-Encoding: chunked\r\n";
  if (!has_length) head += "Content-Length: " + std::to_string(reply.body.size) + "\r\n";
  if (!send_all(connection, head + "\r\n")) return false;
  std::this_thread::sleep_for(reply.body_delay);
  const std::uint64_t end = std::min(reply.body.size, reply.cut_after.value_or(reply.body.size));
  std::string block;
  do {
    for (std::uint64_t at = 0; at < end; at += block.size()) {
      block.resize(static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, end - at)));
      reply.body.read(at, block.data(), block.size());
      char size[32];
      std::snprintf(size, sizeof size, "%zx\r\n", block.size());
      if (reply.is_endless && !send_all(connection, size)) return false;
      bytes_sent_ += block.size();
      if (!send_all(connection, block)) return false;
      if (reply.is_endless && !send_all(connection, "\r\n")) return false;
    }
  } while (reply.is_endless && !stopping_);
  return !reply.cut_after && !reply.ends_with_connection;
}

}  // namespace onnxgen::remote::tests
