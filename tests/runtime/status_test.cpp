#include "onnxgen/error/status.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

namespace onnxgen {
namespace {

constexpr auto kLast = ErrorCode::kCancelled;

TEST(Status, EveryCodeHasItsOwnText) {
  std::set<std::string> texts;
  for (int code = 0; code <= static_cast<int>(kLast); ++code) {
    const std::string text = error_text(static_cast<ErrorCode>(code));
    EXPECT_NE(text, "unknown error") << code;
    EXPECT_TRUE(texts.insert(text).second) << text << " stands twice";
  }
  EXPECT_STREQ(error_text(static_cast<ErrorCode>(static_cast<int>(kLast) + 1)), "unknown error");
}

TEST(Status, DefaultIsSuccess) {
  const Status status;
  EXPECT_TRUE(status);
  EXPECT_TRUE(status.ok());
  EXPECT_EQ(status.code(), ErrorCode::kOk);
  EXPECT_EQ(status.message(), "ok");
}

TEST(Status, MessageHasPathCauseAndOffset) {
  const Status status(ErrorCode::kTruncated, 918, "ModelProto.graph.node[3].name");
  EXPECT_FALSE(status);
  EXPECT_EQ(status.offset(), 918u);
  EXPECT_EQ(status.path(), "ModelProto.graph.node[3].name");
  EXPECT_EQ(status.message(), "ModelProto.graph.node[3].name: truncated at byte 918");
}

TEST(Status, PrintsItsMessage) {
  std::ostringstream out;
  out << Status(ErrorCode::kTruncated, 918, "ModelProto.graph.node[3].name") << '\n' << Status();
  EXPECT_EQ(out.str(), "ModelProto.graph.node[3].name: truncated at byte 918\nok");
}

TEST(Status, OffsetsPastFourGigabytesArePrintedWhole) {
  EXPECT_EQ(Status(ErrorCode::kInvalidTag, 1ull << 40).message(), "invalid tag at byte 1099511627776");
}

TEST(Status, ErrorsOutsideTheInputHaveNoOffset) {
  EXPECT_EQ(Status(ErrorCode::kBufferTooSmall).message(), "buffer too small");
  EXPECT_EQ(Status(ErrorCode::kMissingRequired, 0, "A.id").message(), "A.id: required field not set");
}

constexpr const char* kForged = "w\nmodel.onnx: ok\x1b[2K";
constexpr const char* kShown = "w\\nmodel.onnx: ok\\x1b[2K";

TEST(Status, TextOfTheModelCannotForgeAMessage) {
  FileContext context;
  context.file = kForged;
  context.tensor = kForged;
  context.detail = kForged;
  const Status status(ErrorCode::kPathRefused, context);
  const std::string shown = kShown;
  EXPECT_EQ(status.message(), shown + ": tensor '" + shown + "': path refused: " + shown);
  EXPECT_EQ(status.tensor(), shown);
  EXPECT_EQ(status.detail(), shown);
  EXPECT_EQ(status.file(), kForged) << "to be opened, not to be printed";
  EXPECT_EQ(Status(ErrorCode::kTruncated, 1, kForged).message(), shown + ": truncated at byte 1");
  const Status later = Status(ErrorCode::kTruncated, 1).in_file(kForged).in_tensor(kForged);
  EXPECT_EQ(later.message(), shown + ": tensor '" + shown + "': truncated at byte 1");
}

TEST(Status, MessagesHaveABoundedLength) {
  const std::string endless(10'000'000, 'x');
  FileContext context;
  context.file = endless;
  context.tensor = endless;
  context.detail = "location '" + endless + "' is absolute";
  const Status status = Status(ErrorCode::kPathRefused, context);
  EXPECT_LT(status.message().size(), 6'000u);
  EXPECT_LE(status.tensor().size(), 200u);
  EXPECT_EQ(status.detail().substr(0, 11), "location 'x");
  EXPECT_NE(status.detail().find("bytes left out"), std::string::npos);
  EXPECT_EQ(status.detail().substr(status.detail().size() - 13), "' is absolute");
  EXPECT_LE(Status(ErrorCode::kTruncated, 0, endless).path().size(), 400u);
}

TEST(Status, TheFirstFileAndTensorStay) {
  const Status inner = Status(ErrorCode::kTruncated, 7).in_file("inner").in_tensor("t");
  EXPECT_EQ(inner.in_file("outer").in_tensor("u").message(), "inner: tensor 't': truncated at byte 7");
  EXPECT_EQ(Status().in_file("file").message(), "ok");
}

}  // namespace
}  // namespace onnxgen
