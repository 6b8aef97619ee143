// Unknown fields as objects, where libprotobuf gives no guarantee or differs. tests/drop_in compares the rest.
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "extensions.pb.h"
#include "fatal.h"
#include "kinds.pb.h"

namespace {

using google::protobuf::UnknownField;
using google::protobuf::UnknownFieldSet;

std::string sample_bytes() {
  UnknownFieldSet set;
  set.AddVarint(5000, 1);
  set.AddLengthDelimited(5001, std::string(10000, 'x'));
  set.AddGroup(5002)->AddFixed32(1, 2);
  std::string bytes;
  set.SerializeToString(&bytes);
  return bytes;
}

TEST(UnknownFields, SeveralThreadsMayReadAndSerializeOneMessage) {
  sample::Tree tree;
  ASSERT_TRUE(tree.ParseFromString(sample_bytes()));
  sample::Tree changed = tree;
  changed.mutable_unknown_fields()->AddVarint(5003, 3);
  const std::string bytes = changed.SerializeAsString();
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int round = 0; round < 20; ++round) {
        EXPECT_EQ(std::as_const(tree).unknown_fields().field_count(), 3);
        EXPECT_EQ(tree.SerializeAsString(), sample_bytes());
        EXPECT_EQ(changed.SerializeAsString(), bytes);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(UnknownFields, CopiesAndMergesUseAChangedSet) {
  sample::Tree tree;
  std::string* const text = tree.mutable_unknown_fields()->AddLengthDelimited(5000);
  *text = "first";
  const sample::Tree copy = tree;
  *text = "second";
  EXPECT_EQ(copy.unknown_fields().field(0).length_delimited(), "first");
  sample::Tree merged = copy;
  merged.MergeFrom(tree);
  EXPECT_EQ(merged.unknown_fields().field_count(), 2);
  EXPECT_EQ(merged.unknown_fields().field(1).length_delimited(), "second");
  sample::Tree moved = std::move(tree);
  EXPECT_EQ(moved.unknown_fields().field(0).length_delimited(), "second");
  EXPECT_NE(moved.SerializeAsString(), copy.SerializeAsString());
  EXPECT_TRUE(moved.ParseFromString(""));
  EXPECT_TRUE(moved.unknown_fields().empty());
}

TEST(UnknownFields, AReadSetFollowsTheMessage) {
  sample::Tree tree;
  ASSERT_TRUE(tree.ParseFromString(sample_bytes()));
  EXPECT_EQ(tree.unknown_fields().field_count(), 3);
  ASSERT_TRUE(tree.MergeFromString(sample_bytes()));
  EXPECT_EQ(tree.unknown_fields().field_count(), 6);
  EXPECT_EQ(tree.ByteSizeLong(), 2 * sample_bytes().size());
  tree.Clear();
  EXPECT_TRUE(tree.unknown_fields().empty());
}

TEST(UnknownFields, UndeclaredExtensionsAreInTheSet) {
  sample::Extended message;
  UnknownFieldSet extension;
  extension.AddVarint(9999, 7);
  std::string bytes;
  extension.SerializeToString(&bytes);
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_EQ(message.unknown_fields().field(0).varint(), 7u);
  UnknownFieldSet* const set = message.mutable_unknown_fields();
  ASSERT_EQ(set->field_count(), 1);
  set->mutable_field(0)->set_varint(8);
  extension.mutable_field(0)->set_varint(8);
  extension.SerializeToString(&bytes);
  EXPECT_EQ(message.SerializeAsString(), bytes);
  set->Clear();
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

// A program may raise the limit of 100 levels.
TEST(UnknownFields, DeeplyNestedGroupsAreKept) {
  constexpr int kGroups = 150;
  UnknownFieldSet deep;
  UnknownFieldSet* innermost = &deep;
  for (int i = 0; i < kGroups; ++i) innermost = innermost->AddGroup(5000);
  innermost->AddVarint(5001, 7);
  std::string bytes;
  deep.SerializeToString(&bytes);
  const auto with_limit = [&bytes](int limit, const auto& read) {
    google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()));
    google::protobuf::io::CodedInputStream coded(&stream);
    coded.SetRecursionLimit(limit);
    return read(&coded);
  };
  sample::Tree tree;
  const auto merge = [&](auto* coded) { return tree.MergeFromCodedStream(coded); };
  ASSERT_TRUE(with_limit(kGroups, merge));
  EXPECT_EQ(std::as_const(tree).unknown_fields().field_count(), 1);
  EXPECT_EQ(tree.mutable_unknown_fields()->field_count(), 1);
  EXPECT_TRUE(tree.SerializeAsString() == bytes);
  ASSERT_TRUE(with_limit(kGroups, merge));
  EXPECT_EQ(tree.unknown_fields().field_count(), 2);
  EXPECT_TRUE(tree.SerializeAsString() == bytes + bytes);
  UnknownFieldSet set;
  const auto merge_set = [&](auto* coded) { return set.MergeFromCodedStream(coded); };
  EXPECT_TRUE(with_limit(kGroups, merge_set));
  EXPECT_FALSE(with_limit(kGroups - 1, merge_set));
  EXPECT_EQ(set.field_count(), 1);
  const std::string text = tree.Utf8DebugString();
  EXPECT_EQ(std::count(text.begin(), text.end(), '7'), 2);
  std::string printed;
  ASSERT_TRUE(google::protobuf::TextFormat::PrintUnknownFieldsToString(set, &printed));
  EXPECT_EQ(std::count(printed.begin(), printed.end(), '7'), 1);
}

TEST(UnknownFields, TheirEncodedSizeIsKnown) {
  UnknownFieldSet set;
  set.AddVarint(15, 0);
  set.AddVarint(16, ~google::protobuf::uint64{0});
  set.AddFixed32(2047, 1);
  set.AddFixed64(2048, 1);
  set.AddLengthDelimited(536870911, std::string(200, 'x'));
  set.AddGroup(5000)->AddGroup(1)->AddLengthDelimited(2, "");
  std::string bytes;
  set.SerializeToString(&bytes);
  EXPECT_EQ(set.encoded_size(), bytes.size());
  sample::Tree tree;
  tree.mutable_unknown_fields()->MergeFrom(set);
  EXPECT_EQ(tree.ByteSizeLong(), bytes.size());
}

TEST(UnknownFields, AWrongTypeOrIndexIsFatal) {
  UnknownFieldSet set;
  set.AddVarint(1, 2);
  EXPECT_FATAL((void)set.field(0).length_delimited(), "unknown field 1 is of type 0");
  EXPECT_FATAL(set.mutable_field(0)->mutable_group(), "unknown field 1 is of type 0");
  EXPECT_FATAL((void)set.field(1), "index 1 is out of range");
  EXPECT_FATAL(set.DeleteSubrange(0, 2), "2 elements from index 0");
}

TEST(UnknownFields, MalformedInputLeavesTheSetUnchanged) {
  UnknownFieldSet set;
  set.AddVarint(1, 2);
  google::protobuf::io::ArrayInputStream stream("\x0a\x7f", 2);
  google::protobuf::io::CodedInputStream coded(&stream);
  EXPECT_FALSE(set.MergeFromCodedStream(&coded));
  EXPECT_EQ(set.field_count(), 1);
  EXPECT_FALSE(set.ParseFromString(std::string(100000, '\x0b')));
  EXPECT_TRUE(set.empty());
}

}  // namespace
