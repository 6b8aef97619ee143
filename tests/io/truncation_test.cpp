// Files that are truncated while in use.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "onnxgen/io/load.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBytes = 20'000'000;

// A load with Holding::kOwned reads every byte before it returns, so a truncated file is an ordinary error.
TEST(Truncation, OwnedGivesAnError) {
  const tests::TemporaryFolder folder;
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", tests::pattern(kBytes));
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  LoadOptions options;
  options.holding = Holding::kOwned;
  options.num_threads = 1;
  options.progress = [&](std::uint64_t done, std::uint64_t) {
    if (done != 0) fs::resize_file(path, kBytes / 2);
    return true;
  };
  onnx::ModelProto loaded;
  const Status status = try_load(path, loaded, options);
  EXPECT_EQ(status.message(), path + ": truncated: the file ends at byte " + std::to_string(kBytes / 2));
  EXPECT_EQ(loaded, onnx::ModelProto());
}

TEST(Truncation, OwnedExternalDataGivesAnError) {
  const tests::TemporaryFolder folder;
  const std::string data = folder.write("w.bin", tests::pattern(kBytes));
  const std::string path = folder.write("m.onnx", tests::external_model("w.bin", kBytes).SerializeAsString());
  LoadOptions options;
  options.holding = Holding::kOwned;
  options.num_threads = 1;
  options.progress = [&](std::uint64_t done, std::uint64_t) {
    if (done > kBytes / 4) fs::resize_file(data, kBytes / 2);
    return true;
  };
  onnx::ModelProto loaded;
  const Status status = try_load(path, loaded, options);
  EXPECT_EQ(status.code(), ErrorCode::kTruncated);
  EXPECT_EQ(status.file(), data);
}

// docs/models.md: the system ends the program when it accesses a truncated part of a mapped file.
TEST(TruncationDeathTest, MappedEndsTheProgram) {
  const tests::TemporaryFolder folder;
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", tests::pattern(kBytes));
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  const auto loaded = load<onnx::ModelProto>(path);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data().back(), model.graph().initializer(0).raw_data().back());
  fs::resize_file(path, kBytes / 2);
  EXPECT_DEATH(
      {
        volatile char last = loaded.graph().initializer(0).raw_data().back();
        (void)last;
      },
      "");
}

// A program may open the file of its own model for writing, which truncates it, and then serialize the model to it.
TEST(Truncation, WithMappedDataTheModelItselfMayBeTruncated) {
  const tests::TemporaryFolder folder;
  (void)folder.write("w.bin", tests::pattern(kBytes));
  onnx::ModelProto model = tests::external_model("w.bin", kBytes);
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "inline", tests::pattern(kBytes));
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  LoadOptions options;
  options.holding = Holding::kDataMapped;
  const auto loaded = load<onnx::ModelProto>(path, options);
  fs::resize_file(path, 0);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), tests::pattern(kBytes));
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), tests::pattern(kBytes));
}

// Replacing a file, as a save does, is safe.
TEST(Truncation, MappedFilesMayBeReplaced) {
  const tests::TemporaryFolder folder;
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", tests::pattern(kBytes));
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  const auto loaded = load<onnx::ModelProto>(path);
  fs::rename(folder.write("other", "short"), path);
  EXPECT_EQ(loaded, model);
}

}  // namespace
}  // namespace onnxgen::io
