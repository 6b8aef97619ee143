#include "onnxgen/archive/crc32.h"

#include <libdeflate.h>

#include <algorithm>
#include <array>

namespace onnxgen::archive {
namespace {

// A CRC is a polynomial over GF(2) modulo this one. The highest bit is the coefficient of x^0; x^32 is omitted.
constexpr std::uint32_t kPolynomial = 0xEDB88320;
constexpr std::uint32_t kOne = 0x80000000;

constexpr std::uint32_t multiply(std::uint32_t a, std::uint32_t b) noexcept {
  std::uint32_t product = 0;
  for (std::uint32_t bit = kOne; bit != 0; bit >>= 1) {
    if ((a & bit) != 0) product ^= b;
    b = (b & 1) != 0 ? (b >> 1) ^ kPolynomial : b >> 1;
  }
  return product;
}

// Factors that append 1, 2, 4, 8, ... bytes to a CRC; one byte is x^8.
constexpr std::array<std::uint32_t, 64> squares_of_a_byte() noexcept {
  std::array<std::uint32_t, 64> squares{kOne >> 8};
  for (std::size_t i = 1; i < squares.size(); ++i) squares[i] = multiply(squares[i - 1], squares[i - 1]);
  return squares;
}
constexpr std::array<std::uint32_t, 64> kSquares = squares_of_a_byte();

// Moves a CRC forward by `bytes` bytes.
std::uint32_t shift(std::uint32_t crc, std::uint64_t bytes) noexcept {
  for (std::size_t i = 0; bytes != 0; ++i, bytes >>= 1) {
    if ((bytes & 1) != 0) crc = multiply(kSquares[i], crc);
  }
  return crc;
}

// Returns the CRC of the bytes of `first` followed by those of `second`.
std::uint32_t combine(std::uint32_t first, std::uint32_t second, std::uint64_t second_length) noexcept {
  return shift(first, second_length) ^ second;
}

// Returns the CRC of the bytes of `crc` followed by `count` zeros. A CRC is inverted before its first byte and after
// its last one.
std::uint32_t add_zeros(std::uint32_t crc, std::uint64_t count) noexcept {
  return ~shift(~crc, count);
}

}  // namespace

std::uint32_t crc32(std::uint32_t crc, std::string_view bytes) noexcept {
  return bytes.empty() ? crc : ::libdeflate_crc32(crc, bytes.data(), bytes.size());
}

std::uint32_t join_crcs(std::vector<CrcPart> parts, std::uint64_t size) {
  if (parts.size() == 1 && parts.front().length == size) return parts.front().crc;
  std::sort(parts.begin(), parts.end(), [](const CrcPart& a, const CrcPart& b) { return a.offset < b.offset; });
  std::uint32_t crc = 0;
  std::uint64_t at = 0;
  for (const CrcPart& part : parts) {
    crc = add_zeros(crc, part.offset - at);
    crc = combine(crc, part.crc, part.length);
    at = part.offset + part.length;
  }
  return add_zeros(crc, size - at);
}

}  // namespace onnxgen::archive
