// Archives beyond the limits of the original zip format: 4 GiB and 65,535 members.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/load.h"
#include "resources.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "zip_tools.h"

namespace onnxgen::archive {
namespace {

using io::tests::bytes_on_disk;
using io::tests::fill_external;
using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::is_installed;
using tests::kPythonCheck;
using tests::Ran;
using tests::run;

void expect_tools_accept(const TemporaryFolder& folder, const std::string& path, std::size_t members,
                         const std::string& python_options) {
  if (is_installed("unzip")) {
    const Ran test = run("unzip -tqq " + path);
    EXPECT_EQ(test.status, 0) << test.output.substr(0, 2000);
  }
  if (is_installed("zipinfo")) {
    const Ran list = run("zipinfo -t " + path);
    EXPECT_EQ(list.status, 0) << list.output;
    EXPECT_EQ(list.output.rfind(std::to_string(members) + " files", 0), 0u) << list.output;
  }
  if (is_installed("python3")) {
    const Ran check = run("python3 " + folder.write("check.py", kPythonCheck) + " " + path + python_options);
    EXPECT_EQ(check.output.rfind("good " + std::to_string(members) + " ", 0), 0u) << check.output;
  }
  if (is_installed("jar")) {
    const Ran list = run("jar tf " + path + " | wc -l");
    EXPECT_EQ(list.output.substr(0, list.output.find('\n')), std::to_string(members));
  }
}

// A tensor larger than 4 GiB with others after it. The file is sparse and stays sparse.
TEST(LargeArchive, Over4GiB) {
  constexpr std::uint64_t kLarge = (std::uint64_t{1} << 32) + 4096 + 3;
  const TemporaryFolder folder;
  const std::string data = folder.write("w.bin", pattern(10'000));
  std::filesystem::resize_file(data, kLarge);
  std::ofstream(data, std::ios::binary | std::ios::app) << pattern(10'000, 2);
  onnx::ModelProto model;
  onnx::GraphProto& graph = *model.mutable_graph();
  fill_external(*graph.add_initializer(), "large", "w.bin", kLarge, 0, kLarge);
  fill_external(*graph.add_initializer(), "behind", "w.bin", 10'000, kLarge, 10'000);
  folder.write("model.onnx", model.SerializeAsString());

  const std::string path = folder / "model.zip";
  SaveOptions options;
  options.flush = false;
  convert<onnx::ModelProto>(folder / "model.onnx", path, options);
  EXPECT_LT(bytes_on_disk(path), 10'000'000u);
  const auto expect_same = [&](const char* producer) {
    const auto loaded = load<onnx::ModelProto>(path);
    EXPECT_EQ(loaded.producer_name(), producer);
    EXPECT_EQ(loaded.graph().initializer(0).raw_data().size(), kLarge);
    EXPECT_EQ(loaded.graph().initializer(0).raw_data().substr(0, 10'000), pattern(10'000));
    EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(10'000, 2));
  };
  expect_same("");
  expect_tools_accept(folder, path, 3, " without the CRC");

  auto changed = load<onnx::ModelProto>(path);
  changed.set_producer_name("changed");
  replace_model(changed, path, options);
  EXPECT_LT(bytes_on_disk(path), 10'000'000u);
  expect_same("changed");
}

TEST(LargeArchive, SeventyThousandMembers) {
  constexpr unsigned kCount = 70'000;
  onnx::ModelProto model;
  for (unsigned i = 0; i < kCount; ++i) {
    // Every third tensor has the same name.
    fill_raw(*model.mutable_graph()->add_initializer(), i % 3 == 0 ? std::string() : "w" + std::to_string(i),
             std::string_view(pattern(16, i)).substr(0, 1 + i % 16));
  }
  const TemporaryFolder folder;
  const std::string path = folder / "model.zip";
  SaveOptions options;
  options.flush = false;
  options.size_threshold = 0;
  save(model, path, options);
  EXPECT_EQ(load<onnx::ModelProto>(path), model);
  expect_tools_accept(folder, path, kCount + 1, "");
  model.set_producer_name("changed");
  replace_model(model, path, options);
  EXPECT_EQ(load<onnx::ModelProto>(path), model);
  expect_tools_accept(folder, path, kCount + 1, "");
}

}  // namespace
}  // namespace onnxgen::archive
