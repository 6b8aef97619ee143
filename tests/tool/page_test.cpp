// The HTML page: its data, and that it is safe. Tests in a browser are in the full tier.
#include "graph/page.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "corpora.h"
#include "graph/attribute_text.h"
#include "graph/page_data.h"
#include "graph/structure_json.h"
#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

onnx::NodeProto& add_node(onnx::GraphProto& graph, const std::string& op, const std::string& name,
                          const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
  onnx::NodeProto& node = *graph.add_node();
  node.set_op_type(op);
  node.set_name(name);
  for (const std::string& input : inputs) node.add_input(input);
  for (const std::string& output : outputs) node.add_output(output);
  return node;
}

TEST(Page, DataDescribeTheModel) {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("x");
  onnx::ValueInfoProto& value = *graph.add_value_info();
  value.set_name("y");
  value.set_doc_string("the sum");
  onnx::TypeProto::Tensor& tensor = *value.mutable_type()->mutable_tensor_type();
  tensor.set_elem_type(onnx::TensorProto::FLOAT);
  tensor.mutable_shape()->add_dim()->set_dim_value(3);
  onnx::NodeProto& node = add_node(graph, "Cast", "", {"y"}, {"z", ""});
  node.set_domain("somewhere");
  node.set_doc_string("what it does");
  onnx::AttributeProto& attribute = *node.add_attribute();
  attribute.set_name("to");
  attribute.set_type(onnx::AttributeProto::INT);
  attribute.set_i(10);
  graph.add_output()->set_name("z");
  EXPECT_EQ(page_data(model, false),
            R"({"producer":"tests","irVersion":8,"opsets":[["",17]],"graphs":[{"name":"small","inputs":[0],)"
            R"("weights":[[1,1,"[0, 1, 2]"]],"nodes":[[2,"sum",[0,1],1],)"
            R"([3,"",2,[3,-1],[4,5],{"domain":"somewhere","doc":"what it does"}]],"folded":[],"parameters":3,)"
            R"("groups":[0,-1],"outputs":[3],"values":["x","weight","y","z"],"types":[0,0,1],"docs":[[2,"the sum"]]}],)"
            R"json("strings":["","float[3]","Add","Cast","to","float16 (10)"]})json"
            "\n");
}

// Subgraphs and functions are graphs of their own, which attributes refer to by index.
TEST(Page, DataContainSubgraphsAndFunctions) {
  onnx::ModelProto model = small_model(3);
  onnx::NodeProto& branch = add_node(*model.mutable_graph(), "If", "branch", {"y"}, {"z"});
  for (const char* const name : {"then_branch", "else_branch"}) {
    onnx::AttributeProto& attribute = *branch.add_attribute();
    attribute.set_name(name);
    attribute.set_type(onnx::AttributeProto::GRAPH);
    attribute.mutable_g()->set_name(name);
    add_node(*attribute.mutable_g(), "Identity", std::string("in ") + name, {"y"}, {name});
  }
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("F");
  function.set_domain("local");
  function.add_input("a");
  function.add_output("b");
  onnx::NodeProto& inner = *function.add_node();
  inner.set_op_type("Relu");
  inner.add_input("a");
  inner.add_output("b");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"([3,"branch",2,1,[4,{"graphs":[2]},5,{"graphs":[3]}]])")) << data;
  EXPECT_TRUE(has(data, R"({"name":"F","function":["local","F",""],"opsets":[],"inputs":[0],)")) << data;
  EXPECT_LT(data.find("\"in then_branch\""), data.find("\"in else_branch\""));
}

// The attribute has the type of its value, but no value.
TEST(Page, ReferencesToAttributesOfAFunctionAreNamed) {
  using onnx::AttributeProto;
  onnx::ModelProto model = small_model(3);
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("F");
  onnx::NodeProto& node = *function.add_node();
  node.set_op_type("Op");
  for (const auto& [name, type] : {std::pair<std::string, AttributeProto::AttributeType>{"INT", AttributeProto::INT},
                                   {"FLOATS", AttributeProto::FLOATS},
                                   {"TENSOR", AttributeProto::TENSOR},
                                   {"GRAPH", AttributeProto::GRAPH}}) {
    AttributeProto& attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(type);
    attribute.set_ref_attr_name("outer " + name);
    EXPECT_EQ(attribute_text(attribute), "attribute outer " + name + " of the function");
  }
  EXPECT_TRUE(has(page_data(model, false), "\"attribute outer INT of the function\""));
  EXPECT_TRUE(has(structure_json(model, "m"), "\"value\": \"attribute outer INT of the function\""));
}

TEST(Page, LongListsAreCompact) {
  onnx::ModelProto model = small_model(3);
  onnx::NodeProto& node = *model.mutable_graph()->mutable_node(0);
  onnx::AttributeProto& numbers = *node.add_attribute();
  numbers.set_name("ids");
  numbers.set_type(onnx::AttributeProto::INTS);
  for (int i = 0; i < 33; ++i) numbers.add_ints(i == 32 ? -300 : 1);
  onnx::AttributeProto& texts = *node.add_attribute();
  texts.set_name("modes");
  texts.set_type(onnx::AttributeProto::STRINGS);
  for (int i = 0; i < 33; ++i) texts.add_strings("LEQ");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"({"ints16":"AQABAAEA)")) << data;
  EXPECT_TRUE(has(data, R"({"strings":[5,5,5,)")) << data;
}

TEST(Page, OnRequestWeightsHaveStatistics) {
  const onnx::ModelProto model = small_model(100);
  EXPECT_FALSE(has(page_data(model, false), "49.5"));
  EXPECT_TRUE(has(page_data(model, true), R"("weights":[[0,1,0,[0,99,49.5,1,0,0,[4,3,3,3,)")) << page_data(model, true);
}

// Some exporters write all weights as constants.
TEST(Page, OnRequestConstantsHaveStatistics) {
  onnx::ModelProto model = small_model(100);
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::NodeProto& constant = add_node(graph, "Constant", "", {}, {"weight"});
  onnx::AttributeProto& value = *constant.add_attribute();
  value.set_name("value");
  value.set_type(onnx::AttributeProto::TENSOR);
  *value.mutable_t() = graph.initializer(0);
  graph.clear_initializer();
  EXPECT_FALSE(has(page_data(model, false), "49.5"));
  EXPECT_TRUE(has(page_data(model, true), R"({"statistics":[0,99,49.5,1,0,0,[4,3,3,3,)")) << page_data(model, true);
}

TEST(Page, HistogramsAreOfTheFiniteElements) {
  onnx::ModelProto model = small_model(0);
  onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
  weight.set_dims(0, 67);
  weight.set_data_type(onnx::TensorProto::DOUBLE);
  for (int i = 0; i <= 64; ++i) weight.add_double_data(i);
  weight.add_double_data(-std::numeric_limits<double>::infinity());
  weight.add_double_data(std::numeric_limits<double>::infinity());
  const std::string data = page_data(model, true);
  EXPECT_TRUE(has(data, R"(["-Infinity","Infinity",32,1,0,2,[2,2,2,)")) << data;
  EXPECT_TRUE(has(data, "2,2,3],0,64]]]")) << data;
  weight.clear_double_data();
  for (int i = 0; i < 67; ++i) weight.add_double_data(i % 2 == 0 ? 1.5e308 : -1.5e308);
  const std::string wide = page_data(model, true);
  EXPECT_TRUE(has(wide, ",[33,0,0,") && has(wide, ",0,0,34]]]")) << wide;
}

TEST(Page, EqualModelsHaveEqualPages) {
  EXPECT_EQ(make_page(small_model(3), "m", false), make_page(small_model(3), "m", false));
}

// The page makes no network requests, and permits no scripts but its own, so that no name can inject content.
TEST(Page, NeedsNoNetworkAndTrustsNoName) {
  onnx::ModelProto model = small_model(3);
  const std::string evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>$title$$data$<!--";
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.mutable_node(0)->set_name(evil);
  graph.mutable_node(0)->set_op_type(evil);
  graph.mutable_node(0)->set_doc_string(evil);
  graph.mutable_initializer(0)->set_name(evil);
  graph.add_input()->set_name(evil);
  model.set_producer_name(evil);
  const std::string page = make_page(model, "<b>$data$&", false);
  EXPECT_FALSE(has(page, "<script>alert") || has(page, "<img") || has(page, "<b>") || has(page, "onerror=alert(1)>"));
  EXPECT_TRUE(has(page, "<title>&lt;b>$data$&amp;</title>"));
  EXPECT_TRUE(has(page, "default-src 'none'") && has(page, "script-src  'sha256-"));
  std::size_t scripts = 0;
  for (std::size_t at = page.find("<script"); at != std::string::npos; at = page.find("<script", at + 1)) ++scripts;
  EXPECT_EQ(scripts, 3U) << "the data, the library, and what draws";
  EXPECT_FALSE(has(page, "src=\"http") || has(page, "@import") || has(page, "url(http"));
}

// Builds can contain dagre or not. The page then contains the library with its licence, and permits it by its hash.
TEST(Page, ContainsTheLibraryWithItsLicence) {
  const TemporaryFolder folder;
  (void)folder.write("dagre.min.js", "var dagre = 'x';\n//# sourceMappingURL=dagre.min.js.map\n");
  (void)folder.write("LICENSE", "Copyright of somebody */\n");
  const std::string embed = " -P " + shell_word(ONNX_TOOL_SOURCE "/graph/page/embed.cmake");
  const std::string output = "cmake -DOUTPUT=" + shell_word(folder / "page.cpp");
  ASSERT_EQ(run_shell(output + " -DLIBRARY=" + shell_word(folder / "dagre.min.js") +
                      " -DLICENSE=" + shell_word(folder / "LICENSE") + embed)
                .status,
            0);
  const std::string with = folder.read("page.cpp");
  EXPECT_TRUE(has(with, "<script>/* dagre\n\nCopyright of somebody * /\n*/\nvar dagre = 'x';\n</script>"));
  // printf "/* dagre\n\nCopyright of somebody * /\n*/\nvar dagre = 'x';\n" | openssl dgst -sha256 -binary | base64
  EXPECT_TRUE(has(with, "'sha256-Wh4gWTKmbHV71daZ7KwsULq2/WQVMleeEcYJU9icENc='"));
  ASSERT_EQ(run_shell(output + embed).status, 0);
  EXPECT_TRUE(has(folder.read("page.cpp"), "<script></script>")) << "no library";
}

// Returns a model of 20,000 nodes in layers. Each node uses the previous one and an earlier one, as in the benchmark
// corpus `structure`.
onnx::ModelProto large_model(std::uint64_t nodes) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("value_0");
  std::uint64_t random = 1;
  for (std::uint64_t i = 1; i <= nodes; ++i) {
    random = random * 6364136223846793005U + 1442695040888963407U;
    add_node(graph, "MatMul", "/model/layers." + std::to_string(i / 40) + "/attention/MatMul_" + std::to_string(i),
             {"value_" + std::to_string(i - 1), "value_" + std::to_string((random >> 33U) % i)},
             {"value_" + std::to_string(i)});
  }
  graph.add_output()->set_name("value_" + std::to_string(nodes));
  return model;
}

// A node with 2,000 inputs.
onnx::ModelProto hub_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("x");
  graph.add_output()->set_name("y");
  onnx::NodeProto join;
  for (int i = 0; i < 2000; ++i) {
    add_node(graph, "Relu", "relu_" + std::to_string(i), {"x"}, {"r" + std::to_string(i)});
    join.add_input("r" + std::to_string(i));
  }
  join.set_op_type("Concat");
  join.add_output("y");
  *graph.add_node() = join;
  return model;
}

TEST(Page, IsNotMuchLargerThanTheStructure) {
  const std::size_t overhead = make_page(onnx::ModelProto(), "", false).size();
  for (const onnx::ModelProto& model : {large_model(2000), hub_model()}) {
    const double bytes = static_cast<double>(make_page(model, "", false).size() - overhead);
    EXPECT_LT(bytes / static_cast<double>(encoded(model).size()), 1.2);
  }
}

class PageInChromium : public testing::Test {
 protected:
  void SetUp() override {
    if (run_shell("command -v chromium && command -v /usr/bin/python3").status != 0) {
      GTEST_SKIP() << "no Chromium: install the package chromium";
    }
  }

  // Draws the page of a model file and runs a scenario of page_in_chromium.py on it.
  Outcome visit(const std::string& model, const std::string& scenario) {
    const Outcome drawn = run_tool({"graph", model, "-o", folder_ / "page.html"});
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    return use(scenario);
  }

  Outcome use(const std::string& scenario) {
    return run_shell("/usr/bin/python3 " ONNX_TOOL_TESTS "/page_in_chromium.py " + scenario + " " +
                     shell_word(folder_ / "page.html"));
  }

  void expect_passes(const std::string& model, const std::string& scenario) {
    const Outcome run = visit(model, scenario);
    EXPECT_EQ(run.status, 0) << model << ": " << run.out << run.err;
  }

  TemporaryFolder folder_;
};

TEST_F(PageInChromium, ALargeModelOpensSearchesAndZooms) {
  const std::string model = folder_.write("large.onnx", encoded(large_model(20'000)));
  expect_passes(model, onnxgen::tests::is_soak_tier() ? "large_timed" : "large");
}

// A model whose weights are in one node outside of all groups, with a tree ensemble and a dequantization.
TEST_F(PageInChromium, TheFirstViewSaysWhereTheWeightsAre) {
  onnx::ModelProto model = large_model(400);
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::TensorProto& weight = *graph.add_initializer();
  weight.set_name("head.weight");
  weight.set_data_type(onnx::TensorProto::FLOAT);
  weight.add_dims(1000);
  weight.add_dims(2000);
  weight.set_raw_data(std::string(8'000'000, '\0'));
  add_node(graph, "Gemm", "/head/Gemm", {"value_400", "head.weight"}, {"logits"});
  add_node(graph, "DequantizeLinear", "/dequantize", {"logits", "head.weight"}, {"real"});
  std::string long_name;
  for (int i = 0; i < 40; ++i) long_name += "\xF0\x9F\x8C\xB2";  // one character, two UTF-16 code units
  onnx::NodeProto& trees = add_node(graph, "TreeEnsembleClassifier", long_name, {"real"}, {"label"});
  trees.set_domain("ai.onnx.ml");
  onnx::AttributeProto& ids = *trees.add_attribute();
  ids.set_name("nodes_treeids");
  ids.set_type(onnx::AttributeProto::INTS);
  for (int i = 0; i < 100; ++i) ids.add_ints(i / 10);
  expect_passes(folder_.write("m.onnx", encoded(model)), "overview");
}

TEST_F(PageInChromium, EveryNodeOfASpeechModelIsReachable) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const std::string model = (*corpora / "models/exported/silero_vad_v5.onnx").string();
  expect_passes(model, "reach_all");
  expect_passes(model, "subgraphs");
}

TEST_F(PageInChromium, ModelsOfManyKindsAreDrawn) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  for (const char* const name : {"torch-1.13/squeezenet1_0_op11", "torch-1.13/tfm_op14", "torch-1.13/loop_if_seq_op16",
                                 "torch-1.13/functions_op15", "torch-1.13/lstm_op14", "exported/ch_PP-OCRv4_det_infer",
                                 "exported/face_detection_front_128x128_barracuda"}) {
    expect_passes((*corpora / "models" / name).string() + ".onnx", "any");
  }
}

TEST_F(PageInChromium, WeightsOfFunctionsCount) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  expect_passes((*corpora / "models/torch-1.13/functions_op15.onnx").string(), "functions");
}

TEST_F(PageInChromium, TheKeyboardReachesEverything) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(100))), "keyboard");
}

TEST_F(PageInChromium, ThePictureIsSaved) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(100))), "export");
}

TEST_F(PageInChromium, RepeatedBlocksAreCounted) {
  onnx::ModelProto model;
  onnx::GraphProto& graph = *model.mutable_graph();
  const auto add = [&](const char* op, const std::string& scope) {
    const std::string number = std::to_string(graph.node_size());
    add_node(graph, op, scope + number, {"v" + number}, {"v" + std::to_string(graph.node_size() + 1)});
  };
  for (int block = 0; block < 12; ++block) {
    for (const char* const op : {"Exp", "Log", "Sin", "Cos", "Tan", "Abs", "Neg"}) add(op, "/encoder/n");
  }
  for (const char* const op : {"Exp", "Log"}) add(op, "/head/n");
  expect_passes(folder_.write("m.onnx", encoded(model)), "blocks");
}

TEST_F(PageInChromium, ManyEdgesIntoOneNodeAreDrawn) {
  expect_passes(folder_.write("hub.onnx", encoded(hub_model())), "any");
}

// The browser refuses the changed library, because its hash is not the one that the page permits.
TEST_F(PageInChromium, WithoutDagreASimplerLayoutIsUsed) {
  const std::string model = folder_.write("m.onnx", encoded(large_model(200)));
  ASSERT_EQ(run_tool({"graph", model, "-o", folder_ / "page.html"}).status, 0);
  std::string page = folder_.read("page.html");
  const std::size_t library = page.find("/* dagre");
  if (library != std::string::npos) page.insert(library, " ");
  (void)folder_.write("page.html", page);
  const Outcome run = use("any_without_library");
  EXPECT_EQ(run.status, 0) << run.out << run.err;
}

TEST_F(PageInChromium, ALongChainOfCopiesIsShown) {
  constexpr int kCopies = 50'000;
  onnx::ModelProto model;
  onnx::GraphProto& graph = *model.mutable_graph();
  add_node(graph, "Constant", "", {}, {"c0"});
  for (int i = 0; i < kCopies; ++i) {
    add_node(graph, "Identity", "", {"c" + std::to_string(i)}, {"c" + std::to_string(i + 1)});
  }
  add_node(graph, "Add", "first", {"x", "c" + std::to_string(kCopies)}, {"y"});
  add_node(graph, "Relu", "second", {"y"}, {"z"});
  graph.add_input()->set_name("x");
  graph.add_output()->set_name("z");
  expect_passes(folder_.write("m.onnx", encoded(model)), "copies");
}

// A constant that only the body of a Loop seems to use, since it has an input of that name; a value that two nodes
// compute; a text like a tensor; and a scope named by digits.
TEST_F(PageInChromium, UnusualModelsAreShown) {
  onnx::ModelProto model = large_model(60);
  onnx::GraphProto& graph = *model.mutable_graph();
  add_node(graph, "Constant", "", {}, {"c"});
  onnx::NodeProto& loop = add_node(graph, "Loop", "loop", {"value_60"}, {"looped"});
  onnx::AttributeProto& attribute = *loop.add_attribute();
  attribute.set_name("body");
  attribute.set_type(onnx::AttributeProto::GRAPH);
  attribute.mutable_g()->add_input()->set_name("c");
  add_node(*attribute.mutable_g(), "Relu", "inner", {"c"}, {"inner"});
  attribute.mutable_g()->add_output()->set_name("inner");
  add_node(graph, "Constant", "", {}, {"a"});
  add_node(graph, "Identity", "", {"a"}, {"a"});
  onnx::AttributeProto& text = *add_node(graph, "Constant", "", {}, {"text"}).add_attribute();
  text.set_name("value_string");
  text.set_type(onnx::AttributeProto::STRING);
  text.set_s("key = value");
  add_node(graph, "Pair", "pair", {"looped", "a", "text"}, {"p"});
  const std::string digits(100'000, '1');
  for (const char* const name : {"x/1", "x/2"}) add_node(graph, "Relu", digits + name, {"p"}, {digits + name});
  const std::string path = folder_.write("m.onnx", encoded(model));
  expect_passes(path, "reach_all");
  expect_passes(path, "unusual");
}

TEST_F(PageInChromium, HostileNamesAreText) {
  onnx::ModelProto model = large_model(60);
  const std::string evil = "</script><script>window.pwned=1</script><img src=x onerror=\"window.pwned=1\">";
  onnx::GraphProto& graph = *model.mutable_graph();
  for (std::size_t i = 0; i < graph.node_size(); ++i) {
    onnx::NodeProto& node = *graph.mutable_node(i);
    node.set_name(i % 4 == 0 ? "__proto__" : std::string(i % 5, '/') + evil + "/" + std::to_string(i));
    if (i % 3 == 0) node.set_op_type("constructor");
    if (i % 7 == 0) node.set_domain(evil);
    node.set_doc_string(evil);
  }
  graph.set_name(evil);
  model.set_producer_name(evil);
  expect_passes(folder_.write("hostile.onnx", encoded(model)), "reach_all");
}

}  // namespace
}  // namespace onnx_tool::tests
