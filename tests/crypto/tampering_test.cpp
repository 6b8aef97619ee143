// Every change of an authenticated file is rejected. The error says no more than that.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "../tier.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::tests::TemporaryFolder;
using tests::key_bytes;

constexpr const char* kFailed = "the key is wrong or the data is damaged";

onnx::ModelProto small_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", "sixteen bytes...");
  return model;
}

std::string encrypted_model(Format format, const Key& key) {
  SaveOptions options;
  options.format = format;
  return save_to_memory(small_model(), key, options);
}

class Tampering : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(All, Tampering, testing::ValuesIn(tests::kAuthenticated),
                         [](const auto& tested) { return format_name(tested.param); });

// Tests in memory and from a file, as a payload and as a message.
void expect_refused(const std::string& changed, const Key& key, std::size_t at) {
  SecretBytes payload;
  ASSERT_TRUE(SecretBytes::copy("old", payload));
  const Status status = try_decrypt(changed, key, payload);
  EXPECT_FALSE(status) << "changed at " << at;
  EXPECT_EQ(payload.view(), "") << "changed at " << at;
  onnx::ModelProto model = small_model();
  EXPECT_FALSE(try_load_from_memory(changed, key, model)) << "changed at " << at;
  EXPECT_EQ(model, onnx::ModelProto()) << "changed at " << at;
  if (at < 8) {
    EXPECT_TRUE(status.code() == ErrorCode::kFormatRefused || status.code() == ErrorCode::kDecryptionFailed ||
                status.code() == ErrorCode::kTruncated)
        << status.message();
  } else {
    EXPECT_EQ(status.code(), ErrorCode::kDecryptionFailed);
    EXPECT_EQ(status.message(), kFailed);
  }
}

TEST_P(Tampering, EveryBitOfEveryByte) {
  const std::string encrypted = encrypted_model(GetParam(), key_bytes());
  ASSERT_TRUE(decrypt(encrypted, key_bytes()).size() > 0);
  for (std::size_t at = 0; at < encrypted.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = encrypted;
      changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
      expect_refused(changed, key_bytes(), at);
    }
  }
}

TEST_P(Tampering, EveryValueOfEveryByteOfTheMagicAndTheSalt) {
  const std::string encrypted = encrypted_model(GetParam(), key_bytes());
  for (std::size_t at = 0; at < 24; ++at) {
    for (int value = 1; value < 256; value += onnxgen::tests::by_tier(7, 1)) {
      std::string changed = encrypted;
      changed[at] = static_cast<char>(changed[at] ^ value);
      expect_refused(changed, key_bytes(), at);
    }
  }
}

TEST_P(Tampering, EveryByteUnderAPassphrase) {
  const Key key = Key::from_passphrase("secret");
  const std::string encrypted = encrypted_model(GetParam(), key);
  for (std::size_t at = 0; at < encrypted.size(); at += onnxgen::tests::by_tier(12u, 3u)) {
    std::string changed = encrypted;
    changed[at] = static_cast<char>(changed[at] ^ 0x10);
    SecretBytes payload;
    EXPECT_FALSE(try_decrypt(changed, key, payload)) << at;
    EXPECT_EQ(payload.size(), 0u);
  }
}

TEST_P(Tampering, EveryLength) {
  const std::string encrypted = encrypted_model(GetParam(), key_bytes());
  const TemporaryFolder folder;
  for (std::size_t size = 1; size < encrypted.size(); ++size) {
    const std::string path = folder.write("m.onnxc", encrypted.substr(0, size));
    onnx::ModelProto model;
    const Status status = try_load(path, key_bytes(), model);
    EXPECT_EQ(status.code(), size < 52 ? ErrorCode::kTruncated : ErrorCode::kDecryptionFailed) << size;
    EXPECT_EQ(model, onnx::ModelProto());
    EXPECT_EQ(status.file(), path);
  }
  expect_refused(encrypted + '\0', key_bytes(), encrypted.size());
}

// Only the last part is wrong. None of the earlier parts may be returned.
TEST_P(Tampering, LargePayloads) {
  std::string encrypted = encrypt(io::tests::pattern(3'000'000), key_bytes(), GetParam());
  encrypted.back() = static_cast<char>(encrypted.back() ^ 1);
  expect_refused(encrypted, key_bytes(), encrypted.size() - 1);
  const TemporaryFolder folder;
  SecretBytes payload;
  EXPECT_EQ(try_decrypt_file(folder.write("m", encrypted), key_bytes(), payload).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(payload.size(), 0u);
}

TEST_P(Tampering, PartsOfTwoFilesUnderOneKeyDoNotFit) {
  const std::string one = encrypted_model(GetParam(), key_bytes());
  const std::string two = encrypted_model(GetParam(), key_bytes());
  constexpr std::size_t kCuts[] = {36, 52, 70};
  for (const std::size_t cut : kCuts) {
    expect_refused(one.substr(0, cut) + two.substr(cut), key_bytes(), cut);
  }
}

TEST_P(Tampering, AWrongKeyGivesTheSameError) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnxc", encrypted_model(GetParam(), key_bytes()));
  for (const Key& wrong : {key_bytes('x'), Key::from_passphrase("secret")}) {
    onnx::ModelProto model;
    const Status status = try_load(path, wrong, model);
    EXPECT_EQ(status.code(), ErrorCode::kDecryptionFailed);
    EXPECT_EQ(status.message(), path + ": " + kFailed);
  }
}

}  // namespace
}  // namespace onnxgen::crypto
