// Conversions and arithmetic for google.protobuf.Timestamp and Duration. Part of the library
// onnxgen::well_known_protobuf, which has their classes.
//
// Results are normalized: the nanoseconds are less than a second; those of a duration have the sign of its seconds,
// those of a timestamp are not negative. Functions that return whole units round towards zero. Results must be in the
// ranges of TimeUtil: debug builds check this (GOOGLE_DCHECK); otherwise a result out of range is unspecified.
#pragma once

#include <cstdint>
#include <ctime>
#include <ostream>
#include <string>
#if defined(_MSC_VER)
#include <winsock2.h>
#else
#include <sys/time.h>
#endif

#include "google/protobuf/duration.pb.h"
#include "google/protobuf/timestamp.pb.h"

#ifdef GetCurrentTime
#undef GetCurrentTime  // a macro of windows.h
#endif

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

class TimeUtil {
  using Timestamp = google::protobuf::Timestamp;
  using Duration = google::protobuf::Duration;

 public:
  // Ranges of Timestamp and Duration.
  static constexpr int64 kTimestampMinSeconds = -62135596800;  // 0001-01-01T00:00:00Z
  static constexpr int64 kTimestampMaxSeconds = 253402300799;  // 9999-12-31T23:59:59Z
  static constexpr int32 kTimestampMinNanoseconds = 0;
  static constexpr int32 kTimestampMaxNanoseconds = 999999999;
  static constexpr int64 kDurationMinSeconds = -315576000000;
  static constexpr int64 kDurationMaxSeconds = 315576000000;
  static constexpr int32 kDurationMinNanoseconds = -999999999;
  static constexpr int32 kDurationMaxNanoseconds = 999999999;

  // Return whether seconds and nanoseconds are in these ranges; those of a duration must not have opposite signs.
  static bool IsTimestampValid(const Timestamp& timestamp);
  static bool IsDurationValid(const Duration& duration);

  // Convert to and from the JSON form, such as "2015-05-20T13:29:35.120Z" and "-1.5s". A timestamp outside the range
  // above becomes "InvalidTime". FromString() returns false if the text is malformed or out of range.
  static std::string ToString(const Timestamp& timestamp);
  static bool FromString(std::string_view value, Timestamp* timestamp);
  static std::string ToString(const Duration& duration);
  static bool FromString(std::string_view value, Duration* duration);

  static Timestamp GetCurrentTime();
  static Timestamp GetEpoch();

  static Duration NanosecondsToDuration(int64 nanos);
  static Duration MicrosecondsToDuration(int64 micros);
  static Duration MillisecondsToDuration(int64 millis);
  static Duration SecondsToDuration(int64 seconds);
  static Duration MinutesToDuration(int64 minutes);
  static Duration HoursToDuration(int64 hours);
  static int64 DurationToNanoseconds(const Duration& duration);
  static int64 DurationToMicroseconds(const Duration& duration);
  static int64 DurationToMilliseconds(const Duration& duration);
  static int64 DurationToSeconds(const Duration& duration);
  static int64 DurationToMinutes(const Duration& duration);
  static int64 DurationToHours(const Duration& duration);

  // Convert to and from the time since 1970-01-01T00:00:00Z.
  static Timestamp NanosecondsToTimestamp(int64 nanos);
  static Timestamp MicrosecondsToTimestamp(int64 micros);
  static Timestamp MillisecondsToTimestamp(int64 millis);
  static Timestamp SecondsToTimestamp(int64 seconds);
  static int64 TimestampToNanoseconds(const Timestamp& timestamp);
  static int64 TimestampToMicroseconds(const Timestamp& timestamp);
  static int64 TimestampToMilliseconds(const Timestamp& timestamp);
  static int64 TimestampToSeconds(const Timestamp& timestamp);

  static Timestamp TimeTToTimestamp(std::time_t value);
  static std::time_t TimestampToTimeT(const Timestamp& value);
  static Timestamp TimevalToTimestamp(const timeval& value);
  static timeval TimestampToTimeval(const Timestamp& value);
  static Duration TimevalToDuration(const timeval& value);
  static timeval DurationToTimeval(const Duration& value);
};

}  // namespace ONNXGEN_HIDDEN

// Arithmetic. The result of a division by zero is unspecified.
Duration& operator+=(Duration& a, const Duration& b);
Duration& operator-=(Duration& a, const Duration& b);
Duration& operator*=(Duration& duration, int64 factor);
Duration& operator*=(Duration& duration, double factor);
Duration& operator/=(Duration& duration, int64 divisor);
Duration& operator/=(Duration& duration, double divisor);
// Return the remainder and the quotient, rounded towards zero.
Duration& operator%=(Duration& a, const Duration& b);
int64 operator/(const Duration& a, const Duration& b);
Timestamp& operator+=(Timestamp& time, const Duration& duration);
Timestamp& operator-=(Timestamp& time, const Duration& duration);
Duration operator-(const Timestamp& a, const Timestamp& b);

// Overloads for integers of other types.
template <typename T>
Duration& operator*=(Duration& duration, T factor) {
  return duration *= static_cast<int64>(factor);
}
template <typename T>
Duration& operator/=(Duration& duration, T divisor) {
  return duration /= static_cast<int64>(divisor);
}
template <typename T>
Duration operator*(Duration duration, T factor) {
  return duration *= factor;
}
template <typename T>
Duration operator*(T factor, Duration duration) {
  return duration *= factor;
}
template <typename T>
Duration operator/(Duration duration, T divisor) {
  return duration /= divisor;
}

inline Duration operator+(Duration a, const Duration& b) {
  return a += b;
}
inline Duration operator-(Duration a, const Duration& b) {
  return a -= b;
}
inline Duration operator%(Duration a, const Duration& b) {
  return a %= b;
}
inline Duration operator-(Duration duration) {
  return duration *= int64{-1};
}
inline Timestamp operator+(Timestamp time, const Duration& duration) {
  return time += duration;
}
inline Timestamp operator+(const Duration& duration, Timestamp time) {
  return time += duration;
}
inline Timestamp operator-(Timestamp time, const Duration& duration) {
  return time -= duration;
}

#define ONNXGEN_TIME_COMPARISONS(Time)                                                     \
  inline bool operator<(const Time& a, const Time& b) {                                    \
    return a.seconds() != b.seconds() ? a.seconds() < b.seconds() : a.nanos() < b.nanos(); \
  }                                                                                        \
  inline bool operator==(const Time& a, const Time& b) {                                   \
    return a.seconds() == b.seconds() && a.nanos() == b.nanos();                           \
  }                                                                                        \
  inline bool operator>(const Time& a, const Time& b) {                                    \
    return b < a;                                                                          \
  }                                                                                        \
  inline bool operator>=(const Time& a, const Time& b) {                                   \
    return !(a < b);                                                                       \
  }                                                                                        \
  inline bool operator<=(const Time& a, const Time& b) {                                   \
    return !(b < a);                                                                       \
  }                                                                                        \
  inline bool operator!=(const Time& a, const Time& b) {                                   \
    return !(a == b);                                                                      \
  }                                                                                        \
  inline std::ostream& operator<<(std::ostream& out, const Time& time) {                   \
    return out << util::TimeUtil::ToString(time);                                          \
  }
ONNXGEN_TIME_COMPARISONS(Duration)
ONNXGEN_TIME_COMPARISONS(Timestamp)
#undef ONNXGEN_TIME_COMPARISONS

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
