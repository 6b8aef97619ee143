// Sparse files larger than 4 GiB, which occupy little disk space.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <system_error>

#include "../benchmark/io/model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/tensor/tensor_view.h"
#include "onnxgen/text/print.h"
#include "resources.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using bench::Weights;
using tests::kGibibyte;

constexpr std::uint64_t kFour = 4 * kGibibyte;

// Writes bytes into a hole of the file.
void put(const std::string& path, std::uint64_t offset, std::string_view bytes) {
  const File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC), path);
  ASSERT_TRUE(file.write_at(offset, bytes.data(), bytes.size()));
}

TEST(Large, SingleFileOverFourGibibytes) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_single_file(path, 64, 5 * kGibibyte, Weights::kSparse);
  const TensorIndex found = index(path);
  ASSERT_EQ(found.tensors.size(), 64u);
  const IndexedTensor& last = found.tensors.back();
  EXPECT_GT(last.offset, kFour);
  EXPECT_EQ(last.length, 5 * kGibibyte / 64);
  put(path, last.offset, "first");
  put(path, last.offset + last.length - 4, "last");

  const auto model = load<onnx::ModelProto>(path);
  const std::string_view raw = model.graph().initializer(63).raw_data();
  EXPECT_EQ(raw.size(), last.length);
  EXPECT_EQ(raw.substr(0, 5), "first");
  EXPECT_EQ(raw.substr(raw.size() - 4), "last");
  EXPECT_GT(model.ByteSizeLong(), 5 * kGibibyte);

  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  EXPECT_EQ(load<onnx::ModelProto>(path, skip).graph().initializer_size(), 64u);
}

// The text is printed from the message in memory, and elided bytes are never read.
TEST(Large, ElidedTextOfFiveGibibytes) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_single_file(path, 64, 5 * kGibibyte, Weights::kSparse);
  const auto model = load<onnx::ModelProto>(path);
  text::PrintTextOptions options;
  options.longest_text = 16;
  const std::uint64_t before = tests::resident_memory();
  std::string printed;
  ASSERT_TRUE(text::print_text(model, printed, options));
  EXPECT_LT(tests::resident_memory(), before + (16U << 20));
  EXPECT_LT(printed.size(), 64U << 10);
  EXPECT_NE(printed.find("raw_data: \"\\000\\000"), std::string::npos);
  EXPECT_NE(printed.find("...<truncated>..."), std::string::npos);
}

TEST(Large, OneTensorOverFourGibibytes) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_single_file(path, 1, 5 * kGibibyte, Weights::kSparse);
  const TensorIndex found = index(path);
  ASSERT_EQ(found.tensors.size(), 1u);
  EXPECT_EQ(found.tensors[0].length, 5 * kGibibyte);
  put(path, found.tensors[0].offset + kFour + 8, std::string_view("\x00\x00\x80\x3F", 4));
  const auto model = load<onnx::ModelProto>(path);
  const onnx::TensorProto& tensor = model.graph().initializer(0);
  EXPECT_EQ(tensor.raw_data().size(), 5 * kGibibyte);
  const TensorView view = TensorView::of(tensor);
  EXPECT_EQ(view.size(), 5 * kGibibyte / 4);
  EXPECT_EQ(view.at<float>(kFour / 4 + 2), 1.0F);
  EXPECT_EQ(view.at<float>(kFour / 4 + 1), 0.0F);
}

TEST(Large, OwnedOverFourGibibytes) {
  constexpr std::uint64_t kNeeded = 9 * kGibibyte;
  if (tests::available_memory() < kNeeded) GTEST_SKIP() << "needs 9 GiB of memory";
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_single_file(path, 1, 4 * kGibibyte + 64, Weights::kSparse);
  const std::uint64_t offset = index(path).tensors[0].offset;
  put(path, offset + kFour + 3, "over");
  LoadOptions owned;
  owned.holding = Holding::kOwned;
  const auto model = load<onnx::ModelProto>(path, owned);
  EXPECT_EQ(model.graph().initializer(0).raw_data().substr(kFour + 3, 4), "over");
}

TEST(Large, ExternalDataOverFourGibibytes) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_external(path, 64, 5 * kGibibyte, Weights::kSparse);
  const TensorIndex found = index(path);
  const IndexedTensor& last = found.tensors.back();
  EXPECT_EQ(last.file, path + ".data");
  EXPECT_GT(last.offset, kFour);
  put(last.file, last.offset, "first");
  const auto model = load<onnx::ModelProto>(path);
  EXPECT_EQ(model.graph().initializer(63).raw_data().substr(0, 5), "first");
  EXPECT_EQ(model.graph().initializer(63).raw_data().size(), last.length);

  // Only the tensor's range of this large file is read.
  onnx::ModelProto one;
  LoadOptions leave;
  leave.load_external_data = false;
  *one.mutable_graph()->add_initializer() = load<onnx::ModelProto>(path, leave).graph().initializer(63);
  LoadOptions owned;
  owned.holding = Holding::kOwned;
  owned.max_external_bytes = last.length;
  load_external_data(one, folder.path().string(), owned);
  EXPECT_EQ(one.graph().initializer(0).raw_data().substr(0, 5), "first");
}

// The span between the tensors is larger than the memory of any machine that runs this.
TEST(Large, GapsBetweenExternalTensorsNeedNoMemory) {
  constexpr std::uint64_t kSpan = 8192 * kGibibyte;
  const tests::TemporaryFolder folder;
  const std::string path = folder.write("d.bin", "first");
  std::error_code error;
  std::filesystem::resize_file(path, kSpan + 4, error);
  if (error) GTEST_SKIP() << "the file system has no files of 8 TiB";
  put(path, kSpan, "last");
  onnx::ModelProto model;
  tests::fill_external(*model.mutable_graph()->add_initializer(), "a", "d.bin", 5, 0, 5);
  tests::fill_external(*model.mutable_graph()->add_initializer(), "b", "d.bin", 4, std::int64_t{kSpan}, 4);
  LoadOptions owned;
  owned.holding = Holding::kOwned;
  const Status status = try_load_external_data(model, folder.path().string(), owned);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(model.graph().initializer(0).raw_data(), "first");
  EXPECT_EQ(model.graph().initializer(1).raw_data(), "last");
}

TEST(Large, IndexReadsAHundredthAtMost) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  bench::write_single_file(path, 1000, 8 * kGibibyte, Weights::kSparse);
  File file;
  std::uint64_t size = 0;
  ASSERT_TRUE(File::open(path, file));
  ASSERT_TRUE(file.size(size));
  std::uint64_t read = 0;
  const TensorIndex found = index(
      [&](std::uint64_t offset, void* to, std::size_t count) {
        read += count;
        return file.read_at(offset, to, count);
      },
      size);
  EXPECT_EQ(found.tensors.size(), 1000u);
  EXPECT_LE(read, size / 100);
}

}  // namespace
}  // namespace onnxgen::io
