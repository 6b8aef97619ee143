// A printed model must parse to the same message, or printing must report what is missing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

#include "corpora.h"
#include "drop_in_onnx.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"
#include "onnxgen/text/print.h"
#include "tier.h"
#include "typed_elements.h"

namespace onnxgen::syntax::tests {
namespace {

template <class M>
std::string printed(const M& message) {
  std::string text;
  const Status status = print(message, text);
  EXPECT_TRUE(status) << status.message();
  return text;
}

template <class M>
void expect_same(const M& message, const std::string& name) {
  const std::string text = printed(message);
  M read;
  const text::TextStatus status = parse(text, read);
  ASSERT_TRUE(status) << name << ": " << status.message() << "\n" << text.substr(0, 2000);
  for (const Difference& difference : diff(message, read, as_the_syntax_sees_it(), 3)) {
    ADD_FAILURE() << name << " differs at " << difference.path << "\n" << text.substr(0, 2000);
  }
  EXPECT_EQ(printed(read), text) << name;
}

std::vector<std::filesystem::path> models_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".onnx") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

// Larger files need seconds without optimization and contain only more numbers.
constexpr std::uintmax_t kLargestFile = 2'000'000;

void expect_all_are_the_same(const std::vector<std::filesystem::path>& paths) {
  io::LoadOptions options;
  options.load_external_data = false;
  std::size_t left_out = 0;
  for (const std::filesystem::path& path : onnxgen::tests::sample_by_tier(paths, 5)) {
    if (std::filesystem::file_size(path) > kLargestFile) continue;
    onnx::ModelProto model;
    ASSERT_TRUE(io::try_load(path.string(), model, options)) << path;
    store_elements_typed(model);
    remove_empty_types(model);
    std::string text;
    Omissions omissions;
    if (!print(model, text, {}, &omissions)) {
      EXPECT_NE(omissions.count, 0u) << path;
      ++left_out;
      continue;
    }
    expect_same(model, path.string());
  }
  // Only models whose nodes have descriptions cannot be expressed completely.
  EXPECT_LE(left_out, 1u);
}

TEST(RoundTrip, EveryModelOfDebian) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  const auto paths = models_below(*folder);
  EXPECT_GE(paths.size(), 1000u);
  expect_all_are_the_same(paths);
}

TEST(RoundTrip, EveryModelOfTheCorpora) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const auto paths = models_below(*corpora / "models");
  EXPECT_GE(paths.size(), 400u);
  expect_all_are_the_same(paths);
}

// Elements in raw_data are parsed into the field of their type.
TEST(RoundTrip, RawDataOfEveryType) {
  for (std::int32_t type = 1; type <= 26; ++type) {
    if (type == onnx::TensorProto::STRING) continue;
    onnx::ModelProto model;
    model.set_ir_version(10);
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    tensor.set_name("w");
    tensor.set_data_type(type);
    tensor.add_dims(-1);
    tensor.add_dims(16);
    // No NaN in any type, and both positive and negative bytes.
    tensor.set_raw_data(std::string("\x01\x80\x7f\x40\x00\xff\xfe\xbf\x01\x02\x03\x04\x05\x06\x07\x08", 16));
    const std::string text = printed(model);
    onnx::ModelProto read;
    ASSERT_TRUE(parse(text, read)) << text;
    store_elements_typed(model);
    EXPECT_TRUE(equal(model, read, as_the_syntax_sees_it())) << text;
    expect_same(model, "type " + std::to_string(type));
  }
}

// Returns a model that uses everything the syntax can express. Works with classes of either profile.
template <class Model>
Model whole_model() {
  Model model;
  const text::TextStatus status = parse(R"(<
  ir_version: 10, opset_import: ["" : 21, "ai.onnx.ml" : 3, "my domain" : 1],
  producer_name: "a \"quoted\" \\ name", producer_version: "1", domain: "d", model_version: -9223372036854775808,
  doc_string: "two
lines", metadata_props: ["k": "v", "": ""]
>
"a graph" (float[N, 3, ?, "dim 1"] x, float y, int8[] unknown, seq(optional(map(int64, string[2]))) s,
  sparse_tensor(float[2, M]) t, sparse_tensor(float[]) u, opaque() o1, opaque(a.b) o2, opaque(a.b, c) o3,
  untyped, "float", float[""] "") => (float "y.1") <
  float[2, 2] w = {1, -2.5, inf, -inf}, double[3] d = {nan, -nan, 1e-300}, string[2] texts = {"a\"b\\", "line
two"}, float[0] none = {}, int64 scalar = {-9223372036854775808}, uint64[1] most = {18446744073709551615},
  bool[2] b = {1, 0}, float16[1] h = {15360}, complex64[1] c = {1, -0}, int4[3] packed = {33, 4},
  float8e4m3fn[2] e = {1, 255}, float4e2m1[2] f = {18}, float8e8m0[1] g = {127}, uint2[4] i = {27}, int2[1] j = {1},
  float[4] elsewhere = ["location": "w.bin", "offset": "0", "length": "16"], float[N] described
> {
  ["node 1"] a, "", "b.c" = Conv <kernel: ints = [1, 2], none: ints = [], alpha: float = 1.0, more: floats = [1.5, -0.0],
    name: string = "x", names: strings = ["", "\""], to: int = -1, empty: strings = [], nots: floats = []> (x, "", y)
  [""] = com.my_company.Op:variant ()
  t = "my domain"."op::type" <value: tensor = float {3}, named: tensor = float[1] v {1}, quoted: tensor = int8[1] "a b" {1},
    external: tensor = float[1] = ["location": "w.bin"], all: tensors = [float {1}, string[1] {"a"}],
    "attribute name": int = 1, type: type_proto = seq(float[N]), types: type_protos = [float, opaque(x)],
    no_types: type_protos = [], no_tensors: tensors = [], sparse: sparse_tensors = []> ("a,b", "\\")
  z = If (cond) <then_branch: graph = then () => (float q) { q = Relu (x) },
    branches: graphs = ["float" (float[1] a = {1}) => (untyped) <float b = {2}> { c = Neg (a) }, g => () {}]>
}
<domain: "my domain", overload: "v", opset_import: ["" : 21], doc_string: "adds">
"op::type" <alpha, "b c", beta: float = 1.5, list: ints = [1]> (x, "float") => (y, seq) <float[N] y, int64 v> {
  y = Add <alpha: float = @alpha, untyped = @"b c"> (x, x)
}
f () => () {})",
                                        model);
  EXPECT_TRUE(status) << status.message();
  return model;
}

TEST(RoundTrip, AllThatTheSyntaxKnows) {
  const auto model = whole_model<onnx::ModelProto>();
  EXPECT_EQ(model.functions_size(), 2u);
  EXPECT_EQ(model.graph().node(0).attribute_size(), 9u);
  expect_same(model, "the whole model");
  for (const auto& node : model.graph().node()) expect_same(node, "a node");
  for (const auto& function : model.functions()) expect_same(function, "a function");
  for (const auto& input : model.graph().input()) {
    if (input.has_type()) expect_same(input.type(), "a type");
  }
  expect_same(model.graph(), "the graph");
}

// An unset name must remain unset, and an empty one empty.
TEST(RoundTrip, GraphsWithoutNames) {
  onnx::ModelProto model;
  model.mutable_graph()->add_input()->set_name("x");
  for (const char* const name : {"then_branch", "else_branch"}) {
    auto& branch = *model.mutable_graph()->add_node()->add_attribute();
    branch.set_name(name);
    branch.set_type(onnx::AttributeProto::GRAPH);
    branch.mutable_g()->add_output()->set_name("y");
  }
  model.mutable_graph()->mutable_node(1)->mutable_attribute(0)->mutable_g()->set_name("");
  for (auto& node : *model.mutable_graph()->mutable_node()) {
    node.set_op_type("If");
    node.add_output("y");
  }
  onnx::ModelProto read;
  ASSERT_TRUE(parse(printed(model), read)) << printed(model);
  EXPECT_TRUE(equal(model, read)) << printed(model);
  onnx::GraphProto graph;
  ASSERT_TRUE(parse(printed(model.graph()), graph));
  EXPECT_TRUE(equal(model.graph(), graph));
}

TEST(RoundTrip, TheOtherProfileDoesTheSame) {
  const auto model = whole_model<drop_in::ModelProto>();
  EXPECT_EQ(printed(model), printed(whole_model<onnx::ModelProto>()));
  EXPECT_TRUE(equal(model, whole_model<onnx::ModelProto>()));
}

// Every float must be printed so that parsing restores it exactly.
TEST(RoundTrip, FloatsToTheBit) {
  onnx::GraphProto graph;
  onnx::TensorProto& floats = *graph.add_initializer();
  floats.set_data_type(onnx::TensorProto::FLOAT);
  onnx::TensorProto& doubles = *graph.add_initializer();
  doubles.set_data_type(onnx::TensorProto::DOUBLE);
  std::uint64_t bits = 0x9E3779B97F4A7C15u;
  for (int i = 0; i < 20000; ++i) {
    bits = bits * 6364136223846793005u + 1442695040888963407u;
    const double value = wire::bit_cast<double>(bits);
    if (!std::isnan(value)) doubles.add_double_data(value);
    const float narrow = wire::bit_cast<float>(static_cast<std::uint32_t>(bits >> 32));
    if (!std::isnan(narrow)) floats.add_float_data(narrow);
  }
  for (const float value : {0.0f, -0.0f, std::numeric_limits<float>::denorm_min(), std::numeric_limits<float>::max()}) {
    floats.add_float_data(value);
  }
  expect_same(graph, "numbers");
}

}  // namespace
}  // namespace onnxgen::syntax::tests
