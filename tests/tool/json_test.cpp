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
