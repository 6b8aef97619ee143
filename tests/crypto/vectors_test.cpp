// Opens files made by an independent program, vectors.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "sample_secrets.h"

namespace onnxgen::crypto {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string from_hex(std::string_view hex) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
  }
  return bytes;
}

// Parses "passphrase:TEXT" or "bytes:HEX".
Key key_of(const std::string& secret) {
  const std::string value = secret.substr(secret.find(':') + 1);
  return secret.rfind("bytes:", 0) == 0 ? Key::from_bytes(from_hex(value)) : Key::from_passphrase(value);
}

std::vector<fs::path> vectors() {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(ONNXGEN_CRYPTO_TESTS "/vectors")) {
    if (entry.path().extension() == ".onnxc") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

class Vectors : public testing::TestWithParam<fs::path> {
 protected:
  std::string encrypted_ = read(GetParam());
  std::string plain_ = read(fs::path(GetParam()).replace_extension(".plain"));
  Key key_ = key_of(read(fs::path(GetParam()).replace_extension(".key")));
};

TEST_P(Vectors, Decrypt) {
  EXPECT_EQ(decrypt(encrypted_, key_).view(), plain_);
  EXPECT_EQ(decrypt_file(GetParam().string(), key_).view(), plain_);
  Format format = Format::kAes256Cbc;
  ASSERT_TRUE(format_of(encrypted_, format));
  EXPECT_EQ(GetParam().filename().string().substr(0, 8), format_name(format));
  EXPECT_EQ(encrypted_size(format, plain_.size()), encrypted_.size());
}

TEST_P(Vectors, Load) {
  onnx::ModelProto expected;
  ASSERT_TRUE(expected.ParseFromString(plain_));
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(GetParam().string(), key_, loaded).ok(), !plain_.empty()) << "an empty model is refused";
  EXPECT_EQ(loaded, expected);
  EXPECT_EQ(try_load_from_memory(encrypted_, key_, loaded).ok(), !plain_.empty());
  EXPECT_EQ(loaded, expected);
}

TEST_P(Vectors, AnotherKeyFails) {
  for (const Key& wrong : {Key::from_passphrase("Correct horse"), tests::key_bytes()}) {
    onnx::ModelProto model;
    EXPECT_EQ(try_load(GetParam().string(), wrong, model).code(), ErrorCode::kDecryptionFailed);
    EXPECT_EQ(model, onnx::ModelProto());
  }
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, testing::ValuesIn(vectors()),
                         [](const auto& tested) { return tested.param.stem().string(); });

TEST(VectorsFolder, HasEveryKind) {
  EXPECT_EQ(vectors().size(), 15u);
}

}  // namespace
}  // namespace onnxgen::crypto
