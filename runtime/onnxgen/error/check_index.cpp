#include "onnxgen/error/check_index.h"

#include <cstdio>
#include <cstdlib>

#include "onnxgen/error/decimal_digits.h"

namespace onnxgen {
namespace {

// printf() of some small C libraries cannot print numbers as wide as std::size_t.
void print(std::size_t number) noexcept {
  const DecimalDigits digits(number);
  for (const char digit : digits.view()) std::fputc(digit, stderr);
}

}  // namespace

void index_out_of_range(std::size_t index, std::size_t size) noexcept {
  std::fputs("onnxgen: index ", stderr);
  const bool is_negative = static_cast<std::ptrdiff_t>(index) < 0;
  if (is_negative) std::fputs("-", stderr);
  print(is_negative ? 0 - index : index);
  std::fputs(" is out of range in a list of size ", stderr);
  print(size);
  std::fputs("\n", stderr);
  std::abort();
}

void key_not_found() noexcept {
  std::fputs("onnxgen: the key passed to Map::at() is not in the map\n", stderr);
  std::abort();
}

}  // namespace onnxgen
