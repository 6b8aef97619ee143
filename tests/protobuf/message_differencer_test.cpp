// MessageDifferencer on features that ONNX's schemas do not use. tests/drop_in compares its reports with libprotobuf's.
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace {

using google::protobuf::Message;
using google::protobuf::util::DefaultFieldComparator;
using google::protobuf::util::MessageDifferencer;

std::string report_of(const Message& a, const Message& b) {
  MessageDifferencer differencer;
  std::string report;
  differencer.ReportDifferencesToString(&report);
  const bool is_same = differencer.Compare(a, b);
  EXPECT_EQ(is_same, report.empty());
  EXPECT_EQ(MessageDifferencer::Equals(a, b), report.empty());
  return report;
}

TEST(MessageDifferencer, PathsContainGroupsMapsAndOneofs) {
  sample::Groups a;
  sample::Groups b;
  a.mutable_single()->set_number(1);
  b.mutable_single()->set_number(2);
  a.set_plain(1);
  b.mutable_chosen()->set_weight(1);
  EXPECT_EQ(report_of(a, b), "modified: single.number: 1 -> 2\ndeleted: plain: 1\nadded: chosen: { weight: 1 }\n");

  sample::Maps c;
  sample::Maps d;
  (*c.mutable_int32_string())[-1] = "one";
  (*d.mutable_int32_string())[-1] = "two";
  (*d.mutable_string_maps())["key"];
  EXPECT_EQ(report_of(c, d), "modified: int32_string[-1]: \"one\" -> \"two\"\nadded: string_maps[key]: { }\n");
}

TEST(MessageDifferencer, ReportsEntriesOfBothMapsBeforeThoseOfOne) {
  sample::Maps a;
  sample::Maps b;
  for (const char* key : {"", "b", "c"}) (*(*a.mutable_string_maps())[key].mutable_int32_string())[1] = "one";
  for (const char* key : {"", "b", "d"}) (*(*b.mutable_string_maps())[key].mutable_int32_string())[1] = "two";
  EXPECT_EQ(report_of(a, b),
            "modified: string_maps[''].int32_string[1]: \"one\" -> \"two\"\n"
            "modified: string_maps[b].int32_string[1]: \"one\" -> \"two\"\n"
            "added: string_maps[d]: { int32_string { key: 1 value: \"two\" } }\n"
            "deleted: string_maps[c]: { int32_string { key: 1 value: \"one\" } }\n");
}

TEST(MessageDifferencer, UnknownFieldsCountUnlessDefaultsDo) {
  sample::Tree a;
  sample::Tree b;
  ASSERT_TRUE(b.mutable_left()->ParseFromString("\x98\x06\x05"));
  a.mutable_left();
  EXPECT_NE(report_of(a, b).find("left.(unknown fields)"), std::string::npos);
  EXPECT_TRUE(MessageDifferencer::Equivalent(a, b));
}

TEST(MessageDifferencer, UnsetEqualsTheDefaultOnRequest) {
  sample::Defaults set;
  set.set_color_value(sample::BLUE);
  set.set_bytes_value(std::string("a\0b\xff", 4));
  set.set_float_value(std::numeric_limits<float>::infinity());
  EXPECT_FALSE(MessageDifferencer::Equals(set, sample::Defaults()));
  EXPECT_TRUE(MessageDifferencer::Equivalent(set, sample::Defaults()));
  set.set_bytes_value("");
  EXPECT_FALSE(MessageDifferencer::Equivalent(set, sample::Defaults()));
}

TEST(MessageDifferencer, FloatsAreComparedByValue) {
  sample::Scalars a;
  sample::Scalars b;
  a.set_double_value(0.0);
  b.set_double_value(-0.0);
  EXPECT_TRUE(MessageDifferencer::Equals(a, b));
  a.set_double_value(std::numeric_limits<double>::quiet_NaN());
  EXPECT_FALSE(MessageDifferencer::Equals(a, a));
  DefaultFieldComparator comparator;
  comparator.set_treat_nan_as_equal(true);
  MessageDifferencer differencer;
  differencer.set_field_comparator(&comparator);
  EXPECT_TRUE(differencer.Compare(a, a));
}

TEST(MessageDifferencer, SetsCountHowOften) {
  sample::Tree a;
  sample::Tree b;
  for (const int number : {1, 1, 2}) a.add_numbers(number);
  for (const int number : {2, 1, 2}) b.add_numbers(number);
  MessageDifferencer differencer;
  differencer.set_repeated_field_comparison(MessageDifferencer::AS_SET);
  EXPECT_FALSE(differencer.Compare(a, b));
  b.set_numbers(2, 1);
  EXPECT_TRUE(differencer.Compare(a, b));
  EXPECT_FALSE(MessageDifferencer::Equals(a, b));
  std::string report;
  differencer.ReportDifferencesToString(&report);
  EXPECT_TRUE(differencer.Compare(a, b));
  EXPECT_EQ(report,
            "moved: numbers[0] -> numbers[1] : 1\nmoved: numbers[1] -> numbers[2] : 1\n"
            "moved: numbers[2] -> numbers[0] : 2\n");
}

TEST(MessageDifferencer, IgnoredFieldsDoNotCount) {
  sample::Tree a;
  sample::Tree b;
  a.mutable_left()->set_label("one");
  b.mutable_left()->set_label("two");
  MessageDifferencer differencer;
  differencer.IgnoreField(sample::Tree::descriptor()->FindFieldByName("label"));
  EXPECT_TRUE(differencer.Compare(a, b));
  std::string report;
  differencer.ReportDifferencesToString(&report);
  EXPECT_TRUE(differencer.Compare(a, b));
  EXPECT_EQ(report, "ignored: left.label\n");
  differencer.set_report_ignores(false);
  differencer.ReportDifferencesToString(&report);
  EXPECT_TRUE(differencer.Compare(a, b));
  EXPECT_EQ(report, "");
}

TEST(MessageDifferencer, MessagesOfTwoClassesDiffer) {
#ifdef NDEBUG
  const google::protobuf::LogSilencer silence;
  EXPECT_FALSE(MessageDifferencer::Equals(sample::Tree(), sample::Scalars()));
#else
  google::protobuf::LogHandler* const before = google::protobuf::SetLogHandler(nullptr);
  EXPECT_THROW(MessageDifferencer::Equals(sample::Tree(), sample::Scalars()), google::protobuf::FatalException);
  google::protobuf::SetLogHandler(before);
#endif
}

}  // namespace
