// Prints messages of native classes from memory: errors, and truncated long values.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/text/losses.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/wire/fixed.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

namespace onnxgen::tests {
namespace {

TEST(PrintMessage, TextErrorsNameTheField) {
  onnx::ModelProto model;
  model.mutable_graph()->add_node();
  model.mutable_graph()->add_node()->add_attribute()->mutable_t();
  std::string out;
  text::PrintTextOptions options;
  options.max_depth = 3;
  const text::TextStatus too_deep = text::print_text(model, out, options);
  EXPECT_EQ(too_deep.code(), text::TextError::kTooDeep);
  EXPECT_EQ(too_deep.path(), "graph.node[1].attribute[0].t");
  EXPECT_EQ(too_deep.line(), 0U);
}

// Truncated text must not be mistaken for the whole.
TEST(PrintMessage, DebugStringsEndWithTheError) {
  sample_text::Proto3 message;
  sample_text::Proto3* below = &message;
  for (int i = 0; i < 1001; ++i) below = below->mutable_below();
  const std::string text = text::short_debug_string(message);
  EXPECT_NE(text.find("# below.below."), std::string::npos) << text.substr(text.size() - 100);
}

TEST(PrintMessage, LossesAreFound) {
  const auto loss_of = [](const onnx::ModelProto& model) {
    const text::FoundLoss found = text::find_loss(model);
    return std::pair(found.loss, found.path);
  };
  const auto float_of = [](std::uint32_t bits) { return wire::bit_cast<float>(bits); };
  const std::pair none(text::Loss::kNone, std::string());
  onnx::ModelProto model;
  EXPECT_EQ(loss_of(model), none);
  onnx::AttributeProto& attribute = *model.mutable_graph()->add_node()->add_attribute();
  attribute.set_f(std::numeric_limits<float>::infinity());
  attribute.mutable_t()->add_double_data(std::numeric_limits<double>::quiet_NaN());
  attribute.add_floats(float_of(0x7FC00000));
  EXPECT_EQ(loss_of(model), none) << "text is read back with the same bits";
  for (const std::uint32_t bits : {0xFFC00000u, 0xFFC12345u, 0x7F800001u}) {
    onnx::ModelProto other = model;
    other.mutable_graph()->mutable_node(0)->mutable_attribute(0)->add_floats(float_of(bits));
    EXPECT_EQ(loss_of(other), std::pair(text::Loss::kNanBits, std::string("graph.node[0].attribute[0].floats[1]")));
    other = model;
    other.mutable_graph()->mutable_node(0)->mutable_attribute(0)->set_f(float_of(bits));
    EXPECT_EQ(loss_of(other), std::pair(text::Loss::kNanBits, std::string("graph.node[0].attribute[0].f")));
  }
  attribute.mutable_t()->add_double_data(wire::bit_cast<double>(std::uint64_t{0x7FF0000000000001}));
  EXPECT_EQ(loss_of(model),
            std::pair(text::Loss::kNanBits, std::string("graph.node[0].attribute[0].t.double_data[1]")));
  ASSERT_TRUE(model.ParseFromString(std::string("\x3A\x05\xCA\x3E\x02hi", 7)));
  EXPECT_EQ(loss_of(model), std::pair(text::Loss::kUnknownFields, std::string("graph")));
}

// The string must be allocated with the final size at once.
TEST(PrintMessage, MemoryForTheWholeTextIsReserved) {
  onnx::TensorProto tensor;
  tensor.set_raw_data(std::string(1 << 20, '\x01'));
  std::string text = "kept ";
  ASSERT_TRUE(text::print_text(tensor, text));
  EXPECT_EQ(text.substr(0, 20), "kept raw_data: \"\\001");
  EXPECT_GE(text.capacity(), std::size_t{4} << 20);
  EXPECT_LT(text.capacity(), std::size_t{5} << 20);
  text::PrintTextOptions options;
  options.longest_text = 10;
  std::string cut;
  ASSERT_TRUE(text::print_text(tensor, cut, options));
  EXPECT_LT(cut.capacity(), 1000U) << "for what is not printed, no room is made";
}

TEST(PrintMessage, JsonErrorsNameTheField) {
  onnx::ModelProto model;
  onnx::GraphProto* graph = model.mutable_graph();
  graph->add_node();
  for (int i = 0; i < 100; ++i) graph = graph->add_node()->add_attribute()->mutable_g();
  std::string out;
  text::PrintJsonOptions options;
  options.max_depth = 64;
  const text::TextStatus status = text::print_json(model, out, options);

  EXPECT_EQ(status.code(), text::TextError::kTooDeep);
  EXPECT_EQ(status.path().substr(0, 47), "graph.node[1].attribute[0].g.node[0].attribute[");

  sample_text::Parcel parcel;
  parcel.mutable_content()->set_type_url("type.googleapis.com/none");
  parcel.mutable_content()->set_value("x");
  const text::TextStatus unknown = text::print_json(parcel, out);
  EXPECT_EQ(unknown.code(), text::TextError::kNoForm);
  EXPECT_EQ(unknown.path(), "content");
}

text::PrintJsonOptions cut_after(std::size_t size) {
  text::PrintJsonOptions options;
  options.longest_text = size;
  return options;
}

TEST(PrintMessage, LongJsonStringsAreTruncatedVisibly) {
  onnx::TensorProto tensor;
  tensor.set_name("weights");
  tensor.set_raw_data(std::string(1000, '\0'));
  tensor.add_string_data("abc");
  tensor.add_string_data("abcdefgh");
  std::string out;
  ASSERT_TRUE(text::print_json(tensor, out, cut_after(6)));
  EXPECT_EQ(out, R"({"stringData":["YWJj",{"truncated":"YWJjZGVm","size":8}],)"
                 R"("name":{"truncated":"weight","size":7},"rawData":{"truncated":"AAAAAAAA","size":1000}})");
  // A truncated value must not be accepted as a value.
  const text::TextStatus status = text::parse_json(out, &tensor);
  EXPECT_EQ(status.code(), text::TextError::kWrongValue) << status.message();
  out.clear();
  ASSERT_TRUE(text::print_json(tensor, out, cut_after(1000)));
  EXPECT_EQ(out.find("truncated"), std::string::npos);
}

TEST(PrintMessage, TruncatedJsonStringsEndBetweenCharacters) {
  onnx::TensorProto tensor;
  tensor.set_name("a\xc3\xa4\xe2\x82\xac");
  for (const auto& [size, expected] :
       {std::pair<std::size_t, const char*>{1, "a"}, {2, "a"}, {3, "a\xc3\xa4"}, {5, "a\xc3\xa4"}}) {
    std::string out;
    ASSERT_TRUE(text::print_json(tensor, out, cut_after(size)));
    EXPECT_EQ(out, "{\"name\":{\"truncated\":\"" + std::string(expected) + "\",\"size\":6}}");
  }
}

TEST(PrintMessage, JsonNamesAreNotTruncated) {
  sample_text::Proto3 message;
  message.add_opens(sample_text::OPEN_ONE);
  std::string out;
  ASSERT_TRUE(text::print_json(message, out, cut_after(1)));
  EXPECT_EQ(out, R"({"opens":["OPEN_ONE"]})");
}

// Prints the integer part of a number and counts the calls.
void append_rounded(void* calls, FieldType type, double value, std::string& out) {
  ++*static_cast<int*>(calls);
  out += std::to_string(static_cast<int>(value)) + (type == FieldType::kFloat ? ".0" : ".00");
}

TEST(PrintMessage, RealsMayBeWrittenByTheCaller) {
  onnx::TensorProto tensor;
  tensor.add_float_data(1.5F);
  tensor.add_double_data(-2.5);
  int calls = 0;
  text::PrintTextOptions text_options;
  text_options.reals = {append_rounded, &calls};
  text_options.single_line = true;
  std::string text;
  ASSERT_TRUE(text::print_text(tensor, text, text_options));
  EXPECT_EQ(text, "float_data: 1.0 double_data: -2.00 ");
  tensor.add_double_data(std::numeric_limits<double>::infinity());
  text::PrintJsonOptions json_options;
  json_options.reals = {append_rounded, &calls};
  std::string json;
  ASSERT_TRUE(text::print_json(tensor, json, json_options));
  EXPECT_EQ(json, R"({"floatData":[1.0],"doubleData":[-2.00,"Infinity"]})");
  EXPECT_EQ(calls, 4) << "what is not finite is no number in JSON";
}

TEST(PrintMessage, OptionsOfTheTextFormatForPython) {
  onnx::AttributeProto attribute;
  attribute.set_name("n");
  attribute.set_type(onnx::AttributeProto::TENSOR);  // declared before `t`, with a higher number
  attribute.mutable_t()->add_dims(1);
  text::PrintTextOptions options;
  options.single_line = true;
  options.pointy_brackets = true;
  options.force_colon = true;
  options.declared_order = true;
  std::string text;
  ASSERT_TRUE(text::print_text(attribute, text, options));
  EXPECT_EQ(text, "name: \"n\" type: TENSOR t: < dims: 1 > ");
  constexpr std::string_view kUnknown("\xfd\x07\1\0\0\0\xfa\x07\0", 9);
  ASSERT_TRUE(attribute.ParseBorrowed(kUnknown));
  options.plain_unknown = true;
  text.clear();
  ASSERT_TRUE(text::print_text(attribute, text, options));
  EXPECT_EQ(text, "127: 1 127 { } ") << "unknown fields always have braces there, and no colon";
  sample_text::Parcel any;
  any.mutable_content()->set_type_url("type.googleapis.com/sample_text.Names");
  options.expand_any = true;
  text.clear();
  ASSERT_TRUE(text::print_text(any, text, options));
  EXPECT_EQ(text, "content: < [type.googleapis.com/sample_text.Names]: < > > ");
}

TEST(PrintMessage, JsonForPythonHasGroupsAndPlainDefaults) {
  sample_text::Names names;
  names.mutable_inner()->set_text("t");
  text::PrintJsonOptions options;
  options.as_python = true;
  std::string json;
  ASSERT_TRUE(text::print_json(names, json, options));
  EXPECT_EQ(json, R"({"inner":{"text":"t"}})");
  options.always_print_primitive_fields = true;
  json.clear();
  ASSERT_TRUE(text::print_json(sample_text::Aliases(), json, options));
  EXPECT_NE(json.find(R"("raw":"ASInXP8=")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("notANumber":"NaN")"), std::string::npos) << json;
}

}  // namespace
}  // namespace onnxgen::tests
