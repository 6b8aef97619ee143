#include "onnxgen/text/json/timestamps.h"

#include "onnxgen/text/scalar_text.h"

namespace onnxgen::text {
namespace {

constexpr std::int64_t kFirstTimestamp = -62135596800;  // 0001-01-01T00:00:00Z
constexpr std::int64_t kLastTimestamp = 253402300799;   // 9999-12-31T23:59:59Z
constexpr std::int64_t kLongestDuration = 315576000000;
constexpr std::int32_t kNanosPerSecond = 1000000000;
constexpr std::int64_t kSecondsPerDay = 86400;

void append_padded(std::string& out, std::uint64_t value, int digits) {
  std::string text;
  append_integer(text, value);
  if (text.size() < static_cast<std::size_t>(digits)) out.append(static_cast<std::size_t>(digits) - text.size(), '0');
  out += text;
}

// Appends a fraction of three, six or nine digits. `nanos` must not be negative.
void append_fraction(std::string& out, std::int32_t nanos) {
  const auto value = static_cast<std::uint32_t>(nanos);
  if (value == 0) return;
  out += '.';
  if (value % 1000 != 0) return append_padded(out, value, 9);
  if (value % 1000000 != 0) return append_padded(out, value / 1000, 6);
  append_padded(out, value / 1000000, 3);
}

struct Date {
  std::int64_t year;
  unsigned month;
  unsigned day;
};

// Counts years from March, so that a leap day is the last day of its year.
Date date_of(std::int64_t days_since_epoch) noexcept {
  const std::int64_t days = days_since_epoch + 719468;  // days since 0000-03-01
  const std::int64_t era = (days >= 0 ? days : days - 146096) / 146097;
  const std::int64_t day_of_era = days - era * 146097;
  const std::int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  const std::int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const std::int64_t month = (5 * day_of_year + 2) / 153;  // 0 is March
  const auto day = static_cast<unsigned>(day_of_year - (153 * month + 2) / 5 + 1);
  const bool is_next_year = month >= 10;
  return {year_of_era + era * 400 + (is_next_year ? 1 : 0), static_cast<unsigned>(is_next_year ? month - 9 : month + 3),
          day};
}

std::int64_t days_since_epoch(std::int64_t year, std::int64_t month, std::int64_t day) noexcept {
  const std::int64_t shifted = month <= 2 ? year - 1 : year;
  const std::int64_t day_of_year = (153 * (month <= 2 ? month + 9 : month - 3) + 2) / 5 + day - 1;
  return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + day_of_year - 719468;
}

std::int64_t days_of_month(std::int64_t year, std::int64_t month) noexcept {
  if (month != 2) return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
}

// Consumes the parts of a time from the front of a text.
class TimeText {
 public:
  explicit TimeText(std::string_view text) noexcept : text_(text) {}

  bool is_at_end() const noexcept { return text_.empty(); }

  bool take(char c) noexcept {
    if (text_.empty() || text_[0] != c) return false;
    text_.remove_prefix(1);
    return true;
  }

  // Consumes a number of exactly `digits` digits.
  bool take_number(std::size_t digits, std::int64_t smallest, std::int64_t largest, std::int64_t& value) noexcept {
    if (count_digits() < digits) return false;
    value = 0;
    for (std::size_t i = 0; i < digits; ++i) value = value * 10 + (text_[i] - '0');
    text_.remove_prefix(digits);
    return value >= smallest && value <= largest;
  }

  // Consumes a decimal point and up to nine digits, or nothing.
  bool take_fraction(std::int32_t& nanos) noexcept {
    nanos = 0;
    if (!take('.')) return true;
    const std::size_t digits = count_digits();
    if (digits == 0 || digits > 9) return false;
    for (std::size_t i = 0; i < 9; ++i) nanos = nanos * 10 + (i < digits ? text_[i] - '0' : 0);
    text_.remove_prefix(digits);
    return true;
  }

  std::size_t count_digits() const noexcept {
    std::size_t count = 0;
    while (count < text_.size() && text_[count] >= '0' && text_[count] <= '9') ++count;
    return count;
  }

 private:
  std::string_view text_;
};

// Parses "Z" or an offset such as "+02:00". `offset` is in seconds.
bool take_offset(TimeText& text, std::int64_t& offset) noexcept {
  offset = 0;
  if (text.take('Z')) return true;
  const bool is_negative = text.take('-');
  std::int64_t hours = 0;
  std::int64_t minutes = 0;
  if ((!is_negative && !text.take('+')) || !text.take_number(2, 0, 23, hours) || !text.take(':') ||
      !text.take_number(2, 0, 59, minutes)) {
    return false;
  }
  offset = (hours * 60 + minutes) * 60;
  if (is_negative) offset = -offset;
  return true;
}

}  // namespace

bool append_timestamp(std::string& out, Seconds time, std::string& problem) {
  if (time.seconds < kFirstTimestamp || time.seconds > kLastTimestamp) {
    problem = "Timestamp seconds exceeds limit for field: ";
    return false;
  }
  if (time.nanos < 0 || time.nanos >= kNanosPerSecond) {
    problem = "Timestamp nanos exceeds limit for field: ";
    return false;
  }
  const std::int64_t since_first = time.seconds - kFirstTimestamp;
  const Date date = date_of(since_first / kSecondsPerDay + kFirstTimestamp / kSecondsPerDay);
  const auto second = static_cast<std::uint64_t>(since_first % kSecondsPerDay);
  append_padded(out, static_cast<std::uint64_t>(date.year), 4);
  out += '-';
  append_padded(out, date.month, 2);
  out += '-';
  append_padded(out, date.day, 2);
  out += 'T';
  append_padded(out, second / 3600, 2);
  out += ':';
  append_padded(out, second / 60 % 60, 2);
  out += ':';
  append_padded(out, second % 60, 2);
  append_fraction(out, time.nanos);
  out += 'Z';
  return true;
}

bool append_duration(std::string& out, Seconds duration, std::string& problem) {
  if (duration.seconds < -kLongestDuration || duration.seconds > kLongestDuration) {
    problem = "Duration seconds exceeds limit for field: ";
    return false;
  }
  if (duration.nanos <= -kNanosPerSecond || duration.nanos >= kNanosPerSecond) {
    problem = "Duration nanos exceeds limit for field: ";
    return false;
  }
  if (duration.seconds < 0 && duration.nanos > 0) {
    problem = "Duration nanos is non-negative, but seconds is negative for field: ";
    return false;
  }
  if (duration.seconds > 0 && duration.nanos < 0) {  // like newer versions of libprotobuf; 3.21 prints a wrong value
    problem = "Duration nanos is negative, but seconds is positive for field: ";
    return false;
  }
  if (duration.seconds < 0 || (duration.seconds == 0 && duration.nanos < 0)) {
    out += '-';
    duration.seconds = -duration.seconds;
    duration.nanos = -duration.nanos;
  }
  append_integer(out, duration.seconds);
  append_fraction(out, duration.nanos);
  out += 's';
  return true;
}

bool read_timestamp(std::string_view text, Seconds& time) noexcept {
  TimeText rest(text);
  std::int64_t year = 0;
  std::int64_t month = 0;
  std::int64_t day = 0;
  if (!rest.take_number(4, 1, 9999, year) || !rest.take('-') || !rest.take_number(2, 1, 12, month) || !rest.take('-') ||
      !rest.take_number(2, 1, days_of_month(year, month), day) || !rest.take('T')) {
    return false;
  }
  std::int64_t hour = 0;
  std::int64_t minute = 0;
  std::int64_t second = 0;
  std::int64_t offset = 0;
  if (!rest.take_number(2, 0, 23, hour) || !rest.take(':') || !rest.take_number(2, 0, 59, minute) || !rest.take(':') ||
      !rest.take_number(2, 0, 59, second) || !rest.take_fraction(time.nanos) || !take_offset(rest, offset)) {
    return false;
  }
  time.seconds = days_since_epoch(year, month, day) * kSecondsPerDay + (hour * 60 + minute) * 60 + second - offset;
  return rest.is_at_end() && time.seconds >= kFirstTimestamp && time.seconds <= kLastTimestamp;
}

bool read_duration(std::string_view text, Seconds& duration) noexcept {
  TimeText rest(text);
  const bool is_negative = rest.take('-');
  const std::size_t digits = rest.count_digits();
  if (digits == 0 || digits > 18 || !rest.take_number(digits, 0, kLongestDuration, duration.seconds) ||
      !rest.take_fraction(duration.nanos) || !rest.take('s')) {
    return false;
  }
  if (is_negative) duration = {-duration.seconds, -duration.nanos};
  return rest.is_at_end();
}

}  // namespace onnxgen::text
