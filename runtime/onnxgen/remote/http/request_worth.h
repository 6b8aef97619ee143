// Estimates how many bytes cost as much as one request.
#pragma once

#include <chrono>
#include <cstdint>

namespace onnxgen::remote {

// Measures the connections of one call. The worth of a request is the number of bytes that a busy connection carries in
// the time until a new request is answered. Gaps smaller than that are read rather than skipped.
class RequestWorth {
 public:
  using Duration = std::chrono::steady_clock::duration;

  // Estimate before the first measurement.
  static constexpr std::uint64_t kInitial = 1024 * 1024;
  static constexpr std::uint64_t kSmallest = 64 * 1024;
  static constexpr std::uint64_t kLargest = 64 * 1024 * 1024;
  // Bodies smaller than this may have arrived all at once and are not measured.
  static constexpr std::uint64_t kMinMeasuredBytes = 256 * 1024;

  // A nonzero `fixed` is used as the worth instead of measurements.
  explicit RequestWorth(std::uint64_t fixed = 0) noexcept : fixed_(fixed) {}

  // Records the time from sending a request to the first byte of its response. The shortest time counts.
  void add_wait(Duration wait) noexcept;
  // Records the time from opening a connection to the first byte of the first response on it. The shortest time counts.
  void add_wait_with_connection(Duration wait) noexcept;
  // Records the number of bytes of one response and the time since its first byte. Of several calls for one response,
  // the last counts.
  void add_body(std::uint64_t bytes, Duration time) noexcept;

  // Return the number of bytes that a connection carries while a request waits for its response.
  // bytes_with_connection() includes opening a connection, as is necessary after a response was cut.
  std::uint64_t bytes() const noexcept { return carried_in(wait_); }
  std::uint64_t bytes_with_connection() const noexcept { return carried_in(wait_with_connection_); }

 private:
  std::uint64_t carried_in(Duration wait) const noexcept;

  std::uint64_t fixed_;
  Duration wait_ = (Duration::max)();  // until measured
  Duration wait_with_connection_ = (Duration::max)();
  double bytes_per_tick_ = 0;  // 0 until measured
};

}  // namespace onnxgen::remote
