// Compares the protobuf profile with the native one, accessor by accessor, using messages with results of libprotobuf.
// Other tests compare the native classes with libprotobuf's.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "byte_report.h"
#include "judged_cases.h"
#include "kinds_profiles.h"
#include "onnx_profiles.h"
#include "onnxgen/error/status.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/differences.h"
#include "onnxgen/text/print.h"

namespace onnxgen::tests {
namespace {

template <class Visit>
void for_each_message(Visit visit) {
  const auto traced = [&](auto pair, const char* name) {
    SCOPED_TRACE(name);
    visit(pair);
  };
  onnx_profiles::for_each_message(traced);
  kinds_profiles::for_each_message(traced);
}

const JudgedCases& all_cases() {
  static const JudgedCases cases = [] {
    JudgedCases read = read_judged_cases(ONNXGEN_ONNX_CASES);
    read.merge(read_judged_cases(ONNXGEN_KINDS_CASES));
    return read;
  }();
  return cases;
}

// Calls visit(pair, judged case) for the cases of one kind.
template <class Visit>
void for_each_case(JudgedCase::Kind kind, Visit visit) {
  for_each_message([&](auto pair) {
    const std::string name = typename decltype(pair)::Oracle().GetTypeName();
    const auto found = all_cases().find(name);
    ASSERT_NE(found, all_cases().end()) << name;
    int count = 0;
    for (const JudgedCase& judged : found->second) {
      if (judged.kind != kind || testing::Test::HasFatalFailure()) continue;
      SCOPED_TRACE(count++);
      visit(pair, judged);
    }
    EXPECT_GE(count, 40);
  });
}

template <class Native, class Protobuf>
void expect_same_values(const Native& native, const Protobuf& protobuf) {
  Differences differences;
  compare(native, protobuf, differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

// Expects `message` to be serialized like libprotobuf does. If the bytes may differ, they must be equal after native
// classes have parsed both.
template <class Pair>
void expect_judged_bytes(const typename Pair::Oracle& message, const JudgedCase& judged) {
  const std::string written = message.SerializeAsString();
  EXPECT_EQ(message.ByteSizeLong(), written.size());
  if (written == judged.expected) return;
  typename Pair::Native ours;
  typename Pair::Native theirs;
  ASSERT_TRUE(ours.ParseFromString(written));
  ASSERT_TRUE(theirs.ParseFromString(judged.expected));
  const bool is_same = ours.SerializeAsString() == theirs.SerializeAsString();
  EXPECT_TRUE(is_same && !judged.is_expected_exact()) << differing_bytes(written, judged.expected);
}

// Returns whether the error is a tag of more than 32 bits. libprotobuf drops the excess bits, native classes reject the
// tag.
bool is_long_tag(const std::string& bytes, const Status& parsed) {
  if (parsed.code() != ErrorCode::kMalformedVarint) return false;
  const auto fifth = static_cast<std::size_t>(parsed.offset()) + 4;
  return fifth < bytes.size() && static_cast<unsigned char>(bytes[fifth]) > 0x0f;
}

// Removes the prefix of the oracle's packages, which printed extensions contain.
std::string without_oracle_names(std::string text) {
  const std::string prefix = "[oracle_";
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
    text.replace(at, prefix.size(), "[");
  }
  return text;
}

TEST(Profiles, NewMessagesHaveTheSameDefaults) {
  for_each_message(
      [](auto pair) { expect_same_values(typename decltype(pair)::Native{}, typename decltype(pair)::Oracle{}); });
}

TEST(Profiles, EnumsHaveTheSameNumbersAndNames) {
  Differences differences;
  onnx_profiles::compare_enums(differences);
  kinds_profiles::compare_enums(differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

TEST(Profiles, RandomMessagesAreReadAndWrittenTheSame) {
  for_each_case(JudgedCase::Kind::kRead, [](auto pair, const JudgedCase& judged) {
    ASSERT_TRUE(judged.accepted);
    typename decltype(pair)::Native native;
    typename decltype(pair)::Oracle message;
    ASSERT_TRUE(native.ParseFromString(judged.input));
    const Status parsed = message.TryParse(judged.input);
    ASSERT_TRUE(parsed) << parsed.message();
    expect_same_values(native, message);
    expect_judged_bytes<decltype(pair)>(message, judged);
    const auto copy = message;
    expect_same_values(native, copy);
    EXPECT_TRUE(copy.SerializeAsString() == message.SerializeAsString());
  });
}

// Through descriptors, classes of both profiles have equal contents and equal text.
TEST(Profiles, ReflectionSeesTheSame) {
  std::size_t different = 0;
  const std::string* previous = nullptr;
  for_each_case(JudgedCase::Kind::kRead, [&](auto pair, const JudgedCase& judged) {
    typename decltype(pair)::Native native;
    typename decltype(pair)::Oracle message;
    ASSERT_TRUE(native.ParseFromString(judged.input));
    ASSERT_TRUE(message.TryParse(judged.input));
    CompareOptions options;
    options.ignore_unknown_fields = judged.has_extensions;  // their order differs between profiles
    const std::vector<Difference> differences = diff(native, message, options);
    EXPECT_TRUE(differences.empty()) << text::to_string(differences.front());
    EXPECT_TRUE(equal(message, native, options));
    EXPECT_EQ(text::debug_string(native), without_oracle_names(text::debug_string(message)));
    typename decltype(pair)::Native other;
    if (previous != nullptr && other.ParseFromString(*previous)) {
      EXPECT_EQ(equal(native, other), native == other);
      EXPECT_EQ(diff(native, other).empty(), native == other);
      if (!(native == other)) ++different;
    }
    previous = &judged.input;
  });
  EXPECT_GT(different, 500U);
}

TEST(Profiles, MessagesBuiltByAccessorsAreTheSame) {
  for_each_case(JudgedCase::Kind::kRead, [](auto pair, const JudgedCase& judged) {
    typename decltype(pair)::Native native;
    ASSERT_TRUE(native.ParseFromString(judged.input));
    typename decltype(pair)::Oracle built;
    assign(native, built);
    expect_same_values(native, built);
    typename decltype(pair)::Native built_back;
    assign(built, built_back);
    EXPECT_TRUE(built.SerializeAsString() == built_back.SerializeAsString())
        << differing_bytes(built.SerializeAsString(), built_back.SerializeAsString());
  });
}

TEST(Profiles, MergingGivesTheSame) {
  for_each_case(JudgedCase::Kind::kMerge, [](auto pair, const JudgedCase& judged) {
    ASSERT_TRUE(judged.accepted);
    using Message = typename decltype(pair)::Oracle;
    Message merged;
    Message more;
    ASSERT_TRUE(merged.ParseFromString(judged.input));
    ASSERT_TRUE(more.ParseFromString(judged.more));
    merged.MergeFrom(more);
    typename decltype(pair)::Native native_merged;
    typename decltype(pair)::Native native_more;
    ASSERT_TRUE(native_merged.ParseFromString(judged.input));
    ASSERT_TRUE(native_more.ParseFromString(judged.more));
    native_merged.MergeFrom(native_more);
    expect_same_values(native_merged, merged);
    if (!judged.has_maps) expect_judged_bytes<decltype(pair)>(merged, judged);
    Message merged_by_parsing;
    ASSERT_TRUE(merged_by_parsing.ParseFromString(judged.input));
    ASSERT_TRUE(merged_by_parsing.MergeFromString(judged.more));
    typename decltype(pair)::Native native;
    ASSERT_TRUE(native.ParseFromString(judged.input + judged.more));
    expect_same_values(native, merged_by_parsing);
  });
}

TEST(Profiles, DamagedMessagesAreRefusedOrReadTheSame) {
  for_each_case(JudgedCase::Kind::kDamaged, [](auto pair, const JudgedCase& judged) {
    SCOPED_TRACE(hex(judged.input));
    typename decltype(pair)::Oracle message;
    const Status parsed = message.TryParse(judged.input);
    if (judged.accepted && is_long_tag(judged.input, parsed)) return;
    ASSERT_EQ(parsed.ok(), judged.accepted) << parsed.message();
    if (!parsed) return;
    typename decltype(pair)::Native native;
    ASSERT_TRUE(native.ParseFromString(judged.input));
    expect_same_values(native, message);
    EXPECT_EQ(message.ByteSizeLong(), message.SerializeAsString().size());
  });
}

}  // namespace
}  // namespace onnxgen::tests
