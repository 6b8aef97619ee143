#include "onnxgen/error/check_index.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace onnxgen {
namespace {

// printf of a small system does not always know numbers as wide as std::size_t.
template <class Number>
void print(Number number) noexcept {
  char digits[24] = {};
  std::to_chars(digits, digits + sizeof(digits) - 1, number);
  std::fputs(digits, stderr);
}

}  // namespace

void index_out_of_range(std::size_t index, std::size_t size) noexcept {
  std::fputs("onnxgen: index ", stderr);
  print(static_cast<std::ptrdiff_t>(index));
  std::fputs(" is out of range in a list of size ", stderr);
  print(size);
  std::fputs("\n", stderr);
  std::abort();
}

}  // namespace onnxgen
