// Other programs can read the archives as ordinary zip files.
#include "zip_tools.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "corpora.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::archive {
namespace {

using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::is_installed;
using tests::kPythonCheck;
using tests::Ran;
using tests::run;

// Tests a saved archive, and one to which graph replacements added members.
class ZipTools : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    for (unsigned i = 0; i < 20; ++i) {
      fill_raw(*model_.mutable_graph()->add_initializer(), "layer." + std::to_string(i) + ".weight",
               pattern(1000 + 999 * i * i, i));
    }
    SaveOptions options;
    options.flush = false;
    options.size_threshold = 0;
    save(model_, path_, options);
    members_ = 21;
    if (!GetParam()) return;
    fill_raw(*model_.mutable_graph()->add_initializer(), "added", pattern(3000, 99));
    replace_model(model_, path_, options);
    ++members_;
    model_.set_producer_name("somebody else");
    replace_model(model_, path_, options);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
  onnx::ModelProto model_;
  std::size_t members_ = 0;
};

TEST_P(ZipTools, Unzip) {
  if (!is_installed("unzip")) GTEST_SKIP() << "unzip is not installed";
  const Ran test = run("unzip -t " + path_);
  EXPECT_EQ(test.status, 0) << test.output;
  EXPECT_NE(test.output.find("No errors detected"), std::string::npos) << test.output;
  EXPECT_EQ(test.output.find("warning"), std::string::npos) << test.output;
  const std::string out = folder_ / "out";
  EXPECT_EQ(run("unzip -q " + path_ + " -d " + out).status, 0);
  EXPECT_EQ(folder_.read("out/layer_7_weight"), model_.graph().initializer(7).raw_data());
  // The folder that unzip creates is the folder form of the archive.
  EXPECT_EQ(load<onnx::ModelProto>(out), model_);
}

TEST_P(ZipTools, Zipinfo) {
  if (!is_installed("zipinfo")) GTEST_SKIP() << "zipinfo is not installed";
  const Ran list = run("zipinfo -1 " + path_);
  EXPECT_EQ(list.status, 0) << list.output;
  std::vector<std::string> names;
  std::istringstream lines(list.output);
  for (std::string line; std::getline(lines, line);) names.push_back(line);
  ASSERT_EQ(names.size(), members_) << list.output;
  EXPECT_EQ(names.front(), "layer_0_weight");
  EXPECT_EQ(names.back(), "__MODEL_PROTO");
  const Ran details = run("zipinfo -v " + path_);
  EXPECT_EQ(details.status, 0);
  EXPECT_EQ(details.output.find("warning"), std::string::npos) << details.output;
}

TEST_P(ZipTools, Python) {
  if (!is_installed("python3")) GTEST_SKIP() << "python3 is not installed";
  const std::string script = folder_.write("check.py", kPythonCheck);
  const Ran check = run("python3 " + script + " " + path_);
  EXPECT_EQ(check.status, 0) << check.output;
  EXPECT_EQ(check.output.rfind("good " + std::to_string(members_) + " ", 0), 0u) << check.output;
}

TEST_P(ZipTools, Java) {
  if (!is_installed("jar")) GTEST_SKIP() << "jar is not installed";
  const Ran list = run("jar tf " + path_);
  EXPECT_EQ(list.status, 0) << list.output;
  EXPECT_NE(list.output.find("__MODEL_PROTO\n"), std::string::npos) << list.output;
}

INSTANTIATE_TEST_SUITE_P(, ZipTools, testing::Bool(),
                         [](const auto& param) { return param.param ? "Replaced" : "Saved"; });

// This library reads archives that the programs write.
class ZipToolsWrite : public testing::Test {
 protected:
  void SetUp() override {
    graph_ = io::tests::external_model("w", 5000);
    folder_.write("in/__MODEL_PROTO", graph_.SerializeAsString());
    folder_.write("in/w", std::string(2500, 'w') + pattern(2500));
  }

  void expect_loads(const std::string& path) const {
    for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
      LoadOptions options;
      options.holding = holding;
      const auto model = load<onnx::ModelProto>(path, options);
      EXPECT_EQ(model.graph().initializer(0).raw_data(), folder_.read("in/w"));
    }
  }

  TemporaryFolder folder_;
  onnx::ModelProto graph_;
};

TEST_F(ZipToolsWrite, Zip) {
  if (!is_installed("zip")) GTEST_SKIP() << "zip is not installed";
  for (const char* const options : {"-0", "-9", "-9 -fd", "-fz -0"}) {
    const std::string path = folder_ / (std::string("of zip") + options + ".zip");
    const Ran made =
        run("cd '" + folder_.path().string() + "/in' && zip " + options + " '" + path + "' w __MODEL_PROTO");
    ASSERT_EQ(made.status, 0) << made.output;
    expect_loads(path);
  }
}

// When zip writes to a pipe, it stores the sizes after the data.
TEST_F(ZipToolsWrite, ZipToAPipe) {
  if (!is_installed("zip")) GTEST_SKIP() << "zip is not installed";
  const std::string path = folder_ / "piped.zip";
  ASSERT_EQ(run("cd '" + folder_.path().string() + "/in' && zip -q -9 - w __MODEL_PROTO | cat > " + path).status, 0);
  expect_loads(path);
  // The graph of such an archive can be replaced.
  auto model = load<onnx::ModelProto>(path);
  model.set_producer_name("replaced");
  replace_model(model, path);
  expect_loads(path);
  EXPECT_EQ(load<onnx::ModelProto>(path), model);
  if (is_installed("unzip")) {
    const Ran test = run("unzip -t " + path);
    EXPECT_EQ(test.status, 0) << test.output;
  }
}

TEST_F(ZipToolsWrite, Python) {
  if (!is_installed("python3")) GTEST_SKIP() << "python3 is not installed";
  const std::string script = folder_.write("write.py",
                                           "import sys, zipfile\n"
                                           "with zipfile.ZipFile(sys.argv[1], 'w', int(sys.argv[2])) as z:\n"
                                           "  z.write(sys.argv[3] + '/w', 'w')\n"
                                           "  z.write(sys.argv[3] + '/__MODEL_PROTO', '__MODEL_PROTO')\n");
  for (const char* const method : {"0", "8"}) {
    const std::string path = folder_ / (std::string("of python ") + method);
    const Ran made = run("python3 " + script + " '" + path + "' " + method + " " + (folder_ / "in"));
    ASSERT_EQ(made.status, 0) << made.output;
    expect_loads(path);
  }
}

TEST_F(ZipToolsWrite, Java) {
  if (!is_installed("jar")) GTEST_SKIP() << "jar is not installed";
  const std::string path = folder_ / "of java.jar";
  const Ran made = run("jar cf '" + path + "' -C " + (folder_ / "in") + " .");
  ASSERT_EQ(made.status, 0) << made.output;
  expect_loads(path);
}

}  // namespace
}  // namespace onnxgen::archive
