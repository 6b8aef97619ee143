// Compares the JSON output for random messages of every type with that of libprotobuf.
#include <algorithm>
#include <set>
#include <string>

#include "comparison.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/text/parse_json.h"
#include "random_messages.h"
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

// Returns whether `found` is true for the type of a message that the message can contain outside an Any, or for its
// own.
template <class Predicate>
bool reaches(const MessageDescriptor& table, const Predicate& found, std::set<const MessageDescriptor*>& reached) {
  if (!reached.insert(&table).second) return false;
  if (found(table)) return true;
  return std::any_of(table.fields, table.fields + table.field_count, [&](const FieldDescriptor& row) {
    const bool is_message = row.type == FieldType::kMessage || row.type == FieldType::kGroup;
    return is_message && reaches(*row.descriptor.message, found, reached);
  });
}

template <class Predicate>
bool reaches(const MessageDescriptor& table, const Predicate& found) {
  std::set<const MessageDescriptor*> reached;
  return reaches(table, found, reached);
}

// An Any may contain a message with a group.
bool may_have_groups(const MessageDescriptor& table) {
  return table.well_known == WellKnown::kAny ||
         std::any_of(table.fields, table.fields + table.field_count,
                     [](const FieldDescriptor& row) { return row.type == FieldType::kGroup; });
}

// Whether a Value is unset cannot be seen in JSON.
bool is_value(const MessageDescriptor& table) {
  return table.well_known == WellKnown::kValue || table.well_known == WellKnown::kAny;
}

// libprotobuf 3.21 prints null for a group that is not set if it is told to print fields that are not set.
text::PrintJsonOptions options_for(const MessageDescriptor& table, unsigned bits) {
  text::PrintJsonOptions options = json_options(bits);
  if (reaches(table, may_have_groups)) options.always_print_primitive_fields = false;
  return options;
}

// Compares four of the sixteen combinations of options. Returns whether both printed the message every time.
bool expect_same_json(const std::string& bytes, const MessageDescriptor& table, std::mt19937_64& random) {
  bool printed = true;
  for (int i = 0; i < 4; ++i) {
    const auto bits = static_cast<unsigned>(random() % 16);
    SCOPED_TRACE(bits);
    const text::PrintJsonOptions options = options_for(table, bits);
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
                      [&](const MessageDescriptor& table, Message& message, std::mt19937_64& random) {
                        remove_extensions_and_groups(message);
                        ++(expect_same_json(deterministic(message), table, random) ? printed : failed);
                        ASSERT_FALSE(testing::Test::HasFailure());
                      });
  EXPECT_GT(printed, by_tier(150U, 1000U));
  EXPECT_GT(failed, by_tier(15U, 100U));
}

TEST(JsonComparison, BytesOfTwoMessagesJoined) {
  for_random_messages(20, AnyContent::kWhole,
                      [&](const MessageDescriptor& table, Message& message, std::mt19937_64& random) {
                        const auto next = reference_pool().make(*message.GetDescriptor());
                        fill_for_text(*next, random, 2, AnyContent::kWhole);
                        remove_extensions_and_groups(message);
                        remove_extensions_and_groups(*next);
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
      remove_extensions_and_groups(*message);
      const std::string bytes = deterministic(*message);
      const text::PrintJsonOptions options = options_for(*native.table, static_cast<unsigned>(random() % 16));
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

// Extensions and groups are printed as later releases of libprotobuf do. Parsing the result shows whether it is right,
// because the parser behaves like that of 3.21.
TEST(JsonComparison, ExtensionsAndGroupsAreReadBack) {
  std::size_t read_back = 0;
  for_random_messages(40, AnyContent::kWhole, [&](const MessageDescriptor& table, Message& message, std::mt19937_64&) {
    if (reaches(table, is_value)) return;
    message.DiscardUnknownFields();
    const auto without = reference_pool().make(*message.GetDescriptor());
    without->CopyFrom(message);
    if (!remove_extensions_and_groups(*without) || !tidy_maps(message)) return;
    const std::string bytes = deterministic(message);
    std::string json;
    if (!text::print_json(bytes, table, json)) return;
    SCOPED_TRACE(json);
    std::string again;
    const text::TextStatus status = text::encode_json(json, table, again);
    // The undeclared numbers of a closed enum in a map are unknown fields that remain in the message.
    if (status.message().find("is set twice") != std::string::npos) return;
    ASSERT_TRUE(status) << status.message();
    const auto read = reference_pool().make(*message.GetDescriptor());
    ASSERT_TRUE(read->ParsePartialFromString(again));
    ASSERT_EQ(read->DebugString(), message.DebugString());
    ++read_back;
  });
  EXPECT_GT(read_back, by_tier(5U, 30U));
}

}  // namespace
}  // namespace onnxgen::tests
