#include "slow_link.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <stdexcept>
#include <string>

namespace onnxgen::bench {
namespace {

constexpr std::size_t kBlock = 16 * 1024;

sockaddr_in local_address(std::uint16_t port) {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

bool send_all(int socket, const std::string& bytes) {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t count = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (count <= 0) return false;
    sent += static_cast<std::size_t>(count);
  }
  return true;
}

void send_at_once(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

// Blocks in transit, each with its arrival time.
class Way {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Way(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Waits until there is room, like a sender that waits for acknowledgements. Returns false once the receiver has
  // closed.
  bool push(std::string block, Clock::duration delay) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return bytes_ < most_bytes_ || is_closed_; });
    if (is_closed_) return false;
    bytes_ += block.size();
    blocks_.emplace_back(Clock::now() + delay, std::move(block));
    changed_.notify_all();
    return true;
  }
  // Returns false at the end.
  bool pop(Clock::time_point& arrives, std::string& block) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !blocks_.empty() || has_ended_; });
    if (blocks_.empty()) return false;
    arrives = blocks_.front().first;
    block = std::move(blocks_.front().second);
    blocks_.pop_front();
    return true;
  }
  void arrived(std::size_t bytes) {
    change([&] { bytes_ -= bytes; });
  }
  void end() {
    change([&] { has_ended_ = true; });
  }
  void close() {
    change([&] { is_closed_ = true; });
  }

 private:
  template <class Change>
  void change(const Change& act) {
    const std::lock_guard lock(mutex_);
    act();
    changed_.notify_all();
  }

  const std::size_t most_bytes_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::pair<Clock::time_point, std::string>> blocks_;
  std::size_t bytes_ = 0;
  bool has_ended_ = false;
  bool is_closed_ = false;
};

}  // namespace

SlowLink::SlowLink(std::uint16_t server_port, LinkSpeed speed) : server_port_(server_port), speed_(speed) {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = local_address(0);
  socklen_t size = sizeof address;
  if (::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(listener_, 64) != 0 ||
      ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
    throw std::runtime_error("no port for the relay");
  }
  port_ = ntohs(address.sin_port);
  accepting_ = std::thread([this] { accept_connections(); });
}

SlowLink::~SlowLink() {
  stopping_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  accepting_.join();
  ::close(listener_);
  {
    const std::lock_guard lock(mutex_);
    for (const int socket : open_) ::shutdown(socket, SHUT_RDWR);
  }
  for (std::thread& thread : threads_) thread.join();
}

void SlowLink::accept_connections() {
  while (!stopping_) {
    const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0) continue;
    const std::lock_guard lock(mutex_);
    open_.insert(client);
    threads_.emplace_back([this, client] { relay(client); });
  }
}

void SlowLink::relay(int client) {
  const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = local_address(server_port_);
  const bool is_connected = ::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  if (is_connected) {
    send_at_once(client);
    send_at_once(server);
    std::thread requests([&] { forward(client, server, speed_.round_trip, false); });
    forward(server, client, {}, true);
    requests.join();
  }
  const std::lock_guard lock(mutex_);
  open_.erase(client);
  ::close(client);
  ::close(server);
}

void SlowLink::forward(int from, int to, Clock::duration first_delay, bool is_limited) {
  const double carried =
      static_cast<double>(speed_.bytes_per_second) * std::chrono::duration<double>(speed_.round_trip).count();
  Way way(static_cast<std::size_t>(carried) + 4 * kBlock);
  std::thread sender([&] {
    Clock::time_point arrives;
    std::string block;
    while (way.pop(arrives, block)) {
      std::this_thread::sleep_until(is_limited ? take_turn(arrives, block.size()) : arrives);
      if (!send_all(to, block)) break;
      way.arrived(block.size());
    }
    way.close();
    ::shutdown(to, SHUT_RDWR);
    ::shutdown(from, SHUT_RDWR);
  });
  Clock::duration delay = speed_.round_trip / 2 + first_delay;
  std::string block(kBlock, '\0');
  for (ssize_t count; (count = ::recv(from, block.data(), block.size(), 0)) > 0;) {
    if (!way.push(block.substr(0, static_cast<std::size_t>(count)), delay)) break;
    delay = speed_.round_trip / 2;
  }
  way.end();
  sender.join();
}

SlowLink::Clock::time_point SlowLink::take_turn(Clock::time_point earliest, std::uint64_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto time =
      std::chrono::duration<double>(static_cast<double>(bytes) / static_cast<double>(speed_.bytes_per_second));
  is_free_at_ = std::max(is_free_at_, earliest) + std::chrono::duration_cast<Clock::duration>(time);
  return is_free_at_;
}

}  // namespace onnxgen::bench
