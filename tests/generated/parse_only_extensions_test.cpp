// Parse-only classes with extensions.
#include <gtest/gtest.h>

#include <string>

#include "extensions.pb.h"

namespace onnxgen::tests {
namespace {

using namespace std::string_literals;

TEST(ParseOnlyExtensions, MayBeMessages) {
  sample::Extended extended;
  ASSERT_TRUE(extended.ParseFromString("\xc2\x0c\x02\x08\x05\xca\x0c\x02\x08\x06\xea\x06\x02\x08\x07\x50\x09"s));
  EXPECT_EQ(extended.GetExtension(sample::Extended::nested).first(), 5);
  EXPECT_EQ(extended.GetExtension(sample::Extended::nested_list, 0).first(), 6);
  EXPECT_EQ(extended.GetExtension(sample::needs).value(), 7);
  EXPECT_EQ(extended.GetExtension(sample::early), 9);
  const sample::Extended copy = extended;
  EXPECT_EQ(copy, extended);
  EXPECT_EQ(extended.MutableExtension(sample::Extended::nested), &extended.GetExtension(sample::Extended::nested));
  EXPECT_EQ(copy, extended);
  extended.ClearExtension(sample::Extended::nested);
  EXPECT_NE(copy, extended);
  sample::Extended empty;
  empty.AddExtension(sample::Extended::nested_list);
  EXPECT_NE(empty, sample::Extended());
  empty.ClearExtension(sample::Extended::nested_list);
  EXPECT_EQ(empty, sample::Extended());
  sample::Set set;
  ASSERT_TRUE(set.ParseFromString("\x0b\x10\x80\xa8\xd6\xb9\x07\x1a\x02\x08\x03\x0c"s));
  EXPECT_EQ(set.GetExtension(sample::Item::item).number(), 3);
}

}  // namespace
}  // namespace onnxgen::tests
