// Encryption and decryption of payloads in memory, without a message.
#include "onnxgen/crypto/payload.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "onnxgen/file/error.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::key_bytes;

class Payload : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(All, Payload, testing::ValuesIn(tests::kFormats),
                         [](const auto& tested) { return format_name(tested.param); });

TEST_P(Payload, RoundTripsAtEverySize) {
  // Sizes around AES blocks and 512 KiB parts of the payload; from 524,235 on also of the file, which has a 52-byte
  // header.
  constexpr std::size_t kSizes[] = {0,       1,       15,        16,        17,        31,       32,
                                    33,      1000,    524'235,   524'236,   524'237,   524'272,  524'287,
                                    524'288, 524'289, 1'048'524, 1'048'525, 1'048'576, 5'000'001};
  for (const std::size_t size : kSizes) {
    const std::string payload = pattern(size);
    const std::string encrypted = encrypt(payload, key_bytes(), GetParam());
    EXPECT_EQ(encrypted.size(), encrypted_size(GetParam(), size));
    EXPECT_EQ(encrypted.substr(0, 8), format_name(GetParam()));
    EXPECT_EQ(decrypt(encrypted, key_bytes()).view(), payload) << size;
    const TemporaryFolder folder;
    EXPECT_EQ(decrypt_file(folder.write("f", encrypted), key_bytes()).view(), payload) << size;
  }
}

TEST_P(Payload, ToAnArray) {
  const std::string payload = pattern(100'000);
  std::string output(encrypted_size(GetParam(), payload.size()) + 10, '!');
  ASSERT_TRUE(try_encrypt(payload, key_bytes(), output.data(), output.size(), GetParam()));
  EXPECT_EQ(output.substr(output.size() - 10), "!!!!!!!!!!");
  output.resize(output.size() - 10);
  EXPECT_EQ(decrypt(output, key_bytes()).view(), payload);
  const Status status = try_encrypt(payload, key_bytes(), output.data(), output.size() - 1, GetParam());
  EXPECT_EQ(status.code(), ErrorCode::kBufferTooSmall);
}

TEST_P(Payload, FromAnArrayToAnother) {
  const std::string payload = pattern(1'000'000);
  const std::string encrypted = encrypt(payload, key_bytes(), GetParam());
  std::string output(encrypted.size(), '!');
  std::size_t size = output.size();
  ASSERT_TRUE(try_decrypt(encrypted, key_bytes(), output.data(), size));
  EXPECT_EQ(output.substr(0, size), payload);

  const std::size_t header = GetParam() == Format::kAes256Cbc ? 40 : 52;
  size = encrypted.size() - header;
  EXPECT_TRUE(try_decrypt(encrypted, key_bytes(), output.data(), size));
  size = encrypted.size() - header - 1;
  EXPECT_EQ(try_decrypt(encrypted, key_bytes(), output.data(), size).code(), ErrorCode::kBufferTooSmall);
  EXPECT_EQ(size, 0u);
  size = output.size();
  EXPECT_EQ(try_decrypt("no model", key_bytes(), output.data(), size).code(), ErrorCode::kFormatRefused);
  EXPECT_EQ(size, 0u);

  // A rejected plaintext is erased.
  std::string damaged = encrypted;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  size = output.size();
  EXPECT_EQ(try_decrypt(damaged, key_bytes(), output.data(), size).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(size, 0u);
  EXPECT_EQ(output.find_first_not_of('\0'), encrypted.size() - header);
}

TEST_P(Payload, CiphertextShowsNoPlaintext) {
  const std::string payload(4096, 'A');
  const std::string encrypted = encrypt(payload, key_bytes(), GetParam());
  EXPECT_EQ(encrypted.find("AAAA"), std::string::npos);
}

TEST_P(Payload, SaltNonceAndCiphertextAreFresh) {
  const std::size_t nonce_size = GetParam() == Format::kAes256Cbc ? 16 : 12;
  for (const Key& key : {key_bytes(), Key::from_passphrase("secret")}) {
    std::set<std::string> salts;
    std::set<std::string> nonces;
    std::set<std::string> rests;
    constexpr std::size_t kTimes = 5;
    for (std::size_t i = 0; i < kTimes; ++i) {
      const std::string encrypted = encrypt("the same payload", key, GetParam());
      salts.insert(encrypted.substr(8, 16));
      nonces.insert(encrypted.substr(24, nonce_size));
      rests.insert(encrypted.substr(24 + nonce_size));
    }
    EXPECT_EQ(salts.size(), kTimes);
    EXPECT_EQ(nonces.size(), kTimes);
    EXPECT_EQ(rests.size(), kTimes);
  }
}

// Key bytes are the derived key, so the salt is not used.
TEST_P(Payload, FilesOfOthersUnderKeyBytesMayHaveAnySalt) {
  const std::string encrypted = encrypt("payload", key_bytes(), GetParam());
  if (GetParam() == Format::kAes256Gcm) return;  // its tag covers the salt
  std::string other = encrypted;
  for (std::size_t i = 8; i < 24; ++i) other[i] = static_cast<char>(~other[i]);
  EXPECT_EQ(decrypt(other, key_bytes()).view(), "payload");
}

TEST_P(Payload, KeysThatCannotBeUsed) {
  std::string output = "old";
  constexpr std::size_t kSizesOfKeys[] = {0, 16, 31, 33, 64};
  for (const std::size_t size : kSizesOfKeys) {
    const Key key = Key::from_bytes(std::string(size, 'k'));
    const Status status = try_encrypt("payload", key, output, GetParam());
    EXPECT_EQ(status.code(), ErrorCode::kInvalidKey);
    EXPECT_EQ(status.message(), "invalid key: the key has " + std::to_string(size) + " bytes; 32 are required");
    EXPECT_EQ(output, "");
    SecretBytes payload;
    EXPECT_EQ(try_decrypt(encrypt("p", key_bytes(), GetParam()), key, payload).code(), ErrorCode::kInvalidKey);
  }
  const Status empty = try_encrypt("payload", Key::from_passphrase(""), output, GetParam());
  EXPECT_EQ(empty.message(), "invalid key: the passphrase is empty");
}

TEST_P(Payload, PassphrasesAreBytes) {
  const std::string with_nul("a\0b", 3);
  const std::string encrypted = encrypt("payload", Key::from_passphrase(with_nul), GetParam());
  EXPECT_EQ(decrypt(encrypted, Key::from_passphrase(with_nul)).view(), "payload");
  for (const std::string& other : {std::string("a"), std::string("a\0c", 3)}) {
    SecretBytes payload;
    EXPECT_FALSE(try_decrypt(encrypted, Key::from_passphrase(other), payload) && payload.view() == "payload");
  }
}

TEST(PayloadErrors, ThrowingFormsThrow) {
  EXPECT_THROW((void)encrypt("p", Key::from_bytes("short")), io::Error);
  EXPECT_THROW((void)decrypt("no model", key_bytes()), io::Error);
  EXPECT_THROW((void)decrypt_file("/no/such/file", key_bytes()), io::Error);
}

TEST(SecretBytes, MovesAndShrinks) {
  SecretBytes bytes;
  EXPECT_EQ(bytes.view(), "");
  ASSERT_TRUE(SecretBytes::copy("secret", bytes));
  SecretBytes moved = std::move(bytes);
  EXPECT_EQ(moved.view(), "secret");
  EXPECT_EQ(bytes.view(), "");  // NOLINT(bugprone-use-after-move)
  moved.shrink(3);
  EXPECT_EQ(moved.view(), "sec");
  moved.shrink(5);
  EXPECT_EQ(moved.size(), 3u);
  ASSERT_TRUE(SecretBytes::copy("other", bytes));
  moved = std::move(bytes);
  EXPECT_EQ(moved.view(), "other");
}

}  // namespace
}  // namespace onnxgen::crypto
