#include "onnxgen/wire/utf8.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::wire {
namespace {

// Reference implementation: decodes, then rejects overlong forms, surrogates and values that are too large.
bool is_valid_by_decoding(std::string_view text) {
  constexpr std::uint32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    if (lead < 0x80) continue;
    unsigned more = 0;
    while (more < 4 && (lead >> (6 - more) & 1) != 0) ++more;
    if (more == 0 || more > 3 || (lead >> 6) != 3 || text.size() - i < more) return false;
    std::uint32_t point = lead & (0x3Fu >> more);
    for (unsigned k = 0; k < more; ++k) {
      const auto next = static_cast<unsigned char>(text[i++]);
      if (next >> 6 != 2) return false;
      point = point << 6 | (next & 0x3F);
    }
    if (point < kSmallest[more] || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF)) return false;
  }
  return true;
}

void expect_agreement(std::string_view text) {
  ASSERT_EQ(is_valid_utf8(text), is_valid_by_decoding(text)) << testing::PrintToString(std::string(text));
}

TEST(Utf8, AgreesOnEverySequenceOfOneAndTwoBytes) {
  for (int a = 0; a < 256; ++a) {
    expect_agreement(std::string(1, static_cast<char>(a)));
    for (int b = 0; b < 256; ++b) expect_agreement(std::string{static_cast<char>(a), static_cast<char>(b)});
  }
}

// Bytes at which a rule starts or ends, their neighbours, and some in between.
const std::vector<int> kBorders = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                                   0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF};

TEST(Utf8, AgreesOnBorderBytesInThreeAndFourBytes) {
  for (int a = 0x80; a < 256; ++a) {
    for (const int b : kBorders) {
      for (const int c : kBorders) {
        std::string text{static_cast<char>(a), static_cast<char>(b), static_cast<char>(c)};
        expect_agreement(text);
        text.push_back(' ');
        for (const int d : kBorders) {
          text.back() = static_cast<char>(d);
          expect_agreement(text);
        }
      }
    }
  }
}

TEST(Utf8, EveryCodePointIsValidAndEverySurrogateIsNot) {
  const auto byte = [](std::uint32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
  for (std::uint32_t point = 0x800; point <= 0x110000; ++point) {
    std::string text;
    if (point < 0x10000) {
      text = {byte(0xE0 | point >> 12), byte(0x80 | (point >> 6 & 0x3F)), byte(0x80 | (point & 0x3F))};
    } else {
      text = {byte(0xF0 | point >> 18), byte(0x80 | (point >> 12 & 0x3F)), byte(0x80 | (point >> 6 & 0x3F)),
              byte(0x80 | (point & 0x3F))};
    }
    const bool valid = point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF);
    ASSERT_EQ(is_valid_utf8(text), valid) << point;
  }
}

// ASCII is skipped eight bytes at a time. An error must be found at every position in and after such a block.
TEST(Utf8, FindsAnErrorAtEveryOffsetOfALongText) {
  for (std::size_t length = 0; length < 40; ++length) {
    const std::string ascii(length, 'a');
    EXPECT_TRUE(is_valid_utf8(ascii));
    for (std::size_t at = 0; at < length; ++at) {
      std::string text = ascii;
      text[at] = '\x80';
      EXPECT_FALSE(is_valid_utf8(text)) << length << ' ' << at;
      text = ascii;
      text.replace(at, 1, "\xE2\x82\xAC");
      EXPECT_TRUE(is_valid_utf8(text)) << length << ' ' << at;
      EXPECT_FALSE(is_valid_utf8(std::string_view(text).substr(0, at + 2))) << length << ' ' << at;
    }
  }
}

TEST(Utf8, NulIsValid) {
  EXPECT_TRUE(is_valid_utf8(std::string_view("a\0b", 3)));
  EXPECT_FALSE(is_valid_utf8("\xC0\x80"));
}

}  // namespace
}  // namespace onnxgen::wire
