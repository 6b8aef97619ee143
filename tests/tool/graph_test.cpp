#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "graph/dot.h"
#include "graph/picture.h"
#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

bool has_dot() {
  return run_shell("command -v dot").status == 0;
}
constexpr const char* kNoDot = "no Graphviz: install the package graphviz";

// An If whose branches use a value of the enclosing graph, and a weight that is listed as an input.
TEST(Picture, ArrowsFollowTheValues) {
  onnx::ModelProto model = small_model(1);
  onnx::GraphProto& graph = *model.mutable_graph();
  for (const char* const name : {"x", "weight", "condition"}) graph.add_input()->set_name(name);
  onnx::NodeProto& branch = *graph.add_node();
  branch.set_name("branch");
  branch.set_op_type("If");
  branch.add_input("condition");
  branch.add_output("z");
  onnx::NodeProto& inner = *branch.add_attribute()->mutable_g()->add_node();
  inner.add_input("y");
  graph.add_output()->set_name("z");
  const Picture picture = make_picture(graph, "", 300);
  ASSERT_EQ(picture.boxes.size(), 5U);  // x, condition, sum, branch, z
  EXPECT_EQ(picture.arrows, (std::set<std::pair<std::size_t, std::size_t>>{{0, 2}, {1, 3}, {2, 3}, {3, 4}}));
  EXPECT_EQ(picture.boxes[3].title, "If");
  EXPECT_EQ(make_picture(graph, "bra", 300).boxes.size(), 1U);
}

// The body of a Loop has an input with the name of an outer value, and returns another outer value.
TEST(Picture, SubgraphsHideOuterValues) {
  onnx::ModelProto model = small_model(1);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("x");
  onnx::NodeProto& loop = *graph.add_node();
  loop.set_op_type("Loop");
  loop.add_output("z");
  onnx::GraphProto& body = *loop.add_attribute()->mutable_g();
  body.add_input()->set_name("y");
  body.add_node()->add_input("y");
  body.add_output()->set_name("x");
  const Picture picture = make_picture(graph, "", 300);
  ASSERT_EQ(picture.boxes.size(), 3U);  // x, sum, Loop
  EXPECT_EQ(picture.arrows, (std::set<std::pair<std::size_t, std::size_t>>{{0, 1}, {0, 2}}));
}

// Returns a graph of `count` additions of constants, one after another. The last node is a constant and an output.
onnx::ModelProto model_of_constants(int count) {
  onnx::ModelProto model;
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("v0");
  for (int i = 0; i < count; ++i) {
    const std::string number = std::to_string(i);
    onnx::NodeProto& constant = *graph.add_node();
    constant.set_op_type("Constant");
    constant.add_output("c" + number);
    onnx::TensorProto& value = *constant.add_attribute()->mutable_t();
    value.set_data_type(onnx::TensorProto::FLOAT);
    value.add_float_data(1);
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type("Add");
    node.add_input("v" + number);
    node.add_input("c" + number);
    node.add_output("v" + std::to_string(i + 1));
  }
  onnx::NodeProto& constant = *graph.add_node();
  constant.set_op_type("Constant");
  constant.add_output("y");
  graph.add_output()->set_name("y");
  return model;
}

// As on the page. Some exporters write all weights as constants.
TEST(Picture, ConstantsAreWeights) {
  const Picture picture = make_picture(model_of_constants(2).graph(), "", 300);
  ASSERT_EQ(picture.boxes.size(), 5U);  // v0, Add, Add, Constant, y
  EXPECT_EQ(picture.boxes[2].title, "Add");
  EXPECT_EQ(picture.boxes[3].title, "Constant") << "an output of the graph";
  EXPECT_EQ(picture.arrows, (std::set<std::pair<std::size_t, std::size_t>>{{0, 1}, {1, 2}, {3, 4}}));
  const Picture grouped = make_picture(model_of_constants(200).graph(), "", 100);
  EXPECT_LE(grouped.boxes.size(), 102U);
  const auto group = std::find_if(grouped.boxes.begin(), grouped.boxes.end(),
                                  [](const Box& box) { return box.kind == BoxKind::kGroup; });
  ASSERT_NE(group, grouped.boxes.end());
  const std::string count = std::to_string(group->nodes.size());
  EXPECT_EQ(group->subtitle, count + " nodes, " + count + " parameters") << "the constants are not nodes";
}

TEST(Picture, NamesCannotBreakOutOfTheLanguage) {
  onnx::ModelProto model = small_model(1);
  model.mutable_graph()->mutable_node(0)->set_name("\"]; evil [label=\"\\N&lt;\x1b\n");
  const Picture picture = make_picture(model.graph(), "", 300);
  EXPECT_TRUE(has(dot_text(picture, {}), "label=\"Add\\n\\\"]; evil [label=\\\"\\\\N&amp;lt;\\\\x1b\\\\n\""))
      << dot_text(picture, {});
}

class Graph : public testing::Test {
 protected:
  Outcome draw(const std::string& model, const std::string& name, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"graph", model, "-o", folder_ / name};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  }

  // Returns a model with a chain of `layers` layers of ten nodes each, and a mask that every layer uses.
  std::string chain(int layers) {
    onnx::ModelProto model = small_model(0);
    onnx::GraphProto& graph = *model.mutable_graph();
    graph.clear_node();
    graph.add_input()->set_name("mask");
    std::string value = "mask";
    for (int i = 0; i < 10 * layers; ++i) {
      onnx::NodeProto& node = *graph.add_node();
      node.set_name("/layers." + std::to_string(i / 10) + "/node_" + std::to_string(i));
      node.set_op_type("Add");
      node.add_input(value);
      node.add_input("mask");
      node.add_output(value = "v" + std::to_string(i));
    }
    graph.add_output()->set_name(value);
    return folder_.write("chain.onnx", encoded(model));
  }

  TemporaryFolder folder_;
};

TEST_F(Graph, DrawsEveryFormat) {
  if (!has_dot()) GTEST_SKIP() << kNoDot;
  const std::string model = folder_.write("m.onnx", encoded(small_model(3)));
  for (const auto& [name, start] : {std::pair<const char*, const char*>{"m.svg", "<?xml"},
                                    {"m.png", "\x89PNG"},
                                    {"m.html", "<!DOCTYPE html>"},
                                    {"m.dot", "digraph"}}) {
    const Outcome run = draw(model, name);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(folder_.read(name).rfind(start, 0), 0U) << name;
  }
  EXPECT_TRUE(has(folder_.read("m.svg"), ">Add</text>"));
}

TEST_F(Graph, ThePageOfAFolderHasItsName) {
  const std::string model = folder_.write("m.onnx", encoded(small_model(3)));
  ASSERT_EQ(run_tool({"convert", model, folder_ / "form/"}).status, 0);
  for (const char* const path : {"form", "form/", "form//"}) {
    ASSERT_EQ(draw(folder_ / path, "m.html").status, 0);
    EXPECT_TRUE(has(folder_.read("m.html"), "<title>form</title>")) << path;
  }
}

TEST_F(Graph, LargeModelsAreDrawnInGroupsAndInTime) {
  if (!has_dot()) GTEST_SKIP() << kNoDot;
  const Outcome run = draw(chain(200), "chain.svg");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(has(run.out, "2,000 nodes in ") && has(run.out, "use --scope NAME to draw the nodes of one group\n"))
      << run.out;
  EXPECT_TRUE(has(folder_.read("chain.svg"), ">/layers.199<")) << "the last group";
  const Outcome one = draw(folder_ / "chain.onnx", "one.dot", {"--scope", "/layers.7/"});
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_TRUE(has(folder_.read("one.dot"), "node_79") && !has(folder_.read("one.dot"), "node_80"));
}

TEST_F(Graph, WithoutGraphvizItSaysWhatToInstall) {
  const std::string model = folder_.write("m.onnx", encoded(small_model(3)));
  const Outcome run = run_shell("PATH=" + shell_word(folder_.path().string()) + " \"$TOOL\" graph " +
                                shell_word(model) + " -o " + shell_word(folder_ / "m.svg"));
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "onnx-tool: Graphviz's program 'dot' is not installed; install the package graphviz\n");
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"m.onnx"});
}

TEST_F(Graph, InvalidRequestsAreRefused) {
  const std::string model = folder_.write("m.onnx", encoded(small_model(3)));
  EXPECT_EQ(draw(model, "m.gif").status, 2);
  EXPECT_TRUE(has(draw(model, "m.dot", {"--scope", "none"}).err,
                  "nothing to draw: no node name begins with 'none'; constants are not drawn\n"));
  EXPECT_TRUE(has(draw(model, "m.dot", {"--scope", "/sum"}).err, "begins with '/sum'; did you mean 'sum'?\n"));
  const std::string deep = folder_.write("deep.txt", "ir_version: 8 graph { node { name: '/lstm.0/gate/Mul' } }");
  EXPECT_TRUE(has(draw(deep, "m.dot", {"--scope", "lstm.0/gates/"}).err, "; did you mean '/lstm.0/gate'?\n"));
  EXPECT_TRUE(has(draw(model, "m.dott").err, "cannot derive the format from the name; did you mean .dot?\n"));
  EXPECT_TRUE(has(draw(model, "m.html", {"--scope", "s"}).err, "--scope and --most-nodes are for images"));
  EXPECT_TRUE(
      has(run_tool({"graph", model, "--json", "--scope", "s"}).err, "--values are for pictures; --json prints"));
  EXPECT_TRUE(has(draw(model, "m.dot", {"--values"}).err, "--values is for the HTML page"));
}

}  // namespace
}  // namespace onnx_tool::tests
