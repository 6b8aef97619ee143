#include "onnxgen/graph/graph_index.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/graph_builder.h"
#include "tier.h"

namespace onnxgen::graph::tests {
namespace {

using Nodes = std::vector<std::size_t>;
using Views = std::vector<std::string_view>;

onnx::NodeProto& add(onnx::GraphProto& graph, const build::Names& inputs, const build::Names& outputs) {
  return build::make_node(*graph.add_node(), "Op", inputs, outputs);
}

// x -> a -> b, c; b, w -> y; an If that uses c and, in its branch, a and far.
onnx::GraphProto sample() {
  onnx::GraphProto graph;
  graph.add_input()->set_name("x");
  graph.add_initializer()->set_name("w");
  graph.add_sparse_initializer()->mutable_values()->set_name("s");
  add(graph, {"x", ""}, {"a"});
  add(graph, {"a", "a"}, {"b", "c", ""});
  add(graph, {"b", "w", "s"}, {"y"});
  onnx::GraphProto& branch =
      *build::make_attribute(*add(graph, {"c"}, {"z"}).add_attribute(), {"body", onnx::GraphProto()}).mutable_g();
  branch.add_input()->set_name("own");
  add(branch, {"a", "own"}, {"inner"});
  add(branch, {"inner", "far"}, {"end"});
  branch.add_output()->set_name("end");
  branch.add_output()->set_name("x");
  return graph;
}

TEST(GraphIndex, KnowsProducersAndConsumers) {
  const onnx::GraphProto graph = sample();
  const GraphIndex index = GraphIndex::of(graph);
  EXPECT_EQ(index.nodes(), 4u);
  EXPECT_EQ(index.producer("c"), 1u);
  EXPECT_FALSE(index.producer("x"));
  EXPECT_FALSE(index.producer("inner"));
  EXPECT_FALSE(index.producer(""));
  EXPECT_EQ(index.consumers("a"), (Nodes{1, 3}));  // the last one is in a subgraph
  EXPECT_EQ(index.consumers("x"), (Nodes{0, 3}));
  EXPECT_EQ(index.consumers("y"), Nodes());
  EXPECT_EQ(index.inputs(1), Views{"a"});
  EXPECT_TRUE(index.is_given("s"));
  EXPECT_EQ(index.outer_names(), Views{"far"});
}

TEST(GraphIndex, ANodeThatUsesAValueTwiceIsOneConsumer) {
  onnx::GraphProto graph;
  add(graph, {"x"}, {"a"});
  add(graph, {"x", "a", "x"}, {"b"});
  const GraphIndex index = GraphIndex::of(graph);
  EXPECT_EQ(index.consumers("x"), (Nodes{0, 1}));
  EXPECT_EQ(index.inputs(1), (Views{"x", "a"}));
}

TEST(GraphIndex, OfAFunction) {
  onnx::FunctionProto function;
  build::make_function(function, "d", "f", {"p"}, {"r"}, {});
  build::make_node(*function.add_node(), "Op", {"p", "q"}, {"r"});
  EXPECT_EQ(GraphIndex::of(function).outer_names(), Views{"q"});
}

TEST(GraphIndex, GoesBackFromOutputs) {
  const onnx::GraphProto graph = sample();
  const GraphIndex index = GraphIndex::of(graph);
  EXPECT_EQ(index.reachable({"y"}, {}), (Nodes{0, 1, 2}));
  EXPECT_EQ(index.reachable({"z"}, {"x"}), (Nodes{0, 1, 3}));
  EXPECT_EQ(index.reachable({"y"}, {"b"}), Nodes{2});
  EXPECT_EQ(index.reachable({"y", "nothing"}, {"y"}), Nodes());
}

TEST(GraphIndex, OrdersNodes) {
  onnx::GraphProto graph;
  graph.add_input()->set_name("x");
  add(graph, {"c"}, {"d"});
  add(graph, {"x"}, {"b"});
  add(graph, {"b", "x"}, {"c"});
  add(graph, {"x"}, {"e"});
  Nodes order;
  ASSERT_TRUE(GraphIndex::of(graph).order(order));
  EXPECT_EQ(order, (Nodes{1, 2, 0, 3}));
  const onnx::GraphProto sound = sample();
  ASSERT_TRUE(GraphIndex::of(sound).order(order));
  EXPECT_EQ(order, (Nodes{0, 1, 2, 3}));
  add(graph, {"f"}, {"f"});
  EXPECT_EQ(GraphIndex::of(graph).order(order).code(), ErrorCode::kUnsupported);
  EXPECT_TRUE(order.empty());
}

TEST(GraphIndex, LongChainsDoNotExhaustTheStack) {
  onnx::GraphProto graph;
  const int kNodes = onnxgen::tests::by_tier(30'000, 100'000);
  for (int i = kNodes; i > 0; --i) add(graph, {std::to_string(i - 1)}, {std::to_string(i)});
  const GraphIndex index = GraphIndex::of(graph);
  EXPECT_EQ(index.reachable({std::to_string(kNodes)}, {}).size(), static_cast<std::size_t>(kNodes));
  Nodes order;
  ASSERT_TRUE(index.order(order));
  EXPECT_EQ(order.front(), static_cast<std::size_t>(kNodes - 1));
}

}  // namespace
}  // namespace onnxgen::graph::tests
