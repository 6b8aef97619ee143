// proto2 groups: messages between a start tag and an end tag.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "profile.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::ParseOptions;
using onnxgen::Status;
using onnxgen::tests::parse;
using onnxgen::tests::Size;
using sample::Groups;
using std::string_literals::operator""s;
using std::string_view_literals::operator""sv;

// Field 1 is `Single` with number 5, field 1000 is `Many`.
constexpr auto kSingle = "\x0b\x08\x05\x0c"sv;
constexpr auto kMany = "\xc3\x3e\x0a\x01x\xc4\x3e"sv;

Groups parsed_groups(std::string_view bytes) {
  Groups groups;
  const Status status = parse(groups, bytes);
  EXPECT_TRUE(status) << status.message();
  return groups;
}

ErrorCode error_of(std::string_view bytes, int max_depth = 100) {
  Groups groups;
  ParseOptions options;
  options.max_depth = max_depth;
  const ErrorCode code = parse(groups, bytes, options).code();
  onnxgen::tests::expect_sound_after_failure(groups);
  return code;
}

TEST(Groups, AreReadBetweenTheirTags) {
  const Groups groups = parsed_groups(std::string(kSingle) + "\xa0\x01\x07" + std::string(kMany));
  EXPECT_EQ(groups.single().number(), 5);
  EXPECT_EQ(groups.plain(), 7);
  ASSERT_EQ(groups.many_size(), Size{1});
  EXPECT_EQ(groups.many(0).name(), "x");
}

TEST(Groups, AreWrittenBetweenTheirTags) {
  Groups groups;
  groups.mutable_single()->set_number(5);
  groups.add_many()->set_name("x");
  const std::string expected = std::string(kSingle) + std::string(kMany);
  EXPECT_EQ(groups.SerializeAsString(), expected);
  EXPECT_EQ(groups.ByteSizeLong(), expected.size());
}

TEST(Groups, OccurrencesOfASingularOneAreMerged) {
  const Groups groups = parsed_groups("\x0b\x08\x05\x0c\x0b\x1b\x0a\x01w\x1c\x0c"sv);
  EXPECT_EQ(groups.single().number(), 5);
  ASSERT_EQ(groups.single().inner().words_size(), Size{1});
  EXPECT_EQ(groups.single().inner().words(0), "w");
}

TEST(Groups, InAOneofReplaceTheOtherMember) {
  const Groups groups = parsed_groups("\xa0\x01\x07\xab\x01\xac\x01"sv);
  EXPECT_EQ(groups.choice_case(), Groups::kChosen);
  EXPECT_TRUE(groups.has_chosen());
}

TEST(Groups, MayHaveUnknownFieldsAndUnknownGroups) {
  const auto bytes = "\x0b\x08\x05\xf3\x06\x0b\x0c\xf4\x06\x0c"sv;  // an unknown group 110 that contains a group 1
  const Groups groups = parsed_groups(bytes);
  EXPECT_EQ(onnxgen::tests::unknown_fields(groups.single()), "\xf3\x06\x0b\x0c\xf4\x06"sv);
  EXPECT_EQ(groups.SerializeAsString(), bytes);
}

TEST(Groups, OfTheSameNumberNest) {
  // Groups.single.below.single; both groups have the same end tag.
  const auto bytes = "\x0b\x12\x04\x0b\x08\x05\x0c\x0c"sv;
  const Groups groups = parsed_groups(bytes);
  EXPECT_EQ(groups.single().below().single().number(), 5);
  EXPECT_EQ(groups.SerializeAsString(), bytes);
}

TEST(Groups, AMessageInsideCannotEndThem) {
  EXPECT_EQ(error_of("\x0b\x12\x01\x0c\x0c"sv), ErrorCode::kUnmatchedGroup);
}

TEST(Groups, AMapEntryOrUnknownGroupInsideCannotEndThem) {
  EXPECT_EQ(error_of("\x0b\xf3\x06\x0c\xf4\x06\x0c"sv), ErrorCode::kUnmatchedGroup);
}

TEST(Groups, MustEnd) {
  for (const auto bytes :
       {"\x0b"sv, "\x0b\x08\x05"sv, "\xc3\x3e"sv, "\x0b\x1b\x1c"sv, "\xab\x01"sv, "\xf3\x06\x0b"sv}) {
    EXPECT_EQ(error_of(bytes), ErrorCode::kTruncated) << bytes.size();
  }
}

TEST(Groups, MustEndWithTheirOwnNumber) {
  EXPECT_EQ(error_of("\x0b\x14"sv), ErrorCode::kUnmatchedGroup);
  EXPECT_EQ(error_of("\x0b\x1b\x0c\x1c"sv), ErrorCode::kUnmatchedGroup);
  EXPECT_EQ(error_of("\x0c"sv), ErrorCode::kUnmatchedGroup);
  EXPECT_EQ(error_of("\x0b\x0c\x0c"sv), ErrorCode::kUnmatchedGroup);
}

TEST(Groups, AnErrorNamesThePath) {
  Groups groups;
  const Status status = parse(groups, "\xc3\x3e\xc4\x3e\xc3\x3e\x13\x0a\x05z"sv);
  EXPECT_EQ(status.code(), ErrorCode::kTruncated);
  EXPECT_EQ(status.path(), "Groups.many[1].part[0].data");
}

TEST(Groups, CountForTheDepth) {
  std::string nested;
  for (int i = 0; i < 4; ++i) nested = "\x0b\x12" + std::string(1, static_cast<char>(nested.size())) + nested + "\x0c";
  EXPECT_EQ(error_of(nested, 7), ErrorCode::kDepthExceeded);
  Groups groups;
  ParseOptions options;
  options.max_depth = 8;
  EXPECT_TRUE(parse(groups, nested, options));
}

TEST(Groups, AsABlockAreUnknownFields) {
  const auto bytes = "\x0a\x02\x08\x05"sv;
  const Groups groups = parsed_groups(bytes);
  EXPECT_FALSE(groups.has_single());
  EXPECT_EQ(onnxgen::tests::unknown_fields(groups), bytes);
}

TEST(Groups, LargerThanAChunkOfTheWriterRoundTrip) {
  Groups groups;
  for (int i = 0; i < 2000; ++i) {
    auto* many = groups.add_many();
    many->set_name(std::string(static_cast<std::size_t>(i % 97), 'n'));
    for (int j = 0; j < i % 5; ++j)
      many->add_part()->set_data(std::string(static_cast<std::size_t>(i * j % 9000), 'd'));
  }
  const std::string bytes = groups.SerializeAsString();
  EXPECT_EQ(groups.ByteSizeLong(), bytes.size());
  EXPECT_TRUE(onnxgen::tests::same(parsed_groups(bytes), groups));
}

}  // namespace
