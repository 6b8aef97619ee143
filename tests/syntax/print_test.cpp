// Printed models, and errors for models that cannot be printed.
#include "onnxgen/syntax/print.h"

#include <gtest/gtest.h>

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/text/parse.h"

namespace onnxgen::syntax::tests {
namespace {

template <class M = onnx::ModelProto>
M message(const std::string& protobuf_text) {
  M made;
  const text::TextStatus status = text::parse_text(protobuf_text, &made);
  EXPECT_TRUE(status) << status.message();
  return made;
}

TEST(Print, AModelIsPrintedReadably) {
  const auto model = message(R"(
    ir_version: 8 opset_import { domain: "" version: 17 } producer_name: "me"
    graph {
      name: "main"
      input { name: "x" type { tensor_type { elem_type: 1 shape { dim { dim_param: "N" } dim { dim_value: 2 } } } } }
      output { name: "y.1" type { tensor_type { elem_type: 1 } } }
      initializer { name: "w" data_type: 1 dims: 2 float_data: [0.1, 2] }
      initializer { name: "k" data_type: 7 raw_data: "\001\000\000\000\000\000\000\200" }
      value_info { name: "t" type { sequence_type { elem_type { tensor_type { elem_type: 8 shape {} } } } } }
      node { name: "first" input: "x" input: "" input: "w" output: "t" op_type: "Op" domain: "a.b"
             attribute { name: "alpha" type: FLOAT f: 1 } attribute { name: "axes" type: INTS ints: [0, -1] } }
      node { output: "y.1" op_type: "If" input: "t"
             attribute { name: "then_branch" type: GRAPH g { name: "then" node { output: "z" op_type: "Zero" } } }
             attribute { name: "n" type: INT i: 3 } }
    }
    functions { name: "Zero" domain: "f" output: "o" attribute: "a" opset_import { version: 17 }
                node { output: "o" op_type: "Constant"
                       attribute { name: "value" type: TENSOR ref_attr_name: "a" } } })");
  std::string text;
  ASSERT_TRUE(print(model, text));
  EXPECT_EQ(text, R"(<
  ir_version: 8,
  opset_import: ["" : 17],
  producer_name: "me"
>
main (float[N, 2] x) => (float[] "y.1") <
  float[2] w = {0.1, 2},
  int64 k = {-9223372036854775807},
  seq(string) t
> {
  [first] t = a.b.Op <alpha: float = 1.0, axes: ints = [0, -1]> (x, "", w)
  "y.1" = If (t) <
    then_branch: graph = then () => () {
      z = Zero ()
    },
    n: int = 3
  >
}
<
  domain: "f",
  opset_import: ["" : 17]
>
Zero <a> () => (o) {
  o = Constant <value: tensor = @a> ()
}
)");
}

TEST(Print, NamesThatAreNotIdentifiersAreQuoted) {
  const auto model = message(R"(graph { node { output: "a b" input: "1" name: "n-1" op_type: "my op" domain: "x y"
                                               overload: "v 1" attribute { name: "k.v" type: INT i: 3 } } })");
  std::string text;
  ASSERT_TRUE(print(model, text));
  EXPECT_NE(text.find(R"(["n-1"] "a b" = "x y"."my op":"v 1" <"k.v": int = 3> ("1"))"), std::string::npos) << text;
}

// Each of these cannot be expressed. Printing must fail and name it.
TEST(Print, FieldsWithoutSyntaxAreNamed) {
  const struct {
    const char* model;
    const char* path;
  } cases[] = {
      {"graph { doc_string: 'd' }", "graph.doc_string"},
      {"graph { metadata_props { key: 'k' } }", "graph.metadata_props"},
      {"graph { sparse_initializer { dims: 1 } }", "graph.sparse_initializer"},
      {"graph { quantization_annotation { tensor_name: 't' } }", "graph.quantization_annotation"},
      {"graph { node { doc_string: 'd' } }", "graph.node[0].doc_string"},
      {"graph { node {} node { metadata_props { key: 'k' } } }", "graph.node[1].metadata_props"},
      {"graph { node { device_configurations { configuration_id: 'c' } } }", "graph.node[0].device_configurations"},
      {"graph { node { attribute { name: 'a' i: 1 } } }", "graph.node[0].attribute[0]"},
      {"graph { node { attribute { name: 'a' type: INT i: 1 f: 2 } } }", "graph.node[0].attribute[0].f"},
      {"graph { node { attribute { name: 'a' type: INT doc_string: 'd' } } }", "graph.node[0].attribute[0].doc_string"},
      {"graph { node { attribute { name: 'a' type: INT i: 1 ref_attr_name: 'b' } } }", "graph.node[0].attribute[0].i"},
      {"graph { node { attribute { name: 'a' type: GRAPH } } }", "graph.node[0].attribute[0]"},
      {"graph { node { attribute { name: 'a' type: SPARSE_TENSOR sparse_tensor {} } } }", "graph.node[0].attribute[0]"},
      {"graph { node { attribute { name: 'a' type: SPARSE_TENSORS sparse_tensors {} } } }",
       "graph.node[0].attribute[0]"},
      {"graph { input { name: 'x' doc_string: 'd' } }", "graph.input[0].doc_string"},
      {"graph { input { name: 'x' metadata_props {} } }", "graph.input[0].metadata_props"},
      {"graph { input { name: 'x' type { tensor_type {} } } }", "graph.input[0].type"},
      {"graph { input { name: 'x' type { tensor_type { elem_type: 99 } } } }", "graph.input[0].type"},
      {"graph { input { name: 'x' type { sequence_type {} } } }", "graph.input[0].type"},
      {"graph { input { name: 'x' type { denotation: 'IMAGE' tensor_type { elem_type: 1 } } } }",
       "graph.input[0].type.denotation"},
      {"graph { input { type { tensor_type { elem_type: 1 shape { dim { denotation: 'd' } } } } } }",
       "graph.input[0].type.tensor_type.shape.dim[0].denotation"},
      {"graph { initializer { data_type: 99 } }", "graph.initializer[0]"},
      {"graph { initializer { data_type: 1 doc_string: 'd' } }", "graph.initializer[0].doc_string"},
      {"graph { initializer { data_type: 1 metadata_props {} } }", "graph.initializer[0].metadata_props"},
      {"graph { initializer { data_type: 1 segment { begin: 1 } } }", "graph.initializer[0].segment"},
      {"graph { initializer { data_type: 1 int64_data: 1 } }", "graph.initializer[0].int64_data"},
      {"graph { initializer { data_type: 1 float_data: 1 raw_data: 'abcd' } }", "graph.initializer[0].float_data"},
      {"graph { initializer { data_type: 1 raw_data: 'abc' } }", "graph.initializer[0].raw_data"},
      {"graph { initializer { data_type: 8 raw_data: 'abc' } }", "graph.initializer[0].raw_data"},
      {"graph { initializer { data_type: 1 external_data { key: 'location' } } }",
       "graph.initializer[0].external_data"},
      {"graph { initializer { data_type: 1 raw_data: '\\001\\000\\300\\177' } }",
       "graph.initializer[0].raw_data: the bits of a NaN"},
      {"graph {} training_info {}", "training_info"},
      {"graph {} configuration { name: 'c' }", "configuration"},
      {"graph {} functions { name: 'f' metadata_props {} }", "functions[0].metadata_props"},
      {"ir_version: 8", "graph: missing"},
  };
  for (const auto& each : cases) {
    const auto model = message(each.model);
    std::string text;
    Omissions omissions;
    const Status strict = print(model, text, {}, &omissions);
    EXPECT_EQ(strict.code(), ErrorCode::kUnsupported) << each.model << "\n" << text;
    ASSERT_GE(omissions.paths.size(), 1u) << each.model;
    EXPECT_EQ(omissions.paths.front(), each.path) << each.model;
    EXPECT_EQ(strict.detail(), std::string("the textual syntax cannot express ") + each.path) << each.model;

    PrintOptions options;
    options.leave_out = true;
    EXPECT_TRUE(print(model, text, options, &omissions)) << each.model;
    EXPECT_EQ(omissions.count, 1u) << each.model;
  }
}

// Parsers accept a text without a description, but not an attribute without a value.
TEST(Print, RequiredValuesLeaveAGap) {
  PrintOptions options;
  options.leave_out = true;
  const auto gap_of = [&](const std::string& model) {
    std::string text;
    Omissions omissions;
    EXPECT_TRUE(print(message(model), text, options, &omissions)) << model;
    return omissions.first_gap;
  };
  EXPECT_EQ(gap_of("graph { node { doc_string: 'd' } }"), "");
  EXPECT_EQ(gap_of("graph { node { attribute { name: 'a' type: SPARSE_TENSOR sparse_tensor {} } } }"),
            "graph.node[0].attribute[0]");
  EXPECT_EQ(gap_of("graph { initializer { data_type: 99 } }"), "graph.initializer[0]");
}

TEST(Print, UnknownFieldsAreNamed) {
  onnx::NodeProto node;
  ASSERT_TRUE(node.ParseFromString(std::string("\x22\x02Op\xF8\x07\x01", 7)));
  std::string text;
  EXPECT_EQ(print(node, text).detail(), "the textual syntax cannot express unknown fields");
}

// Empty text carries no information, so a model that contains it is accepted.
TEST(Print, DescriptionsThatAreEmptyAreNotMissed) {
  std::string text;
  EXPECT_TRUE(print(message("graph { doc_string: '' node { doc_string: '' domain: '' } }"), text));
}

TEST(Print, PathsOfTheFirstOmissionsOnly) {
  onnx::GraphProto graph;
  for (int i = 0; i < 1000; ++i) graph.add_node()->set_doc_string("d");
  std::string text;
  Omissions omissions;
  const Status status = print(graph, text, {}, &omissions);
  EXPECT_EQ(status.detail(), "the textual syntax cannot express node[0].doc_string and 999 more");
  EXPECT_EQ(omissions.count, 1000u);
  EXPECT_EQ(omissions.paths.size(), Omissions::kMaxPaths);
}

TEST(Print, DepthIsLimited) {
  onnx::TypeProto type;
  onnx::TypeProto* inner = &type;
  for (int i = 0; i < 200; ++i) inner = inner->mutable_sequence_type()->mutable_elem_type();
  inner->mutable_tensor_type()->set_elem_type(1);
  std::string text;
  EXPECT_EQ(print(type, text).code(), ErrorCode::kDepthExceeded);
  PrintOptions options;
  options.max_depth = 401;
  EXPECT_TRUE(print(type, text, options));
}

TEST(Print, OtherMessagesAreRefused) {
  std::string text;
  EXPECT_EQ(print(onnx::StringStringEntryProto(), text).code(), ErrorCode::kUnsupported);
}

TEST(Print, StopsWhenTheWriterFails) {
  onnx::GraphProto graph;
  for (int i = 0; i < 100000; ++i) graph.add_node()->set_op_type("Relu");
  std::size_t pieces = 0;
  const Status status = print_to(graph, [&](std::string_view) { return ++pieces < 3; });
  EXPECT_EQ(status.code(), ErrorCode::kWriteFailed);
  EXPECT_EQ(pieces, 3u);
}

// Output for a terminal must not contain control characters.
TEST(Print, ForATerminal) {
  const auto model = message(R"(graph { name: "g\033[31m" doc_string: "left\nout"
    initializer { name: "w" data_type: 1 dims: 1000 } initializer { name: "none" data_type: 1 dims: 0 } })");
  PrintOptions options;
  options.display = true;
  options.leave_out = true;
  std::string text;
  ASSERT_TRUE(print(model, text, options));
  EXPECT_EQ(text,
            "\"g\\x1b[31m\"... () => () <\n  float[1000] w = ...,\n  float[0] none = {}\n> { ...  # left\\nout\n}\n");
  for (const char* part : {"\"g\\x1b[31m\"...", "g () => () < float[1000] w = ... > { }", "g () => () { ... }"}) {
    onnx::GraphProto read;
    const text::TextStatus status = parse(part, read);
    EXPECT_FALSE(status) << part;
    EXPECT_NE(status.what().find("left out or escaped when this text was printed"), std::string::npos) << status.what();
  }
}

}  // namespace
}  // namespace onnxgen::syntax::tests
