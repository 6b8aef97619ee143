// Converts timestamps and durations to and from JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

struct Seconds {
  std::int64_t seconds = 0;
  std::int32_t nanos = 0;
};

// Appends a timestamp such as "2015-05-20T13:29:35.120Z". If it is out of range, returns false and sets `problem` to a
// message that names the limit.
bool append_timestamp(std::string& out, Seconds time, std::string& problem);

// Appends a duration such as "-1.000000001s". If it is out of range, returns false and sets `problem`.
bool append_duration(std::string& out, Seconds duration, std::string& problem);

// Parse a timestamp or a duration. A timestamp may have an offset instead of the Z: "2015-05-20T15:29:35+02:00". Return
// false if the text is malformed or out of range.
bool read_timestamp(std::string_view text, Seconds& time) noexcept;
bool read_duration(std::string_view text, Seconds& duration) noexcept;

}  // namespace onnxgen::text
