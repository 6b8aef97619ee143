// Timestamps and durations as JSON has them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

struct Seconds {
  std::int64_t seconds = 0;
  std::int32_t nanos = 0;
};

// "2015-05-20T13:29:35.120Z"; what is out of range makes a false result and `fault`, which names the limit.
bool append_timestamp(std::string& out, Seconds time, std::string& fault);

// "-1.000000001s".
bool append_duration(std::string& out, Seconds duration, std::string& fault);

// The other way round; a time may have an offset instead of its Z: "2015-05-20T15:29:35+02:00". False for what is none,
// or out of range.
bool read_timestamp(std::string_view text, Seconds& time) noexcept;
bool read_duration(std::string_view text, Seconds& duration) noexcept;

}  // namespace onnxgen::text
