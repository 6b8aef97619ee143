#include "onnxgen/archive/crc32.h"

#include <gtest/gtest.h>

#include <string>

#include "sample_models.h"

namespace onnxgen::archive {
namespace {

TEST(Crc32, KnownValues) {
  EXPECT_EQ(crc32(0, ""), 0u);
  EXPECT_EQ(crc32(0, "123456789"), 0xCBF43926u);  // the standard check value of this CRC
  EXPECT_EQ(crc32(crc32(0, "1234"), "56789"), 0xCBF43926u);
}

TEST(Crc32, PartsInAnyOrder) {
  const std::string_view text = "123456789";
  const CrcPart a = {0, 4, crc32(0, text.substr(0, 4))};
  const CrcPart b = {4, 1, crc32(0, text.substr(4, 1))};
  const CrcPart c = {5, 4, crc32(0, text.substr(5))};
  EXPECT_EQ(join_crcs({a, b, c}, 9), 0xCBF43926u);
  EXPECT_EQ(join_crcs({c, a, b}, 9), 0xCBF43926u);
  EXPECT_EQ(join_crcs({}, 0), 0u);
}

TEST(Crc32, GapsBetweenPartsAreZeros) {
  for (const std::size_t zeros : {1u, 2u, 3u, 100u, 4096u, 100'003u}) {
    const std::string middle = io::tests::pattern(1000);
    const std::string whole = std::string(zeros, '\0') + middle + std::string(2 * zeros, '\0');
    EXPECT_EQ(join_crcs({{zeros, 1000, crc32(0, middle)}}, whole.size()), crc32(0, whole)) << zeros;
    EXPECT_EQ(join_crcs({}, zeros), crc32(0, std::string(zeros, '\0'))) << zeros;
  }
}

// Lengths beyond 32 bits. The expected values come from zlib's crc32_combine64().
TEST(Crc32, LongRuns) {
  constexpr std::uint64_t kLong = std::uint64_t{1} << 40;
  EXPECT_EQ(join_crcs({}, kLong), 0x0D968558u);
  const CrcPart half = {kLong / 2, kLong / 2, join_crcs({}, kLong / 2)};
  EXPECT_EQ(join_crcs({half}, kLong), 0x0D968558u);
}

}  // namespace
}  // namespace onnxgen::archive
