// Compares the JSON output for random messages of every type with that of libprotobuf.
#include "comparison.h"
#include "onnxgen/error/printable.h"
#include "reference_json.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Message;
namespace util = google::protobuf::util;

// Returns the corresponding error code of libprotobuf.
util::StatusCode code_of(const text::TextStatus& status) {
  if (status) return util::StatusCode::kOk;
  return status.code() == text::TextError::kNoForm ? util::StatusCode::kInternal : util::StatusCode::kInvalidArgument;
}

// Returns whether libprotobuf 3.21 prints something else for this value. Later versions reject it as well.
bool is_refused_later(const text::TextStatus& status) {
  return status.what().find("Duration nanos is negative, but") == 0 ||
         status.what().find("a FieldMask path cannot be represented in JSON") == 0 ||
         status.what().find("a google.protobuf.Value cannot represent") == 0;
}

// Compares four of the sixteen combinations of options. Returns whether both printed the message every time.
bool expect_same_json(const std::string& bytes, const MessageDescriptor& table, std::mt19937_64& random) {
  bool printed = true;
  for (int i = 0; i < 4; ++i) {
    const auto bits = static_cast<unsigned>(random() % 16);
    SCOPED_TRACE(bits);
    const text::PrintJsonOptions options = json_options(bits);
    std::string expected;
    const util::Status reference = reference_json(bytes, table.full_name, options, expected);
    std::string actual;
    const text::TextStatus status = text::print_json(bytes, table, actual, options);
    if (is_refused_later(status)) return false;
    EXPECT_EQ(code_of(status), reference.code()) << status.message() << '\n' << reference.ToString();
    EXPECT_EQ(status.what(), printable(std::string(reference.message()), kLongestSentence));
    EXPECT_TRUE(actual == expected) << difference(actual, expected);
    if (testing::Test::HasFailure()) return false;
    printed = printed && status;
  }
  return printed;
}

TEST(JsonComparison, RandomMessagesOfEveryType) {
  std::size_t printed = 0;
  std::size_t failed = 0;
  for_random_messages(40, AnyContent::kWhole,
                      [&](const MessageDescriptor& table, const Message& message, std::mt19937_64& random) {
                        ++(expect_same_json(deterministic(message), table, random) ? printed : failed);
                        ASSERT_FALSE(testing::Test::HasFailure());
                      });
  EXPECT_GT(printed, by_tier(150U, 1000U));
  EXPECT_GT(failed, by_tier(15U, 100U));
}

TEST(JsonComparison, BytesOfTwoMessagesJoined) {
  for_random_messages(20, AnyContent::kWhole,
                      [&](const MessageDescriptor& table, const Message& message, std::mt19937_64& random) {
                        const auto next = reference_pool().make(*message.GetDescriptor());
                        fill_for_text(*next, random, 2, AnyContent::kWhole);
                        expect_same_json(deterministic(message) + deterministic(*next), table, random);
                        ASSERT_FALSE(testing::Test::HasFailure());
                      });
}

// Messages of native classes, printed from memory.
TEST(JsonComparison, MessagesOfOurClasses) {
  std::size_t printed = 0;
  for (const NativeMessage& native : native_messages()) {
    SCOPED_TRACE(native.table->full_name);
    std::mt19937_64 random(11);
    for (int i = 0; i < by_tier(15, 60); ++i) {
      SCOPED_TRACE(i);
      const auto message = reference_pool().make(native.table->full_name);
      fill_for_text(*message, random, 3, AnyContent::kWhole);
      if (i % 3 == 1) add_unknown_field_everywhere(*message, static_cast<std::uint32_t>(i));
      const std::string bytes = deterministic(*message);
      const text::PrintJsonOptions options = json_options(static_cast<unsigned>(random() % 16));
      std::string expected;
      const util::Status reference = reference_json(bytes, native.table->full_name, options, expected);
      std::string actual;
      text::TextStatus status;
      ASSERT_TRUE(native.print_json(bytes, options, actual, status));
      if (is_refused_later(status)) continue;
      ASSERT_EQ(code_of(status), reference.code()) << status.message() << '\n' << reference.ToString();
      if (!status) continue;
      ++printed;
      ASSERT_TRUE(actual == expected) << difference(actual, expected);
    }
  }
  EXPECT_GT(printed, by_tier(125U, 500U));
}

}  // namespace
}  // namespace onnxgen::tests
