// Simulates a distant connection on this machine: a relay that delays data and limits the rate.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace onnxgen::bench {

struct LinkSpeed {
  std::chrono::milliseconds round_trip{50};
  std::uint64_t bytes_per_second = 100'000'000;  // for all connections together
};

// Relays connections to 127.0.0.1:port() to another port. Opening a connection costs a round trip, like TCP's
// handshake. Each direction adds half a round trip. Responses share the link's rate; requests are small and do not.
class SlowLink {
 public:
  SlowLink(std::uint16_t server_port, LinkSpeed speed);
  SlowLink(const SlowLink&) = delete;
  SlowLink& operator=(const SlowLink&) = delete;
  ~SlowLink();

  std::uint16_t port() const noexcept { return port_; }

 private:
  using Clock = std::chrono::steady_clock;

  void accept_connections();
  void relay(int client);
  void forward(int from, int to, Clock::duration first_delay, bool is_limited);
  Clock::time_point take_turn(Clock::time_point earliest, std::uint64_t bytes);

  std::uint16_t server_port_;
  LinkSpeed speed_;
  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> stopping_{false};
  std::mutex mutex_;
  Clock::time_point is_free_at_;  // when the link is free
  std::set<int> open_;
  std::vector<std::thread> threads_;
  std::thread accepting_;
};

}  // namespace onnxgen::bench
