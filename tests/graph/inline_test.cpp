#include <gtest/gtest.h>

#include <ctime>
#include <filesystem>
#include <string>
#include <string_view>

#include "corpora.h"
#include "drop_in_onnx.pb.h"
#include "models.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/check.h"
#include "onnxgen/graph/inline_functions.h"
#include "onnxgen/io/load.h"
#include "profile_name.h"
#include "tier.h"

namespace onnxgen::graph::tests {
namespace {

template <class M>
class Inline : public testing::Test {
 protected:
  static void expect_inlined(std::string_view model_text, std::string_view expected) {
    auto model = model_of<M>(model_text);
    const Status status = try_inline_functions(model);
    EXPECT_TRUE(status) << status.message();
    expect_equal(model, expected);
  }
  static void expect_refused(std::string_view model_text, std::string_view reason) {
    auto model = model_of<M>(model_text);
    const Status status = try_inline_functions(model);
    EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
    EXPECT_EQ(status.detail(), reason);
    expect_equal(model, model_text);
  }
};
using Models = testing::Types<onnx::ModelProto, drop_in::ModelProto>;
TYPED_TEST_SUITE(Inline, Models, io::tests::ProfileName);

TYPED_TEST(Inline, ReplacesTheCallByTheBody) {
  this->expect_inlined(R"(
opset_import { version: 15 }
graph { node { op_type: 'Neg' input: 'x' output: 'a' }
        node { name: 'c' op_type: 'f' domain: 'd' input: 'a' input: 'w' output: 'b' }
        node { op_type: 'f' domain: 'd' input: 'b' output: 'y' }
        node { op_type: 'Abs' input: 'c/t' output: 'z' } }
functions { name: 'f' domain: 'd' input: 'p' input: 'q' output: 'r' output: 'spare'
  opset_import { domain: 'ai.onnx' version: 15 } opset_import { domain: 'e' version: 2 }
  node { name: 'n' op_type: 'Mul' input: 'p' input: 'q' input: '' output: 't' }
  node { op_type: 'Add' input: 't' input: 'p' output: 'r' output: 'spare' } })",
                       R"(
opset_import { version: 15 } opset_import { domain: 'e' version: 2 }
graph { node { op_type: 'Neg' input: 'x' output: 'a' }
        node { name: 'c/n' op_type: 'Mul' input: 'a' input: 'w' input: '' output: 'c/t_1' }
        node { op_type: 'Add' input: 'c/t_1' input: 'a' output: 'b' output: 'c/spare' }
        node { name: 'n' op_type: 'Mul' input: 'b' input: '' input: '' output: 't' }
        node { op_type: 'Add' input: 't' input: 'b' output: 'y' output: 'spare' }
        node { op_type: 'Abs' input: 'c/t' output: 'z' } })");
}

TYPED_TEST(Inline, FunctionsCallFunctions) {
  this->expect_inlined(R"(
graph { node { name: 'c' op_type: 'outer' domain: 'd' input: 'x' output: 'y' } }
functions { name: 'inner' domain: 'd' overload: 'two' input: 'i' output: 'o' node { op_type: 'Abs' input: 'i' output: 'o' } }
functions { name: 'inner' domain: 'd' input: 'i' output: 'o' node { name: 'm' op_type: 'Neg' input: 'i' output: 'o' } }
functions { name: 'outer' domain: 'd' input: 'i' output: 'o'
  node { name: 'a' op_type: 'inner' domain: 'd' input: 'i' output: 't' }
  node { name: 'b' op_type: 'inner' domain: 'd' overload: 'two' input: 't' output: 'o' } })",
                       R"(
graph { node { name: 'c/a/m' op_type: 'Neg' input: 'x' output: 'c/t' }
        node { op_type: 'Abs' input: 'c/t' output: 'y' } })");
}

TYPED_TEST(Inline, AttributesComeFromTheCallOrTheirDefaults) {
  this->expect_inlined(R"(
graph { node { op_type: 'outer' domain: 'd' output: 'y' attribute { name: 'mine' type: INT i: 7 } } }
functions { name: 'outer' domain: 'd' output: 'o' attribute: 'mine' attribute: 'none'
  node { op_type: 'inner' domain: 'd' output: 'o'
         attribute { name: 'a' type: INT ref_attr_name: 'mine' } attribute { name: 'd' type: INT ref_attr_name: 'none' } } }
functions { name: 'inner' domain: 'd' output: 'o' attribute: 'a'
  attribute_proto { name: 'b' type: FLOAT f: 2 } attribute_proto { name: 'd' type: INT i: 5 }
  node { op_type: 'Op' output: 'o' attribute { name: 'A' type: INT ref_attr_name: 'a' }
         attribute { name: 'left_out' type: INT ref_attr_name: 'c' } attribute { name: 'own' type: INT i: 1 }
         attribute { name: 'B' type: FLOAT ref_attr_name: 'b' } attribute { name: 'D' type: INT ref_attr_name: 'd' } } })",
                       R"(
graph { node { op_type: 'Op' output: 'y' attribute { name: 'A' type: INT i: 7 } attribute { name: 'own' type: INT i: 1 }
        attribute { name: 'B' type: FLOAT f: 2 } attribute { name: 'D' type: INT i: 5 } } })");
}

// A Constant needs one attribute, and a default or the call of a function may provide it.
TYPED_TEST(Inline, RequiredAttributesCanComeFromElsewhere) {
  this->expect_inlined(R"(
graph { node { op_type: 'f' attribute { name: 'i' type: INT i: 2 } } }
functions { name: 'f' attribute: 'i' attribute: 'f' attribute_proto { name: 'to' type: INT i: 7 }
  node { op_type: 'Constant' attribute { name: 'value_int' type: INT ref_attr_name: 'i' }
                             attribute { name: 'value_float' type: FLOAT ref_attr_name: 'f' } }
  node { op_type: 'g' attribute { name: 'to' type: INT ref_attr_name: 'to' } } }
functions { name: 'g' attribute: 'to' node { op_type: 'Cast' attribute { name: 'to' type: INT ref_attr_name: 'to' } } })",
                       R"(
graph { node { op_type: 'Constant' attribute { name: 'value_int' type: INT i: 2 } }
        node { op_type: 'Cast' attribute { name: 'to' type: INT i: 7 } } })");
}

// Covers a call in a subgraph, a body with a subgraph, whose names are local to the body, and a subgraph that the call
// passes as an attribute, whose names belong to the caller.
TYPED_TEST(Inline, InlinesInSubgraphs) {
  this->expect_inlined(R"(
graph { node { op_type: 'If' input: 'x' output: 'y' attribute { name: 'then_branch' type: GRAPH g {
  node { name: 'c' op_type: 'f' domain: 'd' input: 'x' output: 'z' attribute { name: 'branch' type: GRAPH g {
    node { name: 'k' op_type: 'Neg' input: 't' output: 'u' } output { name: 'u' } } } } output { name: 'z' } } } }
  node { op_type: 'Abs' input: 'x' output: 't' } }
functions { name: 'f' domain: 'd' input: 'p' output: 'r' attribute: 'branch'
  node { name: 'i' op_type: 'If' input: 'p' output: 'r'
    attribute { name: 'then_branch' type: GRAPH g { initializer { name: 't' } input { name: 's' }
      node { name: 'k' op_type: 'Add' input: 't' input: 'p' output: 'v' attribute { name: 'q' type: INT ref_attr_name: 'no' } }
      output { name: 'v' } } }
    attribute { name: 'else_branch' type: GRAPH ref_attr_name: 'branch' } } })",
                       R"(
graph { node { op_type: 'If' input: 'x' output: 'y' attribute { name: 'then_branch' type: GRAPH g {
  node { name: 'c/i' op_type: 'If' input: 'x' output: 'z'
    attribute { name: 'then_branch' type: GRAPH g { initializer { name: 'c/t' } input { name: 'c/s' }
      node { name: 'c/k' op_type: 'Add' input: 'c/t' input: 'x' output: 'c/v' } output { name: 'c/v' } } }
    attribute { name: 'else_branch' type: GRAPH g {
      node { name: 'k' op_type: 'Neg' input: 't' output: 'u' } output { name: 'u' } } } }
  output { name: 'z' } } } }
  node { op_type: 'Abs' input: 'x' output: 't' } })");
}

TYPED_TEST(Inline, AnInputThatIsAnOutputIsPassedOn) {
  this->expect_inlined(R"(
graph { node { op_type: 'f' domain: 'd' input: 'x' output: 'a' output: 'b' output: 'c' } }
functions { name: 'f' domain: 'd' input: 'p' output: 'p' output: 'r' output: 'r' node { op_type: 'Neg' input: 'p' output: 'r' } })",
                       R"(
graph { node { op_type: 'Neg' input: 'x' output: 'b' } node { op_type: 'Identity' input: 'x' output: 'a' }
        node { op_type: 'Identity' input: 'b' output: 'c' } })");
}

// Values that the graph itself describes keep their types. The others get the types that the function gives them.
TYPED_TEST(Inline, KeepsTheTypesOfValues) {
  this->expect_inlined(R"(
graph { input { name: 'x' } output { name: 'y' type { tensor_type { elem_type: 1 } } }
        node { op_type: 'Neg' input: 'x' output: 'a' }
        node { name: 'c' op_type: 'f' domain: 'd' input: 'a' output: 'b' }
        node { name: 'e' op_type: 'f' domain: 'd' input: 'b' input: 'x' output: 'y' } }
functions { name: 'f' domain: 'd' input: 'p' input: 'q' output: 'r' node { op_type: 'Abs' input: 'p' input: 'q' output: 't' }
  node { name: 'g' op_type: 'inner' domain: 'd' input: 't' output: 'r' }
  value_info { name: 'p' type { tensor_type { elem_type: 1 } } } value_info { name: 'q' type { tensor_type { elem_type: 1 } } }
  value_info { name: 't' type { tensor_type { elem_type: 7 } } doc_string: 'text' metadata_props { key: 'k' value: 'v' } }
  value_info { name: 'r' type { tensor_type { elem_type: 9 } } } value_info { name: 'nothing' } }
functions { name: 'inner' domain: 'd' input: 'i' output: 'o'
  node { op_type: 'Neg' input: 'i' output: 'u' } node { op_type: 'Neg' input: 'u' output: 'o' }
  value_info { name: 'u' type { tensor_type { elem_type: 6 } } } })",
                       R"(
graph { input { name: 'x' } output { name: 'y' type { tensor_type { elem_type: 1 } } }
        node { op_type: 'Neg' input: 'x' output: 'a' }
        node { op_type: 'Abs' input: 'a' input: '' output: 'c/t' }
        node { op_type: 'Neg' input: 'c/t' output: 'c/g/u' } node { op_type: 'Neg' input: 'c/g/u' output: 'b' }
        node { op_type: 'Abs' input: 'b' input: 'x' output: 'e/t' }
        node { op_type: 'Neg' input: 'e/t' output: 'e/g/u' } node { op_type: 'Neg' input: 'e/g/u' output: 'y' }
  value_info { name: 'c/g/u' type { tensor_type { elem_type: 6 } } }
  value_info { name: 'a' type { tensor_type { elem_type: 1 } } }
  value_info { name: 'c/t' type { tensor_type { elem_type: 7 } } doc_string: 'text' metadata_props { key: 'k' value: 'v' } }
  value_info { name: 'b' type { tensor_type { elem_type: 9 } } }
  value_info { name: 'e/g/u' type { tensor_type { elem_type: 6 } } }
  value_info { name: 'e/t' type { tensor_type { elem_type: 7 } } doc_string: 'text' metadata_props { key: 'k' value: 'v' } } })");
}

// A dimension N of a function is a different size in each call, and differs from a dimension N of the graph.
TYPED_TEST(Inline, DimensionsBelongToTheirCall) {
  const auto type_of = [](const std::string& n) {
    const std::string shape = "shape { dim { dim_param: '" + n + "' } dim { dim_value: 2 } }";
    return "type { sequence_type { elem_type { optional_type { elem_type { map_type { value_type { tensor_type { " +
           shape + " } } } } } } } }";
  };
  const auto node = [](const std::string& name, const std::string& x, const std::string& y, const std::string& n) {
    return "node { name: '" + name + "' op_type: 'Neg' input: '" + x + "' output: '" + y +
           "' device_configurations { sharding_spec { tensor_name: '" + y +
           "' sharded_dim { simple_sharding { dim_param: '" + n + "' } } } } }";
  };
  const auto info = [&](const std::string& name, const std::string& n) {
    return "{ name: '" + name + "' " + type_of(n) + " }";
  };
  this->expect_inlined(
      "graph { input " + info("x", "N") + " output " + info("y", "c/N") +
          " node { name: 'c' op_type: 'f' input: 'x' output: 'a' }"
          " node { op_type: 'f' input: 'a' output: 'y' } }"
          "functions { name: 'f' input: 'p' output: 'r'" +
          node("n", "p", "t", "N") + node("m", "t", "r", "M") + "value_info " + info("t", "N") + "value_info " +
          info("r", "N") + "}",
      "graph { input " + info("x", "N") + " output " + info("y", "c/N") + node("c/n", "x", "c/t", "c/N_1") +
          node("c/m", "c/t", "a", "c/M") + node("n", "a", "t", "N_1") + node("m", "t", "y", "M") + "value_info " +
          info("c/t", "c/N_1") + "value_info " + info("a", "c/N_1") + "value_info " + info("t", "N_1") + "}");
}

TYPED_TEST(Inline, RefusesWhatCannotBeInlined) {
  this->expect_refused(R"(opset_import { version: 15 } graph { node { op_type: 'f' domain: 'd' } }
functions { name: 'f' domain: 'd' opset_import { version: 16 } })",
                       "function 'f' requires version 16 of 'ai.onnx', but the model imports version 15");
  this->expect_refused(R"(graph { node { op_type: 'f' } } functions { name: 'f' node { op_type: 'g' } }
functions { name: 'g' node { attribute { name: 'b' type: GRAPH g { node { op_type: 'f' } } } } })",
                       "function 'f' calls itself");
  this->expect_refused("graph { node { op_type: 'f' input: 'x' } } functions { name: 'f' }",
                       "function 'f' is called with more inputs or outputs than it has");
  constexpr const char* kMissing =
      "function 'f' is called without attribute 'alpha', which its nodes require; add it to the call";
  this->expect_refused(R"(graph { node { op_type: 'f' attribute { name: 'beta' type: INT i: 1 } } }
functions { name: 'f' attribute: 'alpha'
  node { op_type: 'Constant' attribute { name: 'value_float' type: FLOAT ref_attr_name: 'alpha' } } })",
                       kMissing);
  // The first call is complete; a node of a subgraph requires the attribute, in a function that the function calls.
  this->expect_refused(
      R"(graph { node { op_type: 'f' attribute { name: 'alpha' type: INT i: 1 } } node { op_type: 'f' } }
functions { name: 'f' attribute: 'alpha' node { op_type: 'g' attribute { name: 'to' type: INT ref_attr_name: 'alpha' } } }
functions { name: 'g' attribute: 'to' node { op_type: 'If' attribute { name: 'then_branch' type: GRAPH g {
  node { op_type: 'Cast' attribute { name: 'to' type: INT ref_attr_name: 'to' } } } } } })",
      kMissing);
  const auto call_with_pads = [](const std::string& version) {
    return "opset_import { version: " + version + R"( } graph { node { op_type: 'f' } }
functions { name: 'f' attribute: 'alpha' opset_import { version: )" +
           version + R"( }
  node { op_type: 'Pad' attribute { name: 'pads' type: INTS ref_attr_name: 'alpha' } } })";
  };
  this->expect_refused(call_with_pads("10"), kMissing);
  auto padding = model_of<TypeParam>(call_with_pads("11"));  // since this version it is an input
  EXPECT_TRUE(try_inline_functions(padding));
  this->expect_refused(R"(opset_import { domain: 'ai.onnx.ml' version: 5 } graph { node { op_type: 'f' } }
functions { name: 'f' attribute: 'alpha' node { domain: 'ai.onnx.ml' op_type: 'LinearClassifier'
  attribute { name: 'coefficients' type: FLOATS ref_attr_name: 'alpha' } } })",
                       kMissing);
  std::string chain = "graph { node { op_type: 'f0' } }";
  for (int i = 0; i < 100; ++i) {
    chain += " functions { name: 'f" + std::to_string(i) + "' node { op_type: 'f" + std::to_string(i + 1) + "' } }";
  }
  auto model = model_of<TypeParam>(chain);
  EXPECT_NE(try_inline_functions(model).message().find("is called through too many other functions"),
            std::string::npos);
}

// A function can also call itself in a default that its call does not replace.
TYPED_TEST(Inline, ChecksCallsInDefaults) {
  constexpr const char* kDefault = R"( attribute_proto { name: 'a' type: GRAPH g { node { op_type: 'f' } } }
  node { op_type: 'If' attribute { name: 'then_branch' type: GRAPH ref_attr_name: 'a' } } } )";
  this->expect_refused(std::string("graph { node { op_type: 'f' } } functions { name: 'f' ") + kDefault,
                       "function 'f' calls itself");
  this->expect_refused(
      std::string("opset_import { version: 15 } graph { node { op_type: 'h' } } functions { name: 'h' ") + kDefault +
          "functions { name: 'f' opset_import { version: 16 } }",
      "function 'f' requires version 16 of 'ai.onnx', but the model imports version 15");
}

// Ways to nest the bodies of functions: a body in a subgraph of another, a subgraph that is passed on and becomes part
// of another, and a type.
template <class M>
class DeepInline : public Inline<M> {
 protected:
  static std::string bodies(int count) {
    std::string text = "graph { node { op_type: 'f0' } }";
    for (int i = 0; i < count; ++i) {
      text += " functions { name: 'f" + std::to_string(i) +
              "' node { attribute { name: 'b' type: GRAPH g { node { op_type: 'f" + std::to_string(i + 1) +
              "' } } } } }";
    }
    return text;
  }

  static std::string passed_on(int count) {
    std::string text =
        "graph { node { op_type: 'f0' attribute { name: 'a' type: GRAPH g { node { op_type: 'Neg' } } } } }";
    for (int i = 0; i < count; ++i) {
      text += " functions { name: 'f" + std::to_string(i) + "' node { op_type: 'f" + std::to_string(i + 1) +
              "' attribute { name: 'a' type: GRAPH g { node { attribute { name: 'b' type: GRAPH ref_attr_name: 'a' } "
              "} } } } }";
    }
    return text;
  }

  static std::string defaults(int count) {
    std::string text = "graph { node { op_type: 'f0' } }";
    for (int i = 0; i < count; ++i) {
      text += " functions { name: 'f" + std::to_string(i) +
              "' attribute_proto { name: 'a' type: GRAPH g { node { op_type: 'f" + std::to_string(i + 1) +
              "' } } } node { attribute { name: 'b' type: GRAPH ref_attr_name: 'a' } } }";
    }
    return text;
  }

  static std::string typed(int count) {
    std::string type = "tensor_type { elem_type: 1 }";
    for (int i = 0; i < 20; ++i) type = "sequence_type { elem_type { " + type + " } }";
    std::string node = "node { op_type: 'f' }";
    for (int i = 0; i < count; ++i) node = "node { attribute { name: 'b' type: GRAPH g { " + node + " } } }";
    return "graph { " + node + " } functions { name: 'f' node { output: 'v' } value_info { name: 'v' type { " + type +
           " } } }";
  }
};
TYPED_TEST_SUITE(DeepInline, Models, io::tests::ProfileName);

// A model that is accepted can also be loaded.
TYPED_TEST(DeepInline, IsRefusedIfItCouldNotBeLoaded) {
  using Text = std::string (*)(int);
  for (const Text text_of : {Text{this->bodies}, Text{this->passed_on}, Text{this->defaults}, Text{this->typed}}) {
    int accepted = 0;
    for (int count = 1; count < 33; ++count) {
      const std::string text = text_of(count);
      auto model = model_of<TypeParam>(text);
      const Status status = try_inline_functions(model);
      std::string bytes;
      EXPECT_TRUE(model.SerializeToString(&bytes));
      EXPECT_TRUE(TypeParam().ParseFromString(bytes)) << count;
      if (status) {
        EXPECT_EQ(accepted, count - 1);
        accepted = count;
      } else {
        EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
        EXPECT_NE(status.detail().find("nested too deeply for a load"), std::string::npos) << status.detail();
        expect_equal(model, text);
      }
    }
    EXPECT_GE(accepted, 17);
    EXPECT_LT(accepted, 32);
  }
}

TYPED_TEST(Inline, ManyDefaultsAreNotCopiedForEachCall) {
  constexpr int kCount = 5000;
  TypeParam model;
  auto& function = *model.add_functions();
  function.set_name("f");
  auto& reference = *function.add_node()->add_attribute();
  reference.set_name("b");
  reference.set_ref_attr_name("a1000");
  for (int i = 0; i < kCount; ++i) {
    auto& attribute = *function.add_attribute_proto();
    attribute.set_name("a" + std::to_string(i));
    attribute.set_i(i);
    model.mutable_graph()->add_node()->set_op_type("f");
  }
  const std::clock_t begin = std::clock();
  inline_functions(model);
  if (onnxgen::tests::is_soak_tier()) {
    EXPECT_LT(std::clock() - begin, 5 * CLOCKS_PER_SEC);
  }
  EXPECT_EQ(model.graph().node(kCount - 1).attribute(0).name(), "b");
  EXPECT_EQ(model.graph().node(kCount - 1).attribute(0).i(), 1000);
}

// Each function calls the next one twice, in its body or in a default, or passes its attribute twice: 2^25 nodes.
TYPED_TEST(Inline, DoublingEnds) {
  std::string calls = "graph { node { op_type: 'f0' } }";
  std::string defaults = calls;
  std::string graphs =
      "graph { node { op_type: 'f0' attribute { name: 'a' type: GRAPH g { node { op_type: 'Neg' } } } } }";
  for (int i = 0; i < 25; ++i) {
    const std::string name = " functions { name: 'f" + std::to_string(i) + "' ";
    const std::string next = "node { op_type: 'f" + std::to_string(i + 1) + "'";
    calls += name + next + " } " + next + " } }";
    defaults += name + "attribute_proto { name: 'a' type: GRAPH g { " + next + " } " + next +
                " } } } node { attribute { name: 'b' type: GRAPH ref_attr_name: 'a' } } }";
    graphs += name + next + R"( attribute { name: 'a' type: GRAPH g {
      node { attribute { name: 'b' type: GRAPH ref_attr_name: 'a' } attribute { name: 'c' type: GRAPH ref_attr_name: 'a' } }
      } } } })";
  }
  InlineOptions options;
  options.max_nodes = 10'000;
  for (const std::string& text : {calls, defaults, graphs}) {
    auto model = model_of<TypeParam>(text);
    EXPECT_EQ(try_inline_functions(model, options).code(), ErrorCode::kAllocationLimit);
    expect_equal(model, "");
  }
}

TEST(InlineCorpus, ModelsOfExportersStayValid) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  std::size_t inlined = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*corpora / "models")) {
    onnx::ModelProto model;
    if (entry.path().extension() != ".onnx" || !io::try_load(entry.path().string(), model)) continue;
    if (model.functions_size() == 0) continue;
    const std::size_t errors_before = check::check(model).errors;
    const Status status = try_inline_functions(model);
    if (status.code() == ErrorCode::kUnsupported) continue;
    ++inlined;
    EXPECT_EQ(model.functions_size(), 0u);
    EXPECT_LE(check::check(model).errors, errors_before) << entry.path();
  }
  EXPECT_GT(inlined, 0u);
}

}  // namespace
}  // namespace onnxgen::graph::tests
