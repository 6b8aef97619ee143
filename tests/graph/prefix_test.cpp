#include "onnxgen/graph/prefix.h"

#include <gtest/gtest.h>

#include "drop_in_onnx.pb.h"
#include "models.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/graph/initializers.h"
#include "profile_name.h"

namespace onnxgen::graph::tests {
namespace {

// x, w -> n -> a; an If that uses `a` and has a value of its own; a call of `f`; unused inputs; value names in every
// place that has some.
constexpr const char* kModel = R"(
ir_version: 8 opset_import { version: 15 } opset_import { domain: 'd' version: 1 }
graph {
  input { name: 'x' } input { name: 'unused' } output { name: 'y' } value_info { name: 'a' }
  initializer { name: 'w' data_type: 1 dims: 1 float_data: 1 }
  sparse_initializer { values { name: 's' data_type: 1 dims: 1 float_data: 1 } indices { name: 'si' } dims: 4 }
  quantization_annotation { tensor_name: 'a' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'w' } }
  node { name: 'n' op_type: 'Add' input: 'x' input: 'w' input: '' output: 'a' }
  node { name: 'i' op_type: 'If' input: 'x' output: 'b' attribute { name: 'then_branch' type: GRAPH g {
    node { name: 'inner' op_type: 'f' domain: 'd' input: 'a' output: 'own' } output { name: 'own' } } } }
  node { op_type: 'f' domain: 'd' input: 'b' output: 'y' }
}
functions { name: 'f' domain: 'd' input: 'p' output: 'r' node { name: 'k' op_type: 'g' domain: 'd' input: 'p' output: 'r' } }
functions { name: 'g' domain: 'd' input: 'p' output: 'r' node { op_type: 'f' input: 'p' output: 'r' } }
)";

template <class M>
class Prefix : public testing::Test {};
using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;
TYPED_TEST_SUITE(Prefix, Models, io::tests::ProfileName);

TYPED_TEST(Prefix, PrecedesEveryName) {
  auto model = model_of<TypeParam>(kModel);
  add_prefix(model, "p/");
  expect_equal(model, R"(
ir_version: 8 opset_import { version: 15 } opset_import { domain: 'd' version: 1 }
graph {
  input { name: 'p/x' } input { name: 'p/unused' } output { name: 'p/y' } value_info { name: 'p/a' }
  initializer { name: 'p/w' data_type: 1 dims: 1 float_data: 1 }
  sparse_initializer { values { name: 'p/s' data_type: 1 dims: 1 float_data: 1 } indices { name: 'p/si' } dims: 4 }
  quantization_annotation { tensor_name: 'p/a' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'p/w' } }
  node { name: 'p/n' op_type: 'Add' input: 'p/x' input: 'p/w' input: '' output: 'p/a' }
  node { name: 'p/i' op_type: 'If' input: 'p/x' output: 'p/b' attribute { name: 'then_branch' type: GRAPH g {
    node { name: 'p/inner' op_type: 'p/f' domain: 'd' input: 'p/a' output: 'p/own' } output { name: 'p/own' } } } }
  node { op_type: 'p/f' domain: 'd' input: 'p/b' output: 'p/y' }
}
functions { name: 'p/f' domain: 'd' input: 'p' output: 'r' node { name: 'k' op_type: 'p/g' domain: 'd' input: 'p' output: 'r' } }
functions { name: 'p/g' domain: 'd' input: 'p' output: 'r' node { op_type: 'f' input: 'p' output: 'r' } }
)");
}

TYPED_TEST(Prefix, EveryOptionSelectsNamesOfItsKind) {
  const auto names_of = [](auto&& set) {
    PrefixOptions options;
    options.rename_nodes = options.rename_edges = options.rename_inputs = options.rename_outputs = false;
    options.rename_initializers = options.rename_value_infos = options.rename_functions = false;
    set(options);
    auto model = model_of<TypeParam>(kModel);
    add_prefix(model, "p/", options);
    const auto& graph = model.graph();
    std::vector<std::string> names;
    for (const std::string_view name :
         {std::string_view(graph.node(0).name()), std::string_view(graph.node(1).output(0)),
          std::string_view(graph.input(1).name()), std::string_view(graph.node(2).output(0)),
          std::string_view(graph.node(0).input(1)), std::string_view(graph.node(0).output(0)),
          std::string_view(model.functions(0).name())}) {
      if (name.substr(0, 2) == "p/") names.emplace_back(name);
    }
    return names;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(names_of([](PrefixOptions&) {}), Names());
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_nodes = true; }), Names{"p/n"});
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_edges = true; }), (Names{"p/b", "p/y", "p/w", "p/a"}));
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_inputs = true; }), Names{"p/unused"});
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_outputs = true; }), Names{"p/y"});
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_initializers = true; }), Names{"p/w"});
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_value_infos = true; }), Names{"p/a"});
  EXPECT_EQ(names_of([](PrefixOptions& o) { o.rename_functions = true; }), Names{"p/f"});
}

TYPED_TEST(Prefix, NeverMakesTwoNamesEqual) {
  auto model = model_of<TypeParam>("graph { input { name: 'x' } node { input: 'x' output: 'px' } }");
  const TypeParam before = model;
  PrefixOptions options;
  options.rename_edges = false;
  const Status status = try_add_prefix(model, "p", options);
  EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
  EXPECT_EQ(status.detail(), "the model already has a value 'px'");
  EXPECT_TRUE(equal(model, before));
  EXPECT_TRUE(try_add_prefix(model, "p"));
}

// Names that no node, input, output or initializer has must not become those of other values.
TYPED_TEST(Prefix, PrecedesNamesThatOnlyAnnotationsMention) {
  constexpr const char* kAnnotated = R"(graph { input { name: 'x' }
    quantization_annotation { tensor_name: 'px' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'ppx' } }
    node { input: 'x' output: 'y' device_configurations { sharding_spec { tensor_name: 'py' } } } })";
  auto model = model_of<TypeParam>(kAnnotated);
  add_prefix(model, "p");
  expect_equal(model, R"(graph { input { name: 'px' }
    quantization_annotation { tensor_name: 'ppx' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'pppx' } }
    node { input: 'px' output: 'py' device_configurations { sharding_spec { tensor_name: 'ppy' } } } })");
  model = model_of<TypeParam>(kAnnotated);
  PrefixOptions options;
  options.rename_edges = false;
  EXPECT_EQ(try_add_prefix(model, "p", options).detail(), "the model already has a value 'px'");
  expect_equal(model, kAnnotated);
}

// An annotation of a value does not select it.
TYPED_TEST(Prefix, AnnotationsFollowTheirValues) {
  auto model = model_of<TypeParam>("graph { initializer { name: 'w' } quantization_annotation { tensor_name: 'w' } }");
  PrefixOptions options;
  options.rename_initializers = false;
  add_prefix(model, "p", options);
  expect_equal(model, "graph { initializer { name: 'w' } quantization_annotation { tensor_name: 'w' } }");
}

// A node must not get to call a function.
TYPED_TEST(Prefix, NeverGivesAFunctionTheNameOfAnOperator) {
  for (const char* const text :
       {"graph { node { op_type: 'pf' domain: 'ai.onnx' } } functions { name: 'f' }",
        "functions { name: 'f' domain: 'd' } functions { name: 'g' node { op_type: 'pf' domain: 'd' } }"}) {
    auto model = model_of<TypeParam>(text);
    const Status status = try_add_prefix(model, "p");
    EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
    EXPECT_EQ(status.detail(), "the prefix gives a function the name of the operator 'pf'; choose another prefix");
    expect_equal(model, text);
    PrefixOptions options;
    options.rename_functions = false;
    EXPECT_TRUE(try_add_prefix(model, "p", options));
  }
  auto model = model_of<TypeParam>("graph { node { op_type: 'pf' } } functions { name: 'f' } functions { name: 'pf' }");
  add_prefix(model, "p");
  expect_equal(model, "graph { node { op_type: 'ppf' } } functions { name: 'pf' } functions { name: 'ppf' }");
}

// Default values of a function's attributes can be graphs.
TYPED_TEST(Prefix, PrecedesCallsInDefaults) {
  auto model = model_of<TypeParam>(R"(functions { name: 'f' attribute_proto { name: 'a' type: GRAPH g {
      node { op_type: 'f' attribute { name: 'b' type: GRAPHS graphs { node { op_type: 'f' } } } } } }
    attribute_proto { name: 'c' type: GRAPHS graphs { node { op_type: 'f' } } } })");
  add_prefix(model, "p");
  expect_equal(model, R"(functions { name: 'pf' attribute_proto { name: 'a' type: GRAPH g {
      node { op_type: 'pf' attribute { name: 'b' type: GRAPHS graphs { node { op_type: 'pf' } } } } } }
    attribute_proto { name: 'c' type: GRAPHS graphs { node { op_type: 'pf' } } } })");
}

TYPED_TEST(Prefix, TrainingGraphsUseNamesOfTheMainGraph) {
  auto model = model_of<TypeParam>(
      "graph { initializer { name: 'w' } } training_info { algorithm { node { input: 'w' output: 'new_w' } } "
      "update_binding { key: 'w' value: 'new_w' } }");
  add_prefix(model, "p/");
  expect_equal(model,
               "graph { initializer { name: 'p/w' } } training_info { algorithm { node { input: 'p/w' output: "
               "'p/new_w' } } update_binding { key: 'p/w' value: 'p/new_w' } }");
}

// A node's device configurations refer to its inputs and outputs by name.
TYPED_TEST(Prefix, NodesOnDevicesNameTheirValues) {
  constexpr const char* kSharded = R"(graph { node { input: 'x' output: 'y'
    device_configurations { configuration_id: 'c' sharding_spec { tensor_name: 'x' device: 1 } } } })";
  auto prefixed = model_of<TypeParam>(kSharded);
  add_prefix(prefixed, "p/");
  expect_equal(prefixed, R"(graph { node { input: 'p/x' output: 'p/y'
    device_configurations { configuration_id: 'c' sharding_spec { tensor_name: 'p/x' device: 1 } } } })");
  auto renamed = model_of<TypeParam>(kSharded);
  rename_values(renamed, {{"x", "a"}});
  expect_equal(renamed, R"(graph { node { input: 'a' output: 'y'
    device_configurations { configuration_id: 'c' sharding_spec { tensor_name: 'a' device: 1 } } } })");
}

TYPED_TEST(Prefix, RenamesValues) {
  auto model = model_of<TypeParam>("graph { input { name: 'x' } node { input: 'x' output: 'y' } }");
  rename_values(model, {{"x", "y"}, {"y", "x"}});
  expect_equal(model, "graph { input { name: 'y' } node { input: 'y' output: 'x' } }");
  EXPECT_EQ(try_rename_values(model, {{"z", "a"}}).code(), ErrorCode::kOutOfRange);
  EXPECT_EQ(try_rename_values(model, {{"x", ""}}).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(try_rename_values(model, {{"x", "y"}}).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(try_rename_values(model, {{"x", "a"}, {"y", "a"}}).code(), ErrorCode::kUnsupported);
}

// An empty name stands for an omitted input or output, not for a value.
TYPED_TEST(Prefix, OmittedValuesAreNotRenamed) {
  auto model = model_of<TypeParam>("graph { node { input: '' input: 'x' output: 'y' } }");
  const TypeParam before = model;
  const Status status = try_rename_values(model, {{"", "a"}});
  EXPECT_EQ(status.code(), ErrorCode::kOutOfRange);
  EXPECT_EQ(status.detail(), "a value without a name cannot be renamed");
  EXPECT_TRUE(equal(model, before));
}

// A graph and its subgraphs share the names of nodes; each function has its own.
TYPED_TEST(Prefix, RenamesNodes) {
  auto model = model_of<TypeParam>(R"(
    graph { node { name: 'a' } node { name: 'a' } node { attribute { name: 'then_branch' g { node { name: 'b' } } } } }
    functions { name: 'f' node { name: 'b' } node { name: 'c' } attribute_proto { name: 'd' g { node { name: 'b' } } } })");
  rename_nodes(model, {{"a", "b"}, {"b", "a"}});
  expect_equal(model, R"(
    graph { node { name: 'b' } node { name: 'b' } node { attribute { name: 'then_branch' g { node { name: 'a' } } } } }
    functions { name: 'f' node { name: 'a' } node { name: 'c' } attribute_proto { name: 'd' g { node { name: 'a' } } } })");
  EXPECT_TRUE(try_rename_nodes(model, {{"b", "c"}}));
  const TypeParam before = model;
  EXPECT_EQ(try_rename_nodes(model, {{"", "d"}}).code(), ErrorCode::kOutOfRange);
  EXPECT_EQ(try_rename_nodes(model, {{"b", "d"}}).code(), ErrorCode::kOutOfRange);
  EXPECT_EQ(try_rename_nodes(model, {{"a", ""}}).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(try_rename_nodes(model, {{"a", "c"}}).detail(), "the model already has a node 'c'");
  EXPECT_TRUE(equal(model, before));
}

TYPED_TEST(Prefix, InitializersAreInputsAndNot) {
  auto model = model_of<TypeParam>(kModel);
  add_initializers_to_inputs(model);
  add_initializers_to_inputs(model);  // changes nothing more
  TypeParam inputs;
  *inputs.mutable_graph()->mutable_input() = model.graph().input();
  expect_equal(inputs, R"(graph {
    input { name: 'x' } input { name: 'unused' }
    input { name: 'w' type { tensor_type { elem_type: 1 shape { dim { dim_value: 1 } } } } }
    input { name: 's' type { sparse_tensor_type { elem_type: 1 shape { dim { dim_value: 4 } } } } } })");
  remove_initializers_from_inputs(model);
  expect_equal(model, kModel);
  model.set_ir_version(3);
  EXPECT_EQ(try_remove_initializers_from_inputs(model).code(), ErrorCode::kUnsupported);
}

TYPED_TEST(Prefix, InputsThatAreRemovedLeaveTheirDescriptions) {
  constexpr const char* kWithInputs = R"(ir_version: 8 graph {
    initializer { name: 'w' data_type: 1 dims: 2 } initializer { name: 'v' data_type: 1 dims: 2 } initializer { name: 'u' }
    input { name: 'x' }
    input { name: 'w' doc_string: 'weights' type { tensor_type { elem_type: 1 shape { dim { dim_value: 2 } } } } }
    input { name: 'v' type { tensor_type { elem_type: 1 shape { dim { dim_value: 2 denotation: 'DATA_CHANNEL' } } } } }
    input { name: 'u' type { tensor_type { shape {} } } } })";
  auto model = model_of<TypeParam>(kWithInputs);
  remove_initializers_from_inputs(model);
  expect_equal(model, R"(ir_version: 8 graph {
    initializer { name: 'w' data_type: 1 dims: 2 } initializer { name: 'v' data_type: 1 dims: 2 } initializer { name: 'u' }
    input { name: 'x' }
    value_info { name: 'w' doc_string: 'weights' type { tensor_type { elem_type: 1 shape { dim { dim_value: 2 } } } } }
    value_info { name: 'v' type { tensor_type { elem_type: 1 shape { dim { dim_value: 2 denotation: 'DATA_CHANNEL' } } } } } })");
  add_initializers_to_inputs(model);
  model.mutable_graph()->mutable_input(3)->mutable_type()->mutable_tensor_type()->clear_elem_type();
  expect_equal(model, kWithInputs);
}

}  // namespace
}  // namespace onnxgen::graph::tests
