// An independent program, vectors.py, opens what the library encrypts.
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "../tier.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

constexpr const char* kScript = ONNXGEN_CRYPTO_TESTS "/vectors.py";

int run(const std::string& command) {
  const int status = ::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

class Exchange : public testing::Test {
 protected:
  void SetUp() override {
    if (run("python3 -c 'import cryptography' 2>/dev/null") != 0) {
      GTEST_SKIP() << "no python3 with the package cryptography";
    }
  }

  void add(const std::string& name, const std::string& encrypted, const std::string& secret, const std::string& plain) {
    folder_.write(name + ".onnxc", encrypted);
    folder_.write(name + ".key", secret);
    folder_.write(name + ".plain", plain);
  }

  TemporaryFolder folder_;
};

TEST_F(Exchange, TheScriptOpensOurPayloads) {
  const std::string passphrase = "a passphrase \xE9\x8D\xB5";
  const std::string hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eff";
  std::string bytes;
  for (int i = 0; i < 31; ++i) bytes += static_cast<char>(i);
  bytes += '\xFF';
  for (const Format format : tests::kFormats) {
    const std::vector<std::size_t> sizes = {0, 1, 15, 16, 17, 524'287, 524'288, 524'289, 2'000'003};
    for (const std::size_t size : onnxgen::tests::sample_by_tier(sizes, 3)) {
      const std::string plain = pattern(size);
      const std::string name = format_name(format) + ("_" + std::to_string(size));
      add(name + "_bytes", encrypt(plain, Key::from_bytes(bytes), format), "bytes:" + hex, plain);
      if (size > 17) continue;  // PBKDF2 is slow
      add(name, encrypt(plain, Key::from_passphrase(passphrase), format), "passphrase:" + passphrase, plain);
    }
  }
  EXPECT_EQ(run("python3 " + std::string(kScript) + " open " + folder_.path().string()), 0);
}

TEST_F(Exchange, TheScriptOpensOurFiles) {
  const onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  const Key key = Key::from_passphrase("secret");
  for (const Format format : tests::kFormats) {
    SaveOptions options;
    options.format = format;
    const std::string name = format_name(format);
    save(model, folder_ / (name + ".onnxc"), key, options);
    folder_.write(name + ".key", "passphrase:secret");
    folder_.write(name + ".plain", model.SerializeAsString());
  }
  EXPECT_EQ(run("python3 " + std::string(kScript) + " open " + folder_.path().string()), 0);
}

// Verifies that the script detects wrong content.
TEST_F(Exchange, TheScriptRefusesOtherContent) {
  for (const Format format : tests::kFormats) {
    const TemporaryFolder folder;
    folder.write("a.onnxc", encrypt("payload", Key::from_passphrase("secret"), format));
    folder.write("a.key", "passphrase:secret");
    folder.write("a.plain", "another");
    EXPECT_NE(run("python3 " + std::string(kScript) + " open " + folder.path().string() + " 2>/dev/null"), 0);
  }
}

TEST_F(Exchange, TheScriptMakesTheCheckedInVectors) {
  ASSERT_EQ(run("python3 " + std::string(kScript) + " make " + folder_.path().string()), 0);
  EXPECT_EQ(run("diff -r " + folder_.path().string() + " " ONNXGEN_CRYPTO_TESTS "/vectors"), 0);
}

}  // namespace
}  // namespace onnxgen::crypto
