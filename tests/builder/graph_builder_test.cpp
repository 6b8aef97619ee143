#include "onnxgen/build/graph_builder.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/check.h"
#include "profile_name.h"

namespace onnxgen::build::tests {
namespace {

template <class M>
class GraphBuilders : public testing::Test {
 protected:
  GraphBuilders() { make_model(model_, {{"", 15}, {"custom", 1}}); }

  void expect_sound() {
    const check::Report report = check::check(model_);
    EXPECT_TRUE(report.ok());
    for (const check::Finding& finding : report.findings) ADD_FAILURE() << finding.message();
  }

  M model_;
};
using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;
TYPED_TEST_SUITE(GraphBuilders, Models, io::tests::ProfileName);

TYPED_TEST(GraphBuilders, NameUnnamedValues) {
  GraphBuilder g(*this->model_.mutable_graph());
  const Value x = g.input("relu_1", ElementType::kFloat, {});
  const auto first = g.op("Relu", x);
  const auto second = g.op("Relu", first);
  EXPECT_EQ(Value(first).name(), "relu_2");
  EXPECT_EQ(Value(second).name(), "relu_3");
  g.output(g.op("Add", second, g.constant(1.5f)).label("the sum").as("y"), ElementType::kFloat, {});
  EXPECT_EQ(g.graph().node(2).input(1), "constant_1");
  EXPECT_EQ(g.graph().node(2).name(), "the sum");
  EXPECT_EQ(g.graph().initializer(0).dims_size(), g.graph().input_size() - 1);
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, ExtendAnExistingGraph) {
  auto& graph = *this->model_.mutable_graph();
  make_node(*graph.add_node(), "Constant", {}, {"relu_1"}, {{"value_float", 1.0f}});
  GraphBuilder g(graph);
  g.output(g.op("Relu", "relu_1"), ElementType::kFloat, {});
  EXPECT_EQ(graph.node(1).output(0), "relu_2");
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, GenerateNoNameThatTheGraphHas) {
  auto& graph = *this->model_.mutable_graph();
  graph.add_sparse_initializer()->mutable_values()->set_name("relu_1");
  graph.add_output()->set_name("relu_2");
  graph.add_value_info()->set_name("relu_3");
  auto& node = *graph.add_node();
  node.add_input("relu_4");
  node.add_attribute()->mutable_g()->add_initializer()->set_name("relu_5");
  node.add_attribute()->add_graphs()->add_node()->add_output("relu_6");
  GraphBuilder g(graph);
  EXPECT_EQ(Value(g.op("Relu", "x")).name(), "relu_7");
}

TYPED_TEST(GraphBuilders, LeaveOptionalInputsOut) {
  GraphBuilder g(*this->model_.mutable_graph());
  const Value x = g.input("x", ElementType::kFloat, {});
  g.output(g.op("Clip", x, Value(), g.constant(6.0f)), ElementType::kFloat, {});
  EXPECT_EQ(g.graph().node(0).input(1), "");
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, HaveOperationsOfSeveralOutputs) {
  GraphBuilder g(*this->model_.mutable_graph());
  const auto split = g.op("Split", g.input("x", ElementType::kFloat, {4})).set("axis", 0);
  const Value third = split.output(2);
  g.output(third, ElementType::kFloat, {std::nullopt});
  EXPECT_EQ(g.graph().node(0).output_size(), 3);
  EXPECT_EQ(split.output(0).name(), Value(split).name());
  EXPECT_NE(split.output(1).name(), third.name());
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, NestGraphs) {
  GraphBuilder g(*this->model_.mutable_graph());
  const Value condition = g.input("c", ElementType::kBool, {});
  const Value x = g.input("x", ElementType::kFloat, {});
  const auto outer = g.op("Relu", x);
  auto chosen = g.op("If", condition);
  chosen.set_graph("then_branch", [&](auto& then) { then.output(then.op("Relu", outer)); });
  chosen.set_graph("else_branch", [&](auto& otherwise) { otherwise.output(otherwise.op("Neg", outer)); });
  g.output(chosen, ElementType::kFloat, {});
  const auto& node = g.graph().node(1);
  EXPECT_EQ(node.attribute(0).g().name(), "then_branch");
  EXPECT_EQ(node.attribute(0).g().node(0).output(0), "relu_2");
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, CallOperatorsOfOtherDomains) {
  GraphBuilder g(*this->model_.mutable_graph());
  const Value x = g.input("x", ElementType::kFloat, {});
  g.output(g.op("Mine", x).domain("custom").set("mode", "fast").set("names", {"a", "b"}), ElementType::kFloat, {});
  EXPECT_EQ(g.graph().node(0).domain(), "custom");
  EXPECT_EQ(g.graph().node(0).attribute(1).strings(1), "b");
  this->expect_sound();
}

TYPED_TEST(GraphBuilders, DoNotRenameUsedValues) {
  GraphBuilder g(*this->model_.mutable_graph());
  auto first = g.op("Relu", g.input("x", ElementType::kFloat, {}));
  auto second = g.op("Relu", first);
  EXPECT_THROW(first.as("late"), io::Error);
  g.output(second, ElementType::kFloat, {});
  EXPECT_THROW(second.as("late"), io::Error);
  this->expect_sound();
}

}  // namespace
}  // namespace onnxgen::build::tests
