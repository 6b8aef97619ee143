// Maximum size of a message encrypted with one nonce.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

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

constexpr std::uint64_t kGibibyte = std::uint64_t{1} << 30;
constexpr std::uint64_t kGcmLimit = 64 * kGibibyte - 32;
constexpr std::uint64_t kChaChaLimit = 256 * kGibibyte - 64;

// Reserved address space without memory. With PROT_NONE its size can be measured, but it cannot be read.
class Reserved {
 public:
  Reserved(std::size_t size, int protection)
      : data_(::mmap(nullptr, size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)), size_(size) {}
  Reserved(const Reserved&) = delete;
  Reserved& operator=(const Reserved&) = delete;
  ~Reserved() {
    if (is_mapped()) ::munmap(data_, size_);
  }

  bool is_mapped() const noexcept { return data_ != MAP_FAILED; }
  std::string_view view(std::size_t size) const { return {static_cast<const char*>(data_), size}; }

 private:
  void* data_;
  std::size_t size_;
};

TEST(CipherLimits, MatchTheCiphers) {
  EXPECT_EQ(largest_payload(Format::kAes256Gcm), kGcmLimit);
  EXPECT_EQ(largest_payload(Format::kChaCha20Poly1305), kChaChaLimit);
  EXPECT_GT(largest_payload(Format::kAes256Cbc), std::uint64_t{1} << 62);
}

TEST(CipherLimits, PayloadsPastThemAreRefusedUnread) {
  const Reserved memory(kGcmLimit + 1, PROT_NONE);
  if (!memory.is_mapped()) GTEST_SKIP() << "no 64 GiB of addresses";
  std::string output = "old";
  const Status status = try_encrypt(memory.view(kGcmLimit + 1), key_bytes(), output);
  EXPECT_EQ(status.code(), ErrorCode::kInputTooLarge);
  EXPECT_EQ(status.message(),
            "input larger than the limit: 68719476705 bytes, but an ONNXCRY3 file holds at most 68719476704");
  EXPECT_EQ(output, "");
  // At the limit, the next check fails instead.
  EXPECT_EQ(try_encrypt(memory.view(kGcmLimit), key_bytes(), output.data(), 0).code(), ErrorCode::kBufferTooSmall);
  EXPECT_EQ(try_encrypt(memory.view(kGcmLimit + 1), key_bytes(), output.data(), 0, Format::kChaCha20Poly1305).code(),
            ErrorCode::kBufferTooSmall);
}

TEST(CipherLimits, ModelsPastThemAreRefusedAndLeaveNoFile) {
  const Reserved memory(kGcmLimit, PROT_READ);
  if (!memory.is_mapped()) GTEST_SKIP() << "no 64 GiB of addresses";
  onnx::ModelProto model;
  model.mutable_graph()->add_initializer()->borrow_raw_data(memory.view(kGcmLimit));
  const TemporaryFolder folder;
  const Status status = try_save(model, folder / "m.onnxc", key_bytes());
  EXPECT_EQ(status.code(), ErrorCode::kInputTooLarge) << status.message();
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(CipherLimits, FilesPastThemAreRefusedUnread) {
  const TemporaryFolder folder;
  for (const auto& [format, limit] :
       {std::pair(Format::kAes256Gcm, kGcmLimit), std::pair(Format::kChaCha20Poly1305, kChaChaLimit)}) {
    const std::string encrypted = encrypt("payload", key_bytes(), format);
    const std::string path = folder.write("m.onnxc", encrypted);
    if (::truncate(path.c_str(), static_cast<off_t>(limit + 52 + 1)) != 0) GTEST_SKIP() << "no sparse files";
    onnx::ModelProto model;
    const Status status = try_load(path, key_bytes(), model);
    EXPECT_EQ(status.code(), ErrorCode::kInputTooLarge) << status.message();
    EXPECT_NE(status.message().find("holds at most " + std::to_string(limit)), std::string::npos) << status.message();
  }
}

TEST(CipherLimits, TheCallersLimitTakesPrecedence) {
  const std::string encrypted = save_to_memory(io::tests::model_with_tensors_everywhere(), key_bytes());
  onnx::ModelProto model;
  LoadOptions options;
  options.parse.max_total_bytes = encrypted.size() - 52;
  EXPECT_TRUE(try_load_from_memory(encrypted, key_bytes(), model, options));
  --options.parse.max_total_bytes;
  EXPECT_EQ(try_load_from_memory(encrypted, key_bytes(), model, options).code(), ErrorCode::kInputTooLarge);
  // The size is checked before the key is used.
  EXPECT_EQ(try_load_from_memory(encrypted, key_bytes('x'), model, options).code(), ErrorCode::kInputTooLarge);
}

}  // namespace
}  // namespace onnxgen::crypto
