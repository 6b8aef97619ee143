// Alternative forms that the syntax has for the same thing. The printer does not use all of them.
#include <gtest/gtest.h>

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/text/print.h"

namespace onnxgen::syntax::tests {
namespace {

// Returns the message as text format on one line, or the error message.
template <class M>
std::string read(const std::string& text) {
  M message;
  const text::TextStatus status = parse(text, message);
  return status ? text::short_debug_string(message) : status.message();
}

std::string node(const std::string& text) {
  return read<onnx::NodeProto>(text);
}
std::string attribute(const std::string& text) {
  onnx::NodeProto read_node;
  const text::TextStatus status = parse("= Op <" + text + "> ()", read_node);
  return status ? text::short_debug_string(read_node.attribute(0)) : status.message();
}

TEST(Forms, OperandsWithoutNames) {
  EXPECT_EQ(node("= Op ()"), R"(op_type: "Op")");
  EXPECT_EQ(node("y = Op (\"\")"), R"(input: "" output: "y" op_type: "Op")");
  EXPECT_EQ(node("y = Op (,)"), R"(input: "" output: "y" op_type: "Op")");
  EXPECT_EQ(node("y = Op (,x)"), R"(input: "" input: "x" output: "y" op_type: "Op")");
  EXPECT_EQ(node("y = Op (x,,z)"), R"(input: "x" input: "" input: "z" output: "y" op_type: "Op")");
  EXPECT_EQ(node("y = Op (x,)"), R"(input: "x" output: "y" op_type: "Op")");
  EXPECT_EQ(node(", y = Op ()"), R"(output: "" output: "y" op_type: "Op")");
}

TEST(Forms, NamesOfNodesAndOperators) {
  EXPECT_EQ(node("[n] y = a.b.Op:v (x)"),
            R"(input: "x" output: "y" name: "n" op_type: "Op" domain: "a.b" overload: "v")");
  EXPECT_EQ(node("[\"a b\"] seq = \"x y\".map (optional)"),
            R"(input: "optional" output: "seq" name: "a b" op_type: "map" domain: "x y")");
  EXPECT_EQ(node("[] y = \"a.b\" ()"), R"(output: "y" name: "" op_type: "a.b")");
}

TEST(Forms, AttributesBeforeAndAfterOperands) {
  EXPECT_EQ(node("y = Op <a = 1> (x)"), node("y = Op (x) <a: int = 1>"));
  EXPECT_EQ(node("# a comment\ny\t=\r\nOp\f(x)# another"), node("y = Op (x)"));
}

TEST(Forms, ValuesOfAttributes) {
  EXPECT_EQ(attribute("a = 1"), R"(name: "a" i: 1 type: INT)");
  EXPECT_EQ(attribute("a = 1."), R"(name: "a" f: 1 type: FLOAT)");
  EXPECT_EQ(attribute("a: float = 1"), R"(name: "a" f: 1 type: FLOAT)");
  EXPECT_EQ(attribute("a = -Infinity"), R"(name: "a" f: -inf type: FLOAT)");
  EXPECT_EQ(attribute("a = NaN"), R"(name: "a" f: nan type: FLOAT)");
  EXPECT_EQ(attribute("a = [1, 2.5, 3]"), R"(name: "a" floats: 1 floats: 2.5 floats: 3 type: FLOATS)");
  EXPECT_EQ(attribute("a = [1, 2]"), R"(name: "a" ints: 1 ints: 2 type: INTS)");
  EXPECT_EQ(attribute(R"(a = "x\"\\\n")"), R"(name: "a" s: "x\"\\n" type: STRING)");
  EXPECT_EQ(attribute("a: strings = []"), R"(name: "a" type: STRINGS)");
  EXPECT_EQ(attribute("a: int = @b"), R"(name: "a" type: INT ref_attr_name: "b")");
  EXPECT_EQ(attribute("a = @b"), R"(name: "a" ref_attr_name: "b")");
}

TEST(Forms, TensorsTypesAndGraphsInAttributes) {
  const std::string tensor = R"(name: "a" t { dims: 2 data_type: 1 float_data: 1 float_data: 2 } type: TENSOR)";
  EXPECT_EQ(attribute("a = float[2] {1, 2}"), tensor);
  EXPECT_EQ(attribute("a = float[2] = {1, 2}"), tensor);
  EXPECT_EQ(attribute("a: tensor = float[2] {1, # one\n 2}"), tensor);
  const std::string named = R"(name: "a" t { data_type: 7 int64_data: 3 name: "n" } type: TENSOR)";
  EXPECT_EQ(attribute("a = int64 n {3}"), named);
  EXPECT_EQ(attribute("a = int64 \"n\" = {3}"), named);
  EXPECT_EQ(attribute("a = float w [\"location\": \"f\"]"),
            R"(name: "a" t { data_type: 1 name: "w" external_data { key: "location" value: "f" } )"
            R"(data_location: EXTERNAL } type: TENSOR)");
  EXPECT_EQ(attribute("a = float"), R"(name: "a" tp { tensor_type { elem_type: 1 shape { } } } type: TYPE_PROTO)");
  EXPECT_EQ(attribute("a = float[]"), R"(name: "a" tp { tensor_type { elem_type: 1 } } type: TYPE_PROTO)");
  EXPECT_EQ(attribute("a = optional(float[])"),
            R"(name: "a" tp { optional_type { elem_type { tensor_type { elem_type: 1 } } } } type: TYPE_PROTO)");
  const std::string graph = R"(name: "a" g { name: "g" output { name: "y" } } type: GRAPH)";
  EXPECT_EQ(attribute("a = g () => (y) {}"), graph);
  EXPECT_EQ(attribute("a = g => (y) {}"), graph);
  EXPECT_EQ(attribute("a: graph = \"g\" () => (y) <> {}"), graph);
}

TEST(Forms, GraphsWithoutNames) {
  EXPECT_EQ(read<onnx::GraphProto>("(x) => (y) {}"), R"(input { name: "x" } output { name: "y" })");
  EXPECT_EQ(read<onnx::GraphProto>("=> () {}"), "");
  EXPECT_EQ(read<onnx::GraphProto>("\"\" () => () {}"), R"(name: "")");
  EXPECT_EQ(read<onnx::ModelProto>("() => () {} f () => () {}"), R"(graph { } functions { name: "f" })");
  EXPECT_EQ(read<onnx::ModelProto>("<ir_version: 8> => () {} <domain: \"d\"> f () => () {}"),
            R"(ir_version: 8 graph { } functions { name: "f" domain: "d" })");
  EXPECT_EQ(attribute("a = () => (y) {}"), R"(name: "a" g { output { name: "y" } } type: GRAPH)");
  EXPECT_EQ(attribute("a: graphs = [() => () {}, => () {}, g => () {}]"),
            R"(name: "a" graphs { } graphs { } graphs { name: "g" } type: GRAPHS)");
}

TEST(Forms, InputsWithValuesAreAlsoInitializers) {
  EXPECT_EQ(read<onnx::GraphProto>("g (int8[1] x = {5}, y) => () <int8 z = {6}, w> {}"),
            R"(name: "g" initializer { dims: 1 data_type: 3 int32_data: 5 name: "x" } )"
            R"(initializer { data_type: 3 int32_data: 6 name: "z" } )"
            R"(input { name: "x" type { tensor_type { elem_type: 3 shape { dim { dim_value: 1 } } } } } )"
            R"(input { name: "y" } value_info { name: "w" })");
}

TEST(Forms, TypedInputsOfFunctionsAreDescribed) {
  EXPECT_EQ(read<onnx::FunctionProto>("f (float x, y) => (int8 z) {}"),
            R"(name: "f" input: "x" input: "y" output: "z" )"
            R"(value_info { name: "x" type { tensor_type { elem_type: 1 shape { } } } } )"
            R"(value_info { name: "z" type { tensor_type { elem_type: 3 shape { } } } })");
}

TEST(Forms, BytesOfAnyKindInQuotes) {
  onnx::NodeProto read_node;
  const std::string bytes("\x00\xff\n\t\x80", 5);
  ASSERT_TRUE(parse("= Op <a = \"" + bytes + "\"> ()", read_node));
  EXPECT_EQ(read_node.attribute(0).s(), bytes);
}

}  // namespace
}  // namespace onnxgen::syntax::tests
