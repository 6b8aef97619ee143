// Parses text and JSON into messages of native classes.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

namespace onnxgen::tests {
namespace {

TEST(ParseMessage, ReplacesTheContents) {
  sample_text::Proto3 message;
  message.set_real(1);
  EXPECT_TRUE(text::parse_text("implicit: 5 names { snake_case_name: 1 }", &message));
  EXPECT_EQ(message.implicit(), 5);
  EXPECT_EQ(message.names_size(), 1U);
  EXPECT_EQ(message.real(), 0);
  EXPECT_TRUE(text::parse_json(R"({"implicit":7,"names":[{},{"snakeCaseName":2}]})", &message));
  EXPECT_EQ(message.implicit(), 7);
  ASSERT_EQ(message.names_size(), 2U);
  EXPECT_EQ(message.names(1).snake_case_name(), 2);
}

TEST(ParseMessage, MergesText) {
  sample_text::Proto3 message;
  ASSERT_TRUE(text::parse_text("implicit: 5 explicit: 6 real: 1 names { } below { real: 2 }", &message));
  ASSERT_TRUE(text::merge_text("implicit: 0 real: 3 real: 4 names { } below { implicit: 8 }", &message));
  EXPECT_EQ(message.implicit(), 0);
  EXPECT_EQ(message.explicit_(), 6);
  EXPECT_EQ(message.real(), 4);
  EXPECT_EQ(message.names_size(), 2U);
  EXPECT_EQ(message.below().real(), 2);
  EXPECT_EQ(message.below().implicit(), 8);
}

TEST(ParseMessage, InvalidTextLeavesTheMessageUnchanged) {
  sample_text::Proto3 message;
  message.set_implicit(5);
  const text::TextStatus text_status = text::parse_text("implicit: x", &message);
  EXPECT_EQ(text_status.message(), "line 1, column 11: implicit: expected an integer, found 'x'");
  std::ostringstream out;
  out << text_status;
  EXPECT_EQ(out.str(), text_status.message());
  EXPECT_EQ(text_status.code(), text::TextError::kSyntax);
  EXPECT_EQ(text::merge_text("below { none: 1 }", &message).path(), "below");
  EXPECT_EQ(text::parse_json(R"({"implicit":"x"})", &message).code(), text::TextError::kWrongValue);
  EXPECT_EQ(message.implicit(), 5);
}

TEST(ParseMessage, ReportsMissingRequiredFields) {
  sample_text::Parcel message;
  const text::TextStatus missing = text::parse_text("content { }", &message);
  EXPECT_EQ(missing.code(), text::TextError::kMissingRequired);
  EXPECT_NE(missing.message().find("weight"), std::string::npos) << missing.message();
  EXPECT_EQ(text::parse_json("{}", &message).code(), text::TextError::kMissingRequired);
  EXPECT_EQ(text::merge_text("", &message).code(), text::TextError::kMissingRequired);
  text::ParseTextOptions text_options;
  text_options.allow_partial = true;
  EXPECT_TRUE(text::parse_text("content { }", &message, text_options));
  EXPECT_TRUE(message.has_content());
  text::ParseJsonOptions json_options;
  json_options.allow_partial = true;
  EXPECT_TRUE(text::parse_json("{}", &message, json_options));
  EXPECT_TRUE(text::merge_text("weight: 3", &message));
  EXPECT_EQ(message.weight(), 3);
}

TEST(ParseMessage, LimitsTheDepth) {
  std::string text;
  std::string json;
  for (int i = 0; i < 500; ++i) {
    text += "below {";
    json += "{\"below\":";
  }
  text += std::string(500, '}');
  json += "{}" + std::string(500, '}');
  sample_text::Proto3 message;
  EXPECT_EQ(text::parse_text(text, &message).code(), text::TextError::kTooDeep);
  EXPECT_EQ(text::parse_json(json, &message).code(), text::TextError::kTooDeep);
  text::ParseTextOptions text_options;
  text_options.max_depth = 500;
  EXPECT_TRUE(text::parse_text(text, &message, text_options));
  text::ParseJsonOptions json_options;
  json_options.max_depth = 500;
  EXPECT_TRUE(text::parse_json(json, &message, json_options));
}

}  // namespace
}  // namespace onnxgen::tests
