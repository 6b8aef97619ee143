// Reading single segments of encrypted models.
#include "onnxgen/crypto/segments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "onnxgen/crypto/payload.h"
#include "sample_models.h"
#include "sample_secrets.h"

namespace onnxgen::crypto {
namespace {

using io::tests::pattern;
using tests::key_bytes;

constexpr std::size_t kSegment = Segments::kSegmentSize;

ReadBytes reader_of(const std::string& encrypted) {
  return [&encrypted](std::uint64_t offset, char* to, std::size_t count) {
    EXPECT_LE(offset + count, encrypted.size());
    encrypted.copy(to, count, static_cast<std::size_t>(offset));
    return Status();
  };
}

Status make(const std::string& encrypted, const Key& key, Segments& segments) {
  return Segments::make(encrypted.size(), key, reader_of(encrypted), segments);
}

// Returns the encrypted segment `index`.
std::string segment_of(const std::string& encrypted, std::uint64_t index) {
  return encrypted.substr(52 + static_cast<std::size_t>(index) * kSegment, kSegment);
}

class SegmentsOf : public testing::TestWithParam<Format> {
 protected:
  static std::string encrypted(std::size_t size) { return encrypt(pattern(size), key_bytes(), GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(All, SegmentsOf, testing::ValuesIn(tests::kAuthenticated),
                         [](const auto& tested) { return format_name(tested.param); });

TEST_P(SegmentsOf, EqualThoseOfThePayload) {
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, kSegment, kSegment + 1, 257 * kSegment + 5}) {
    const std::string bytes = encrypted(size);
    Segments made;
    ASSERT_TRUE(make(bytes, key_bytes(), made));
    std::string encoded;
    Segments segments;
    ASSERT_TRUE(made.encode(encoded));
    ASSERT_TRUE(Segments::decode(encoded, bytes.size(), key_bytes(), segments));
    EXPECT_EQ(segments.payload_size(), size);
    EXPECT_EQ(segments.begin(), 52u);
    std::string payload;
    for (std::uint64_t i = 0; i * kSegment < size; ++i) {
      std::string segment = segment_of(bytes, i);
      ASSERT_TRUE(segments.open(i, segment.data(), segment.size()));
      payload += segment;
    }
    EXPECT_TRUE(payload == pattern(size));
  }
}

TEST_P(SegmentsOf, AreRefusedIfChangedMovedOrTruncated) {
  const std::string bytes = encrypted(3 * kSegment + 100);
  Segments segments;
  ASSERT_TRUE(make(bytes, key_bytes(), segments));
  const auto expect_refused = [&](std::uint64_t index, std::string segment) {
    const std::string before = segment;
    EXPECT_EQ(segments.open(index, segment.data(), segment.size()).code(), ErrorCode::kDecryptionFailed);
    EXPECT_EQ(segment, before);
  };
  for (const std::size_t at : {std::size_t{0}, kSegment / 2, kSegment - 1}) {
    std::string changed = segment_of(bytes, 1);
    changed[at] = static_cast<char>(changed[at] ^ 1);
    expect_refused(1, changed);
  }
  expect_refused(0, segment_of(bytes, 1));
  expect_refused(2, segment_of(bytes, 1));
  expect_refused(1, segment_of(bytes, 1).substr(0, kSegment - 1));
  expect_refused(3, segment_of(bytes, 3).substr(0, 99));
  expect_refused(3, segment_of(bytes, 3) + "x");
  expect_refused(4, "");
  expect_refused(std::uint64_t{1} << 60, segment_of(bytes, 1));
  // A segment of another model under the same key.
  expect_refused(1, segment_of(encrypted(3 * kSegment + 100), 1));
}

TEST_P(SegmentsOf, AreRefusedIfTheTagIsWrong) {
  const std::string bytes = encrypted(2 * kSegment);
  Segments segments;
  EXPECT_EQ(make(bytes, key_bytes('x'), segments).code(), ErrorCode::kDecryptionFailed);
  for (const std::size_t at : {std::size_t{30}, std::size_t{40}, std::size_t{52}, bytes.size() - 1}) {
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_EQ(make(changed, key_bytes(), segments).code(), ErrorCode::kDecryptionFailed) << at;
  }
  EXPECT_EQ(make(bytes.substr(0, bytes.size() - 1), key_bytes(), segments).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(make(bytes.substr(0, 51), key_bytes(), segments).code(), ErrorCode::kTruncated);
  std::string reordered = bytes.substr(0, 52) + segment_of(bytes, 1) + segment_of(bytes, 0);
  EXPECT_EQ(make(reordered, key_bytes(), segments).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(segments.payload_size(), 0u);
}

TEST_P(SegmentsOf, AreRestoredOnlyForTheirKeyAndSize) {
  const std::string bytes = encrypted(2 * kSegment + 7);
  Segments segments;
  ASSERT_TRUE(make(bytes, key_bytes(), segments));
  std::string encoded;
  ASSERT_TRUE(segments.encode(encoded));
  Segments again;
  const auto code_of = [&](const std::string& text, std::size_t size, const Key& key) {
    return Segments::decode(text, size, key, again).code();
  };
  EXPECT_EQ(code_of(encoded, bytes.size(), key_bytes('x')), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(code_of(encoded, bytes.size() - 1, key_bytes()), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(code_of(encoded, 10, key_bytes()), ErrorCode::kTruncated);
  EXPECT_EQ(code_of("", bytes.size(), key_bytes()), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(code_of(encoded.substr(0, encoded.size() - 1), bytes.size(), key_bytes()), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(code_of(encoded.substr(0, 52) + encoded.substr(84), bytes.size(), key_bytes()),
            ErrorCode::kDecryptionFailed);
  for (std::size_t at = 8; at < encoded.size(); ++at) {
    std::string changed = encoded;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_EQ(code_of(changed, bytes.size(), key_bytes()), ErrorCode::kDecryptionFailed) << at;
  }
  EXPECT_EQ(again.payload_size(), 0u);
}

TEST(Segments, ExistOnlyForAuthenticatedFormats) {
  Segments segments;
  EXPECT_EQ(make(encrypt(pattern(100), key_bytes(), Format::kAes256Cbc), key_bytes(), segments).code(),
            ErrorCode::kFormatRefused);
  EXPECT_EQ(make(pattern(100), key_bytes(), segments).code(), ErrorCode::kFormatRefused);
  EXPECT_EQ(make("", key_bytes(), segments).code(), ErrorCode::kTruncated);
}

}  // namespace
}  // namespace onnxgen::crypto
