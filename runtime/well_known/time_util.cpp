#include "google/protobuf/util/time_util.h"

#include <chrono>

#include "google/protobuf/stubs/logging.h"
#include "onnxgen/text/json/timestamps.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using onnxgen::text::Seconds;

constexpr int64 kNanosPerSecond = 1000000000;
constexpr int64 kMicrosPerSecond = 1000000;
constexpr int64 kMillisPerSecond = 1000;
constexpr int64 kNanosPerMicro = 1000;
constexpr int64 kNanosPerMilli = 1000000;
constexpr int64 kSecondsPerMinute = 60;
constexpr int64 kSecondsPerHour = 3600;

// Returns a normalized duration. `nanos` may have any value.
Duration make_duration(int64 seconds, int64 nanos) {
  seconds += nanos / kNanosPerSecond;
  nanos %= kNanosPerSecond;
  if (seconds < 0 && nanos > 0) {
    ++seconds;
    nanos -= kNanosPerSecond;
  } else if (seconds > 0 && nanos < 0) {
    --seconds;
    nanos += kNanosPerSecond;
  }
  GOOGLE_DCHECK(seconds >= util::TimeUtil::kDurationMinSeconds && seconds <= util::TimeUtil::kDurationMaxSeconds)
      << "Duration seconds are outside of the valid range";
  Duration duration;
  duration.set_seconds(seconds);
  duration.set_nanos(static_cast<int32>(nanos));
  return duration;
}

Timestamp make_timestamp(int64 seconds, int64 nanos) {
  seconds += nanos / kNanosPerSecond;
  nanos %= kNanosPerSecond;
  if (nanos < 0) {
    --seconds;
    nanos += kNanosPerSecond;
  }
  GOOGLE_DCHECK(seconds >= util::TimeUtil::kTimestampMinSeconds && seconds <= util::TimeUtil::kTimestampMaxSeconds)
      << "Timestamp seconds are outside of the valid range";
  Timestamp time;
  time.set_seconds(seconds);
  time.set_nanos(static_cast<int32>(nanos));
  return time;
}

// A number of 128 bits, for durations in nanoseconds.
struct Wide {
  uint64 high = 0;
  uint64 low = 0;
};

bool is_less(Wide a, Wide b) {
  return a.high != b.high ? a.high < b.high : a.low < b.low;
}

Wide sum(Wide a, Wide b) {
  const uint64 low = a.low + b.low;
  return {a.high + b.high + (low < a.low ? 1 : 0), low};
}

Wide difference(Wide a, Wide b) {
  return {a.high - b.high - (a.low < b.low ? 1 : 0), a.low - b.low};
}

Wide twice(Wide a) {
  return sum(a, a);
}

Wide product(Wide a, uint64 factor) {
  Wide result;
  for (; factor != 0; factor >>= 1, a = twice(a)) {
    if ((factor & 1) != 0) result = sum(result, a);
  }
  return result;
}

// Divides and sets `remainder`. Returns 0 if the divisor is 0.
Wide quotient(Wide a, Wide divisor, Wide& remainder) {
  Wide result;
  remainder = {};
  if (divisor.high == 0 && divisor.low == 0) return result;
  for (int bit = 127; bit >= 0; --bit) {
    const uint64 word = bit >= 64 ? a.high : a.low;
    remainder = twice(remainder);
    remainder.low |= word >> (bit % 64) & 1;
    result = twice(result);
    if (is_less(remainder, divisor)) continue;
    remainder = difference(remainder, divisor);
    result.low |= 1;
  }
  return result;
}

uint64 magnitude(int64 value) {
  return value < 0 ? uint64{0} - static_cast<uint64>(value) : static_cast<uint64>(value);
}

bool is_negative(const Duration& duration) {
  return duration.seconds() < 0 || duration.nanos() < 0;
}

Wide nanos_of(const Duration& duration) {
  return sum(product({0, magnitude(duration.seconds())}, kNanosPerSecond), {0, magnitude(duration.nanos())});
}

Duration of_nanos(Wide nanos, bool is_negative) {
  Wide rest;
  const auto seconds = static_cast<int64>(quotient(nanos, {0, kNanosPerSecond}, rest).low);
  const auto fraction = static_cast<int64>(rest.low);
  return is_negative ? make_duration(-seconds, -fraction) : make_duration(seconds, fraction);
}

}  // namespace

// ---- conversions ---------------------------------------------------------------------------------------------------

namespace util ONNXGEN_HIDDEN {

bool TimeUtil::IsTimestampValid(const Timestamp& timestamp) {
  return timestamp.seconds() >= kTimestampMinSeconds && timestamp.seconds() <= kTimestampMaxSeconds &&
         timestamp.nanos() >= kTimestampMinNanoseconds && timestamp.nanos() <= kTimestampMaxNanoseconds;
}

bool TimeUtil::IsDurationValid(const Duration& duration) {
  const bool has_one_sign =
      duration.seconds() == 0 || duration.nanos() == 0 || (duration.seconds() < 0) == (duration.nanos() < 0);
  return duration.seconds() >= kDurationMinSeconds && duration.seconds() <= kDurationMaxSeconds &&
         duration.nanos() >= kDurationMinNanoseconds && duration.nanos() <= kDurationMaxNanoseconds && has_one_sign;
}

std::string TimeUtil::ToString(const Timestamp& timestamp) {
  std::string text;
  std::string fault;
  const bool is_valid = onnxgen::text::append_timestamp(text, {timestamp.seconds(), timestamp.nanos()}, fault);
  return is_valid ? text : "InvalidTime";
}

bool TimeUtil::FromString(std::string_view value, Timestamp* timestamp) {
  Seconds time;
  if (!onnxgen::text::read_timestamp(value, time)) return false;
  *timestamp = make_timestamp(time.seconds, time.nanos);
  return true;
}

std::string TimeUtil::ToString(const Duration& duration) {
  std::string text;
  std::string fault;
  if (onnxgen::text::append_duration(text, {duration.seconds(), duration.nanos()}, fault)) return text;
  // JSON refuses a duration out of range, so format it here.
  const std::string nanos = std::to_string(magnitude(duration.nanos()) + kNanosPerSecond).substr(1);
  return (is_negative(duration) ? "-" : "") + std::to_string(magnitude(duration.seconds())) +
         (duration.nanos() != 0 ? "." + nanos : "") + "s";
}

bool TimeUtil::FromString(std::string_view value, Duration* duration) {
  Seconds time;
  if (!onnxgen::text::read_duration(value, time)) return false;
  *duration = make_duration(time.seconds, time.nanos);
  return true;
}

Timestamp TimeUtil::GetCurrentTime() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  return NanosecondsToTimestamp(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

Timestamp TimeUtil::GetEpoch() {
  return Timestamp();
}

Duration TimeUtil::NanosecondsToDuration(int64 nanos) {
  return make_duration(nanos / kNanosPerSecond, nanos % kNanosPerSecond);
}
Duration TimeUtil::MicrosecondsToDuration(int64 micros) {
  return make_duration(micros / kMicrosPerSecond, micros % kMicrosPerSecond * kNanosPerMicro);
}
Duration TimeUtil::MillisecondsToDuration(int64 millis) {
  return make_duration(millis / kMillisPerSecond, millis % kMillisPerSecond * kNanosPerMilli);
}
Duration TimeUtil::SecondsToDuration(int64 seconds) {
  return make_duration(seconds, 0);
}
Duration TimeUtil::MinutesToDuration(int64 minutes) {
  return make_duration(minutes * kSecondsPerMinute, 0);
}
Duration TimeUtil::HoursToDuration(int64 hours) {
  return make_duration(hours * kSecondsPerHour, 0);
}

int64 TimeUtil::DurationToNanoseconds(const Duration& duration) {
  return duration.seconds() * kNanosPerSecond + duration.nanos();
}
int64 TimeUtil::DurationToMicroseconds(const Duration& duration) {
  return duration.seconds() * kMicrosPerSecond + duration.nanos() / kNanosPerMicro;
}
int64 TimeUtil::DurationToMilliseconds(const Duration& duration) {
  return duration.seconds() * kMillisPerSecond + duration.nanos() / kNanosPerMilli;
}
int64 TimeUtil::DurationToSeconds(const Duration& duration) {
  return duration.seconds();
}
int64 TimeUtil::DurationToMinutes(const Duration& duration) {
  return duration.seconds() / kSecondsPerMinute;
}
int64 TimeUtil::DurationToHours(const Duration& duration) {
  return duration.seconds() / kSecondsPerHour;
}

Timestamp TimeUtil::NanosecondsToTimestamp(int64 nanos) {
  return make_timestamp(nanos / kNanosPerSecond, nanos % kNanosPerSecond);
}
Timestamp TimeUtil::MicrosecondsToTimestamp(int64 micros) {
  return make_timestamp(micros / kMicrosPerSecond, micros % kMicrosPerSecond * kNanosPerMicro);
}
Timestamp TimeUtil::MillisecondsToTimestamp(int64 millis) {
  return make_timestamp(millis / kMillisPerSecond, millis % kMillisPerSecond * kNanosPerMilli);
}
Timestamp TimeUtil::SecondsToTimestamp(int64 seconds) {
  return make_timestamp(seconds, 0);
}

int64 TimeUtil::TimestampToNanoseconds(const Timestamp& timestamp) {
  return timestamp.seconds() * kNanosPerSecond + timestamp.nanos();
}
int64 TimeUtil::TimestampToMicroseconds(const Timestamp& timestamp) {
  return timestamp.seconds() * kMicrosPerSecond + timestamp.nanos() / kNanosPerMicro;
}
int64 TimeUtil::TimestampToMilliseconds(const Timestamp& timestamp) {
  return timestamp.seconds() * kMillisPerSecond + timestamp.nanos() / kNanosPerMilli;
}
int64 TimeUtil::TimestampToSeconds(const Timestamp& timestamp) {
  return timestamp.seconds();
}

Timestamp TimeUtil::TimeTToTimestamp(std::time_t value) {
  return make_timestamp(static_cast<int64>(value), 0);
}
std::time_t TimeUtil::TimestampToTimeT(const Timestamp& value) {
  return static_cast<std::time_t>(value.seconds());
}

Timestamp TimeUtil::TimevalToTimestamp(const timeval& value) {
  return make_timestamp(value.tv_sec, value.tv_usec * kNanosPerMicro);
}

timeval TimeUtil::TimestampToTimeval(const Timestamp& value) {
  timeval result{};
  result.tv_sec = static_cast<decltype(result.tv_sec)>(value.seconds());
  result.tv_usec = static_cast<decltype(result.tv_usec)>(value.nanos() / kNanosPerMicro);
  return result;
}

Duration TimeUtil::TimevalToDuration(const timeval& value) {
  return make_duration(value.tv_sec, value.tv_usec * kNanosPerMicro);
}

// The microseconds of a timeval must not be negative.
timeval TimeUtil::DurationToTimeval(const Duration& value) {
  int64 seconds = value.seconds();
  int64 micros = value.nanos() / kNanosPerMicro;
  if (micros < 0) {
    --seconds;
    micros += kMicrosPerSecond;
  }
  timeval result{};
  result.tv_sec = static_cast<decltype(result.tv_sec)>(seconds);
  result.tv_usec = static_cast<decltype(result.tv_usec)>(micros);
  return result;
}

}  // namespace ONNXGEN_HIDDEN

// ---- arithmetic ----------------------------------------------------------------------------------------------------

Duration& operator+=(Duration& a, const Duration& b) {
  return a = make_duration(a.seconds() + b.seconds(), int64{a.nanos()} + b.nanos());
}

Duration& operator-=(Duration& a, const Duration& b) {
  return a = make_duration(a.seconds() - b.seconds(), int64{a.nanos()} - b.nanos());
}

Duration& operator*=(Duration& duration, int64 factor) {
  const bool changes_sign = factor < 0;
  return duration = of_nanos(product(nanos_of(duration), magnitude(factor)), is_negative(duration) != changes_sign);
}

Duration& operator*=(Duration& duration, double factor) {
  const double fraction = static_cast<double>(duration.nanos()) / static_cast<double>(kNanosPerSecond);
  const double result = (static_cast<double>(duration.seconds()) + fraction) * factor;
  const auto seconds = static_cast<int64>(result);
  const double rest = (result - static_cast<double>(seconds)) * static_cast<double>(kNanosPerSecond);
  return duration = make_duration(seconds, static_cast<int64>(rest));
}

Duration& operator/=(Duration& duration, int64 divisor) {
  const bool changes_sign = divisor < 0;
  Wide rest;
  const Wide nanos = quotient(nanos_of(duration), {0, magnitude(divisor)}, rest);
  return duration = of_nanos(nanos, is_negative(duration) != changes_sign);
}

Duration& operator/=(Duration& duration, double divisor) {
  return duration *= 1.0 / divisor;
}

Duration& operator%=(Duration& a, const Duration& b) {
  Wide rest;
  quotient(nanos_of(a), nanos_of(b), rest);
  return a = of_nanos(rest, is_negative(a));
}

int64 operator/(const Duration& a, const Duration& b) {
  Wide rest;
  const auto result = static_cast<int64>(quotient(nanos_of(a), nanos_of(b), rest).low);
  return is_negative(a) == is_negative(b) ? result : -result;
}

Timestamp& operator+=(Timestamp& time, const Duration& duration) {
  return time = make_timestamp(time.seconds() + duration.seconds(), int64{time.nanos()} + duration.nanos());
}

Timestamp& operator-=(Timestamp& time, const Duration& duration) {
  return time = make_timestamp(time.seconds() - duration.seconds(), int64{time.nanos()} - duration.nanos());
}

Duration operator-(const Timestamp& a, const Timestamp& b) {
  return make_duration(a.seconds() - b.seconds(), int64{a.nanos()} - b.nanos());
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
