#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "corpora.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/graph/extract.h"
#include "onnxgen/graph/merge.h"
#include "onnxgen/graph/prefix.h"
#include "onnxgen/io/load.h"
#include "onnxgen/reflection/compare.h"
#include "python.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::graph::tests {
namespace {

// Returns the paths of real models that are small enough for Python.
std::vector<std::string> models_to_compose(const std::filesystem::path& corpora) {
  constexpr std::uintmax_t kLargest = 1 << 20;
  std::vector<std::string> models;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(corpora / "models")) {
    if (entry.path().extension() == ".onnx" && entry.file_size() <= kLargest) models.push_back(entry.path().string());
  }
  return models;
}

class ComposeWithPython : public testing::Test {
 protected:
  static constexpr std::size_t kStep = 6;  // in the quick tier, every sixth model

  void SetUp() override {
    const auto corpora = onnxgen::tests::find_corpora();
    if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
    const std::optional<std::string> python = io::tests::find_python("onnx.compose");
    if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
    models_ = onnxgen::tests::sample_by_tier(models_to_compose(*corpora), kStep);
    std::string command = *python + " '" ONNXGEN_GRAPH_TESTS "/compose_with_onnx.py' '" + (folder_ / ".") + "'";
    for (const std::string& model : models_) command += " '" + model + "'";
    ASSERT_EQ(std::system(command.c_str()), 0);
  }

  std::string result(std::size_t number, const char* name) const {
    return folder_ / (std::to_string(number) + "." + name);
  }
  // Returns the model that Python produced, if it produced one.
  std::optional<onnx::ModelProto> theirs(std::size_t number, const char* name) const {
    onnx::ModelProto model;
    if (!std::filesystem::exists(result(number, name))) return std::nullopt;
    return io::load<onnx::ModelProto>(result(number, name));
  }
  void expect_same(const onnx::ModelProto& theirs, const onnx::ModelProto& ours, std::size_t number,
                   CompareOptions options = {}) const {
    options.unset_is_default = true;  // Python sets some strings to ""
    for (const Difference& difference : diff(theirs, ours, options, 3)) {
      ADD_FAILURE() << models_[number] << ": " << difference.path << ": " << difference.first.text << " "
                    << difference.second.text;
    }
  }

  std::vector<std::string> models_;
  io::tests::TemporaryFolder folder_;
};

TEST_F(ComposeWithPython, MakesTheSame) {
  std::size_t prefixed = 0;
  std::size_t merged = 0;
  std::size_t extracted = 0;
  for (std::size_t i = 0; i < models_.size(); ++i) {
    const auto load = [&] { return io::load<onnx::ModelProto>(models_[i]); };
    if (const auto model = theirs(i, "prefix.onnx")) {
      onnx::ModelProto ours = load();
      add_prefix(ours, "p/");
      expect_same(*model, ours, i);
      ++prefixed;
    }
    if (const auto model = theirs(i, "merged.onnx")) {
      onnx::ModelProto ours = load();
      MergeOptions options;
      options.io_map = {{std::string(ours.graph().output(0).name()), std::string(ours.graph().input(0).name())}};
      options.prefix1 = "a/";
      options.prefix2 = "b/";
      expect_same(*model, merge(std::move(ours), load(), options), i);
      ++merged;
    }
    if (const auto model = theirs(i, "part.onnx")) {
      const onnx::ModelProto inferred = io::load<onnx::ModelProto>(result(i, "inferred.onnx"));
      std::vector<std::string> inputs;
      for (const auto& input : inferred.graph().input()) inputs.emplace_back(input.name());
      std::vector<std::string> outputs;
      std::ifstream names(result(i, "outputs"));
      for (std::string name; std::getline(names, name);) outputs.push_back(name);
      CompareOptions options;
      options.repeated = CompareOptions::Repeated::kAsSets;  // function order: as in the model or by call
      expect_same(*model, extract(inferred, inputs, outputs), i, options);
      ++extracted;
    }
  }
  const std::size_t least = 50 / onnxgen::tests::by_tier(kStep, std::size_t{1});
  EXPECT_GT(prefixed, least);
  EXPECT_GT(merged, least);
  EXPECT_GT(extracted, least);
}

}  // namespace
}  // namespace onnxgen::graph::tests
