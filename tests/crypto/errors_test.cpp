// Each cause has its own error code, where it can be distinguished.
#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <set>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/index.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::key_bytes;

std::string encrypted_model(Format format) {
  SaveOptions options;
  options.format = format;
  return save_to_memory(io::tests::model_with_tensors_everywhere(), key_bytes(), options);
}

Status status_of(const std::string& bytes, const Key& key = key_bytes(), const LoadOptions& options = {}) {
  onnx::ModelProto model;
  return try_load_from_memory(bytes, key, model, options);
}

TEST(Errors, ForeignMagics) {
  for (const char* const magic : {"ONNXCRY0", "ONNXCRY4", "ONNXCRYX", "ONNXCRy3", "XNNXCRY3", "ONNXCRY\n"}) {
    const Status status = status_of(magic + pattern(100));
    EXPECT_EQ(status.code(), ErrorCode::kFormatRefused) << magic;
    EXPECT_EQ(status.message(), "format refused: the file does not begin with ONNXCRY1, ONNXCRY2 or ONNXCRY3");
  }
  // Unknown magic bytes are treated as a plain model, which is invalid here.
  EXPECT_EQ(status_of("ENCRYPT3" + pattern(100)).code(), ErrorCode::kInvalidTag);
  SecretBytes payload;
  EXPECT_EQ(try_decrypt("ENCRYPT3" + pattern(100), key_bytes(), payload).code(), ErrorCode::kFormatRefused);
  EXPECT_EQ(try_decrypt(io::tests::model_with_tensors_everywhere().SerializeAsString(), key_bytes(), payload).code(),
            ErrorCode::kFormatRefused);
}

TEST(Errors, TruncatedHeaders) {
  for (const Format format : tests::kFormats) {
    const std::string encrypted = encrypted_model(format);
    const std::size_t header = format == Format::kAes256Cbc ? 40 : 52;
    std::set<std::string> messages;
    for (std::size_t size = 1; size < header; ++size) {
      const Status status = status_of(encrypted.substr(0, size));
      EXPECT_EQ(status.code(), ErrorCode::kTruncated) << size;
      messages.insert(status.message());
    }
    EXPECT_EQ(messages, (std::set<std::string>{
                            "truncated: the file ends inside the header of an encrypted model",
                            std::string("truncated: the file ends inside its ") + format_name(format) + " header"}));
  }
  SecretBytes payload;
  EXPECT_EQ(try_decrypt("", key_bytes(), payload).code(), ErrorCode::kTruncated);
}

// ONNXCRY1 has no authentication tag, so only impossible sizes are detected.
TEST(Errors, TruncatedCbcCiphertext) {
  const std::string encrypted = encrypted_model(Format::kAes256Cbc);
  for (std::size_t cut = 1; cut < 16; ++cut) {
    const Status status = status_of(encrypted.substr(0, encrypted.size() - cut));
    EXPECT_EQ(status.message(),
              "truncated: the size of the ciphertext of an ONNXCRY1 file must be a positive multiple of 16 bytes");
  }
  EXPECT_EQ(status_of(encrypted.substr(0, 40)).code(), ErrorCode::kTruncated);
}

// Invalid padding and an invalid payload must be indistinguishable. Otherwise an attacker who can have files opened
// could decrypt with a padding oracle.
TEST(Errors, ErrorsOfCbcHideTheCause) {
  const std::string encrypted = encrypted_model(Format::kAes256Cbc);
  for (std::size_t at = 24; at < encrypted.size(); at += 5) {
    for (const int bits : {1, 0x80, 0xFF}) {
      std::string changed = encrypted;
      changed[at] = static_cast<char>(changed[at] ^ bits);
      const Status status = status_of(changed);
      if (status) continue;  // some changes affect only the content
      EXPECT_EQ(status.message(), "the key is wrong or the data is damaged") << at;
    }
  }
  for (int i = 0; i < 600; ++i) {  // some keys produce valid padding by chance
    const Status status = status_of(encrypted, Key::from_bytes(pattern(32, static_cast<unsigned>(i))));
    EXPECT_EQ(status.message(), "the key is wrong or the data is damaged");
  }
  LoadOptions skip;
  skip.holding = io::Holding::kSkipped;
  EXPECT_EQ(status_of(encrypted, key_bytes('x'), skip).message(), "the key is wrong or the data is damaged");
  EXPECT_EQ(status_of(encrypt("\x0F no model", key_bytes(), Format::kAes256Cbc)).message(),
            "the key is wrong or the data is damaged");
}

// With a valid tag the payload is authentic, so its own errors are reported.
TEST(Errors, AuthenticatedPayloadsThatAreNotModels) {
  for (const Format format : tests::kAuthenticated) {
    EXPECT_EQ(status_of(encrypt("\x0F no model", key_bytes(), format)).code(), ErrorCode::kInvalidTag);
  }
}

TEST(Errors, FormatsThatTheCallerRefuses) {
  const std::string plain = io::tests::model_with_tensors_everywhere().SerializeAsString();
  LoadOptions encrypted_only;
  encrypted_only.require_encryption = true;
  LoadOptions authenticated_only;
  authenticated_only.require_authentication = true;
  EXPECT_TRUE(status_of(plain));
  EXPECT_EQ(status_of(plain, key_bytes(), encrypted_only).message(), "format refused: the model is not encrypted");
  EXPECT_EQ(status_of(plain, key_bytes(), authenticated_only).message(), "format refused: the model is not encrypted");
  EXPECT_EQ(status_of("", key_bytes(), encrypted_only).message(), "format refused: the model is not encrypted");
  EXPECT_TRUE(status_of(encrypted_model(Format::kAes256Cbc), key_bytes(), encrypted_only));
  EXPECT_EQ(status_of(encrypted_model(Format::kAes256Cbc), key_bytes(), authenticated_only).message(),
            "format refused: ONNXCRY1 does not authenticate the model");
  for (const Format format : tests::kAuthenticated) {
    EXPECT_TRUE(status_of(encrypted_model(format), key_bytes(), encrypted_only));
    EXPECT_TRUE(status_of(encrypted_model(format), key_bytes(), authenticated_only));
  }
}

TEST(Errors, MissingFiles) {
  onnx::ModelProto model;
  const TemporaryFolder folder;
  EXPECT_EQ(try_load(folder / "none", key_bytes(), model).code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(try_load(folder.path().string(), key_bytes(), model).code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(try_save(model, folder / "none/m.onnxc", key_bytes()).code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(try_save(model, folder / "", key_bytes()).code(), ErrorCode::kOpenFailed);
  EXPECT_THROW((void)load<onnx::ModelProto>(folder / "none", key_bytes()), io::Error);
  EXPECT_THROW(save(model, folder / "none/m.onnxc", key_bytes()), io::Error);
  EXPECT_THROW((void)save_to_memory(model, Key::from_bytes("")), io::Error);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Errors, OnnxgenIoSaysWhatIsMissing) {
  const TemporaryFolder folder;
  const std::string bytes = encrypted_model(Format::kAes256Gcm);
  const std::string path = folder.write("m.onnxc", bytes);
  const std::string expected = "encrypted: this is an encrypted model (ONNXCRY3); load it with onnxgen::crypto";
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned, io::Holding::kSkipped}) {
    io::LoadOptions options;
    options.holding = holding;
    onnx::ModelProto model;
    const Status status = io::try_load(path, model, options);
    EXPECT_EQ(status.code(), ErrorCode::kEncrypted);
    EXPECT_EQ(status.message(), path + ": " + expected);
    EXPECT_EQ(io::try_load_from_memory(bytes, model, options).message(), expected);
  }
  io::TensorIndex index;
  EXPECT_EQ(io::try_index(path, index).message(), path + ": " + expected);
}

}  // namespace
}  // namespace onnxgen::crypto
