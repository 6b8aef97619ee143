#include "onnxgen/file/sha1.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

namespace onnxgen::io {
namespace {

template <class Hash>
class Sha1Test : public testing::Test {
 protected:
  static std::string digest(std::string_view text, std::size_t piece) {
    Hash hash;
    for (; text.size() > piece; text.remove_prefix(piece)) hash.update(text.substr(0, piece));
    hash.update(text);
    return hash.finish();
  }
  static std::string digest(std::string_view text) { return digest(text, std::max<std::size_t>(text.size(), 1)); }
};

struct HashName {
  template <class Hash>
  static std::string GetName(int) {
    return std::is_same_v<Hash, PlainSha1> ? "Plain" : "Processor";
  }
};

using Hashes = testing::Types<Sha1, PlainSha1>;
TYPED_TEST_SUITE(Sha1Test, Hashes, HashName);

// Examples from FIPS 180 and RFC 3174.
TYPED_TEST(Sha1Test, KnownDigests) {
  EXPECT_EQ(this->digest(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
  EXPECT_EQ(this->digest("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
  EXPECT_EQ(this->digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
  EXPECT_EQ(this->digest(std::string(1000000, 'a')), "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
}

TYPED_TEST(Sha1Test, ChunksGiveTheSameDigest) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
  for (std::size_t length = 0; length <= text.size(); ++length) {
    const std::string_view part = std::string_view(text).substr(0, length);
    EXPECT_EQ(this->digest(part, 13), this->digest(part)) << length;
    EXPECT_EQ(this->digest(part), sha1_hex(part));
  }
}

}  // namespace
}  // namespace onnxgen::io
