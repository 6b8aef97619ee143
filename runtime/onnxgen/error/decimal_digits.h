// The decimal digits of a number, for error messages. The standard library's conversions add several times as much code
// to a small program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/wire/compiler.h"

namespace onnxgen {

class DecimalDigits {
 public:
  ONNXGEN_NOINLINE explicit DecimalDigits(std::uint64_t number) noexcept {
    do {
      digits_[--begin_] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number != 0);
  }
  std::string_view view() const noexcept { return {digits_ + begin_, kMaxDigits - begin_}; }

 private:
  static constexpr std::size_t kMaxDigits = 20;

  char digits_[kMaxDigits];
  std::size_t begin_ = kMaxDigits;
};

}  // namespace onnxgen
