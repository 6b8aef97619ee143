// The JSON of every command that reports agrees with docs/tool.schema.json.
#include <gtest/gtest.h>

#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class Json : public testing::Test {
 protected:
  // Runs a command with --json in the folder, and checks its output. Returns the output.
  Outcome run(const std::string& command, int status = 0) {
    const std::string line = "cd " + shell_word(folder_.path().string()) + " && \"$TOOL\" " + command + " --json";
    const Outcome outcome = run_shell(line);
    EXPECT_EQ(outcome.status, status) << command << outcome.err;
    const Outcome schema = run_shell(
        "/usr/bin/python3 " ONNX_TOOL_TESTS "/json_schema.py " ONNX_TOOL_SCHEMA " <<'END'\n" + outcome.out + "END\n");
    EXPECT_EQ(schema.out, "\n") << command << schema.err << outcome.out;
    return outcome;
  }

  TemporaryFolder folder_;
  const std::string model_ = folder_.write("m.onnx", encoded(small_model(1000)));
  const std::string other_ = folder_.write("n.onnx", encoded(small_model(1001)));
};

TEST_F(Json, EveryReportAgreesWithTheSchema) {
  run("info m.onnx");
  run("info " ONNX_TOOL_TESTS "/everything.txt");
  run("tensors m.onnx");
  run("tensors m.onnx --stats");
  run("diff m.onnx m.onnx");
  run("convert m.onnx e.onnx --external");
  run("tensors e.onnx");
  run("convert m.onnx e.onnx --external --dry-run");
  run("convert m.onnx out.zip");
  run("edit m.onnx out.onnx --producer me");
  run("show m.onnx");
  run("show m.onnx --node sum");
  run("show " ONNX_TOOL_TESTS "/everything.txt");
  run("graph m.onnx");
  run("graph " ONNX_TOOL_TESTS "/everything.txt");
}

// The model in the document is the one that --format json prints.
TEST_F(Json, ShowsTheModel) {
  const Outcome shown = run("show m.onnx --node sum");
  EXPECT_TRUE(has(shown.out, "\"nodes\": [\n    {\n     \"input\": [\n      \"x\",\n      \"weight\"\n     ],\n"))
      << shown.out;
  const Outcome same = run_shell("cd " + shell_word(folder_.path().string()) +
                                 " && \"$TOOL\" show m.onnx --json --full | /usr/bin/python3 -c 'import json, sys; "
                                 "json.dump(json.load(sys.stdin)[\"model\"], sys.stdout)' >m.json && "
                                 "\"$TOOL\" diff m.onnx m.json");
  EXPECT_EQ(same.out, "") << same.err;
  EXPECT_EQ(same.status, 0);
}

// An If whose branch uses a value of the enclosing graph, a constant, and a weight that is listed as an input.
TEST_F(Json, EdgesFollowTheValues) {
  onnx::ModelProto model = small_model(1);
  onnx::GraphProto& graph = *model.mutable_graph();
  for (const char* const name : {"x", "weight"}) graph.add_input()->set_name(name);
  onnx::NodeProto& constant = *graph.add_node();
  constant.set_op_type("Constant");
  constant.add_output("condition");
  onnx::NodeProto& branch = *graph.add_node();
  branch.set_op_type("If");
  branch.add_input("condition");
  branch.add_output("z");
  onnx::AttributeProto& then = *branch.add_attribute();
  then.set_name("then_branch");
  then.set_type(onnx::AttributeProto::GRAPH);
  then.mutable_g()->set_name("then");
  then.mutable_g()->add_node()->add_input("y");
  graph.add_output()->set_name("z");
  folder_.write("if.onnx", encoded(model));
  run("graph if.onnx");
  const Outcome edges = run_shell(
      "cd " + shell_word(folder_.path().string()) +
      " && \"$TOOL\" graph if.onnx --json | /usr/bin/python3 -c 'import json, sys; graph, then = "
      "json.load(sys.stdin)[\"graphs\"]; print(*[(edge[\"value\"], edge.get(\"from\"), edge.get(\"to\")) for edge in "
      "graph[\"edges\"]], graph[\"folded\"], graph[\"nodes\"][2][\"attributes\"][0][\"graphs\"], then[\"name\"])'");
  EXPECT_EQ(edges.out, "('x', None, 0) ('condition', 1, 2) ('y', 0, 2) ('z', 2, None) [1] [1] then\n") << edges.err;
}

TEST_F(Json, LargeConstantsAreShownWithoutTheirElements) {
  onnx::ModelProto model;
  for (const int elements : {8, 9}) {
    onnx::NodeProto& node = *model.mutable_graph()->add_node();
    node.set_op_type("Constant");
    onnx::AttributeProto& value = *node.add_attribute();
    value.set_type(onnx::AttributeProto::TENSOR);
    *value.mutable_t() = small_model(elements).graph().initializer(0);
  }
  folder_.write("constants.onnx", encoded(model));
  const Outcome shown = run("graph constants.onnx");
  EXPECT_TRUE(has(shown.out, "\"value\": \"float[8] = [0, 1, 2, 3, 4, 5, 6, 7]\"\n")) << shown.out;
  EXPECT_TRUE(has(shown.out, "\"value\": \"float[9]\"\n")) << shown.out;
}

TEST_F(Json, GroupsAreThoseOfThePicture) {
  onnx::ModelProto model = small_model(1);
  onnx::GraphProto& graph = *model.mutable_graph();
  for (int i = 1; i < 60; ++i) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_name("/layers." + std::to_string(i / 20) + "/node_" + std::to_string(i));
    node.set_op_type("Relu");
    node.add_input(i == 1 ? "y" : "v" + std::to_string(i - 1));
    node.add_output("v" + std::to_string(i));
  }
  folder_.write("layers.onnx", encoded(model));
  EXPECT_TRUE(has(run("graph layers.onnx").out,
                  "\"name\": \"/layers.2\",\n          \"parameters\": 0,\n"
                  "          \"nodes\": [40, 41, 42,"));
}

TEST_F(Json, ReportsFindings) {
  const Outcome broken = run("check m.onnx", 1);
  EXPECT_TRUE(has(broken.out, "\"ok\": false,\n  \"errors\": 1,\n")) << broken.out;
  EXPECT_TRUE(has(broken.out, "\"rule\": \"undefined-name\",\n      \"path\": \"graph.node[0].input[0]\",\n"))
      << broken.out;
  onnx::ModelProto good = small_model(10);
  good.mutable_graph()->mutable_node(0)->set_input(0, "weight");
  folder_.write("good.onnx", encoded(good));
  EXPECT_TRUE(has(run("check good.onnx --errors-only").out, "\"ok\": true,\n  \"errors\": 0,\n"));
}

TEST_F(Json, ReportsDifferences) {
  onnx::ModelProto changed = small_model(1000);
  changed.mutable_graph()->mutable_initializer(0)->set_float_data(0, -0.0F);
  folder_.write("zero.onnx", encoded(changed));
  changed.mutable_graph()->mutable_initializer(0)->set_float_data(7, 7.5F);
  changed.set_domain("d");
  folder_.write("changed.onnx", encoded(changed));
  const Outcome run_changed = run("diff m.onnx changed.onnx", 1);
  EXPECT_TRUE(has(run_changed.out, "\"kind\": \"added\",\n      \"path\": \"domain\",\n")) << run_changed.out;
  EXPECT_TRUE(has(run_changed.out,
                  "\"tensor\": \"weight\",\n      \"elements\": 1000,\n      \"different_elements\": 1,\n"
                  "      \"largest_difference\": 0.5,\n"))
      << run_changed.out;
  EXPECT_TRUE(has(run("diff m.onnx zero.onnx").out, "\"kind\": \"equal\""));
  run("diff m.onnx n.onnx", 1);
  onnx::ModelProto shifted = small_model(1000);
  onnx::GraphProto& graph = *shifted.mutable_graph();
  *graph.add_node() = graph.node(0);
  graph.mutable_node(0)->set_name("first");
  graph.mutable_node(0)->set_output(0, "first");
  graph.mutable_node(1)->set_op_type("Mul");
  folder_.write("shifted.onnx", encoded(shifted));
  EXPECT_TRUE(has(run("diff m.onnx shifted.onnx", 1).out, "\"second_path\": \"graph.node[1].op_type\""));
}

// The JSON contains all findings, regardless of --limit.
TEST_F(Json, IsNotLimited) {
  onnx::ModelProto model = small_model(1);
  for (int i = 0; i < 5; ++i) model.mutable_graph()->add_node();
  folder_.write("many.onnx", encoded(model));
  const std::string limited = run("check many.onnx --limit 1", 1).out;
  EXPECT_EQ(limited, run("check many.onnx --limit 0", 1).out);
  EXPECT_TRUE(has(limited, "graph.node[5]"));
}

TEST_F(Json, IsWrittenToStandardErrorIfTheModelIsOnStandardOutput) {
  const Outcome outcome = run_shell("\"$TOOL\" convert " + shell_word(model_) + " - --to onnx --json");
  EXPECT_EQ(outcome.out, folder_.read("m.onnx"));
  EXPECT_TRUE(has(outcome.err, "\"command\": \"convert\"")) << outcome.err;
}

}  // namespace
}  // namespace onnx_tool::tests
