#include <gtest/gtest.h>

#include <filesystem>

#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

// x is used by a node and by a subgraph, and has a type; y is the output.
constexpr const char* kModel =
    "ir_version: 8 doc_string: 'a' opset_import { version: 17 } metadata_props { key: 'author' value: 'her' } "
    "graph { doc_string: 'b' input { name: 'x' doc_string: 'c' } output { name: 'y' } value_info { name: 'z' } "
    "node { name: 'n' op_type: 'Relu' input: 'x' output: 'z' doc_string: 'd' } "
    "node { name: 'if' op_type: 'If' input: 'z' output: 'y' attribute { name: 'then_branch' type: GRAPH doc_string: "
    "'e' "
    "g { doc_string: 'f' node { name: 'inner' op_type: 'Neg' input: 'x' output: 'w' } output { name: 'w' } } } } "
    "initializer { name: 'k' doc_string: 'g' data_type: 1 float_data: 1 } } functions { name: 'f' doc_string: 'h' "
    "value_info { name: 'v' doc_string: 'i' } }";

class Edit : public testing::Test {
 protected:
  // Returns the edited model as text.
  std::string edited(const std::vector<std::string>& options, const std::string& model = kModel) {
    const Outcome run = edit(options, model);
    EXPECT_EQ(run.status, 0) << run.err;
    return folder_.read("out.txt");
  }
  Outcome edit(const std::vector<std::string>& options, const std::string& model = kModel) {
    std::vector<std::string> arguments = {"edit"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.push_back(folder_.write("in.txt", model));
    arguments.push_back(folder_ / "out.txt");
    return run_tool(arguments);
  }
  // Returns the differences that the edit made.
  std::string change() { return run_tool({"diff", folder_ / "in.txt", folder_ / "out.txt"}).out; }

  TemporaryFolder folder_;
};

TEST_F(Edit, WithoutAnOptionNothingChanges) {
  edited({});
  EXPECT_EQ(change(), "");
}

TEST_F(Edit, InputsAreRenamedWhereverTheyAreUsed) {
  edited({"--rename-input", "x=input ids"});
  EXPECT_EQ(change(),
            "modified: graph.node[0].input[0]: \"x\" -> \"input ids\"\n"
            "modified: graph.node[1].attribute[0].g.node[0].input[0]: \"x\" -> \"input ids\"\n"
            "modified: graph.input[0].name: \"x\" -> \"input ids\"\n");
}

TEST_F(Edit, RenamesOutputsAndNodes) {
  edited({"--rename-output", "y=logits", "--rename-node", "inner=neg"});
  EXPECT_EQ(change(),
            "modified: graph.node[1].output[0]: \"y\" -> \"logits\"\n"
            "modified: graph.node[1].attribute[0].g.node[0].name: \"inner\" -> \"neg\"\n"
            "modified: graph.output[0].name: \"y\" -> \"logits\"\n");
}

// Otherwise the second rename would also change the value or node that the first has just renamed.
TEST_F(Edit, AllRenamesApplyToTheOldNames) {
  edited({"--rename-input", "x=y", "--rename-output", "y=x", "--rename-node", "n=inner", "--rename-node", "inner=n"});
  EXPECT_EQ(change(),
            "modified: graph.node[0].input[0]: \"x\" -> \"y\"\n"
            "modified: graph.node[0].name: \"n\" -> \"inner\"\n"
            "modified: graph.node[1].output[0]: \"y\" -> \"x\"\n"
            "modified: graph.node[1].attribute[0].g.node[0].input[0]: \"x\" -> \"y\"\n"
            "modified: graph.node[1].attribute[0].g.node[0].name: \"inner\" -> \"n\"\n"
            "modified: graph.input[0].name: \"x\" -> \"y\"\n"
            "modified: graph.output[0].name: \"y\" -> \"x\"\n");
  const Outcome twice = edit({"--rename-input", "x=a", "--rename-input", "x=b"});
  EXPECT_EQ(twice.status, 2);
  EXPECT_EQ(twice.err, "onnx-tool: 'x' cannot be renamed to both 'a' and 'b'; rename it once\n");
}

TEST_F(Edit, SetsPropertiesOfTheModel) {
  edited({"--opset", "ai.onnx=18", "--opset", "org.example=1", "--metadata", "author=me", "--metadata", "task=a=b",
          "--producer", "hand", "--description", "text"});
  EXPECT_EQ(change(),
            "added: producer_name: \"hand\"\n"
            "modified: doc_string: \"a\" -> \"text\"\n"
            "modified: opset_import[0].version: 17 -> 18\n"
            "added: opset_import[1]: { domain: \"org.example\" version: 1 }\n"
            "modified: metadata_props[0].value: \"her\" -> \"me\"\n"
            "added: metadata_props[1]: { key: \"task\" value: \"a=b\" }\n");
  edited({"--remove-metadata", "author"});
  EXPECT_EQ(change(), "deleted: metadata_props[0]: { key: \"author\" value: \"her\" }\n");
}

TEST_F(Edit, AnEntryThatOccursTwiceIsSetOnce) {
  edited({"--opset", "=18", "--metadata", "k=9"},
         "ir_version: 8 opset_import { version: 17 } opset_import { domain: 'ai.onnx' version: 12 } "
         "metadata_props { key: 'k' value: '1' } metadata_props { key: 'k' value: '2' } graph {}");
  EXPECT_EQ(change(),
            "modified: opset_import[0].version: 17 -> 18\n"
            "deleted: opset_import[1]: { domain: \"ai.onnx\" version: 12 }\n"
            "modified: metadata_props[0].value: \"1\" -> \"9\"\n"
            "deleted: metadata_props[1]: { key: \"k\" value: \"2\" }\n");
}

TEST_F(Edit, DocStringsAreStrippedEverywhere) {
  EXPECT_FALSE(has(edited({"--strip-doc-strings"}), "doc_string"));
  const std::string graph =
      "doc_string: 'a' node { doc_string: 'b' attribute { name: 'body' type: GRAPH doc_string: 'c' g { doc_string: 'd' "
      "node { doc_string: 'e' } output { name: 'f' doc_string: 'g' } initializer { name: 'h' doc_string: 'i' } } } } ";
  const std::string model =
      "ir_version: 9 graph {} training_info { initialization { " + graph + "} algorithm { " + graph +
      "} } functions { name: 'f' attribute_proto { name: 'default' type: GRAPH doc_string: 'j' g { " + graph +
      "} } attribute_proto { name: 'list' type: GRAPHS graphs { " + graph + "} } node { doc_string: 'k' } }";
  const std::string stripped = edited({"--strip-doc-strings"}, model);
  EXPECT_FALSE(has(stripped, "doc_string")) << stripped;
}

TEST_F(Edit, ExtractsAPart) {
  const std::string model =
      "ir_version: 8 graph { input { name: 'x' type {} } output { name: 'y' type {} } value_info { name: 'z' type {} } "
      "node { op_type: 'Relu' input: 'x' output: 'z' } node { op_type: 'Neg' input: 'z' output: 'y' } }";
  edited({"--extract-to", "z"}, model);
  EXPECT_TRUE(has(change(), "deleted: graph.node[1]: ")) << change();
  EXPECT_TRUE(has(change(), "modified: graph.output[0].name: \"y\" -> \"z\"")) << change();
  edited({"--extract-from", "z"}, model);
  EXPECT_TRUE(has(change(), "modified: graph.input[0].name: \"x\" -> \"z\"")) << change();
  const Outcome empty = edit({"--extract-from", "y"}, model);
  EXPECT_EQ(empty.status, 1);
  EXPECT_TRUE(has(empty.err, "onnx-tool: the part has no nodes, ")) << empty.err;
}

TEST_F(Edit, MergesAnotherModel) {
  const std::string other = folder_.write(
      "other.txt",
      "ir_version: 8 opset_import { version: 17 } graph { name: 'o' input { name: 'x' } output { name: 'y' } "
      "node { op_type: 'Abs' input: 'x' output: 'y' } }");
  edited({"--merge", other, "--connect", "y=x", "--merge-prefix", "o/", "--prefix", "m/"});
  EXPECT_TRUE(has(change(), "added: graph.node[2]: { input: \"m/y\" output: \"o/y\" op_type: \"Abs\" }")) << change();
  const Outcome clash = edit({"--merge", other, "--connect", "y=x"});
  EXPECT_EQ(clash.status, 1);
  EXPECT_EQ(clash.err, "onnx-tool: both models have a value 'y'; distinguish them with --merge-prefix\n");
  EXPECT_EQ(edit({"--connect", "y=x"}).status, 2) << "there is nothing to connect";
}

TEST_F(Edit, PrefixesFunctionsAndInitializers) {
  edited({"--prefix", "p/", "--initializers-as-inputs"});
  EXPECT_TRUE(has(change(), "modified: graph.node[0].name: \"n\" -> \"p/n\"")) << change();
  EXPECT_TRUE(has(change(), "added: graph.input[1]: { name: \"p/k\"")) << change();
  EXPECT_TRUE(has(change(), "modified: functions[0].name: \"f\" -> \"p/f\"")) << change();
  std::filesystem::rename(folder_ / "out.txt", folder_ / "listed.txt");
  edited({"--initializers-as-constants"}, folder_.read("listed.txt"));
  EXPECT_TRUE(has(change(), "deleted: graph.input[1]: { name: \"p/k\"")) << change();
  const char* const kCall =
      "ir_version: 8 graph { node { name: 'c' op_type: 'f' domain: 'd' input: 'x' output: 'y' } } functions { name: "
      "'f' "
      "domain: 'd' input: 'p' output: 'r' node { name: 'n' op_type: 'Neg' input: 'p' output: 'r' } }";
  edited({"--inline-functions"}, kCall);
  EXPECT_EQ(change(),
            "modified: graph.node[0].name: \"c\" -> \"c/n\"\n"
            "modified: graph.node[0].op_type: \"f\" -> \"Neg\"\n"
            "deleted: graph.node[0].domain: \"d\"\n"
            "deleted: functions[0]: { name: \"f\" input: \"p\" output: \"r\" node { input: \"p\" output: \"r\" name: "
            "\"n\" op_type: \"Neg\" } domain: \"d\" }\n");
}

const char* const kWithShapes =
    "ir_version: 8 graph { "
    "input { name: 'x' type { tensor_type { elem_type: 1 shape { dim { dim_param: 'batch' } dim { dim_value: 3 } } } } "
    "} "
    "input { name: 'f' type { tensor_type { elem_type: 1 shape { dim { dim_value: 1 } } } } } "
    "output { name: 'y' type { sequence_type { elem_type { tensor_type { elem_type: 1 shape { dim { dim_param: 'batch' "
    "} "
    "} } } } } } "
    "value_info { name: 'a' type { tensor_type { elem_type: 1 shape { dim { dim_param: 'batch' } } } } } "
    "value_info { name: 'b' type { tensor_type { elem_type: 1 shape { dim { dim_value: 1 } } } } } }";

// All dimensions with the same name change, whether the edit gives the name or one of the axes.
TEST_F(Edit, SetsNamedDimensions) {
  for (const char* const dimension : {"batch=8", "x:0=8"}) {
    edited({"--dim", dimension}, kWithShapes);
    const std::string changed = change();
    for (const char* const part : {"graph.input[0].type.tensor_type.shape.dim[0]",
                                   "graph.output[0].type.sequence_type.elem_type.tensor_type.shape.dim[0]",
                                   "graph.value_info[0].type.tensor_type.shape.dim[0]"}) {
      EXPECT_TRUE(has(changed, part)) << dimension << changed;
    }
    EXPECT_FALSE(has(changed, "value_info[1]")) << "its size does not depend on the batch";
    EXPECT_FALSE(has(folder_.read("out.txt"), "batch"));
  }
  EXPECT_FALSE(has(edited({"--dim", "batch=N"}, kWithShapes), "\"batch\""));
}

// Shapes that were inferred from the fixed size are removed.
TEST_F(Edit, SetsFixedDimensions) {
  const std::string text = edited({"--dim", "f:0=N"}, kWithShapes);
  EXPECT_TRUE(has(text, "dim_param: \"N\"")) << text;
  EXPECT_TRUE(has(text, "name: \"a\"")) << text;
  EXPECT_FALSE(has(text, "name: \"b\"")) << text;
  const std::string graph =
      "type: GRAPH g { value_info { name: 'inferred' type { tensor_type { shape { dim { dim_value: 1 } } } } } ";
  const std::string function = " functions { name: 'f' attribute_proto { name: 'a' " + graph +
                               "node { attribute { name: 'b' " + graph + "} } } } } }";
  const std::string nested = edited({"--dim", "f:0=N"}, kWithShapes + function);
  EXPECT_TRUE(has(nested, "attribute_proto")) << nested;
  EXPECT_FALSE(has(nested, "inferred")) << nested;
}

// Returns a value of an element type with a dimension, in text format.
std::string value_of(const std::string& kind, const std::string& name, const std::string& dimension) {
  const std::string tensor = "tensor_type { elem_type: 1 shape { dim { " + dimension + " } } } ";
  const std::string type = kind == "tensor_type"          ? tensor
                           : kind == "sparse_tensor_type" ? "sparse_" + tensor
                           : kind == "map_type"           ? "map_type { key_type: 7 value_type { " + tensor + "} } "
                                                          : kind + " { elem_type { " + tensor + "} } ";
  return "{ name: '" + name + "' type { " + type + "} } ";
}

TEST_F(Edit, SetsDimensionsOfEveryType) {
  for (const char* const kind : {"tensor_type", "sparse_tensor_type", "sequence_type", "optional_type", "map_type"}) {
    const std::string text =
        edited({"--dim", "x:0=8"}, "ir_version: 8 graph { input " + value_of(kind, "x", "dim_value: 1") + "}");
    EXPECT_TRUE(has(text, "dim_value: 8")) << kind << text;
  }
}

// Shape inference writes expressions of other dimensions.
TEST_F(Edit, RemovesShapesThatDependOnAName) {
  const auto info = [](const std::string& name, const std::string& dimension) {
    return "value_info " + value_of("tensor_type", name, "dim_param: '" + dimension + "'");
  };
  const std::string text =
      edited({"--dim", "N=4"}, "ir_version: 8 graph { input " + value_of("tensor_type", "x", "dim_param: 'N'") +
                                   info("twice", "2*N") + info("half", "floor(N/2)") + info("other", "MN + N_1") + "}");
  EXPECT_FALSE(has(text, "twice")) << text;
  EXPECT_FALSE(has(text, "half")) << text;
  EXPECT_TRUE(has(text, "other")) << text;
}

// The names of functions are separate, and types without elements stay as they are.
TEST_F(Edit, KeepsShapesThatDoNotDependOnAName) {
  const std::string text =
      edited({"--dim", "N=4"}, "ir_version: 8 graph { input " + value_of("tensor_type", "x", "dim_param: 'N'") +
                                   "input { name: 's' type { sequence_type {} } } } functions { name: 'f' value_info " +
                                   value_of("tensor_type", "inner", "dim_param: '2*N'") + "}");
  EXPECT_TRUE(has(text, "2*N")) << text;
  EXPECT_FALSE(has(change(), "elem_type")) << change();
}

TEST_F(Edit, AValueThatIsInputAndOutputChangesInBothPlaces) {
  const std::string value = value_of("tensor_type", "x", "dim_value: 1");
  const std::string text = edited({"--dim", "x:0=N"}, "ir_version: 8 graph { input " + value + "output " + value + "}");
  EXPECT_FALSE(has(text, "dim_value")) << text;
}

TEST_F(Edit, NamesOutputsThatKeepTheOldSize) {
  const std::string model = "ir_version: 8 graph { input " + value_of("tensor_type", "x", "dim_value: 1") + "output " +
                            value_of("tensor_type", "y", "dim_value: 1") + "output " +
                            value_of("tensor_type", "z", "dim_value: 5") + "}";
  const Outcome run = edit({"--dim", "x:0=N"}, model);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(has(run.out, "y:0 does not change; if it depends on a changed dimension, also set it with --dim\n"))
      << run.out;
  EXPECT_FALSE(has(run.out, "z:0")) << run.out;
  const std::string expression = "ir_version: 8 graph { input " + value_of("tensor_type", "x", "dim_param: 'N'") +
                                 "output " + value_of("tensor_type", "y", "dim_param: '2*N'") + "}";
  EXPECT_TRUE(has(edit({"--dim", "N=4"}, expression).out, "y:0 does not change"));
  EXPECT_FALSE(has(edit({"--dim", "x:0=N", "--dim", "y:0=N"}, model).out, "does not change")) << "both change";
  EXPECT_TRUE(has(edit({"--dim", "x:0=N", "--json"}, model).out, "\"remarks\": [\n    \"y:0 does not"));
}

// Shape inference copies the names of outer dimensions into the bodies of If, Loop and Scan.
TEST_F(Edit, SetsNamedDimensionsInSubgraphs) {
  const std::string tensor = "type { tensor_type { elem_type: 1 shape { dim { dim_param: 'batch' } } } }";
  const std::string text =
      edited({"--dim", "batch=8"},
             "ir_version: 11 graph { input { name: 'x' " + tensor +
                 " } node { op_type: 'If' attribute { name: 'then_branch' type: GRAPH g { input { name: 'i' " + tensor +
                 " } output { name: 'o' " + tensor + " } value_info { name: 'v' " + tensor +
                 " } node { op_type: 'Optional' attribute { name: 'type' type: TYPE_PROTO tp { tensor_type { shape { "
                 "dim { dim_param: 'batch' } } } } } } } } device_configurations { sharding_spec { sharded_dim { "
                 "simple_sharding { dim_param: 'batch' } } } } } } functions { name: 'f' value_info { name: 'w' " +
                 tensor + " } }");
  EXPECT_TRUE(has(text, "dim_value: 8")) << text;
  const std::size_t functions = text.find("functions {");
  EXPECT_GT(text.find("batch"), functions) << text;
  EXPECT_NE(text.find("batch", functions), std::string::npos) << "names of functions are separate";
}

TEST_F(Edit, AllDimensionsAreSetAtOnce) {
  const std::string shape =
      "type { tensor_type { elem_type: 1 shape { dim { dim_param: 'a' } dim { dim_param: 'b' } "
      "dim { dim_value: 2 } dim { dim_value: 3 } } } }";
  const std::string model =
      "ir_version: 8 graph { input { name: 'x' " + shape + " } output { name: 'y' " + shape + " } }";
  edited({"--dim", "a=b", "--dim", "b=a"}, model);
  const std::string dim = ".type.tensor_type.shape.dim[";
  std::string exchanged;
  for (const std::string value : {"graph.input[0]", "graph.output[0]"}) {
    exchanged += "modified: " + value + dim + "0].dim_param: \"a\" -> \"b\"\n";
    exchanged += "modified: " + value + dim + "1].dim_param: \"b\" -> \"a\"\n";
  }
  EXPECT_EQ(change(), exchanged);
  edited({"--dim", "x:2=N", "--dim", "y:2=N", "--dim", "x:0=8", "--dim", "y:0=8"}, model);
  EXPECT_FALSE(has(folder_.read("out.txt"), "\"a\""));
  const auto refused = [&](const std::string& first, const std::string& second) {
    const Outcome run = edit({"--dim", first, "--dim", second}, model);
    EXPECT_NE(run.status, 0) << first << second;
    return run.err;
  };
  EXPECT_EQ(refused("x:0=8", "x:0=9"),
            "onnx-tool: 'x:0' cannot be both '8' and '9', since all dimensions with one name change; set it once\n");
  EXPECT_TRUE(has(refused("x:0=8", "y:0=9"), "'y:0' cannot be both '8' and '9'"));
  EXPECT_TRUE(has(refused("x:2=8", "x:2=9"), "'x:2' cannot be both '8' and '9'"));
  EXPECT_EQ(refused("x:2=N", "x:3=N"),
            "onnx-tool: 'x:3' has size 3, but another dimension that would be named 'N' has size 2; use different "
            "names\n");
}

TEST_F(Edit, WrongDimensionsAreErrors) {
  edited({}, kWithShapes);
  const auto error_of = [&](const std::string& dimension) {
    return run_tool({"edit", folder_ / "in.txt", folder_ / "new.txt", "--dim", dimension}).err;
  };
  EXPECT_EQ(
      error_of("bach=8"),
      "onnx-tool: the graph has no dimension 'bach'; use NAME:AXIS for an axis of an input or output, or one of the "
      "names batch\n");
  EXPECT_EQ(error_of("x=8"), "onnx-tool: 'x' is an input or output; append the axis, for example x:0=8\n");
  EXPECT_EQ(error_of("x:2=8"), "onnx-tool: 'x' has no axis 2; it has 2 dimensions, counted from 0\n");
  EXPECT_EQ(edit({"--dim", "n:0=8"}, "ir_version: 8 graph { input { name: 'n' type { tensor_type {} } } }").err,
            "onnx-tool: 'n' has no shape, so its axis 0 cannot be set\n");
  edited({}, kWithShapes);
  EXPECT_EQ(error_of("x:0=-1"), "onnx-tool: '-1' is not a dimension; use a size of at least 0 or a name\n");
  for (const std::string value : {"8.5", "99999999999999999999", "+8", "1e3", "1_000", "0x10", "x:0"}) {
    EXPECT_EQ(error_of("batch=" + value),
              "onnx-tool: '" + value + "' is not a dimension; use a size of at least 0 or a name\n");
  }
  for (const char* const value : {"floor(H/2 - 1)", "2*s0", "e1", "x8", "_1"}) {
    EXPECT_EQ(error_of(std::string("batch=") + value), "");
  }
  EXPECT_EQ(error_of("batch=1=2"),
            "onnx-tool: the graph has no dimension 'batch=1'; use NAME:AXIS for an axis of an input or output, or one "
            "of the names batch\n");
  EXPECT_TRUE(has(edited({"--dim", "a=b=8"},
                         "ir_version: 8 graph { input { name: 'x' type { tensor_type { shape { dim "
                         "{ dim_param: 'a=b' } } } } } }"),
                  "dim_value: 8"));
}

TEST_F(Edit, ValuesInTheWrongFormAreWrongUsage) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--dim", "x:0"}, "--dim: 'x:0' has no '='; use the form NAME=VALUE or NAME:AXIS=VALUE"},
      {{"--opset", "18"}, "--opset: '18' has no '='; use the form DOMAIN=VERSION, such as ai.onnx=18"},
      {{"--merge", "m", "--connect", "y"}, "--connect: 'y' has no '='; use the form OUTPUT=INPUT"},
      {{"--rename-node", "n"}, "--rename-node: 'n' has no '='; use the form OLD=NEW"},
      {{"--metadata", "author"}, "--metadata: 'author' has no '='; use the form KEY=VALUE"},
      {{"--metadata", "=x"}, "--metadata: '=x' has no key; use KEY=VALUE"}};
  for (const auto& [options, reason] : cases) {
    const Outcome run = edit(options);
    EXPECT_EQ(run.status, 2) << reason;
    EXPECT_EQ(run.err, "onnx-tool: " + reason + "\n");
  }
}

TEST_F(Edit, FailuresLeaveNoOutput) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--rename-input", "none=a"}, "the graph has no input 'none'; use one of x"},
      {{"--rename-output", "x=a"}, "the graph has no output 'x'; use one of y"},
      {{"--rename-input", "x=w"}, "the model already has a value 'w'"},
      {{"--rename-input", "x="}, "'x' cannot be renamed to an empty name"},
      {{"--rename-input", "=a"}, "the graph has no input ''; use one of x"},
      {{"--rename-input", "x=a", "--rename-output", "y=a"}, "'x' and 'y' cannot both be renamed to 'a'"},
      {{"--rename-node", "none=a"}, "the model has no node 'none'"},
      {{"--rename-node", "innr=a"}, "the model has no node 'innr'; did you mean 'inner'?"},
      {{"--rename-node", "n=inner"}, "the model already has a node 'inner'"},
      {{"--rename-node", "n="}, "'n' cannot be renamed to an empty name"},
      {{"--rename-node", "=a"}, "a node without a name cannot be renamed"},
      {{"--extract-to", "none"}, "the graph has no value 'none'"},
      {{"--extract-from", "none"}, "the graph has no value 'none'"},
      {{"--extract-from", "x", "--extract-to", "zz"}, "the graph has no value 'zz'; did you mean 'z'?"},
      {{"--extract-from", "n"}, "'n' is a node; use its output 'z'"},
      {{"--initializers-as-inputs", "--rename-input", "x=k"}, "the model already has a value 'k'"},
      {{"--remove-metadata", "none"}, "the model has no metadata entry 'none'"}};
  for (const auto& [options, reason] : cases) {
    const Outcome run = edit(options);
    EXPECT_EQ(run.status, 1) << reason;
    EXPECT_EQ(run.err, "onnx-tool: " + reason + "\n");
    EXPECT_EQ(folder_.files(), std::vector<std::string>{"in.txt"});
  }
  EXPECT_EQ(edit({"--rename-input", "x"}).status, 2);
  EXPECT_EQ(edit({"--opset", "ai.onnx=new"}).status, 2);
}

}  // namespace
}  // namespace onnx_tool::tests
