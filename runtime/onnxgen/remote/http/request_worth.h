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

  // Adds the time from sending a request to the first byte of its answer. The shortest time counts.
  void add_wait(Duration wait) noexcept;
  // Adds the time from opening a connection to the first byte of the first answer on it. The shortest time counts.
  void add_wait_with_connection(Duration wait) noexcept;
  // Sets the number of bytes that one answer has brought, and the time since its first byte. Of several calls for one
  // answer, the last counts.
  void add_body(std::uint64_t bytes, Duration time) noexcept;

  // Returns how many bytes a connection carries while a request waits for its answer: bytes() if the connection is
  // open, bytes_with_connection() if it must be opened first, as after an answer was cut.
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
