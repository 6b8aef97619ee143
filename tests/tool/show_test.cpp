#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "corpora.h"
#include "models.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

constexpr const char* kNested =
    "ir_version: 8 graph { node { name: 'outer' op_type: 'If' input: 'c' output: 'y' attribute { name: 'then_branch' "
    "type: GRAPH g { name: 'then' node { name: 'inner' op_type: 'Loop' output: 'z' attribute { name: 'body' type: "
    "GRAPH g { name: 'deep' node { name: 'innermost' op_type: 'Relu' output: 'w' } } } } } } } }";

class Show : public testing::Test {
 protected:
  std::string show(const std::string& path, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"show", path};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Outcome run = run_tool(arguments);
    EXPECT_EQ(run.status, 0) << run.err;
    return run.out;
  }

  TemporaryFolder folder_;
};

// The output is valid in the requested format and parses to the same model.
TEST_F(Show, FullOutputRoundTrips) {
  const onnx::ModelProto model = small_model(1000);
  const std::string path = folder_.write("m.onnx", encoded(model));
  onnx::ModelProto read;
  ASSERT_TRUE(onnxgen::text::parse_text(show(path, {"--full", "--format", "text"}), &read));
  EXPECT_EQ(read, model);
  ASSERT_TRUE(onnxgen::text::parse_json(show(path, {"--full", "--format", "json"}), &read));
  EXPECT_EQ(read, model);
  const std::string shown = folder_.write("shown", show(path, {"--full"}));
  EXPECT_EQ(run_tool({"diff", path, shown}).out, "");
}

// By default, the model is printed in ONNX's textual syntax.
TEST_F(Show, PrintsTextualSyntax) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(1000)));
  EXPECT_EQ(show(path),
            "<\n  ir_version: 8,\n  opset_import: [\"\" : 17],\n  producer_name: \"tests\"\n>\n"
            "small () => () <\n  float[1000] weight = ...\n> {\n  [sum] y = Add (x, weight)\n}\n");
  EXPECT_EQ(show(path, {"--node", "sum"}), "[sum] y = Add (x, weight)\n");
}

// Names are escaped for the terminal. Fields that the syntax cannot express are reported as missing.
TEST_F(Show, EscapesNamesAndReportsOmissions) {
  onnx::ModelProto model = small_model(1);
  model.mutable_graph()->mutable_node(0)->set_name("\x1b[2J");
  model.mutable_graph()->mutable_node(0)->set_doc_string("why");
  const std::string text = show(folder_.write("m.onnx", encoded(model)));
  EXPECT_TRUE(has(text, "[\"\\x1b[2J\"...] y = Add")) << text;
  EXPECT_TRUE(
      has(text,
          "\n...  # omitted, because the syntax cannot express it: graph.node[0].doc_string; use --format text to show "
          "all\n"))
      << text;
}

TEST_F(Show, OmitsLargeTensorsAndShowsSmallOnes) {
  onnx::ModelProto model = small_model(1000);
  onnx::TensorProto& small = *model.mutable_graph()->add_initializer();
  small.set_name("small");
  small.set_data_type(onnx::TensorProto::INT64);
  small.add_dims(2);
  small.add_int64_data(12);
  small.add_int64_data(34);
  for (const bool is_raw : {false, true}) {
    if (is_raw) {
      model.mutable_graph()->mutable_initializer(0)->clear_float_data();
      model.mutable_graph()->mutable_initializer(0)->set_raw_data(std::string(4000, 'x'));
    }
    const std::string path = folder_.write("m.onnx", encoded(model));
    const std::string text = show(path, {"--format", "text"});
    EXPECT_TRUE(has(text, "key: \"elided\"\n      value: \"1,000 elements, 3.9 KiB\"")) << text;
    EXPECT_FALSE(has(text, "float_data") || has(text, "raw_data")) << text;
    EXPECT_TRUE(has(text, "int64_data: 12")) << text;
    EXPECT_TRUE(has(show(path, {"--format", "json"}), "\"value\": \"1,000 elements, 3.9 KiB\""));
  }
}

TEST_F(Show, LimitsTheDepthOfSubgraphs) {
  const std::string path = folder_.write("m.txt", kNested);
  const std::string in_syntax = show(path, {"--depth", "1"});
  EXPECT_TRUE(has(in_syntax, "deep () => () { ...  # 1 node omitted\n") && !has(in_syntax, "innermost")) << in_syntax;
  EXPECT_TRUE(has(show(path, {"--format", "text"}), "innermost"));
  const std::string one = show(path, {"--depth", "1", "--format", "text"});
  EXPECT_TRUE(has(one, "\"inner\"") && !has(one, "innermost")) << one;
  EXPECT_TRUE(has(one, "name: \"deep\"\n") && has(one, "doc_string: \"1 node omitted\"")) << one;
  const std::string none = show(path, {"--depth", "0", "--format", "text"});
  EXPECT_TRUE(has(none, "\"outer\"") && !has(none, "\"inner\"")) << none;
}

TEST_F(Show, OmittedSubgraphsKeepTheirSignatures) {
  const std::string type = "type { tensor_type { elem_type: 1 shape { dim { dim_param: 'N' } } } }";
  const std::string path = folder_.write(
      "m.txt",
      "ir_version: 8 graph { node { op_type: 'Loop' output: 'y' attribute { name: 'body' type: GRAPH g { name: 'step' "
      "input { name: 'a' " +
          type + " } output { name: 'b' " + type + " } node { op_type: 'Relu' input: 'a' output: 'b' } } } } }");
  const std::string text = show(path, {"--depth", "0"});
  EXPECT_TRUE(has(text, "step (float[N] a) => (float[N] b) { ...  # 1 node omitted\n")) << text;
  EXPECT_TRUE(has(show(path, {"--depth", "0", "--format", "json"}), "\"dimParam\": \"N\""));
}

// Graphs of training information, and default values of a function's attributes.
TEST_F(Show, LimitsTheDepthEverywhere) {
  const std::string node = "node { attribute { name: 'body' type: GRAPH g { name: 'g' node { op_type: 'Deep' } } } } ";
  const std::string body = "type: GRAPH g { name: 'g' node { op_type: 'Deep' } } ";
  for (const std::string& part :
       {"training_info { initialization { " + node + "} }", "training_info { algorithm { " + node + "} }",
        "functions { name: 'f' attribute_proto { name: 'a' " + body + "} }", "functions { name: 'f' " + node + "}"}) {
    const std::string path = folder_.write("m.txt", "ir_version: 9 graph {} " + part);
    const std::string text = show(path, {"--depth", "0", "--format", "text"});
    EXPECT_TRUE(has(text, "1 node omitted") && !has(text, "Deep")) << text;
    const Outcome run = run_tool({"convert", folder_.write("shown.txt", text), folder_ / "back.onnx"});
    EXPECT_TRUE(has(run.err, "this text omits parts of the model")) << part << run.err;
    EXPECT_TRUE(has(show(path, {"--depth", "1", "--format", "text"}), "Deep")) << part;
  }
  const std::string nested = "attribute_proto { name: 'a' type: GRAPH g { name: 'g' " + node + "} }";
  const std::string path = folder_.write("m.txt", "ir_version: 9 graph {} functions { name: 'f' " + nested + " }");
  const std::string text = show(path, {"--depth", "1", "--format", "text"});
  EXPECT_TRUE(has(text, "1 node omitted") && !has(text, "Deep")) << text;
  const Outcome run = run_tool({"convert", folder_.write("shown.txt", text), folder_ / "back.onnx"});
  EXPECT_TRUE(has(run.err, "this text omits parts of the model")) << run.err;
}

TEST_F(Show, FindsANodeInAnyGraph) {
  const std::string path = folder_.write("m.txt", kNested);
  EXPECT_EQ(show(path, {"--node", "innermost"}), "[innermost] w = Relu ()\n");
  EXPECT_EQ(show(path, {"--node", "innermost", "--format", "text"}),
            "output: \"w\"\nname: \"innermost\"\nop_type: \"Relu\"\n");
  EXPECT_EQ(show(path, {"--node", "w"}), show(path, {"--node", "innermost"}));
  const std::string default_value =
      "attribute_proto { name: 'a' type: GRAPH g { node { op_type: 'Neg' name: 'default' output: 'v' } } }";
  EXPECT_EQ(show(folder_.write("f.txt", "ir_version: 9 graph {} functions { name: 'f' " + default_value + " }"),
                 {"--node", "default"}),
            "[default] v = Neg ()\n");
  const Outcome run = run_tool({"show", path, "--node", "none"});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.err, "m.txt: no node is named 'none' or computes a value with that name\n")) << run.err;
  EXPECT_TRUE(has(run_tool({"show", path, "--node", "inermost"}).err, "with that name; did you mean 'innermost'?\n"));
}

// Output of show either parses to the same model, or convert reports why it cannot be read.
TEST_F(Show, AbbreviatedOutputIsNotParsed) {
  const std::string path = folder_.write("m.txt",
                                         "ir_version: 8 opset_import { domain: '' version: 17 } graph { name: 'g' node "
                                         "{ op_type: 'Constant' output: 'a' attribute { name: 'value_string' type: "
                                         "STRING s: 'line1\\nline2\\t\\x01\\xff' } } initializer { name: 'w' "
                                         "data_type: 8 dims: 1 string_data: 'line1\\nline2' } }");
  ASSERT_EQ(run_tool({"convert", path, folder_ / "m.onnx"}).status, 0);
  const std::string nested = folder_.write("nested.txt", kNested);
  struct Case {
    std::string model;
    std::vector<std::string> options;
    std::string file;
    const char* refusal;  // null if the output can be read
  };
  const char* const kElided = "this text omits parts of the model; print the complete model with";
  const char* const kEscaped = "left out or escaped when this text was printed; print the whole text";
  for (const Case& c :
       {Case{folder_ / "m.onnx", {}, "s.onnxtxt", kEscaped}, Case{folder_ / "m.onnx", {"--full"}, "s.onnxtxt", nullptr},
        Case{folder_ / "m.onnx", {"--format", "text"}, "s.txt", nullptr},
        Case{folder_ / "m.onnx", {"--format", "json"}, "s.json", nullptr},
        Case{nested, {"--depth", "1"}, "s.onnxtxt", kEscaped},
        Case{nested, {"--depth", "1", "--full", "--format", "text"}, "s.txt", kElided},
        Case{nested, {"--depth", "1", "--full", "--format", "json"}, "s.json", kElided}}) {
    const std::string shown = folder_.write(c.file, show(c.model, c.options));
    const Outcome run = run_tool({"convert", shown, folder_ / "back.onnx"});
    if (c.refusal != nullptr) {
      EXPECT_EQ(run.status, 1) << shown;
      EXPECT_TRUE(has(run.err, c.refusal)) << run.err;
    } else {
      EXPECT_EQ(run.status, 0) << run.err;
      EXPECT_EQ(run_tool({"diff", c.model, folder_ / "back.onnx"}).status, 0) << shown;
    }
  }
}

// Neither form has a way to write the bits of a NaN. The syntax reports each.
TEST_F(Show, TextWithoutTheBitsOfANanIsNotParsed) {
  onnx::ModelProto model = small_model(1);
  const auto refusal = [&](const std::vector<std::string>& options, const char* name) {
    const std::string path = folder_.write("m.onnx", encoded(model));
    return run_tool({"convert", folder_.write(name, show(path, options)), folder_ / "back.onnx"}).err;
  };
  model.mutable_graph()->mutable_initializer(0)->set_float_data(0, std::nanf("1"));
  for (const std::vector<std::string>& options : {std::vector<std::string>{}, {"--full"}}) {
    for (const char* const form : {"text", "json"}) {
      std::vector<std::string> all = options;
      all.insert(all.end(), {"--format", form});
      const std::string text = refusal(all, form == std::string("text") ? "m.txt" : "m.json");
      EXPECT_TRUE(
          has(text, "this text lacks the bits of the NaN graph.initializer[0].float_data[0]; use the model itself"))
          << text;
    }
    const std::string text = refusal(options, "m.onnxtxt");
    EXPECT_TRUE(has(text, "'...' marks a part that was left out or escaped")) << text;
  }
  const std::string shown = show(folder_ / "m.onnx", {"--full"});
  EXPECT_TRUE(has(shown, "float_data: the bits of a NaN\n")) << "text format does not show them either\n" << shown;
  model.mutable_graph()->mutable_initializer(0)->set_float_data(0, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(refusal({"--full", "--format", "text"}, "m.txt"), "");
}

// JSON omits unknown fields, here of the model, a node in a subgraph and a function. Text format prints them by number.
TEST_F(Show, TextWithoutUnknownFieldsIsNotParsed) {
  const std::string field = "\xca\x3e\x03new";
  const auto in = [](const std::string& tag, const std::string& bytes) {
    return tag + static_cast<char>(bytes.size()) + bytes;
  };
  const std::string subgraph = in("\x32", in("\x0a", field));
  for (const std::string& part : {field, in("\x3a", in("\x0a", in("\x2a", subgraph))), in("\xca\x01", field)}) {
    const std::string path = folder_.write("m.onnx", encoded(small_model(1)) + part);
    for (const char* const form : {"text", "json"}) {
      const std::string text = folder_.write(std::string("m.") + (form == std::string("text") ? "txt" : "json"),
                                             show(path, {"--full", "--format", form}));
      const Outcome run = run_tool({"convert", text, folder_ / "back.onnx"});
      EXPECT_EQ(run.status, 1) << form;
      EXPECT_TRUE(has(run.err, form == std::string("text") ? "not a model in protobuf's text format"
                                                           : "this text lacks unknown fields; use the model itself"))
          << run.err;
    }
    EXPECT_TRUE(has(show(path, {"--full", "--json"}), "\"value\": \"unknown fields\"")) << part;
    const std::string syntax = folder_.write("m.onnxtxt", show(path, {"--full"}));
    EXPECT_EQ(run_tool({"convert", syntax, folder_ / "back.onnx"}).status, 1);
  }
}

TEST_F(Show, PyTorchArchive) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const std::string text = show((*corpora / "models/torch-1.13/smallnet_zip_archive.zip").string());
  EXPECT_TRUE(has(text, " = Gemm <")) << text;
}

}  // namespace
}  // namespace onnx_tool::tests
