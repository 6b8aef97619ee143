#include "graph/groups.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "graph/parameters.h"
#include "graph/repeats.h"
#include "models.h"

namespace onnx_tool::tests {
namespace {

// Nodes in the order in which each uses the output of the one before.
class Chain {
 public:
  void add(const std::string& op, const std::string& name, const std::vector<std::string>& more_inputs = {}) {
    onnx::NodeProto& node = *graph_.add_node();
    node.set_op_type(op);
    node.set_name(name);
    node.add_input("v" + std::to_string(graph_.node_size() - 1));
    for (const std::string& input : more_inputs) node.add_input(input);
    node.add_output("v" + std::to_string(graph_.node_size()));
  }

  NodeList nodes() const {
    NodeList list;
    for (const auto& node : graph_.node()) list.push_back(&node);
    return list;
  }

  Group groups() const { return group_nodes(nodes(), std::vector<bool>(graph_.node_size())); }

 private:
  onnx::GraphProto graph_;
};

std::vector<std::string> names_in(const Group& group) {
  std::vector<std::string> names;
  for (const Group& inner : group.groups) names.push_back(inner.name);
  return names;
}

// Number of nodes and groups directly in a group.
std::size_t items_in(const Group& group) {
  std::size_t items = group.nodes.size() + group.groups.size();
  for (const Group& inner : group.groups) items -= inner.nodes.size();
  return items;
}

void for_each_group(const Group& group, const std::function<void(const Group&)>& visit) {
  visit(group);
  for (const Group& inner : group.groups) for_each_group(inner, visit);
}

void expect_readable(const Group& all, std::size_t nodes) {
  EXPECT_EQ(all.nodes.size(), nodes);
  EXPECT_LE(items_in(all), 20U);
  for_each_group(all, [](const Group& group) {
    EXPECT_LE(items_in(group), 36U) << group.name;
    EXPECT_EQ(std::set<std::size_t>(group.nodes.begin(), group.nodes.end()).size(), group.nodes.size()) << group.name;
    EXPECT_TRUE(std::is_sorted(group.nodes.begin(), group.nodes.end())) << group.name;
    for (const Group& inner : group.groups) {
      EXPECT_GE(inner.nodes.size(), 2U);
      EXPECT_TRUE(std::includes(group.nodes.begin(), group.nodes.end(), inner.nodes.begin(), inner.nodes.end()));
    }
  });
}

TEST(Groups, ASmallGraphIsNotDivided) {
  Chain chain;
  for (int i = 0; i < 16; ++i) chain.add("Add", "/a/b/n" + std::to_string(i));
  EXPECT_EQ(names_in(chain.groups()), std::vector<std::string>{});
}

TEST(Groups, ScopesAreGroupsAndNumbersBelongToTheComponentBefore) {
  Chain chain;
  for (int layer = 0; layer < 4; ++layer) {
    const std::string scope = "/model/layers." + std::to_string(layer);
    for (const char* const name :
         {"/attention/MatMul", "/attention/Softmax", "/mlp/up/MatMul", "/mlp/down/MatMul", "/Add"}) {
      chain.add("Op", scope + name);
    }
  }
  chain.add("Op", "/model/norm/Mul");
  const Group all = chain.groups();
  EXPECT_EQ(all.name, "/model") << "all nodes are in this scope";
  EXPECT_EQ(names_in(all),
            (std::vector<std::string>{"/model/layers.0", "/model/layers.1", "/model/layers.2", "/model/layers.3"}));
  EXPECT_EQ(names_in(all.groups[0]), (std::vector<std::string>{"/model/layers.0/attention", "/model/layers.0/mlp"}));
  expect_readable(all, 21);
}

TEST(Groups, ManyEqualLayersAreDividedIntoFewParts) {
  Chain chain;
  for (int layer = 0; layer < 500; ++layer) {
    for (const char* const name : {"/a/MatMul", "/b/MatMul", "/Add"}) {
      chain.add("Op", "/layers." + std::to_string(layer) + name);
    }
  }
  const Group all = chain.groups();
  EXPECT_EQ(items_in(all), 10U);
  EXPECT_EQ(all.groups[0].name, "/layers.0 to layers.49");
  EXPECT_EQ(all.groups[9].name, "/layers.450 to layers.499");
  expect_readable(all, 1500);
}

TEST(Groups, WithoutNamesRepeatedStructureFormsBlocks) {
  Chain chain;
  chain.add("Gather", "");
  for (int layer = 0; layer < 8; ++layer) {
    for (const char* const op : {"MatMul", "Softmax", "MatMul", "Add", "Relu", "MatMul", "Add"}) chain.add(op, "");
  }
  chain.add("ArgMax", "");
  const Group all = chain.groups();
  EXPECT_EQ(items_in(all), 10U) << "the first node, eight blocks, and the last node";
  EXPECT_EQ(all.groups[0].name, "block 1 of 8");
  EXPECT_EQ(all.groups[0].nodes, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7}));
  expect_readable(all, 58);
}

TEST(Groups, PartsBeforeAndAfterBlocksAreNumberedTogether) {
  Chain chain;
  for (int i = 0; i < 25; ++i) chain.add("First" + std::to_string(i), "");
  for (int block = 0; block < 4; ++block) {
    for (int i = 0; i < 9; ++i) chain.add("Repeated" + std::to_string(i), "");
  }
  for (int i = 0; i < 25; ++i) chain.add("Last" + std::to_string(i), "");
  std::vector<std::string> expected;
  for (int i = 1; i <= 5; ++i) expected.push_back("part " + std::to_string(i) + " of 10");
  for (int i = 1; i <= 4; ++i) expected.push_back("block " + std::to_string(i) + " of 4");
  for (int i = 6; i <= 10; ++i) expected.push_back("part " + std::to_string(i) + " of 10");
  const Group all = chain.groups();
  EXPECT_EQ(names_in(all), expected);
  expect_readable(all, 86);
}

TEST(Groups, EveryNodeIsReachableWhateverTheNames) {
  const std::vector<std::string> names = {"",     "/", "//", "/a",  "/a/",   "/a/b", "a/b",
                                          "/a/b", ".", "..", "a.1", "1/2/3", "\n"};
  for (const std::size_t nodes : {17U, 100U, 1000U}) {
    Chain chain;
    std::string path;
    for (std::size_t i = 0; i < nodes; ++i) {
      chain.add(i % 7 == 0 ? "Add" : "Mul", i % 3 == 0 ? names[i % names.size()] : path);
      if (i % 5 == 0) path += "/x";
    }
    expect_readable(chain.groups(), nodes);
  }
}

TEST(Groups, NodesInParallelAreDividedEvenly) {
  onnx::GraphProto graph;
  NodeList nodes;
  for (int i = 0; i < 3000; ++i) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type("Relu");
    node.add_input("x");
    node.add_output("y" + std::to_string(i));
  }
  for (const auto& node : graph.node()) nodes.push_back(&node);
  const Group all = group_nodes(nodes, std::vector<bool>(nodes.size()));
  EXPECT_EQ(all.groups[0].name, "Relu 1 to 300 of 3000");
  expect_readable(all, 3000);
}

TEST(Groups, ConstantsBelongToTheNodesThatUseThem) {
  onnx::GraphProto graph;
  const auto add = [&](const std::string& op, const std::string& name, const std::vector<std::string>& inputs) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type(op);
    node.set_name(name);
    for (const std::string& input : inputs) node.add_input(input);
    node.add_output(name);
  };
  add("Constant", "shape", {});
  add("Identity", "copy", {"weight"});
  add("Constant", "unused", {});
  add("Constant", "output", {});
  add("Identity", "no copy", {"x"});
  for (int i = 0; i < 20; ++i) add("Add", "/a/n" + std::to_string(i), {"x"});
  add("Reshape", "/b/n1", {"x", "shape"});
  add("MatMul", "/b/n2", {"/b/n1", "copy", "output"});
  NodeList nodes;
  for (const auto& node : graph.node()) nodes.push_back(&node);
  const std::vector<bool> is_folded = find_folded(nodes, {"weight"}, {"output"});
  std::set<std::size_t> folded;
  for (std::size_t i = 0; i < is_folded.size(); ++i) {
    if (is_folded[i]) folded.insert(i);
  }
  EXPECT_EQ(folded, (std::set<std::size_t>{0, 1}));
  const Group all = group_nodes(nodes, is_folded);
  EXPECT_EQ(all.nodes.size(), nodes.size());
  for (const Group& group : all.groups) {
    if (group.name != "/b") continue;
    EXPECT_EQ(group.nodes, (std::vector<std::size_t>{0, 1, 25, 26}));
  }
  EXPECT_EQ(all.groups[0].name, "/b") << "ordered by the first node";
}

NodeList nodes_of(const onnx::GraphProto& graph) {
  NodeList nodes;
  for (const auto& node : graph.node()) nodes.push_back(&node);
  return nodes;
}

onnx::NodeProto& add_node(onnx::GraphProto& graph, const std::string& op, const std::string& input,
                          const std::string& output) {
  onnx::NodeProto& node = *graph.add_node();
  node.set_op_type(op);
  if (!input.empty()) node.add_input(input);
  node.add_output(output);
  return node;
}

TEST(Groups, AChainOfCopiesCanBeOfAnyLength) {
  constexpr std::size_t kCopies = 100'000;
  onnx::GraphProto graph;
  add_node(graph, "Constant", "", "v0");
  for (std::size_t i = 0; i < kCopies; ++i) {
    add_node(graph, "Identity", "v" + std::to_string(i), "v" + std::to_string(i + 1));
  }
  add_node(graph, "Relu", "v" + std::to_string(kCopies), "y");
  const NodeList nodes = nodes_of(graph);
  const std::vector<bool> is_folded = find_folded(nodes, {}, {"y"});
  EXPECT_EQ(std::count(is_folded.begin(), is_folded.end(), true), kCopies + 1);
  EXPECT_EQ(group_nodes(nodes, is_folded).nodes.size(), nodes.size());
}

// The body has a value of its own with the name of the constant, so that no node uses the constant.
TEST(Groups, AConstantThatASubgraphHidesIsNotFolded) {
  onnx::GraphProto graph;
  add_node(graph, "Constant", "", "c");
  add_node(graph, "Constant", "", "used");
  onnx::GraphProto& body = *add_node(graph, "Loop", "x", "y").add_attribute()->mutable_g();
  body.add_input()->set_name("c");
  add_node(body, "Add", "c", "sum").add_input("used");
  body.add_output()->set_name("sum");
  EXPECT_EQ(find_folded(nodes_of(graph), {}, {"y"}), (std::vector<bool>{false, true, false}));
  body.add_output()->set_name("c");
  body.clear_input();
  EXPECT_EQ(find_folded(nodes_of(graph), {}, {"y"}), (std::vector<bool>{true, true, false})) << "c is an output";
}

// It could be a constant that only another one uses, in a circle.
TEST(Groups, AConstantWithASubgraphIsNotFolded) {
  onnx::GraphProto graph;
  add_node(*add_node(graph, "Constant", "", "c").add_attribute()->mutable_g(), "Relu", "copy", "inner");
  add_node(graph, "Identity", "c", "copy");
  add_node(*add_node(graph, "Constant", "", "own").add_attribute()->add_graphs(), "Relu", "own", "inner");
  EXPECT_EQ(find_folded(nodes_of(graph), {}, {}), (std::vector<bool>{false, false, false}));
}

// Otherwise the last node would be a copy of itself.
TEST(Groups, OneNodeIsFoldedForEachName) {
  onnx::GraphProto graph;
  add_node(graph, "Constant", "", "a");
  add_node(graph, "Identity", "a", "a");
  add_node(graph, "Identity", "a", "weight");
  add_node(graph, "Add", "a", "y").add_input("weight");
  const NodeList nodes = nodes_of(graph);
  const std::vector<bool> is_folded = find_folded(nodes, {"weight"}, {"y"});
  EXPECT_EQ(is_folded, (std::vector<bool>{true, false, false, false}));
  EXPECT_EQ(group_nodes(nodes, is_folded).nodes.size(), nodes.size());
}

TEST(Groups, ARepeatBeginsWhereFewValuesPass) {
  const std::vector<std::uint64_t> kinds = {9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 8};
  const std::vector<std::size_t> crossings = {0, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 1};
  const Repeat repeat = find_repeat(kinds, crossings);
  EXPECT_EQ(repeat.begin, 1U);
  EXPECT_EQ(repeat.length, 3U);
  EXPECT_EQ(repeat.count, 3U);
  EXPECT_EQ(find_repeat({1, 2, 3, 4}, {0, 1, 1, 1}).count, 0U);
  EXPECT_EQ(find_repeat({}, {}).count, 0U);
}

TEST(Groups, AWeightThatSeveralNodesUseCountsOnce) {
  onnx::ModelProto model = small_model(5);
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::NodeProto& branch = *graph.add_node();
  branch.add_input("x");
  onnx::GraphProto& inner = *branch.add_attribute()->mutable_g();
  inner.add_node()->add_input("weight");
  onnx::TensorProto& own = *inner.add_initializer();
  own.set_name("own");
  own.add_dims(7);
  inner.add_node()->add_input("own");
  inner.add_node()->add_attribute()->mutable_t()->add_dims(11);
  const WeightScope scope(graph, nullptr);
  const Parameters parameters({&graph.node(0), &graph.node(1)}, scope);
  EXPECT_EQ(parameters.count({0}), 5U);
  EXPECT_EQ(parameters.count({1}), 5U + 7U + 11U);
  EXPECT_EQ(parameters.count({0, 1}), 5U + 7U + 11U);
}

}  // namespace
}  // namespace onnx_tool::tests
