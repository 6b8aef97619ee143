// The HTML page in a browser.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "corpora.h"
#include "models.h"
#include "page_models.h"
#include "run_tool.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class PageInChromium : public testing::Test {
 protected:
  void SetUp() override {
    if (run_shell("command -v chromium && command -v /usr/bin/python3").status != 0) {
      GTEST_SKIP() << "no Chromium: install the package chromium";
    }
  }

  // Draws the page of a model file and runs a scenario of page_in_chromium.py on it.
  Outcome visit(const std::string& model, const std::string& scenario, const std::vector<std::string>& options) {
    std::vector<std::string> arguments = {"graph", model, "-o", folder_ / "page.html"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Outcome drawn = run_tool(arguments);
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    return use(scenario);
  }

  Outcome use(const std::string& scenario) {
    return run_shell("/usr/bin/python3 -B " ONNX_TOOL_TESTS "/page_in_chromium.py " + scenario + " " +
                     shell_word(folder_ / "page.html"));
  }

  void expect_passes(const std::string& model, const std::string& scenario,
                     const std::vector<std::string>& options = {}) {
    const Outcome run = visit(model, scenario, options);
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
  add_named_node(graph, "Gemm", "/head/Gemm", {"value_400", "head.weight"}, {"logits"});
  add_named_node(graph, "DequantizeLinear", "/dequantize", {"logits", "head.weight"}, {"real"});
  std::string long_name;
  for (int i = 0; i < 40; ++i) long_name += "\xF0\x9F\x8C\xB2";  // one character, two UTF-16 code units
  onnx::NodeProto& trees = add_named_node(graph, "TreeEnsembleClassifier", long_name, {"real"}, {"label"});
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

// A node with two outputs, of which the model states the type of one.
TEST_F(PageInChromium, ALabelBelongsToOneLink) {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  add_named_node(graph, "Classifier", "", {"y"}, {"label", "scores"});
  add_named_node(graph, "ZipMap", "", {"scores"}, {"probabilities"});
  onnx::ValueInfoProto& label = *graph.add_output();
  label.set_name("label");
  onnx::TypeProto::Tensor& type = *label.mutable_type()->mutable_tensor_type();
  type.set_elem_type(onnx::TensorProto::STRING);
  type.mutable_shape()->add_dim()->set_dim_param("rows");
  graph.add_output()->set_name("probabilities");
  expect_passes(folder_.write("m.onnx", encoded(model)), "labels");
}

TEST_F(PageInChromium, TheKeyboardReachesEverything) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(100))), "keyboard");
}

TEST_F(PageInChromium, ThePictureIsSaved) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(100))), "export");
}

TEST_F(PageInChromium, TheOverviewMovesTheView) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(2000))), "minimap");
}

TEST_F(PageInChromium, TheColoursFollowTheTheme) {
  expect_passes(folder_.write("m.onnx", encoded(large_model(100))), "dark");
}

TEST_F(PageInChromium, WeightsHaveHistograms) {
  expect_passes(folder_.write("m.onnx", encoded(small_model(100))), "histograms", {"--values"});
}

// Returns a model with each part that a page shows only in the panel.
onnx::ModelProto detailed_model() {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  describe(*graph.mutable_initializer(0), "doc of weight", "weight key");
  graph.add_input()->set_name("x");
  graph.add_input()->set_name("unused_input");
  *graph.add_initializer() = graph.initializer(0);
  graph.mutable_initializer(1)->set_name("unused_weight");
  *graph.add_initializer() = graph.initializer(0);
  graph.mutable_initializer(2)->set_name("trained_weight");
  onnx::NodeProto& node = *graph.mutable_node(0);
  node.set_name("/encoder/layers.7/sum");
  add_tensor(node, "table", 2000).set_doc_string("doc of attribute");
  onnx::AttributeProto& steps = *node.add_attribute();
  steps.set_name("steps");
  steps.set_type(onnx::AttributeProto::FLOATS);
  for (int i = 0; i < 40; ++i) steps.add_floats(0.05F * static_cast<float>(i));
  onnx::AttributeProto& labels = *node.add_attribute();
  labels.set_name("classlabels_strings");
  labels.set_type(onnx::AttributeProto::STRINGS);
  for (int i = 0; i < 40; ++i) labels.add_strings("label_" + std::to_string(i));
  add_named_node(graph, "Relu", "/encoder/layers.7/relu", {"y"}, {"z"});
  for (int i = 0; i < 70; ++i) {
    const std::string layer = std::to_string(i / 10);
    add_named_node(graph, "Relu", "/encoder/layers." + layer + "/" + std::to_string(i), {"z"},
                   {"z" + std::to_string(i)});
  }
  onnx::NodeProto& call = add_named_node(graph, "F", "call", {"z"}, {"f"});
  call.set_domain("local");
  onnx::NodeProto& loop = add_named_node(graph, "Loop", "loop", {"f"}, {"looped"});
  onnx::AttributeProto& body = *loop.add_attribute();
  body.set_name("body");
  body.set_type(onnx::AttributeProto::GRAPH);
  body.mutable_g()->set_name("body");
  describe(*body.mutable_g(), "doc of subgraph", "subgraph key");
  add_named_node(*body.mutable_g(), "Relu", "inner", {"f"}, {"quantized"});
  body.mutable_g()->add_output()->set_name("quantized");
  onnx::TensorAnnotation& annotation = *body.mutable_g()->add_quantization_annotation();
  annotation.set_tensor_name("quantized");
  annotation.add_quant_parameter_tensor_names()->set_key("SCALE_TENSOR");
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("F");
  function.set_domain("local");
  describe(function, "doc of function", "function key");
  onnx::OperatorSetIdProto& opset = *function.add_opset_import();
  opset.set_domain("some.domain");
  opset.set_version(3);
  onnx::AttributeProto& alpha = *function.add_attribute_proto();
  alpha.set_name("alpha");
  alpha.set_type(onnx::AttributeProto::FLOAT);
  alpha.set_f(0.5F);
  function.add_input("a");
  function.add_output("b");
  onnx::NodeProto& inner = *function.add_node();
  inner.set_op_type("Relu");
  inner.add_input("a");
  inner.add_output("b");
  onnx::TrainingInfoProto& training = *model.add_training_info();
  training.mutable_algorithm()->set_name("sgd");
  add_named_node(*training.mutable_algorithm(), "Gradient", "gradient", {"weight", "trained_weight"}, {"g"});
  onnx::StringStringEntryProto& binding = *training.add_update_binding();
  binding.set_key("weight");
  binding.set_value("g");
  return model;
}

TEST_F(PageInChromium, EveryPartIsDescribed) {
  const std::string model = folder_.write("m.onnx", encoded(detailed_model()));
  expect_passes(model, "details");
  expect_passes(model, "search");
  expect_passes(model, "reach_all");
}

TEST_F(PageInChromium, RepeatedBlocksAreCounted) {
  onnx::ModelProto model;
  onnx::GraphProto& graph = *model.mutable_graph();
  const auto add = [&](const char* op, const std::string& scope) {
    const std::string number = std::to_string(graph.node_size());
    add_named_node(graph, op, scope + number, {"v" + number}, {"v" + std::to_string(graph.node_size() + 1)});
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
  add_named_node(graph, "Constant", "", {}, {"c0"});
  for (int i = 0; i < kCopies; ++i) {
    add_named_node(graph, "Identity", "", {"c" + std::to_string(i)}, {"c" + std::to_string(i + 1)});
  }
  add_named_node(graph, "Add", "first", {"x", "c" + std::to_string(kCopies)}, {"y"});
  add_named_node(graph, "Relu", "second", {"y"}, {"z"});
  graph.add_input()->set_name("x");
  graph.add_output()->set_name("z");
  expect_passes(folder_.write("m.onnx", encoded(model)), "copies");
}

// A constant that only the body of a Loop seems to use, since it has an input of that name; a value that two nodes
// compute; a text like a tensor; and a scope named by digits.
TEST_F(PageInChromium, UnusualModelsAreShown) {
  onnx::ModelProto model = large_model(60);
  onnx::GraphProto& graph = *model.mutable_graph();
  add_named_node(graph, "Constant", "", {}, {"c"});
  onnx::NodeProto& loop = add_named_node(graph, "Loop", "loop", {"value_60"}, {"looped"});
  onnx::AttributeProto& attribute = *loop.add_attribute();
  attribute.set_name("body");
  attribute.set_type(onnx::AttributeProto::GRAPH);
  attribute.mutable_g()->add_input()->set_name("c");
  add_named_node(*attribute.mutable_g(), "Relu", "inner", {"c"}, {"inner"});
  attribute.mutable_g()->add_output()->set_name("inner");
  add_named_node(graph, "Constant", "", {}, {"a"});
  add_named_node(graph, "Identity", "", {"a"}, {"a"});
  onnx::AttributeProto& text = *add_named_node(graph, "Constant", "", {}, {"text"}).add_attribute();
  text.set_name("value_string");
  text.set_type(onnx::AttributeProto::STRING);
  text.set_s("key = value");
  add_named_node(graph, "Pair", "pair", {"looped", "a", "text"}, {"p"});
  const std::string digits(100'000, '1');
  for (const char* const name : {"x/1", "x/2"}) add_named_node(graph, "Relu", digits + name, {"p"}, {digits + name});
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
