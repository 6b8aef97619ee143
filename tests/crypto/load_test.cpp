// Loading: the result, how it is held, and the options.
#include "onnxgen/crypto/load.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::Holding;
using io::tests::model_with_a_large_tensor;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::key_bytes;

class Load : public testing::TestWithParam<Format> {
 protected:
  Load() {
    options_.format = GetParam();
    path_ = folder_ / "m.onnxc";
  }

  TemporaryFolder folder_;
  SaveOptions options_;
  std::string path_;
};
INSTANTIATE_TEST_SUITE_P(All, Load, testing::ValuesIn(tests::kFormats),
                         [](const auto& tested) { return format_name(tested.param); });

TEST_P(Load, FilesAndMemoryInEachHolding) {
  const onnx::ModelProto model = model_with_a_large_tensor();
  save(model, path_, key_bytes(), options_);
  const std::string bytes = folder_.read("m.onnxc");
  for (const unsigned threads : {0u, 1u, 2u, 8u}) {
    for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
      LoadOptions options;
      options.holding = holding;
      options.num_threads = threads;
      EXPECT_EQ(load<onnx::ModelProto>(path_, key_bytes(), options), model);
      EXPECT_EQ(load_from_memory<onnx::ModelProto>(bytes, key_bytes(), options), model);
    }
  }
}

TEST_P(Load, WeightsAreSkipped) {
  save(model_with_a_large_tensor(), path_, key_bytes(), options_);
  LoadOptions options;
  options.holding = Holding::kSkipped;
  const auto model = load<onnx::ModelProto>(path_, key_bytes(), options);
  const onnx::TensorProto& large = model.graph().initializer(1);
  EXPECT_EQ(large.name(), "large");
  EXPECT_EQ(large.dims(0), 10'000'000);
  EXPECT_FALSE(large.has_raw_data());
  EXPECT_TRUE(io::is_external(large)) << "it has elements, which are not loaded";
  for (const Status& status :
       {io::try_save(model, folder_ / "plain.onnx"), try_save(model, folder_ / "again.onnxc", key_bytes(), options_)}) {
    EXPECT_FALSE(status) << "a save would lose them";
  }
  EXPECT_EQ(io::try_load_external_data(*std::make_unique<onnx::ModelProto>(model), folder_.path().string()).code(),
            ErrorCode::kPathRefused);
}

TEST_P(Load, TheMessageNeedsNothingElse) {
  const onnx::ModelProto expected = model_with_a_large_tensor();
  onnx::ModelProto model;
  {
    std::string bytes = save_to_memory(expected, key_bytes(), options_);
    ASSERT_TRUE(try_load_from_memory(bytes, key_bytes(), model));
    bytes.assign(bytes.size(), '!');
  }
  onnx::ModelProto moved = std::move(model);
  const onnx::ModelProto copied = moved;
  EXPECT_EQ(moved, expected);
  moved.Clear();
  EXPECT_EQ(copied, expected);
}

TEST_P(Load, OtherMessagesAndOtherVersions) {
  onnx::TensorProto tensor;
  io::tests::fill_raw(tensor, "t", pattern(1000));
  save(tensor, path_, key_bytes(), options_);
  EXPECT_EQ(load<onnx::TensorProto>(path_, key_bytes()), tensor);

  onnx::SequenceProto sequence;
  *sequence.add_tensor_values() = tensor;
  save(sequence, path_, key_bytes(), options_);
  EXPECT_EQ(load<onnx::SequenceProto>(path_, key_bytes()), sequence);
}

// As in a plain file, an empty model must be the rest of another one.
TEST_P(Load, AnEmptyMessage) {
  save(onnx::SequenceProto(), path_, key_bytes(), options_);
  EXPECT_EQ(load<onnx::SequenceProto>(path_, key_bytes()), onnx::SequenceProto());
  const ErrorCode expected = GetParam() == Format::kAes256Cbc ? ErrorCode::kDecryptionFailed : ErrorCode::kTruncated;
  for (const Holding holding : {Holding::kOwned, Holding::kSkipped}) {
    LoadOptions options;
    options.holding = holding;
    onnx::ModelProto model;
    EXPECT_EQ(try_load(path_, key_bytes(), model, options).code(), expected);
    EXPECT_EQ(try_load_from_memory(folder_.read("m.onnxc"), key_bytes(), model, options).code(), expected);
  }
}

TEST_P(Load, ReportsProgressAndCanBeCancelled) {
  save(model_with_a_large_tensor(), path_, key_bytes(), options_);
  std::vector<std::uint64_t> seen;
  LoadOptions options;
  options.progress = [&seen](std::uint64_t done, std::uint64_t total) {
    EXPECT_LE(done, total);
    seen.push_back(done);
    return true;
  };
  const auto model = load<onnx::ModelProto>(path_, key_bytes(), options);
  ASSERT_GT(seen.size(), 10u);
  EXPECT_EQ(seen.front(), 0u);
  EXPECT_GT(seen.back(), 10'000'000u);
  for (std::size_t calls = 0; calls < seen.size(); ++calls) {
    std::size_t count = 0;
    options.progress = [&](std::uint64_t, std::uint64_t) { return count++ < calls; };
    onnx::ModelProto cancelled;
    EXPECT_EQ(try_load(path_, key_bytes(), cancelled, options).code(), ErrorCode::kCancelled) << calls;
    EXPECT_EQ(cancelled, onnx::ModelProto());
  }
}

TEST_P(Load, LimitsOfTheParserApply) {
  save(model_with_a_large_tensor(), path_, key_bytes(), options_);
  LoadOptions options;
  options.parse.max_depth = 1;
  onnx::ModelProto model;
  const ErrorCode expected = is_authenticated(GetParam()) ? ErrorCode::kDepthExceeded : ErrorCode::kDecryptionFailed;
  EXPECT_EQ(try_load(path_, key_bytes(), model, options).code(), expected);
}

TEST(LoadPlain, FilesAndMemory) {
  const TemporaryFolder folder;
  const onnx::ModelProto model = model_with_a_large_tensor();
  const std::string path = folder / "m.onnx";
  io::SaveOptions with_data;
  with_data.placement = io::DataPlacement::kOneFile;
  io::save(model, path, with_data);
  const auto loaded = load<onnx::ModelProto>(path, key_bytes());
  EXPECT_EQ(loaded, model);
  EXPECT_EQ(load_from_memory<onnx::ModelProto>(model.SerializeAsString(), key_bytes()), model);
  // The key is not used.
  EXPECT_EQ(load<onnx::ModelProto>(path, Key::from_bytes("")), model);
  onnx::ModelProto empty;
  EXPECT_EQ(try_load(folder.write("empty.onnx", ""), key_bytes(), empty).code(), ErrorCode::kTruncated);
}

}  // namespace
}  // namespace onnxgen::crypto
