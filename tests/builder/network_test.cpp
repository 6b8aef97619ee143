// The network shown in docs/build.md.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/graph_builder.h"
#include "onnxgen/check/check.h"

namespace {

using namespace onnxgen;

onnx::ModelProto conv_batchnorm_relu() {
  using build::ElementType;
  onnx::ModelProto model;
  build::make_model(model, {{"", 17}});
  build::GraphBuilder g(*model.mutable_graph(), "network");

  const auto x = g.input("x", ElementType::kFloat, {"batch", 3, 32, 32});
  const auto w = g.initializer("w", {8, 3, 3, 3}, std::vector<float>(8 * 3 * 3 * 3, 0.1f));
  const auto scale = g.initializer("scale", {8}, std::vector<float>(8, 1.0f));
  const auto bias = g.initializer("bias", {8}, std::vector<float>(8, 0.0f));
  const auto mean = g.initializer("mean", {8}, std::vector<float>(8, 0.5f));
  const auto variance = g.initializer("variance", {8}, std::vector<float>(8, 2.0f));

  const auto conv = g.op("Conv", x, w).set("pads", {1, 1, 1, 1}).set("strides", {1, 1});
  const auto norm = g.op("BatchNormalization", conv, scale, bias, mean, variance).set("epsilon", 1e-5f);
  g.output(g.op("Relu", norm).as("y"), ElementType::kFloat, {"batch", 8, 32, 32});
  return model;
}

std::string without_indents(std::istream& in, const std::string& begin, const std::string& end) {
  std::string text;
  std::string line;
  while (std::getline(in, line) && line.find(begin) == std::string::npos) continue;
  while (std::getline(in, line) && line.find(end) != 0) {
    line.erase(0, line.find_first_not_of(' '));
    if (!line.empty() && line != "return model;") text += line + "\n";
  }
  return text;
}

TEST(Network, IsWhatItSays) {
  const onnx::ModelProto model = conv_batchnorm_relu();
  const check::Report report = check::check(model);
  for (const check::Finding& finding : report.findings) ADD_FAILURE() << finding.message();
  EXPECT_TRUE(report.ok());
  EXPECT_EQ(model.ir_version(), 8);
  ASSERT_EQ(model.graph().node_size(), 3u);
  const onnx::NodeProto& norm = model.graph().node(1);
  EXPECT_EQ(norm.input(0), model.graph().node(0).output(0));
  EXPECT_EQ(norm.input(4), "variance");
  EXPECT_EQ(norm.output(0), "batchnormalization_1");
  EXPECT_EQ(norm.attribute(0).type(), onnx::AttributeProto::FLOAT);
  EXPECT_EQ(model.graph().node(0).attribute(0).ints_size(), 4u);
  EXPECT_EQ(model.graph().node(2).output(0), "y");
  EXPECT_EQ(model.graph().output(0).type().tensor_type().shape().dim(0).dim_param(), "batch");
}

TEST(Network, MatchesTheDocumentation) {
  std::ifstream docs(ONNXGEN_DOCS "/build.md");
  std::ifstream source(ONNXGEN_BUILDER_TESTS "/network_test.cpp");
  std::string shown = without_indents(docs, "```cpp", "```");
  shown.erase(0, shown.find("using build::"));  // skip the includes
  EXPECT_EQ(shown, without_indents(source, "onnx::ModelProto conv_batchnorm_relu() {", "}"));
}

}  // namespace
