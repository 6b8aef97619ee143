#include "onnxgen/graph/extract.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "models.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/graph_builder.h"
#include "onnxgen/check/check.h"
#include "onnxgen/io/load.h"
#include "onnxgen/reflection/compare.h"
#include "profile_name.h"
#include "python.h"
#include "temporary_folder.h"

namespace onnxgen::graph::tests {
namespace {

using build::ElementType;

// x, w1 -> Add -> a -> Relu -> b; b, w2 -> Mine -> c; c -> If (whose branches use a) -> y.
template <class M>
M sample() {
  M model;
  build::make_model(model, {{"", 15}, {"custom", 1}});
  build::GraphBuilder g(*model.mutable_graph(), "whole");
  const build::Value x = g.input("x", ElementType::kFloat, {4});
  const build::Value condition = g.input("condition", ElementType::kBool, {});
  const build::Value a = g.op("Add", x, g.initializer("w1", {4}, std::vector<float>(4))).as("a");
  const build::Value b = g.op("Relu", a).as("b");
  const build::Value c = g.op("Mine", b, g.initializer("w2", {4}, std::vector<float>(4))).domain("custom").as("c");
  auto chosen = g.op("If", condition);
  chosen.set_graph("then_branch", [&](auto& then) { then.output(then.op("Add", a, c)); });
  chosen.set_graph("else_branch", [&](auto& other) { other.output(other.op("Deep", c).domain("custom")); });
  g.output(chosen.as("y"), ElementType::kFloat, {4});
  for (const char* name : {"a", "b", "c"}) {
    build::make_tensor_value_info(*g.graph().add_value_info(), name, ElementType::kFloat, {4});
  }
  const auto add_function = [&](const char* name, const build::Names& inputs, const char* op, const char* domain) {
    auto& function =
        build::make_function(*model.add_functions(), "custom", name, inputs, {"r"}, {{"", 15}, {"custom", 1}});
    build::make_node(*function.add_node(), op, {"p"}, {"r"}, {}, domain);
  };
  add_function("Mine", {"p", "q"}, "Helper", "custom");
  add_function("Deep", {"p"}, "Neg", "");
  add_function("Helper", {"p"}, "Abs", "");
  add_function("Unused", {"p"}, "Abs", "");
  return model;
}

template <class M>
class Extract : public testing::Test {
 protected:
  static std::vector<std::string> functions(const M& model) {
    std::vector<std::string> names;
    for (const auto& function : model.functions()) names.emplace_back(function.name());
    return names;
  }
  static void expect_sound(const M& model) {
    for (const check::Finding& finding : check::check(model).findings) ADD_FAILURE() << finding.message();
  }
};
using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;
TYPED_TEST_SUITE(Extract, Models, io::tests::ProfileName);

TYPED_TEST(Extract, KeepsUnknownFields) {
  const std::string unknown = "\xba\x3e\x05later";
  auto model = sample<TypeParam>();
  std::string bytes;
  ASSERT_TRUE(model.graph().SerializeToString(&bytes));
  ASSERT_TRUE(model.mutable_graph()->ParseFromString(bytes + unknown));
  ASSERT_TRUE(model.SerializeToString(&bytes));
  ASSERT_TRUE(model.ParseFromString(bytes + unknown));
  const auto expect_kept = [&](const TypeParam& part) {
    EXPECT_EQ(ConstMessage(part).unknown_fields(), unknown);
    EXPECT_EQ(ConstMessage(part.graph()).unknown_fields(), unknown);
  };
  expect_kept(extract(model, {"a"}, {"c"}));
  TypeParam part;
  ASSERT_TRUE(try_extract(std::move(model), {"a"}, {"c"}, part));
  expect_kept(part);
}

TYPED_TEST(Extract, KeepsTheNodesBetween) {
  const auto model = sample<TypeParam>();
  const auto part = extract(model, {"a"}, {"c"});
  this->expect_sound(part);
  EXPECT_EQ(part.graph().name(), "Extracted from {whole}");
  EXPECT_EQ(part.ir_version(), model.ir_version());
  ASSERT_EQ(static_cast<int>(part.graph().node_size()), 2);
  EXPECT_EQ(part.graph().node(0).op_type(), "Relu");
  ASSERT_EQ(static_cast<int>(part.graph().initializer_size()), 1);
  EXPECT_EQ(part.graph().initializer(0).name(), "w2");
  EXPECT_EQ(this->functions(part), (std::vector<std::string>{"Mine", "Helper"}));
}

TYPED_TEST(Extract, KeepsValuesThatSubgraphsUse) {
  const auto part = extract(sample<TypeParam>(), {"x", "c", "condition"}, {"y"});
  this->expect_sound(part);
  ASSERT_EQ(static_cast<int>(part.graph().node_size()), 2);  // only a branch uses `a`
  EXPECT_EQ(part.graph().node(0).output(0), "a");
  EXPECT_EQ(this->functions(part), std::vector<std::string>{"Deep"});
}

TYPED_TEST(Extract, KeepsTheMetadataOfTheModel) {
  const auto model = model_of<TypeParam>(R"(
ir_version: 11 opset_import { version: 15 } producer_name: 'exporter' producer_version: '2.1' domain: 'org.example'
model_version: 7 doc_string: 'a model' metadata_props { key: 'licence' value: 'MIT' } configuration { name: 'two' num_devices: 2 }
training_info { algorithm { node { op_type: 'Neg' } } }
graph { name: 'g' doc_string: 'a graph' metadata_props { key: 'k' value: 'v' } input { name: 'x' type { tensor_type { elem_type: 1 } } }
  output { name: 'y' type { tensor_type { elem_type: 1 } } } value_info { name: 'a' type { tensor_type { elem_type: 1 } } doc_string: 'of a' }
  node { op_type: 'Neg' input: 'x' output: 'a' } node { op_type: 'Abs' input: 'a' output: 'y' doc_string: 'of a node'
    metadata_props { key: 'n' value: 'm' } device_configurations { configuration_id: 'two' pipeline_stage: 1 } } })");
  expect_equal(extract(model, {"a"}, {"y"}), R"(
ir_version: 11 opset_import { version: 15 } producer_name: 'exporter' producer_version: '2.1' domain: 'org.example'
model_version: 7 doc_string: 'a model' metadata_props { key: 'licence' value: 'MIT' } configuration { name: 'two' num_devices: 2 }
graph { name: 'Extracted from {g}' doc_string: 'a graph' metadata_props { key: 'k' value: 'v' }
  input { name: 'a' type { tensor_type { elem_type: 1 } } doc_string: 'of a' } output { name: 'y' type { tensor_type { elem_type: 1 } } }
  value_info { name: 'a' type { tensor_type { elem_type: 1 } } doc_string: 'of a' }
  node { op_type: 'Abs' input: 'a' output: 'y' doc_string: 'of a node'
    metadata_props { key: 'n' value: 'm' } device_configurations { configuration_id: 'two' pipeline_stage: 1 } } })");
}

TYPED_TEST(Extract, KeepsTheParametersOfQuantizedValues) {
  const auto model = model_of<TypeParam>(R"(
graph { input { name: 'x' type { tensor_type { elem_type: 1 } } } output { name: 'y' type { tensor_type { elem_type: 1 } } }
  initializer { name: 'scale' } initializer { name: 'other' }
  node { op_type: 'Neg' input: 'x' output: 'y' } node { op_type: 'Abs' input: 'x' output: 'made' }
  quantization_annotation { tensor_name: 'y' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'scale' } }
  quantization_annotation { tensor_name: 'x' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'made' } }
  quantization_annotation { tensor_name: 'made' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'other' } } })");
  expect_equal(extract(model, {"x"}, {"y"}), R"(
ir_version: 0 graph { name: 'Extracted from {}'
  input { name: 'x' type { tensor_type { elem_type: 1 } } } output { name: 'y' type { tensor_type { elem_type: 1 } } }
  initializer { name: 'scale' } node { op_type: 'Neg' input: 'x' output: 'y' }
  quantization_annotation { tensor_name: 'y' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'scale' } } })");
}

TYPED_TEST(Extract, InitializersHaveTypes) {
  const auto model = model_of<TypeParam>(R"(
graph { initializer { name: 'w' data_type: 1 dims: 2 dims: 3 } sparse_initializer { values { name: 's' data_type: 6 } dims: 9 }
  node { op_type: 'Mul' input: 'w' input: 's' output: 'y' } value_info { name: 'y' type { tensor_type { elem_type: 1 } } } })");
  TypeParam inputs;
  *inputs.mutable_graph()->mutable_input() = extract(model, {"w", "s"}, {"y"}).graph().input();
  expect_equal(inputs, R"(graph {
    input { name: 'w' type { tensor_type { elem_type: 1 shape { dim { dim_value: 2 } dim { dim_value: 3 } } } } }
    input { name: 's' type { sparse_tensor_type { elem_type: 6 shape { dim { dim_value: 9 } } } } } })");
}

// "ai.onnx" and the empty string name the same domain.
TYPED_TEST(Extract, FindsFunctionsUnderBothNamesOfTheStandardDomain) {
  const auto model = model_of<TypeParam>(R"(
graph { input { name: 'x' type { tensor_type { elem_type: 1 } } } output { name: 'y' type { tensor_type { elem_type: 1 } } }
  node { op_type: 'f' input: 'x' output: 'y' } }
functions { name: 'f' domain: 'ai.onnx' node { op_type: 'g' domain: 'ai.onnx' } } functions { name: 'g' })");
  EXPECT_EQ(this->functions(extract(model, {"x"}, {"y"})), (std::vector<std::string>{"f", "g"}));
}

// Default values of a function's attributes can be graphs.
TYPED_TEST(Extract, KeepsFunctionsThatDefaultsCall) {
  const auto model = model_of<TypeParam>(R"(
graph { input { name: 'x' type { tensor_type { elem_type: 1 } } } output { name: 'y' type { tensor_type { elem_type: 1 } } }
  node { op_type: 'f' input: 'x' output: 'y' } }
functions { name: 'f' attribute_proto { name: 'a' type: GRAPH g { node { op_type: 'g' } } } } functions { name: 'g' })");
  EXPECT_EQ(this->functions(extract(model, {"x"}, {"y"})), (std::vector<std::string>{"f", "g"}));
}

TYPED_TEST(Extract, RefusesInvalidSelections) {
  auto model = sample<TypeParam>();
  TypeParam part;
  part.set_producer_name("before");
  const auto message_of = [&](const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
    const Status status = try_extract(model, inputs, outputs, part);
    EXPECT_EQ(status.code(), ErrorCode::kOutOfRange);
    return status.message();
  };
  EXPECT_NE(message_of({"c"}, {"y"}).find("is required"), std::string::npos);  // the condition is missing
  EXPECT_NE(message_of({"x"}, {"nowhere"}).find("the graph has no value 'nowhere'"), std::string::npos);
  EXPECT_NE(message_of({"nowhere"}, {"x"}).find("the graph has no value 'nowhere'"), std::string::npos);
  EXPECT_NE(message_of({""}, {"x"}).find("the graph has no value ''"), std::string::npos);
  model.mutable_graph()->mutable_node(1)->set_name("relu");
  EXPECT_NE(message_of({"relu"}, {"y"}).find("'relu' is a node; use its output 'b'"), std::string::npos);
  model.mutable_graph()->clear_value_info();
  EXPECT_NE(message_of({"x"}, {"b"}).find("has no type"), std::string::npos);
  EXPECT_EQ(part.producer_name(), "before");
}

TEST(ExtractWithPython, MakesTheSame) {
  const std::optional<std::string> python = io::tests::find_python("onnx");
  if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
  const io::tests::TemporaryFolder folder;
  auto model = sample<onnx::ModelProto>();
  model.set_producer_name("exporter");
  model.set_producer_version("1");
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));
  const std::string file = folder.write("model.onnx", bytes);
  for (const auto& [input, output] :
       std::vector<std::pair<std::string, std::string>>{{"a", "c"}, {"x", "b"}, {"b", "c"}}) {
    const std::string command = *python + " '" ONNXGEN_GRAPH_TESTS "/extract_with_onnx.py' '" + file + "' " + input +
                                " " + output + " '" + folder / "part.onnx" + "'";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    auto theirs = io::load<onnx::ModelProto>(folder / "part.onnx");
    auto ours = extract(model, {input}, {output});
    theirs.set_producer_name("exporter");  // ONNX sets its own name
    theirs.set_producer_version("1");
    CompareOptions options;
    options.repeated = CompareOptions::Repeated::kAsSets;  // function order: as in the model or by call
    for (const Difference& difference : diff(theirs, ours, options)) ADD_FAILURE() << input << ": " << difference.path;
  }
}

}  // namespace
}  // namespace onnxgen::graph::tests
