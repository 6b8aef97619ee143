#include "onnxgen/build/elements.h"

#include <cmath>
#include <cstring>
#include <optional>

#include "onnxgen/file/error.h"
#include "onnxgen/tensor/float_encoding.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::build {
namespace {

// A number of any type. Integers are exact.
struct Number {
  enum class Kind { kFloating, kSigned, kUnsigned };

  Kind kind;
  double floating = 0;
  std::int64_t integer = 0;     // for kSigned
  std::uint64_t magnitude = 0;  // for kUnsigned

  double as_double() const noexcept {
    if (kind == Kind::kFloating) return floating;
    return kind == Kind::kSigned ? static_cast<double>(integer) : static_cast<double>(magnitude);
  }
  float as_float() const noexcept {
    if (kind == Kind::kFloating) return static_cast<float>(floating);
    return kind == Kind::kSigned ? static_cast<float>(integer) : static_cast<float>(magnitude);
  }
  std::string text() const {
    if (kind == Kind::kFloating) return std::to_string(floating);
    return kind == Kind::kSigned ? std::to_string(integer) : std::to_string(magnitude);
  }
};

template <class T>
T load(const void* data, std::size_t i) noexcept {
  T value;
  std::memcpy(&value, static_cast<const char*>(data) + i * sizeof(T), sizeof(T));
  return value;
}

Number floating(double value) noexcept {
  return {Number::Kind::kFloating, value};
}
Number integer(std::int64_t value) noexcept {
  return {Number::Kind::kSigned, 0, value};
}
Number natural(std::uint64_t value) noexcept {
  return {Number::Kind::kUnsigned, 0, 0, value};
}

template <class Small>
Number small_float(const void* data, std::size_t i) noexcept {
  return floating(static_cast<float>(load<Small>(data, i)));
}

// Returns the number at index `i`, or no value if the element type is not numeric.
std::optional<Number> number_at(const Elements& elements, std::size_t i) noexcept {
  const void* const data = elements.data;
  switch (elements.type) {
    case ElementType::kFloat:
      return floating(load<float>(data, i));
    case ElementType::kDouble:
      return floating(load<double>(data, i));
    case ElementType::kInt8:
      return integer(load<std::int8_t>(data, i));
    case ElementType::kInt16:
      return integer(load<std::int16_t>(data, i));
    case ElementType::kInt32:
      return integer(load<std::int32_t>(data, i));
    case ElementType::kInt64:
      return integer(load<std::int64_t>(data, i));
    case ElementType::kBool:
    case ElementType::kUint8:
      return natural(load<std::uint8_t>(data, i));
    case ElementType::kUint16:
      return natural(load<std::uint16_t>(data, i));
    case ElementType::kUint32:
      return natural(load<std::uint32_t>(data, i));
    case ElementType::kUint64:
      return natural(load<std::uint64_t>(data, i));
    case ElementType::kFloat16:
      return small_float<io::Float16>(data, i);
    case ElementType::kBfloat16:
      return small_float<io::BFloat16>(data, i);
    case ElementType::kFloat8E4M3FN:
      return small_float<io::Float8E4M3FN>(data, i);
    case ElementType::kFloat8E4M3FNUZ:
      return small_float<io::Float8E4M3FNUZ>(data, i);
    case ElementType::kFloat8E5M2:
      return small_float<io::Float8E5M2>(data, i);
    case ElementType::kFloat8E5M2FNUZ:
      return small_float<io::Float8E5M2FNUZ>(data, i);
    case ElementType::kFloat8E8M0:
      return small_float<io::Float8E8M0>(data, i);
    case ElementType::kUndefined:
    case ElementType::kString:
    case ElementType::kComplex64:
    case ElementType::kComplex128:
    case ElementType::kUint4:
    case ElementType::kInt4:
    case ElementType::kFloat4E2M1:
    case ElementType::kUint2:
    case ElementType::kInt2:
      return std::nullopt;
  }
  return std::nullopt;
}

// Returns the bits of a number as an integer of `bits` bits, or no value if it cannot be represented exactly.
std::optional<std::uint64_t> integer_bits(const Number& number, unsigned bits, bool has_sign) noexcept {
  const unsigned digits = has_sign ? bits - 1 : bits;
  const std::uint64_t most = digits == 64 ? UINT64_MAX : (std::uint64_t{1} << digits) - 1;
  if (number.kind == Number::Kind::kFloating) {
    const double value = number.floating;
    const bool fits = value == std::floor(value) && value < std::ldexp(1.0, static_cast<int>(digits)) &&
                      value >= (has_sign ? -std::ldexp(1.0, static_cast<int>(digits)) : 0.0);
    if (!fits) return std::nullopt;  // also rejects NaN
    return value < 0 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(value)) : static_cast<std::uint64_t>(value);
  }
  if (number.kind == Number::Kind::kSigned && number.integer < 0) {
    // The minimum is one further from zero than the maximum.
    const bool fits = has_sign && static_cast<std::uint64_t>(-(number.integer + 1)) <= most;
    return fits ? std::optional<std::uint64_t>(static_cast<std::uint64_t>(number.integer)) : std::nullopt;
  }
  const std::uint64_t value =
      number.kind == Number::Kind::kSigned ? static_cast<std::uint64_t>(number.integer) : number.magnitude;
  return value <= most ? std::optional<std::uint64_t>(value) : std::nullopt;
}

// Returns the bits of a number as an element of type `to`, or no value if the type cannot represent it.
std::optional<std::uint64_t> element_bits_of(const Number& number, ElementType to) noexcept {
  switch (to) {
    case ElementType::kUint8:
    case ElementType::kUint16:
    case ElementType::kUint32:
    case ElementType::kUint64:
    case ElementType::kUint4:
    case ElementType::kUint2:
      return integer_bits(number, io::element_bits(to), false);
    case ElementType::kInt8:
    case ElementType::kInt16:
    case ElementType::kInt32:
    case ElementType::kInt64:
    case ElementType::kInt4:
    case ElementType::kInt2:
      return integer_bits(number, io::element_bits(to), true);
    case ElementType::kBool:
      return number.as_double() != 0 ? 1 : 0;
    case ElementType::kFloat:
      return wire::bit_cast<std::uint32_t>(number.as_float());
    case ElementType::kDouble:
      return wire::bit_cast<std::uint64_t>(number.as_double());
    case ElementType::kFloat16:
      return io::float16_bits(number.as_double());
    case ElementType::kBfloat16:
      return io::bfloat16_bits(number.as_double());
    case ElementType::kFloat8E4M3FN:
      return io::float8e4m3fn_bits(number.as_double());
    case ElementType::kFloat8E4M3FNUZ:
      return io::float8e4m3fnuz_bits(number.as_double());
    case ElementType::kFloat8E5M2:
      return io::float8e5m2_bits(number.as_double());
    case ElementType::kFloat8E5M2FNUZ:
      return io::float8e5m2fnuz_bits(number.as_double());
    case ElementType::kFloat8E8M0:
      return io::float8e8m0_bits(number.as_double());
    case ElementType::kFloat4E2M1:
      return io::float4e2m1_bits(number.as_double());
    case ElementType::kUndefined:
    case ElementType::kString:
    case ElementType::kComplex64:
    case ElementType::kComplex128:
      return std::nullopt;
  }
  return std::nullopt;
}

bool is_number(ElementType type) noexcept {
  return type != ElementType::kUndefined && type != ElementType::kString && type != ElementType::kComplex64 &&
         type != ElementType::kComplex128;
}

Status failure(ErrorCode code, std::string detail) {
  return io::failure(code, {}, std::move(detail));
}

Status convert(const Elements& elements, ElementType to, std::string& storage) {
  const unsigned bits = io::element_bits(to);
  const std::optional<std::uint64_t> size = io::raw_size(to, elements.count);
  if (!size || *size > storage.max_size()) return Status(ErrorCode::kOutOfMemory);
  storage.assign(static_cast<std::size_t>(*size), '\0');
  for (std::size_t i = 0; i < elements.count; ++i) {
    const std::optional<Number> number = number_at(elements, i);
    const std::optional<std::uint64_t> element = number ? element_bits_of(*number, to) : std::nullopt;
    if (!element) {
      return failure(ErrorCode::kOutOfRange,
                     "element " + std::to_string(i) +
                         (number ? " is " + number->text() + ", which " : " has a value that ") +
                         std::string(io::type_name(to)) + " cannot represent");
    }
    if (bits < 8) {  // the first element is in the low bits
      const std::size_t in_a_byte = 8 / bits;
      const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
      char& byte = storage[i / in_a_byte];
      byte = static_cast<char>(static_cast<unsigned char>(byte) | (*element & mask) << (bits * (i % in_a_byte)));
    } else {
      const std::size_t width = bits / 8;
      for (std::size_t k = 0; k < width; ++k) storage[i * width + k] = static_cast<char>(*element >> (8 * k) & 0xFF);
    }
  }
  return Status();
}

// Returns whether the elements of this type have the same form in memory as in raw data: single bytes, or any type on a
// little-endian machine.
bool has_raw_form(ElementType type) noexcept {
  return io::element_bits(type) == 8 || wire::kHostIsLittleEndian;
}

// Stores complex numbers in little-endian order, reversing the bytes of each part.
void store_complex(const Elements& elements, std::string& storage) {
  const std::size_t width = io::element_bits(elements.type) / 16;
  const std::size_t parts = 2 * elements.count;
  storage.resize(parts * width);
  const char* const from = static_cast<const char*>(elements.data);
  for (std::size_t i = 0; i < parts; ++i) {
    for (std::size_t k = 0; k < width; ++k) storage[i * width + k] = from[i * width + (width - 1 - k)];
  }
}

}  // namespace

Status encode_elements(const Elements& elements, ElementType to, std::string& storage, std::string_view& raw) {
  if (elements.type == to && has_raw_form(to)) {
    raw = {static_cast<const char*>(elements.data), elements.count * (io::element_bits(to) / 8)};
    return Status();
  }
  if (elements.type == to && !is_number(to)) {
    store_complex(elements, storage);
  } else if (!is_number(elements.type) || !is_number(to)) {
    return failure(ErrorCode::kTypeMismatch, "elements of type " + std::string(io::type_name(elements.type)) +
                                                 " cannot be converted to " + std::string(io::type_name(to)));
  } else {
    const Status status = convert(elements, to, storage);
    if (!status) return status;
  }
  raw = storage;
  return Status();
}

}  // namespace onnxgen::build
