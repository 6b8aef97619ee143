// Invalid texts, with the location and the message of each error.
#include <gtest/gtest.h>

#include <string>

#include "first_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/syntax/parse.h"

namespace onnxgen::syntax::tests {
namespace {

struct Case {
  const char* text;
  const char* message;
};

constexpr Case kModels[] = {
    {"", "line 1, column 1: expected '=>', '<', '(' or a name, found the end of the text"},
    {"# only a comment", "line 1, column 17: expected '=>', '<', '(' or a name, found the end of the text"},
    {"<", "line 1, column 2: expected a name, found the end of the text"},
    {"<ir_version = 8> g () => () {}", "line 1, column 13: expected ':', found '='"},
    {"<ir_version: \"8\"> g () => () {}", "line 1, column 14: expected an integer, found '\"8\"'"},
    {"<ir_version: 99999999999999999999> g () => () {}",
     "line 1, column 14: 99999999999999999999 is not a 64-bit integer"},
    {"<producer_name: 8> g () => () {}", "line 1, column 17: expected a quoted string, found '8'"},
    {"<opset_import: 8> g () => () {}", "line 1, column 16: expected a list such as [\"\" : 17], found '8'"},
    {"<opset_import: [\"\": \"8\"]> g () => () {}", "line 1, column 21: expected a version, found '\"8\"'"},
    {"<metadata_props: [\"k\": 8]> g () => () {}", "line 1, column 24: expected a quoted string, found '8'"},
    {"<producer: \"x\"> g () => () {}", "line 1, column 2: unknown property 'producer'"},
    {"<ir_version: 8,\n ir_version: 8> g () => () {}", "line 2, column 2: 'ir_version' is set twice"},
    {"g () => () {} f () => () {",
     "line 1, column 27: expected '[', '}', ',', '=' or a name, found the end of the text"},
    {"g (float[N x) => () {}", "line 1, column 12: expected ']' or ',', found 'x'"},
    {"g (float[1.5] x) => () {}", "line 1, column 10: expected ']', '?', a name or an integer, found '1.5'"},
    {"g (float) => () {}",
     "line 1, column 4: 'float' is a type; add a name after it, or quotes around it if it is a name"},
    {"g (flot x) => () {}", "line 1, column 4: unknown type 'flot'"},
    {"g (seq x) => () {}", "line 1, column 8: expected ')', ',' or '=', found 'x'"},
    {"g (seq(float, float) x) => () {}", "line 1, column 4: seq requires an element type"},
    {"g (map(int64[2], float) x) => () {}",
     "line 1, column 4: map requires a key type, which is a single word, and a value type: map(int64, float)"},
    {"g (sparse_tensor(seq(float)) x) => () {}",
     "line 1, column 4: sparse_tensor requires a tensor type: sparse_tensor(float[2])"},
    {"g (opaque(a, b, c) x) => () {}",
     "line 1, column 4: opaque requires a name, or a domain and a name: opaque(my.domain, name)"},
    {"g (x) = > () {}", "line 1, column 7: expected '=>', found '='"},
    {"g (x = {1}) => () {}", "line 1, column 4: an initializer needs a tensor type before its name"},
    {"g () => () <seq(float) s = {1}> {}", "line 1, column 13: an initializer needs a tensor type before its name"},
    {"g () => () <float[] w = {1}> {}", "line 1, column 18: a tensor needs a shape"},
    {"g () => () <float[N] w = {1}> {}", "line 1, column 19: expected a number in the shape of a tensor, found 'N'"},
    {"g () => () <float[1] w = {\"a\"}> {}", "line 1, column 27: expected a float, found '\"a\"'"},
    {"g () => () <float[2] w = {1,\n  2e50}> {}", "line 2, column 3: 2e50 is too large for a float"},
    {"g () => () <int8[1] w = {1.5}> {}", "line 1, column 26: expected a 64-bit integer, found '1.5'"},
    {"g () => () <int8[1] w = {3000000000}> {}", "line 1, column 26: 3000000000 is not a 32-bit integer"},
    {"g () => () <uint64[1] w = {-1}> {}", "line 1, column 28: expected an unsigned 64-bit integer, found '-1'"},
    {"g () => () <string[1] w = {1}> {}", "line 1, column 27: expected quoted strings, found '{1}'"},
    {"g () => () <string[2] w = {\"a\", 1}> {}", "line 1, column 33: expected a quoted string, found '1'"},
    {"g () => () {x}", "line 1, column 14: expected ',' or '=', found '}'"},
    {"g () => () {x = Op}", "line 1, column 19: expected '<', '(', ':' or '.', found '}'"},
    {"g () => () {x = Op (a b)}", "line 1, column 23: expected ')' or ',', found 'b'"},
    {"g () => () {x = Op <> ()}", "line 1, column 21: expected a name, found '>'"},
    {"g () => () {x = Op <a> ()}", "line 1, column 22: expected ':' or '=', found '>'"},
    {"g () => () {x = Op <a = 1 b = 2> ()}", "line 1, column 27: expected '>' or ',', found 'b'"},
    {"g () => () {x = Op <a: integer = 1> ()}", "line 1, column 24: unknown attribute type 'integer'"},
    {"g () => () {x = Op <a: int = 1.5> ()}",
     "line 1, column 30: an attribute of type int cannot hold a value of type float"},
    {"g () => () {x = Op <a: ints = 1> ()}",
     "line 1, column 31: an attribute of type ints requires a list in brackets"},
    {"g () => () {x = Op <a: int = [1]> ()}", "line 1, column 30: an attribute of type int cannot hold a list"},
    {"g () => () {x = Op <a: ints = [1, \"b\"]> ()}",
     "line 1, column 35: an attribute of type ints cannot hold a value of type string"},
    {"g () => () {x = Op <a: sparse_tensor = 1> ()}",
     "line 1, column 40: an attribute of type sparse_tensor cannot hold a value of type int"},
    {"g () => () {x = Op <a = []> ()}", "line 1, column 25: an empty list needs a type, as in 'axes: ints = []'"},
    {"g () => () {x = Op <a = [@b]> ()}", "line 1, column 26: a list cannot contain a reference"},
    {"g () => () {x = Op <a = none> ()}", "line 1, column 25: 'none' is not a value"},
    {"g () => () {x = Op <a = ...> ()}",
     "line 1, column 25: '...' marks a part that was left out or escaped when this text was printed; print the whole "
     "text"},
    {"g () => () {x = Op <a = .> ()}",
     "line 1, column 25: expected '=>', '(', '[', '@', a name, an integer or a number, found '.'"},
    {"g () => () {\n\n  x = \"Op ()}", "line 3, column 7: unterminated string"},
    {"g () => () {x = Op $()}", "line 1, column 20: unexpected character '$'"},
    {"g () => () {x = Op \x1b[31m()}", "line 1, column 20: unexpected character '\\x1b'"},
};

TEST(Errors, HavePositionAndReason) {
  for (const Case& each : kModels) {
    onnx::ModelProto model;
    model.set_producer_name("was here before");
    const text::TextStatus status = parse(each.text, model);
    EXPECT_FALSE(status) << each.text;
    EXPECT_EQ(status.message(), each.message) << each.text;
    EXPECT_EQ(model.ByteSizeLong(), 0u) << each.text;
  }
}

TEST(Errors, OnePartIsOnePart) {
  onnx::GraphProto graph;
  EXPECT_EQ(parse("g () => () {} g", graph).message(), "line 1, column 15: expected the end of the text, found 'g'");
  onnx::NodeProto node;
  EXPECT_EQ(parse("x = Op () y", node).message(), "line 1, column 11: expected the end of the text or '<', found 'y'");
  onnx::TypeProto type;
  EXPECT_EQ(parse("float x", type).message(), "line 1, column 7: expected the end of the text or '[', found 'x'");
  onnx::TensorProto tensor;
  EXPECT_EQ(parse("float {1}", tensor).message(), "onnx.TensorProto cannot be parsed on its own");
}

std::string times(int count, const std::string& text) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

TEST(Errors, DepthIsLimited) {
  onnx::TypeProto type;
  EXPECT_TRUE(parse(times(100, "seq(") + "float" + times(100, ")"), type));
  const text::TextStatus status = parse(times(101, "seq(") + "float" + times(101, ")"), type);
  EXPECT_EQ(status.code(), text::TextError::kTooDeep);
  EXPECT_EQ(status.message(), "line 1, column 404: brackets are nested deeper than 100");
  EXPECT_EQ(parse(times(1000000, "["), type).code(), text::TextError::kTooDeep);
}

TEST(Errors, LengthIsLimited) {
  onnx::ModelProto model;
  const std::string text = "g () => () {" + times(1000, "x = Op ()") + "}";
  ParseOptions options;
  options.max_bytes = text.size() - 1;
  EXPECT_EQ(parse(text, model, options).code(), text::TextError::kTooLong);
  options.max_bytes = text.size();
  options.max_tokens = 100;
  EXPECT_EQ(parse(text, model, options).code(), text::TextError::kTooLong);
  options.max_tokens = 5100;
  EXPECT_TRUE(parse(text, model, options));
}

// A list of numbers counts as one token, regardless of its length.
TEST(Errors, AListOfNumbersIsOneWord) {
  onnx::ModelProto model;
  ParseOptions options;
  options.max_tokens = 100;
  ASSERT_TRUE(parse("g () => () <float[3] w = { 1" + times(100000, " , 2.5e-3") + " } > {}", model, options));
  EXPECT_EQ(model.graph().initializer(0).float_data_size(), 100001u);
}

// If a text uses a field that this release of ONNX does not have, parsing fails instead of dropping it.
TEST(Errors, OldReleasesCannotStoreNewFields) {
  first_onnx::GraphProto graph;
  const text::TextStatus status = parse("g () => () <float[1] w = {1}> {[n] = Op ()}", graph);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(graph.node(0).op_type(), "Op");
  EXPECT_EQ(parse("g () => () {= Op ()\n = Op:v ()}", graph).message(),
            "line 2, column 2: first_onnx.NodeProto has no field 8 in this release of ONNX for this part of the text");
}

}  // namespace
}  // namespace onnxgen::syntax::tests
