#include "model/tensor_difference.h"

#include <fmt/format.h>

#include <cmath>
#include <complex>
#include <limits>
#include <string_view>
#include <type_traits>

#include "onnxgen/onnx/element_type.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Text with all digits that distinguish an element from others of its type.
template <class T>
std::string element_text(T value) {
  return fmt::format("{}", value);
}

template <class T>
std::string element_text(std::complex<T> value) {
  return fmt::format("{}{:+}i", value.real(), value.imag());
}

// Integers are printed in full. The distance of two floats has digits that are of no interest.
template <class T>
std::string distance_text(double value) {
  return std::is_integral_v<T> ? fmt::format("{}", value) : fmt::format("{:g}", value);
}

double distance(double a, double b) {
  const bool are_equal = a == b || (std::isnan(a) && std::isnan(b));
  return are_equal ? 0 : std::abs(a - b);
}

double distance(std::complex<double> a, std::complex<double> b) {
  return std::hypot(distance(a.real(), b.real()), distance(a.imag(), b.imag()));
}

// 64-bit integers need more digits than a double has.
template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
double distance(T a, T b) {
  const auto bits_a = static_cast<std::uint64_t>(a);
  const auto bits_b = static_cast<std::uint64_t>(b);
  return static_cast<double>(a > b ? bits_a - bits_b : bits_b - bits_a);
}

// Returns whether one of two equal numbers is 0 and the other is -0.
bool differ_in_zero_sign(double a, double b) {
  return a == 0 && b == 0 && std::signbit(a) != std::signbit(b);
}
bool differ_in_zero_sign(std::complex<double> a, std::complex<double> b) {
  return differ_in_zero_sign(a.real(), b.real()) || differ_in_zero_sign(a.imag(), b.imag());
}
template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
bool differ_in_zero_sign(T, T) {
  return false;
}

// Returns the bytes of an element that has whole bytes.
std::string_view bytes_of(const io::TensorView& view, std::uint64_t i) {
  const std::size_t width = io::element_bits(view.type()) / 8;
  return view.raw().substr(static_cast<std::size_t>(i) * width, width);
}

// Returns whether two elements with these bytes are NaNs with different bits.
bool are_other_nans(double a, double b, std::string_view bytes_a, std::string_view bytes_b) {
  return std::isnan(a) && std::isnan(b) && bytes_a != bytes_b;
}
bool are_other_nans(std::complex<double> a, std::complex<double> b, std::string_view bytes_a,
                    std::string_view bytes_b) {
  const std::size_t half = bytes_a.size() / 2;
  return are_other_nans(a.real(), b.real(), bytes_a.substr(0, half), bytes_b.substr(0, half)) ||
         are_other_nans(a.imag(), b.imag(), bytes_a.substr(half), bytes_b.substr(half));
}
template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
bool are_other_nans(T, T, std::string_view, std::string_view) {
  return false;
}

std::string bits_text(std::string_view bytes) {
  std::string text = " (bytes";
  for (const char byte : bytes) text += fmt::format(" {:02x}", static_cast<unsigned char>(byte));
  return text + ")";
}

// Compares raw tensors element by element. read(view, i) returns an element.
template <class Read>
void compare_all(const io::TensorView& a, const io::TensorView& b, double tolerance, const Read& read,
                 TensorDifference& difference) {
  using Element = decltype(read(a, 0));
  difference.elements = a.size();
  for (std::uint64_t i = 0; i < a.size(); ++i) {
    const auto x = read(a, i);
    const auto y = read(b, i);
    const double apart = distance(x, y);
    const bool are_nans = are_other_nans(x, y, bytes_of(a, i), bytes_of(b, i));
    if (apart <= tolerance && !are_nans) {
      difference.zero_signs += differ_in_zero_sign(x, y) ? 1 : 0;
      continue;
    }
    if (difference.different++ == 0) {
      difference.first = i;
      difference.first_a = element_text(x) + (are_nans ? bits_text(bytes_of(a, i)) : "");
      difference.first_b = element_text(y) + (are_nans ? bits_text(bytes_of(b, i)) : "");
    }
    if (are_nans) difference.largest = std::numeric_limits<double>::quiet_NaN();
    const bool is_larger = std::isnan(apart) || apart > difference.largest;
    if (is_larger && !std::isnan(difference.largest)) difference.largest = apart;
  }
  difference.largest_text = distance_text<Element>(difference.largest);
}

}  // namespace

bool compare_elements(const io::TensorView& a, const io::TensorView& b, double tolerance,
                      TensorDifference& difference) {
  if (a.type() != b.type() || a.dims() != b.dims() || !a.is_raw() || !b.is_raw()) return false;
  const auto compare = [&](const auto& read) {
    compare_all(a, b, tolerance, read, difference);
    return true;
  };
  const auto compare_as = [&](auto type) {
    using Element = decltype(type);
    return compare([](const io::TensorView& view, std::uint64_t i) { return view.at<Element>(i); });
  };
  switch (a.type()) {
    case io::ElementType::kUndefined:
    case io::ElementType::kString:
      return false;
    case io::ElementType::kComplex64:
      return compare_as(std::complex<float>());
    case io::ElementType::kComplex128:
      return compare_as(std::complex<double>());
    case io::ElementType::kBool:  // a file may contain bytes that are neither true nor false
      return compare_as(std::uint8_t());
    case io::ElementType::kInt32:
      return compare_as(std::int32_t());
    case io::ElementType::kUint32:
      return compare_as(std::uint32_t());
    case io::ElementType::kInt64:
      return compare_as(std::int64_t());
    case io::ElementType::kUint64:
      return compare_as(std::uint64_t());
    case io::ElementType::kDouble:
      return compare_as(double());
    default:  // a float represents all elements of the other types
      return compare([](const io::TensorView& view, std::uint64_t i) {
        double value = 0;
        (void)view.number(i, value);
        return static_cast<float>(value);
      });
  }
}

std::string index_text(std::uint64_t element, const std::vector<std::int64_t>& dims) {
  std::vector<std::int64_t> index(dims.size());
  for (std::size_t i = dims.size(); i-- > 0;) {
    const auto size = static_cast<std::uint64_t>(dims[i]);
    index[i] = static_cast<std::int64_t>(element % size);
    element /= size;
  }
  return io::shape_text(index);
}

}  // namespace onnx_tool
