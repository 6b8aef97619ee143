#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class Check : public testing::Test {
 protected:
  Outcome check(const onnx::ModelProto& model, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"check", folder_.write("model.onnx", encoded(model))};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  }

  TemporaryFolder folder_;
};

// Returns a model that adds its weight to itself.
onnx::ModelProto good_model() {
  onnx::ModelProto model = small_model(10);
  model.mutable_graph()->mutable_node(0)->set_input(0, "weight");
  return model;
}

// Returns a model with a node that reads an undefined value and a node without an operator.
onnx::ModelProto broken_model() {
  onnx::ModelProto model = small_model(10);
  model.mutable_graph()->mutable_node(0)->set_input(0, "nobody\x1b[31m");
  model.mutable_graph()->add_node();
  return model;
}

TEST_F(Check, AGoodModelHasNoErrors) {
  const Outcome run = check(good_model(), {"--errors-only"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.out, "no errors found (1 node, 1 tensor, 40 B of weights)\n");
}

TEST_F(Check, ErrorsHavePathsAndRules) {
  const Outcome run = check(broken_model(), {"--errors-only"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("error: graph.node[0].input[0]: "), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("(undefined-name)"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("error: graph.node[1]"), std::string::npos) << run.out;
  EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << "a name drives the terminal";
}

TEST_F(Check, PrintsUpToTheLimit) {
  const Outcome run = check(broken_model(), {"--errors-only", "--limit", "1"});
  EXPECT_EQ(run.status, 1);
  EXPECT_NE(run.out.find("more not shown; use --limit 0 to print all\n3 errors\n"), std::string::npos) << run.out;
}

TEST_F(Check, ErrorsArePrintedBeforeWarningsAreLeftOut) {
  onnx::ModelProto model = good_model();
  onnx::GraphProto& graph = *model.mutable_graph();
  for (const char* const output : {"", "", "z"}) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type("Neg");
    node.add_input(*output == '\0' ? "weight" : "nobody");
    if (*output != '\0') node.add_output(output);
  }
  const Outcome run = check(model, {"--limit", "1"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out.rfind("error: ", 0), 0U) << run.out;
}

// A small file can have any number of errors.
TEST_F(Check, ListsALimitedNumberOfFindings) {
  onnx::ModelProto model = good_model();
  for (int i = 0; i < 60'000; ++i) model.mutable_graph()->add_node();
  const Outcome run = check(model, {"--limit", "0"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 100'002);
  const std::string end = "20,000 more not shown\n120,000 errors, 0 warnings\n";
  EXPECT_EQ(run.out.substr(run.out.size() - std::min(run.out.size(), end.size())), end);
}

TEST_F(Check, EndsWithTheNumberOfFindings) {
  onnx::ModelProto model = broken_model();
  model.clear_producer_name();
  model.mutable_graph()->mutable_node(0)->set_input(0, "weight");
  model.mutable_graph()->add_initializer()->CopyFrom(model.graph().initializer(0));
  const std::string text = check(model).out;
  const std::string json = check(model, {"--json"}).out;
  const std::string last = text.substr(text.rfind('\n', text.size() - 2) + 1);
  const auto number = [&](const std::string& member) {
    const std::size_t at = json.find("\"" + member + "\": ") + member.size() + 4;
    return json.substr(at, json.find(',', at) - at);
  };
  EXPECT_EQ(last, number("errors") + " errors, " + number("warnings") + " warnings\n") << text << json;
}

TEST_F(Check, ExternalFilesAreChecked) {
  onnx::ModelProto model = small_model(10);
  onnx::TensorProto& tensor = *model.mutable_graph()->mutable_initializer(0);
  tensor.clear_raw_data();
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  onnx::StringStringEntryProto& location = *tensor.add_external_data();
  location.set_key("location");
  location.set_value("missing.bin");
  const Outcome run = check(model);
  EXPECT_EQ(run.status, 1);
  EXPECT_NE(run.out.find("missing.bin"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("(external-file)"), std::string::npos) << run.out;
}

// A stream has no folder in which to find the file.
TEST_F(Check, DataThatIsNotCheckedIsReported) {
  folder_.write("m.onnx", encoded(good_model()));
  ASSERT_EQ(run_tool({"convert", folder_ / "m.onnx", folder_ / "e.onnx", "--external", "--threshold", "0"}).status, 0);
  std::filesystem::remove(folder_ / "e.onnx.data");
  const std::string piped = "\"$TOOL\" check - <" + shell_word(folder_ / "e.onnx");
  EXPECT_EQ(run_shell(piped).out,
            "no problems found (1 node, 1 tensor, 40 B of weights), but the data of 1 tensor is in other files, which "
            "were not checked\n");
  EXPECT_TRUE(has(run_shell(piped + " --json").out, "\"unchecked_tensors\": 1,\n"));
  EXPECT_TRUE(has(run_tool({"check", folder_ / "m.onnx", "--json"}).out, "\"unchecked_tensors\": 0,\n"));
  onnx::ModelProto broken = good_model();
  broken.clear_ir_version();
  folder_.write("m.onnx", encoded(broken));
  ASSERT_EQ(run_tool({"convert", folder_ / "m.onnx", folder_ / "e.onnx", "--external", "--threshold", "0"}).status, 0);
  EXPECT_TRUE(has(run_shell(piped).out, ")\nthe data of 1 tensor is in other files, which were not checked\n"));
}

// Other commands also accept such a model.
TEST_F(Check, AMissingIrVersionIsAFinding) {
  onnx::ModelProto model = good_model();
  model.clear_ir_version();
  const Outcome run = check(model);
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.out, "error: ir_version: ")) << run.out << run.err;
  EXPECT_EQ(run_tool({"info", folder_ / "model.onnx"}).status, 0);
}

TEST_F(Check, FilesThatAreNotModelsPrintOneLine) {
  const Outcome run = run_tool({"check", (folder_.path() / "missing.onnx").string()});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("missing.onnx"), std::string::npos);
}

}  // namespace
}  // namespace onnx_tool::tests
