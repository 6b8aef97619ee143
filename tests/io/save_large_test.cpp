// Saves sparse files larger than 4 GiB, which occupy little disk space.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "../benchmark/io/model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "resources.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using tests::bytes_on_disk;
using tests::kGibibyte;

constexpr std::uint64_t kWeights = 5 * kGibibyte;

class SaveLarge : public testing::TestWithParam<unsigned> {
 protected:
  // Maps a sparse model with this number of tensors. The first and last bytes of each tensor identify it.
  void SetUp() override {
    const std::string path = folder_ / "source.onnx";
    bench::write_single_file(path, GetParam(), kWeights, bench::Weights::kSparse);
    if (bytes_on_disk(path) > kGibibyte) GTEST_SKIP() << "this file system has no holes";
    const File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC), path);
    for (const IndexedTensor& tensor : index(path).tensors) {
      const std::string mark = "<" + tensor.name + ">";
      ASSERT_TRUE(file.write_at(tensor.offset, mark.data(), mark.size()));
      ASSERT_TRUE(file.write_at(tensor.offset + tensor.length - mark.size(), mark.data(), mark.size()));
    }
    model_ = load<onnx::ModelProto>(path);
  }

  // Checks all lengths and the bytes outside the holes.
  void check(const std::string& path) const {
    const auto saved = load<onnx::ModelProto>(path);
    ASSERT_EQ(saved.graph().initializer_size(), GetParam());
    EXPECT_EQ(saved.ByteSizeLong(), model_.ByteSizeLong());
    for (std::size_t i = 0; i < saved.graph().initializer_size(); ++i) {
      const onnx::TensorProto& tensor = saved.graph().initializer(i);
      const std::string_view raw = tensor.raw_data();
      const std::string mark = "<" + std::string(tensor.name()) + ">";
      ASSERT_EQ(raw.size(), kWeights / GetParam());
      EXPECT_EQ(raw.substr(0, mark.size()), mark);
      EXPECT_EQ(raw.substr(raw.size() - mark.size()), mark);
      EXPECT_EQ(raw[raw.size() / 2], '\0');
    }
  }

  tests::TemporaryFolder folder_;
  onnx::ModelProto model_;
};

TEST_P(SaveLarge, SingleFile) {
  const std::string path = folder_ / "model.onnx";
  save(model_, path);
  EXPECT_EQ(std::filesystem::file_size(path), std::filesystem::file_size(folder_ / "source.onnx"));
  EXPECT_LT(bytes_on_disk(path), kGibibyte / 100);
  check(path);
}

TEST_P(SaveLarge, ExternalData) {
  const std::string path = folder_ / "model.onnx";
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.num_threads = 2;
  save(model_, path, options);
  EXPECT_GE(std::filesystem::file_size(path + ".data"), kWeights);
  EXPECT_LT(bytes_on_disk(path + ".data"), kGibibyte / 100);
  check(path);

  const auto external = load<onnx::ModelProto>(path);
  options.placement = DataPlacement::kInModel;
  save(external, path, options);
  check(path);
}

TEST_P(SaveLarge, SplitFiles) {
  const std::string path = folder_ / "model.onnx";
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.max_external_file_size = kGibibyte;
  save(model_, path, options);
  if (GetParam() > 1) {
    EXPECT_LE(std::filesystem::file_size(path + ".data"), kGibibyte);
    EXPECT_TRUE(std::filesystem::exists(path + ".data.4"));
  }
  check(path);
}

INSTANTIATE_TEST_SUITE_P(Tensors, SaveLarge, testing::Values(1u, 64u), testing::PrintToStringParamName());

}  // namespace
}  // namespace onnxgen::io
