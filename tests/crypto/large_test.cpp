// Models larger than 4 GiB, from sparse files. Encrypted files occupy disk space, and decrypted models occupy memory.
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>

#include "../benchmark/io/anonymous_memory.h"
#include "../benchmark/io/model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/file/file.h"
#include "onnxgen/io/load.h"
#include "resources.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using bench::anonymous_memory;
using io::tests::kGibibyte;
using io::tests::TemporaryFolder;
using tests::key_bytes;

constexpr std::uint64_t kWeights = 4 * kGibibyte + kGibibyte / 8;

class LargeEncrypted : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(All, LargeEncrypted, testing::ValuesIn(tests::kFormats),
                         [](const auto& tested) { return format_name(tested.param); });

TEST_P(LargeEncrypted, OverFourGibibytes) {
  const TemporaryFolder folder;
  if (io::tests::available_room(folder.path()) < kWeights + kGibibyte) GTEST_SKIP() << "no room on the disk";
  if (io::tests::available_memory() < kWeights + 2 * kGibibyte) GTEST_SKIP() << "not enough memory";
  const std::string plain = folder / "m.onnx";
  const std::string path = folder / "m.onnxc";
  bench::write_single_file(plain, 1, kWeights, bench::Weights::kSparse);
  {
    const auto model = io::load<onnx::ModelProto>(plain);
    const std::uint64_t before = anonymous_memory();
    std::uint64_t most = before;
    SaveOptions options;
    options.format = GetParam();
    options.flush = false;
    options.progress = [&most](std::uint64_t, std::uint64_t) {
      most = std::max(most, anonymous_memory());
      return true;
    };
    save(model, path, key_bytes(), options);
    EXPECT_LT(most - before, std::uint64_t{16} << 20) << "bounded memory";
  }
  {
    LoadOptions options;
    std::uint64_t most = 0;
    options.progress = [&most](std::uint64_t done, std::uint64_t) {
      const std::uint64_t now = anonymous_memory();
      most = std::max(most, now - std::min(now, done));
      return true;
    };
    const auto model = load<onnx::ModelProto>(path, key_bytes(), options);
    const std::string_view raw = model.graph().initializer(0).raw_data();
    ASSERT_EQ(raw.size(), kWeights);
    EXPECT_EQ(raw.find_first_not_of('\0'), std::string_view::npos);
    EXPECT_LT(most, std::uint64_t{64} << 20) << "bounded memory beside the plaintext";
  }
  if (!is_authenticated(GetParam())) return;
  // Changes the last byte.
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekg(-1, std::ios::end);
  const int last = file.get();
  file.seekp(-1, std::ios::end);
  file.put(static_cast<char>(last ^ 1));
  file.close();
  onnx::ModelProto model;
  EXPECT_EQ(try_load(path, key_bytes(), model).code(), ErrorCode::kDecryptionFailed);
}

}  // namespace
}  // namespace onnxgen::crypto
