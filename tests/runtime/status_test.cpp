#include "onnxgen/error/status.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace onnxgen {
namespace {

constexpr auto kLast = ErrorCode::kCancelled;

TEST(Status, EveryCodeHasATextOfItsOwn) {
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

TEST(Status, OffsetsPastFourGigabytesArePrintedWhole) {
  EXPECT_EQ(Status(ErrorCode::kInvalidTag, 1ull << 40).message(), "invalid tag at byte 1099511627776");
}

TEST(Status, FaultsOutsideTheInputHaveNoOffset) {
  EXPECT_EQ(Status(ErrorCode::kBufferTooSmall).message(), "buffer too small");
  EXPECT_EQ(Status(ErrorCode::kMissingRequired, 0, "A.id").message(), "A.id: required field not set");
}

}  // namespace
}  // namespace onnxgen
