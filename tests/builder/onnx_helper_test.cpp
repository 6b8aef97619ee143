// Makes the messages that onnx.helper and onnx.numpy_helper of Debian's python3-onnx make. They must be equal field by
// field.
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/graph_builder.h"
#include "onnxgen/io/load.h"
#include "onnxgen/reflection/compare.h"
#include "python.h"
#include "temporary_folder.h"

namespace onnxgen::build::tests {
namespace {

class Python : public testing::Test {
 protected:
  void SetUp() override {
    const std::optional<std::string> python = io::tests::find_python("onnx");
    if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
    command_ = *python + " '" ONNXGEN_BUILDER_TESTS "/make_with_onnx.py' ";
  }

  void run(const std::string& arguments) const {
    const std::string command = command_ + arguments;
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
  }

  template <class M>
  void expect_made(const std::string& name, const M& ours) const {
    const M theirs = io::load<M>(folder_ / name);
    for (const Difference& difference : diff(theirs, ours)) ADD_FAILURE() << name << ": " << difference.path;
  }

  io::tests::TemporaryFolder folder_;
  std::string command_;
};

// Returns the numbers of make_with_onnx.py.
std::vector<float> numbers() {
  std::vector<float> values;
  std::uint32_t state = 1;
  for (int i = 0; i < 4000; ++i) {
    state = state * 1664525u + 1013904223u;
    float value;
    std::memcpy(&value, &state, sizeof value);
    if (std::isfinite(value)) values.push_back(value);
  }
  return values;
}

TEST_F(Python, MakesTheSameTensors) {
  run("'" + folder_.path().string() + "'");
  onnx::TensorProto tensor;
  expect_made("floats", make_tensor(tensor, "t", {2, 2}, std::vector<float>{0.5f, -1.5f, 2, 3}));
  expect_made("int64s", make_tensor(tensor, "t", {3}, std::vector<std::int64_t>{1, -2, 3}));
  expect_made("bools", make_tensor(tensor, "t", {3}, std::vector<bool>{true, false, true}));
  expect_made("complex", make_tensor(tensor, "t", {2}, std::vector<std::complex<float>>{{1, 2}, {3, -4}}));
  expect_made("scalar", make_tensor(tensor, "t", {}, std::vector<std::uint8_t>{7}));
  expect_made("strings", make_tensor(tensor, "t", {2}, std::vector<std::string>{"a", "bc"}));
  const std::vector<float> values = numbers();
  const Dims dims = {static_cast<std::int64_t>(values.size())};
  expect_made("halves", make_tensor(tensor, "t", dims, ElementType::kFloat16, values));
  expect_made("brains", make_tensor(tensor, "t", dims, ElementType::kBfloat16, values));
}

TEST_F(Python, MakesTheSameModel) {
  run("'" + folder_.path().string() + "'");
  onnx::ModelProto model;
  make_model(model, {{"", 15}, {"ai.onnx.ml", 2}});
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name("main");
  onnx::TensorProto value;
  make_tensor(value, "v", {2}, std::vector<float>{1, 2});
  make_node(*graph.add_node(), "Mine", {"x", "", "w"}, {"y"},
            {{"alpha", 0.5},
             {"mode", "fast"},
             {"pads", {1, 2}},
             {"scales", {0.5, 1.5}},
             {"value", value},
             {"words", std::vector<std::string>{"a", "b"}}},
            "custom");
  make_tensor_value_info(*graph.add_input(), "x", ElementType::kFloat, {"batch", 3, std::nullopt});
  make_tensor_value_info(*graph.add_output(), "y", ElementType::kFloat, {});
  make_tensor(*graph.add_initializer(), "w", {2}, std::vector<float>{1, 2});
  auto& function =
      make_function(*model.add_functions(), "custom", "Mine", {"a", "b", "c"}, {"d"}, {{"", 15}}, {"alpha", "mode"});
  make_node(*function.add_node(), "Neg", {"a"}, {"d"});
  expect_made("model", model);
}

TEST_F(Python, FindsNothingInABuiltModel) {
  onnx::ModelProto model;
  make_model(model, {{"", 15}});
  GraphBuilder g(*model.mutable_graph());
  const Value x = g.input("x", ElementType::kFloat, {4, 4});
  const auto sum = g.op("Add", g.op("Relu", x), g.constant(std::vector<float>{1, 2, 3, 4}));
  const auto split = g.op("Split", sum).set("axis", 1);
  auto chosen = g.op("If", g.op("Less", g.op("ReduceSum", split.output(1)).set("keepdims", 0), g.constant(1.0f)));
  chosen.set_graph("then_branch", [&](auto& branch) { branch.output(branch.op("Neg", split.output(0))); });
  chosen.set_graph("else_branch", [&](auto& branch) { branch.output(branch.op("Abs", split.output(0))); });
  g.output(chosen.as("y"), ElementType::kFloat, {4, 2});
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));
  run("check '" + folder_.write("model.onnx", bytes) + "'");
}

}  // namespace
}  // namespace onnxgen::build::tests
