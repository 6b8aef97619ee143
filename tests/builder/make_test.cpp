#include "onnxgen/build/make.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/check.h"
#include "profile_name.h"

namespace onnxgen::build::tests {
namespace {

using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;

template <class M>
class Make : public testing::Test {
 protected:
  using Graph = std::decay_t<decltype(std::declval<M>().graph())>;
  using Function = std::decay_t<decltype(std::declval<M>().functions(0))>;
  using Node = std::decay_t<decltype(std::declval<Graph>().node(0))>;
  using Tensor = std::decay_t<decltype(std::declval<Graph>().initializer(0))>;
  using Info = std::decay_t<decltype(std::declval<Graph>().input(0))>;
  using AttributeProto = std::decay_t<decltype(std::declval<Node>().attribute(0))>;
  using Type = std::decay_t<decltype(std::declval<Info>().type())>;

  template <class V>
  AttributeProto made(const V& value) {
    AttributeProto attribute;
    make_attribute(attribute, Attribute("name", value));
    EXPECT_EQ(attribute.name(), "name");
    return attribute;
  }
};
TYPED_TEST_SUITE(Make, Models, io::tests::ProfileName);

TYPED_TEST(Make, AttributesByTheTypesOfTheirValues) {
  using A = typename TestFixture::AttributeProto;
  EXPECT_EQ(this->made(7).i(), 7);
  EXPECT_EQ(this->made(7).type(), A::INT);
  EXPECT_EQ(this->made(true).i(), 1);
  EXPECT_EQ(this->made(std::int64_t{1} << 40).i(), std::int64_t{1} << 40);
  EXPECT_EQ(this->made(0.5f).f(), 0.5f);
  EXPECT_EQ(this->made(0.5).type(), A::FLOAT);
  EXPECT_EQ(this->made("text").s(), "text");
  EXPECT_EQ(this->made(std::string("a\0b", 3)).s(), std::string("a\0b", 3));
  EXPECT_EQ(this->made(std::vector<int>{1, 2}).ints(1), 2);
  EXPECT_EQ(this->made(std::vector<std::int64_t>()).type(), A::INTS);
  EXPECT_EQ(this->made(std::vector<double>{0.5}).floats(0), 0.5f);
  EXPECT_EQ(this->made(std::vector<std::string>{"a", "b"}).strings(1), "b");
  A attribute;
  EXPECT_EQ(make_attribute(attribute, {"list", {1.5, 2.5}}).floats(1), 2.5f);
  EXPECT_EQ(make_attribute(attribute, {"list", {1.5f, 2.5f}}).floats(1), 2.5f);
  EXPECT_EQ(make_attribute(attribute, {"list", {1, 2, 3}}).ints(2), 3);
  EXPECT_EQ(attribute.floats_size(), 0);
  EXPECT_EQ(make_attribute(attribute, {"list", {"a", "b", "c"}}).strings(2), "c");
}

TYPED_TEST(Make, AttributesThatAreMessages) {
  using A = typename TestFixture::AttributeProto;
  typename TestFixture::Tensor tensor;
  make_tensor(tensor, "t", {2}, std::vector<float>{1, 2});
  EXPECT_EQ(this->made(tensor).type(), A::TENSOR);
  EXPECT_EQ(this->made(tensor).t().dims(0), 2);
  typename TestFixture::Graph graph;
  graph.set_name("g");
  EXPECT_EQ(this->made(graph).g().name(), "g");
  EXPECT_EQ(this->made(graph).type(), A::GRAPH);
  typename TestFixture::Type type;
  make_tensor_type(type, ElementType::kInt8, {3});
  EXPECT_EQ(this->made(type).tp().tensor_type().elem_type(), 3);
  EXPECT_EQ(this->made(type).type(), A::TYPE_PROTO);
  A attribute;
  EXPECT_THROW(make_attribute(attribute, Attribute("model", TypeParam())), io::Error);
}

TYPED_TEST(Make, NodesReplaceTheirOldContent) {
  typename TestFixture::Node node;
  node.set_name("old");
  make_node(node, "Conv", {"x", "", "b"}, {"y"}, {{"pads", {1, 1}}, {"group", 1}}, "custom");
  EXPECT_FALSE(node.has_name());
  EXPECT_EQ(node.op_type(), "Conv");
  EXPECT_EQ(node.domain(), "custom");
  EXPECT_EQ(node.input(1), "");
  EXPECT_EQ(node.attribute(1).i(), 1);
  EXPECT_FALSE(make_node(node, "Relu", {"x"}, {"y"}).has_domain());
}

TYPED_TEST(Make, ValueInfos) {
  typename TestFixture::Info info;
  make_tensor_value_info(info, "x", ElementType::kFloat16, {"batch", 3, std::nullopt});
  const auto& tensor = info.type().tensor_type();
  EXPECT_EQ(tensor.elem_type(), 10);
  EXPECT_EQ(tensor.shape().dim(0).dim_param(), "batch");
  EXPECT_EQ(tensor.shape().dim(1).dim_value(), 3);
  EXPECT_FALSE(tensor.shape().dim(2).has_dim_value());
  make_tensor_value_info(info, "x", ElementType::kFloat);
  EXPECT_FALSE(info.type().tensor_type().has_shape());
  make_tensor_value_info(info, "x", ElementType::kFloat, {});  // a scalar
  EXPECT_TRUE(info.type().tensor_type().has_shape());
}

TYPED_TEST(Make, WholeModels) {
  TypeParam model;
  make_model(model, {{"", 18}, {"custom", 1}});
  EXPECT_EQ(model.ir_version(), 8);
  std::vector<typename TestFixture::Node> nodes(1);
  make_node(nodes[0], "Mine", {"x", "w"}, {"y"}, {{"alpha", 0.5f}}, "custom");
  std::vector<typename TestFixture::Info> inputs(1);
  std::vector<typename TestFixture::Info> outputs(1);
  make_tensor_value_info(inputs[0], "x", ElementType::kFloat, {2});
  make_tensor_value_info(outputs[0], "y", ElementType::kFloat, {2});
  std::vector<typename TestFixture::Tensor> tensors(1);
  make_tensor(tensors[0], "w", {2}, std::vector<float>{1, 2});
  make_graph(*model.mutable_graph(), nodes, "main", inputs, outputs, tensors);
  auto& function = make_function(*model.add_functions(), "custom", "Mine", {"a", "b"}, {"c"}, {{"", 18}}, {"alpha"});
  make_node(*function.add_node(), "Add", {"a", "b"}, {"c"});
  const check::Report report = check::check(model);
  for (const check::Finding& finding : report.findings) ADD_FAILURE() << finding.message();
  EXPECT_TRUE(report.ok());
}

TEST(Opsets, DetermineTheIrVersion) {
  EXPECT_EQ(ir_version_of({}), 3);
  EXPECT_EQ(ir_version_of({{"", 9}}), 4);
  EXPECT_EQ(ir_version_of({{"ai.onnx", 17}}), 8);
  EXPECT_EQ(ir_version_of({{"", 13}, {"ai.onnx.ml", 4}}), 9);
  EXPECT_EQ(ir_version_of({{"", 11}, {"ai.onnx.preview.training", 1}}), 7);
  EXPECT_EQ(ir_version_of({{"custom", 99}}), 3);
  EXPECT_EQ(ir_version_of({{"", 99}}), 13);
}

}  // namespace
}  // namespace onnxgen::build::tests
