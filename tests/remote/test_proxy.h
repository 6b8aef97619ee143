// A proxy between the client and a real server on this machine. It can be told to truncate, delay, reorder and falsify
// replies.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

#include "test_server.h"

namespace onnxgen::remote::tests {

class TestProxy {
 public:
  // Called with each reply of the server, on the thread of its connection.
  using Fault = std::function<void(const HttpRequest&, Reply&)>;

  TestProxy(std::uint16_t port, Fault fault)
      : port_(port), fault_(std::move(fault)), server_([this](const HttpRequest& request) {
          Reply reply = forward(request);
          fault_(request, reply);
          return reply;
        }) {}

  TestServer& server() { return server_; }
  std::string url(std::string_view path) const { return server_.url(path); }

 private:
  // Forwards the request over a connection that is closed after the reply.
  Reply forward(const HttpRequest& request) const {
    const int connection = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
      std::fprintf(stderr, "the proxy cannot connect to port %u: %s\n", unsigned{port_}, std::strerror(errno));
    }
    std::string text = request.method + " " + request.target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    for (const auto& [name, value] : request.headers) {
      if (name != "host" && name != "connection") text += name + ": " + value + "\r\n";
    }
    text += "\r\n" + request.body;
    (void)::send(connection, text.data(), text.size(), MSG_NOSIGNAL);
    std::string answer;
    char part[64 * 1024];
    for (ssize_t count = 0; (count = ::recv(connection, part, sizeof part, 0)) > 0;) {
      answer.append(part, static_cast<std::size_t>(count));
    }
    ::close(connection);
    return parse(answer);
  }

  static Reply parse(const std::string& answer) {
    Reply reply;
    const std::size_t end = answer.find("\r\n\r\n");
    reply.status = end == std::string::npos ? 502 : std::stoi(answer.substr(answer.find(' ') + 1, 3));
    if (end == std::string::npos) return reply;
    std::size_t at = answer.find("\r\n") + 2;
    while (at < end) {
      const std::size_t line_end = answer.find("\r\n", at);
      const std::size_t colon = answer.find(": ", at);
      const std::string name = answer.substr(at, colon - at);
      if (name != "Connection" && name != "Content-Length") {
        reply.headers.emplace_back(name, answer.substr(colon + 2, line_end - colon - 2));
      }
      at = line_end + 2;
    }
    reply.body = text_body(answer.substr(end + 4));
    return reply;
  }

  const std::uint16_t port_;
  const Fault fault_;
  TestServer server_;
};

}  // namespace onnxgen::remote::tests
