#include "onnxgen/graph/merge.h"

#include <gtest/gtest.h>

#include "drop_in_onnx.pb.h"
#include "models.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/graph/extract.h"
#include "profile_name.h"

namespace onnxgen::graph::tests {
namespace {

constexpr const char* kFirst = R"(
ir_version: 8 opset_import { version: 15 } producer_name: 'a' producer_version: '2' domain: 'x' doc_string: 'm'
metadata_props { key: 'k' value: '1' } functions { name: 'f' domain: 'd' }
graph { name: 'one' doc_string: 'text' input { name: 'x' } output { name: 'y' } output { name: 'z' }
  initializer { name: 'w' raw_data: 'weights' } node { op_type: 'Add' input: 'x' input: 'w' output: 'y' output: 'z' } }
)";
// `in` is used only in a subgraph, has a default, and is also an output.
constexpr const char* kSecond = R"(
ir_version: 8 opset_import { domain: 'ai.onnx' version: 15 } opset_import { domain: 'd' version: 1 }
metadata_props { key: 'k' value: '1' } metadata_props { key: 'l' value: '2' } functions { name: 'g' domain: 'd' }
graph { name: 'two' input { name: 'in' } input { name: 'other' } output { name: 'in' } output { name: 'out' }
  initializer { name: 'in' raw_data: 'default' } initializer { name: 'v' raw_data: 'values' }
  value_info { name: 'in' } value_info { name: 'v' }
  node { op_type: 'If' input: 'other' output: 'out' attribute { name: 'then_branch' type: GRAPH g {
    node { op_type: 'Add' input: 'in' input: 'v' output: 'own' } output { name: 'own' } } } } }
)";

template <class M>
class Merge : public testing::Test {
 protected:
  static Status merged(std::string_view first_text, std::string_view second_text, const MergeOptions& options = {}) {
    auto first = model_of<M>(first_text);
    auto second = model_of<M>(second_text);
    const Status status = try_merge(first, std::move(second), options);
    EXPECT_FALSE(status);
    expect_equal(first, first_text);
    expect_equal(second, second_text);
    return status;
  }
};
using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;
TYPED_TEST_SUITE(Merge, Models, io::tests::ProfileName);

TYPED_TEST(Merge, ConnectsOutputsWithInputs) {
  MergeOptions options;
  options.io_map = {{"y", "in"}};
  expect_equal(merge(model_of<TypeParam>(kFirst), model_of<TypeParam>(kSecond), options), R"(
ir_version: 8 opset_import { version: 15 } opset_import { domain: 'd' version: 1 }
producer_name: 'onnxgen::graph::merge' model_version: 1
metadata_props { key: 'k' value: '1' } metadata_props { key: 'l' value: '2' }
functions { name: 'f' domain: 'd' } functions { name: 'g' domain: 'd' }
graph { name: 'one_two' doc_string: 'Graph combining one and two\none\n\ntext\n\ntwo\n\n'
  input { name: 'x' } input { name: 'other' } output { name: 'z' } output { name: 'in' } output { name: 'out' }
  initializer { name: 'w' raw_data: 'weights' } initializer { name: 'v' raw_data: 'values' } value_info { name: 'v' }
  node { op_type: 'Add' input: 'x' input: 'w' output: 'y' output: 'z' }
  node { op_type: 'If' input: 'other' output: 'out' attribute { name: 'then_branch' type: GRAPH g {
    node { op_type: 'Add' input: 'y' input: 'v' output: 'own' } output { name: 'own' } } } }
  node { op_type: 'Identity' input: 'y' output: 'in' } }
)");
}

TYPED_TEST(Merge, PrefixesDistinguishTheModels) {
  MergeOptions options;
  options.prefix1 = "a/";
  options.prefix2 = "b/";
  options.io_map = {{"z", "x"}};
  options.name = "chain";
  options.doc_string = "";
  const auto model = merge(model_of<TypeParam>(kFirst), model_of<TypeParam>(kFirst), options);
  TypeParam graph;
  *graph.mutable_graph() = model.graph();
  expect_equal(graph, R"(graph { name: 'chain' doc_string: '' input { name: 'a/x' }
  output { name: 'a/y' } output { name: 'b/y' } output { name: 'b/z' }
  initializer { name: 'a/w' raw_data: 'weights' } initializer { name: 'b/w' raw_data: 'weights' }
  node { op_type: 'Add' input: 'a/x' input: 'a/w' output: 'a/y' output: 'a/z' }
  node { op_type: 'Add' input: 'a/z' input: 'b/w' output: 'b/y' output: 'b/z' } })");
  EXPECT_EQ(model.functions(0).name(), "a/f");
  EXPECT_EQ(model.functions(1).name(), "b/f");
}

// A merged model can be split again at the connected values.
TYPED_TEST(Merge, KeepsTheTypesOfConnectedValues) {
  constexpr const char* kTypedFirst = R"(graph { name: 'a' input { name: 'x' type { tensor_type { elem_type: 1 } } }
  output { name: 'y' doc_string: 'text' type { tensor_type { elem_type: 1 shape { dim { dim_param: 'N' } } } } }
  output { name: 'z' } output { name: 'known' type { tensor_type { elem_type: 2 } } } output { name: 'unknown' }
  value_info { name: 'known' type { tensor_type { elem_type: 3 } } }
  node { op_type: 'Split' input: 'x' output: 'y' output: 'z' output: 'known' output: 'unknown' }
  quantization_annotation { tensor_name: 'y' } })";
  constexpr const char* kTypedSecond = R"(graph { name: 'b' input { name: 'i' type { tensor_type { elem_type: 4 } } }
  input { name: 'j' type { tensor_type { elem_type: 5 } } } input { name: 'k' } input { name: 'l' }
  output { name: 'o' type { tensor_type { elem_type: 1 } } } node { op_type: 'Sum' input: 'i' input: 'j' output: 'o' }
  quantization_annotation { tensor_name: 'i' quant_parameter_tensor_names { key: 'SCALE_TENSOR' value: 'i' } }
  quantization_annotation { tensor_name: 'j' } })";
  MergeOptions options;
  options.io_map = {{"y", "i"}, {"z", "j"}, {"known", "k"}, {"unknown", "l"}};
  options.doc_string = "";
  auto model = merge(model_of<TypeParam>(kTypedFirst), model_of<TypeParam>(kTypedSecond), options);
  TypeParam graph;
  *graph.mutable_graph() = model.graph();
  expect_equal(graph, R"(graph { name: 'a_b' doc_string: '' input { name: 'x' type { tensor_type { elem_type: 1 } } }
  output { name: 'o' type { tensor_type { elem_type: 1 } } }
  value_info { name: 'known' type { tensor_type { elem_type: 3 } } }
  value_info { name: 'y' doc_string: 'text' type { tensor_type { elem_type: 1 shape { dim { dim_param: 'N' } } } } }
  value_info { name: 'z' type { tensor_type { elem_type: 5 } } }
  node { op_type: 'Split' input: 'x' output: 'y' output: 'z' output: 'known' output: 'unknown' }
  node { op_type: 'Sum' input: 'y' input: 'z' output: 'o' }
  quantization_annotation { tensor_name: 'y' } quantization_annotation { tensor_name: 'z' } })");
  EXPECT_EQ(extract(model, {"x"}, {"y"}).graph().node(0).op_type(), "Split");
  EXPECT_EQ(extract(model, {"y", "z"}, {"o"}).graph().node(0).op_type(), "Sum");
}

TYPED_TEST(Merge, RefusesModelsThatContradictEachOther) {
  const std::string first = kFirst;
  const auto with = [](const char* fields) { return std::string("ir_version: 8 ") + fields; };
  const std::pair<std::string, const char*> cases[] = {
      {"ir_version: 7", "the IR versions differ: 8 and 7"},
      {with("opset_import { version: 16 }"), "the models import different versions of 'ai.onnx': 15 and 16"},
      {with("graph { input { name: 'w' } input { name: 'y' } }"),
       "both models have a value 'w' and 1 more; set a prefix to distinguish them"},
      {with("metadata_props { key: 'k' value: '2' }"), "the models have different values for the metadata key 'k'"},
      {with("functions { name: 'f' domain: 'd' }"),
       "both models have a function 'f'; set a prefix to distinguish them"},
      {with("graph { node { op_type: 'f' domain: 'd' } }"),
       "'f' is a function in one model and an operator in the other; set a prefix to distinguish them"},
      {with("functions { name: 'Add' }"),
       "'Add' is a function in one model and an operator in the other; set a prefix to distinguish them"},
      {with("training_info {}"), "models with training information cannot be merged"}};
  for (const auto& [second, reason] : cases) {
    const Status status = this->merged(first, second);
    EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
    EXPECT_EQ(status.detail(), reason);
  }
}

// A prefix can cause conflicts within one of the models.
TYPED_TEST(Merge, PrefixesMakeNoNamesEqual) {
  constexpr const char* kAnnotated = R"(graph { name: 'g' input { name: 'x' } output { name: 'y' }
    node { op_type: 'Neg' input: 'x' output: 'y' } quantization_annotation { tensor_name: 'px' } })";
  MergeOptions options;
  options.prefix1 = "p";
  options.prefix2 = "q";
  auto model = merge(model_of<TypeParam>(kAnnotated), model_of<TypeParam>(kAnnotated), options);
  EXPECT_EQ(model.graph().quantization_annotation(0).tensor_name(), "ppx");
  EXPECT_EQ(model.graph().quantization_annotation(1).tensor_name(), "qpx");
  constexpr const char* kCalling = "graph { node { op_type: 'pf' domain: 'd' } } functions { name: 'f' domain: 'd' }";
  EXPECT_EQ(this->merged(kCalling, "", options).detail(),
            "the prefix gives a function the name of the operator 'pf'; choose another prefix");
  options.prefix1 = "q";
  options.prefix2 = "p";
  EXPECT_EQ(this->merged("", kCalling, options).code(), ErrorCode::kUnsupported);
}

TYPED_TEST(Merge, RefusesConnectionsThatCannotBe) {
  MergeOptions options;
  options.io_map = {{"x", "in"}};
  EXPECT_EQ(this->merged(kFirst, kSecond, options).detail(), "the first model has no output 'x'");
  options.io_map = {{"y", "v"}};
  EXPECT_EQ(this->merged(kFirst, kSecond, options).detail(), "the second model has no input 'v'");
  options.io_map = {{"y", "in"}, {"z", "in"}};
  EXPECT_EQ(this->merged(kFirst, kSecond, options).detail(), "the input 'in' is connected twice");
}

// Mapped weights must not be read only because they move to another model.
TEST(Transfer, WeightsAreNotCopied) {
  const auto first = [] { return model_of<onnx::ModelProto>(kFirst); };
  auto second = model_of<onnx::ModelProto>(kSecond);
  const std::string_view weight = second.graph().initializer(1).raw_data();
  MergeOptions options;
  options.io_map = {{"y", "in"}};
  auto model = merge(first(), std::move(second), options);
  EXPECT_EQ(model.graph().initializer(1).raw_data().data(), weight.data());
  onnx::ModelProto part;
  for (auto& value : *model.mutable_graph()->mutable_output()) value.mutable_type();
  for (auto& value : *model.mutable_graph()->mutable_input()) value.mutable_type();
  ASSERT_TRUE(try_extract(std::move(model), {"x", "other"}, {"out"}, part));
  model.Clear();
  EXPECT_EQ(part.graph().initializer(1).raw_data().data(), weight.data());
  EXPECT_EQ(part.graph().initializer(1).raw_data(), "values");
  const onnx::ModelProto copy = part;  // owns its data
  EXPECT_NE(copy.graph().initializer(1).raw_data().data(), weight.data());
  part = onnx::ModelProto();
  EXPECT_EQ(copy.graph().initializer(1).raw_data(), "values");
}

}  // namespace
}  // namespace onnxgen::graph::tests
