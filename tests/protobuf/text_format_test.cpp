// Text and JSON for messages of the protobuf profile, through onnxgen::text.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"

namespace {

namespace format = onnxgen::text;

constexpr int kDepth = 150;

// The parser of these classes has a limit of 100 levels unless a program sets another one.
TEST(TextOfProtobufClasses, TheDepthOfTheOptionsCounts) {
  std::string nested = "{}";
  std::string nested_json = "{}";
  for (int i = 1; i < kDepth; ++i) {
    nested = "{ left " + nested + " }";
    nested_json = "{\"left\":" + nested_json + "}";
  }
  nested = "left " + nested;
  nested_json = "{\"left\":" + nested_json + "}";
  sample::Tree tree;
  format::ParseTextOptions options;
  format::ParseJsonOptions json_options;
  EXPECT_EQ(format::parse_text(nested, &tree, options).code(), format::TextError::kTooDeep);
  options.max_depth = json_options.max_depth = kDepth;
  format::TextStatus status = format::parse_text(nested, &tree, options);
  ASSERT_TRUE(status) << status.message();
  status = format::merge_text(nested, &tree, options);
  ASSERT_TRUE(status) << status.message();
  sample::Tree from_json;
  status = format::parse_json(nested_json, &from_json, json_options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(from_json.SerializeAsString(), tree.SerializeAsString());
}

TEST(TextOfProtobufClasses, AMessageWithoutARequiredFieldIsNotLeftFilled) {
  sample::Required message;
  message.set_name("before");
  const format::TextStatus status = format::parse_text("id: 5 color: RED", &message);
  EXPECT_EQ(status.code(), format::TextError::kMissingRequired);
  EXPECT_NE(status.message().find("name"), std::string::npos) << status.message();
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(format::parse_json(R"({"id":5})", &message).code(), format::TextError::kMissingRequired);
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(format::merge_text("id: 5 color: RED", &message).code(), format::TextError::kMissingRequired);
  EXPECT_EQ(message.id(), 5) << "a merge is complete";
  EXPECT_TRUE(format::merge_text("name: 'n'", &message));
}

// A large unknown field must not become one piece of output.
TEST(TextOfProtobufClasses, UnknownFieldsArePrintedInPieces) {
  constexpr std::size_t kSize = 1'000'000;
  sample::Tree tree;
  tree.mutable_unknown_fields()->AddLengthDelimited(5000)->assign(kSize, '\1');
  std::size_t largest = 0;
  std::string printed;
  const auto write = [&](std::string_view piece) {
    largest = std::max(largest, piece.size());
    printed += piece;
    return true;
  };
  ASSERT_TRUE(format::print_text_to(tree, write));
  EXPECT_LT(largest, kSize);
  std::string expected = "5000: \"";
  for (std::size_t i = 0; i < kSize; ++i) expected += "\\001";
  EXPECT_TRUE(printed == expected + "\"\n");
}

}  // namespace
