// The portable replacements for compiler builtins must give the same results.
#include "onnxgen/wire/compiler.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace onnxgen::wire {
namespace {

TEST(Compiler, EveryBitIsFound) {
  for (unsigned bit = 0; bit < 64; ++bit) {
    const std::uint64_t alone = std::uint64_t{1} << bit;
    const std::uint64_t with_lower = alone | (alone - 1);
    const std::uint64_t with_higher = ~(alone - 1);
    for (const std::uint64_t bits : {alone, with_lower, with_higher}) {
      EXPECT_EQ(portable::leading_zeros(bits), leading_zeros(bits)) << bits;
      EXPECT_EQ(portable::trailing_zeros(bits), trailing_zeros(bits)) << bits;
    }
    EXPECT_EQ(leading_zeros(with_lower), 63 - bit);
    EXPECT_EQ(trailing_zeros(with_higher), bit);
  }
}

}  // namespace
}  // namespace onnxgen::wire
