#include "onnxgen/text/real_chars.h"

#include <algorithm>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

namespace onnxgen::text {
namespace c_library {
namespace {

constexpr std::size_t kLongest = 32;

double to_number(const char* text, double) noexcept {
  return std::strtod(text, nullptr);
}
float to_number(const char* text, float) noexcept {
  return std::strtof(text, nullptr);
}

// The C library uses the locale's decimal point, which may be several bytes long.
template <class Real>
bool read(std::string_view number, Real& value) {
  std::string text(number);
  const std::size_t point = text.find('.');
  if (point != std::string::npos) text.replace(point, 1, std::localeconv()->decimal_point);
  value = to_number(text.c_str(), Real());
  return std::isfinite(value);
}

template <class Real>
bool is_read_back(Real value, int digits) {
  char text[kLongest];
  const char* const end = write_real(text, value, digits);
  Real read_value = 0;
  return read(std::string_view(text, static_cast<std::size_t>(end - text)), read_value) && read_value == value;
}

}  // namespace

char* write_real(char* begin, double value, int digits) {
  char text[kLongest + 16];  // the locale's decimal point may be longer
  const int size = std::snprintf(text, sizeof text, "%.*g", digits, value);
  char* end = text + size;
  const char* const point = std::localeconv()->decimal_point;
  const std::size_t point_size = std::strlen(point);
  char* const found = std::search(text, end, point, point + point_size);
  if (found != end) {
    *found = '.';
    end = std::copy(found + point_size, end, found + 1);
  }
  return std::copy(text, end, begin);
}

bool reads_back(float value, int digits) {
  return is_read_back(value, digits);
}

bool reads_back(double value, int digits) {
  return is_read_back(value, digits);
}

bool read_real(std::string_view number, float& value) {
  return read(number, value);
}

bool read_real(std::string_view number, double& value) {
  return read(number, value);
}

}  // namespace c_library

#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
namespace {

constexpr std::ptrdiff_t kLongest = 32;

template <class Real>
char* write(char* begin, Real value, int digits) {
  return std::to_chars(begin, begin + kLongest, value, std::chars_format::general, digits).ptr;
}

template <class Real>
bool read(std::string_view number, Real& value) {
  return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc();
}

// Returns the number of digits of a number in its shortest scientific form.
template <class Real>
int shortest_digits(Real value) {
  char text[kLongest];
  const char* const end = std::to_chars(text, text + kLongest, value, std::chars_format::scientific).ptr;
  const char* const exponent = std::find(static_cast<const char*>(text), end, 'e');
  return static_cast<int>(
      std::count_if(static_cast<const char*>(text), exponent, [](char c) { return c >= '0' && c <= '9'; }));
}

// If the shortest form of a value has at most `digits` digits, the form with `digits` digits is the same number, padded
// with zeros. This holds because, except for subnormals, numbers with so few digits are further apart than adjacent
// values of the type.
template <class Real>
bool is_read_back(Real value, int digits) {
  if (std::fpclassify(value) != FP_SUBNORMAL) return shortest_digits(value) <= digits;
  char text[kLongest];
  const char* const end = write(text, value, digits);
  Real read_value = 0;
  return read(std::string_view(text, static_cast<std::size_t>(end - text)), read_value) && read_value == value;
}

}  // namespace

char* write_real(char* begin, float value, int digits) {
  return write(begin, value, digits);
}

char* write_real(char* begin, double value, int digits) {
  return write(begin, value, digits);
}

bool reads_back(float value, int digits) {
  return is_read_back(value, digits);
}

bool reads_back(double value, int digits) {
  return is_read_back(value, digits);
}

bool read_real(std::string_view number, float& value) {
  return read(number, value);
}

bool read_real(std::string_view number, double& value) {
  return read(number, value);
}

#else

char* write_real(char* begin, float value, int digits) {
  return c_library::write_real(begin, double{value}, digits);
}

char* write_real(char* begin, double value, int digits) {
  return c_library::write_real(begin, value, digits);
}

bool reads_back(float value, int digits) {
  return c_library::reads_back(value, digits);
}

bool reads_back(double value, int digits) {
  return c_library::reads_back(value, digits);
}

bool read_real(std::string_view number, float& value) {
  return c_library::read_real(number, value);
}

bool read_real(std::string_view number, double& value) {
  return c_library::read_real(number, value);
}

#endif
}  // namespace onnxgen::text
