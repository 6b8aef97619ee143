#include "onnxgen/file/sha1.h"

#include <gtest/gtest.h>

#include <string>

namespace onnxgen::io {
namespace {

// The examples of FIPS 180 and RFC 3174.
TEST(Sha1, KnownDigests) {
  EXPECT_EQ(sha1_hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
  EXPECT_EQ(sha1_hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
  EXPECT_EQ(sha1_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
  EXPECT_EQ(sha1_hex(std::string(1000000, 'a')), "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
}

TEST(Sha1, PiecesGiveTheSameAsTheWhole) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
  for (std::size_t length = 0; length <= text.size(); ++length) {
    const std::string whole = sha1_hex(std::string_view(text).substr(0, length));
    Sha1 pieces;
    for (std::size_t at = 0; at < length; at += 13)
      pieces.update(std::string_view(text).substr(at, std::min<std::size_t>(13, length - at)));
    EXPECT_EQ(pieces.finish(), whole) << length;
  }
}

}  // namespace
}  // namespace onnxgen::io
