// Loads all models of the test data by ranges. The result must equal the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "corpora.h"
#include "folder_server.h"
#include "onnxgen/io/load.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "tier.h"

namespace onnxgen::remote::tests {
namespace {

// Loads every model in a folder, with its external data, by ranges. Each must equal its file.
void check_folder(const std::filesystem::path& folder, std::size_t at_least) {
  std::size_t models = 0;
  const FolderServer server(folder);
  LoadOptions options = load_options(Weights::kAll);
  options.ranges.first_window = 4096;
  options.ranges.largest = 100'000;
  LoadOptions structure = options;
  structure.weights = Weights::kNone;
  LoadOptions by_stream = structure;
  by_stream.ranges.first_window.reset();
  for (const auto& [path, file] : server.paths()) {
    if (file.substr(file.size() - std::min<std::size_t>(file.size(), 5)) != ".onnx") continue;
    if (models++ % onnxgen::tests::by_tier(8u, 1u) != 0) continue;
    io::LoadOptions skipped;
    skipped.holding = io::Holding::kSkipped;
    onnx::ModelProto expected;
    onnx::ModelProto loaded;
    const bool is_right = io::try_load(file, expected).ok();
    Status status = try_load(server.url(path), loaded, options);
    ASSERT_EQ(status.ok(), is_right) << file << status.message();
    if (!is_right) continue;
    ASSERT_EQ(loaded.SerializeAsString(), expected.SerializeAsString()) << file;
    expected = io::load<onnx::ModelProto>(file, skipped);
    status = try_load(server.url(path), loaded, structure);
    ASSERT_TRUE(status) << status.message();
    ASSERT_EQ(loaded.graph().node_size(), expected.graph().node_size());
    onnx::ModelProto streamed;
    status = try_load(server.url(path), streamed, by_stream);
    ASSERT_TRUE(status) << status.message();
    ASSERT_EQ(streamed.SerializeAsString(), loaded.SerializeAsString()) << file;
    io::load_external_data(expected, io::folder_of(file));
    status = try_load_tensors(loaded, server.url(path), options);
    ASSERT_TRUE(status) << status.message();
    ASSERT_EQ(loaded.SerializeAsString(), expected.SerializeAsString()) << file;
  }
  EXPECT_GE(models, at_least);
}

TEST(RemoteLoad, DebianModels) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  check_folder(*folder, 1072);
}

TEST(RemoteLoad, CorporaModels) {
  const auto folder = onnxgen::tests::find_corpora();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  check_folder(*folder, 410);
}

}  // namespace
}  // namespace onnxgen::remote::tests
