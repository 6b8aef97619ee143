// How many bytes a request is worth.
#pragma once

#include <chrono>
#include <cstdint>

namespace onnxgen::remote {

// Measures the connections of one call. A request costs the time until its answer begins; in this time, a connection
// that is at work carries so many bytes. Fewer bytes than these are better read than hopped over.
class RequestWorth {
 public:
  using Duration = std::chrono::steady_clock::duration;

  // Before anything is known.
  static constexpr std::uint64_t kInitial = 1024 * 1024;
  static constexpr std::uint64_t kSmallest = 64 * 1024;
  static constexpr std::uint64_t kLargest = 64 * 1024 * 1024;
  // Fewer bytes may all have come at once, and say nothing about the connection.
  static constexpr std::uint64_t kFewestBytes = 256 * 1024;

  // If `fixed` is not 0, it is the worth, and measurements do not count.
  explicit RequestWorth(std::uint64_t fixed = 0) noexcept : fixed_(fixed) {}

  // From the moment when a request was sent to the first byte of its answer. The shortest counts.
  void add_wait(Duration wait) noexcept;
  // The same from the moment when its connection was begun.
  void add_wait_with_connection(Duration wait) noexcept;
  // What came of one answer since its first byte. Calls for one answer replace each other.
  void add_body(std::uint64_t bytes, Duration time) noexcept;

  // What a request is worth on a connection that is open, and what one is worth that needs a connection first: so many
  // bytes go into an answer that is under way before it is better cut.
  std::uint64_t bytes() const noexcept { return carried_in(wait_); }
  std::uint64_t bytes_with_connection() const noexcept { return carried_in(wait_with_connection_); }

 private:
  std::uint64_t carried_in(Duration wait) const noexcept;

  std::uint64_t fixed_;
  Duration wait_ = Duration::max();  // while none is known
  Duration wait_with_connection_ = Duration::max();
  double bytes_per_tick_ = 0;  // 0 while unknown
};

}  // namespace onnxgen::remote
