// A save writes a complete file or none, and never writes plaintext.
#include "onnxgen/crypto/save.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "../tier.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

namespace fs = std::filesystem;
using io::tests::model_with_a_large_tensor;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::key_bytes;

std::size_t files_in(const TemporaryFolder& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

TEST(Save, WritesTheNewestFormatByDefault) {
  const TemporaryFolder folder;
  save(model_with_a_large_tensor(), folder / "m.onnxc", key_bytes());
  EXPECT_EQ(folder.read("m.onnxc").substr(0, 8), "ONNXCRY3");
  EXPECT_EQ(files_in(folder), 1u);
}

// Files left by a program that was killed: temporary files of the encrypted model, and the temporary data file that the
// model at this path refers to.
TEST(Save, AbandonedFilesAreRemoved) {
  const TemporaryFolder folder;
  folder.write("m.onnxc.onnxgen-0123456789abcdef", "half of it");
  folder.write("w.bin.onnxgen-0123456700000000", pattern(5000));
  folder.write("other.onnxc.onnxgen-0123456700000000", "another model's");
  folder.write("m.onnxc", io::tests::external_model("w.bin.onnxgen-0123456700000000", 5000).SerializeAsString());
  save(model_with_a_large_tensor(), folder / "m.onnxc", key_bytes());
  EXPECT_EQ(folder.files(), (std::vector<std::string>{"m.onnxc", "other.onnxc.onnxgen-0123456700000000"}));
}

TEST(Save, WaitsForOtherSavesUntilTheTimeout) {
  const TemporaryFolder folder;
  SaveOptions options;
  options.lock_timeout = std::chrono::milliseconds(20);
  io::FolderLock lock;
  ASSERT_TRUE(lock.take(folder.path().string(), io::FolderLock::Kind::kExclusive, options.lock_timeout));
  const Status status = try_save(model_with_a_large_tensor(), folder / "m.onnxc", key_bytes(), options);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_NE(status.message().find("for 20 ms"), std::string::npos) << status.message();
  EXPECT_EQ(files_in(folder), 0u);
}

TEST(Save, ThePayloadIsTheSerializedMessage) {
  const onnx::ModelProto model = model_with_a_large_tensor();
  for (const Format format : tests::kFormats) {
    SaveOptions options;
    options.format = format;
    EXPECT_EQ(save_to_memory(model, key_bytes(), options).size(), encrypted_size(format, model.ByteSizeLong()));
  }
}

TEST(Save, WithAnyNumberOfThreads) {
  const TemporaryFolder folder;
  const onnx::ModelProto model = model_with_a_large_tensor();
  for (const unsigned threads : {0u, 1u, 2u, 16u}) {
    SaveOptions options;
    options.num_threads = threads;
    options.flush = false;
    save(model, folder / "m.onnxc", key_bytes(), options);
    EXPECT_EQ(load<onnx::ModelProto>(folder / "m.onnxc", key_bytes()), model);
  }
}

// Saves values that are mapped from the file being replaced.
TEST(Save, FromAMappedModelOverItself) {
  const TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  io::save(model_with_a_large_tensor(), path);
  const auto mapped = io::load<onnx::ModelProto>(path);
  save(mapped, path, key_bytes());
  EXPECT_EQ(load<onnx::ModelProto>(path, key_bytes()), model_with_a_large_tensor());
  EXPECT_EQ(mapped, model_with_a_large_tensor());
}

TEST(Save, ATruncatedMappedFileIsAnError) {
  const TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  io::save(model_with_a_large_tensor(), path);
  auto mapped = io::load<onnx::ModelProto>(path);
  std::size_t calls = 0;
  SaveOptions options;
  options.num_threads = 1;
  options.progress = [&](std::uint64_t, std::uint64_t) {  // truncates the file during the save
    if (++calls == 3) fs::resize_file(path, 4096 * 300);
    return true;
  };
  const Status status = try_save(mapped, folder / "m.onnxc", key_bytes(), options);
  EXPECT_EQ(status.code(), ErrorCode::kTruncated) << status.message();
  EXPECT_FALSE(fs::exists(folder / "m.onnxc"));
  EXPECT_EQ(try_save(mapped, folder / "m.onnxc", key_bytes()).code(), ErrorCode::kTruncated);
  std::string output;
  EXPECT_EQ(try_save_to_memory(mapped, output, key_bytes()).code(), ErrorCode::kTruncated);
}

TEST(Save, CancelledLeavesTheOldFile) {
  const TemporaryFolder folder;
  const onnx::ModelProto model = model_with_a_large_tensor();
  const std::string path = folder.write("m.onnxc", "old");
  std::size_t all = 0;
  SaveOptions options;
  options.progress = [&all](std::uint64_t done, std::uint64_t total) {
    EXPECT_LE(done, total);
    ++all;
    return true;
  };
  std::string output;
  ASSERT_TRUE(try_save_to_memory(model, output, key_bytes(), options));
  ASSERT_GT(all, 10u);
  for (std::size_t calls = 0; calls < all; ++calls) {
    std::size_t count = 0;
    options.progress = [&](std::uint64_t, std::uint64_t) { return count++ < calls; };
    EXPECT_EQ(try_save(model, path, key_bytes(), options).code(), ErrorCode::kCancelled);
    EXPECT_EQ(folder.read("m.onnxc"), "old");
    EXPECT_EQ(files_in(folder), 1u);
    EXPECT_EQ(try_save_to_memory(model, output, key_bytes(), options).code(), ErrorCode::kCancelled);
    EXPECT_EQ(output, "");
  }
}

TEST(Save, KeepsPermissionsAndReplacesLinks) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnxc", "old");
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  save(model_with_a_large_tensor(), path, key_bytes());
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  const std::string other = folder.write("other", "untouched");
  fs::remove(path);
  fs::create_symlink(other, path);
  save(model_with_a_large_tensor(), path, key_bytes());
  EXPECT_FALSE(fs::is_symlink(path));
  EXPECT_EQ(folder.read("other"), "untouched");
}

TEST(Save, MissingRequiredFieldsAreAsForEveryMessage) {
  const TemporaryFolder folder;
  const onnx::ModelProto empty;
  EXPECT_TRUE(try_save(empty, folder / "m.onnxc", key_bytes()));
}

// The data is never on disk as plaintext. Checked after each part is written.
TEST(Save, PlaintextNeverReachesTheFolder) {
  const std::string marker = "a marker that would be seen in the clear";
  std::string weights;
  while (weights.size() < onnxgen::tests::by_tier(2'500'000u, 5'000'000u)) weights += marker;
  onnx::ModelProto model;
  model.set_producer_name(marker);
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", weights);
  for (const Format format : tests::kFormats) {
    const TemporaryFolder folder;
    std::size_t looked = 0;
    const auto look = [&] {
      for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
        const std::string content = folder.read(entry.path().filename().string());
        EXPECT_EQ(content.find(marker), std::string::npos);
        ++looked;
      }
      return true;
    };
    SaveOptions options;
    options.format = format;
    options.progress = [&look](std::uint64_t, std::uint64_t) { return look(); };
    save(model, folder / "m.onnxc", key_bytes(), options);
    look();
    EXPECT_GT(looked, 5u);
    onnx::ModelProto loaded;
    LoadOptions load_options;
    load_options.progress = options.progress;
    ASSERT_TRUE(try_load(folder / "m.onnxc", key_bytes(), loaded, load_options));
    EXPECT_EQ(loaded, model);
    EXPECT_EQ(files_in(folder), 1u);
  }
}

}  // namespace
}  // namespace onnxgen::crypto
