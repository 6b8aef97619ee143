// Reads and compares messages of either profile through descriptors.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "field_by_name.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/differences.h"
#include "profile.h"

namespace onnxgen::tests {
namespace {

using namespace std::string_literals;

void expect_defaults(ConstMessage message) {
  using sample::Defaults;
  EXPECT_EQ(message.GetDouble(field<Defaults>("double_value")), -1.5e300);
  EXPECT_EQ(message.GetFloat(field<Defaults>("float_value")), std::numeric_limits<float>::infinity());
  EXPECT_EQ(message.GetInt32(field<Defaults>("int32_value")), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(message.GetInt64(field<Defaults>("int64_value")), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(message.GetUInt32(field<Defaults>("uint32_value")), 4294967295U);
  EXPECT_EQ(message.GetUInt64(field<Defaults>("uint64_value")), 18446744073709551615U);
  EXPECT_EQ(message.GetInt32(field<Defaults>("sint32_value")), -7);
  EXPECT_TRUE(message.GetBool(field<Defaults>("bool_value")));
  EXPECT_EQ(message.GetString(field<Defaults>("string_value")), "quote \" tab \t end");
  EXPECT_EQ(message.GetString(field<Defaults>("bytes_value")), "a\0b\377"s);
  EXPECT_EQ(message.GetEnumValue(field<Defaults>("color_value")), sample::BLUE);
  EXPECT_EQ(message.GetInt32(field<Defaults>("member")), 42);
  EXPECT_EQ(message.GetString(field<Defaults>("text_member")), "text");
  message.ListFields([](const FieldDescriptor& listed) { ADD_FAILURE() << listed.name << " is not set"; });
}

TEST(Reflection, UnsetFieldsHaveTheirDefaults) {
  const sample::Defaults message;
  expect_defaults(message);
  expect_defaults(ConstMessage(nullptr, descriptor_of<sample::Defaults>()));
}

TEST(Reflection, FindValueFindsOnlySetValues) {
  sample::Defaults message;
  FieldValue value;
  value.bits = 1;
  EXPECT_FALSE(ConstMessage(message).FindValue(field<sample::Defaults>("int32_value"), value));
  EXPECT_FALSE(
      ConstMessage(nullptr, descriptor_of<sample::Defaults>()).FindValue(field<sample::Defaults>("member"), value));
  EXPECT_EQ(value.bits, 1U) << "nothing is stored for a field that is not set";
  message.set_int32_value(-3);
  message.set_text_member("");
  ASSERT_TRUE(ConstMessage(message).FindValue(field<sample::Defaults>("int32_value"), value));
  EXPECT_EQ(static_cast<std::int64_t>(value.bits), -3);
  ASSERT_TRUE(ConstMessage(message).FindValue(field<sample::Defaults>("text_member"), value));
  EXPECT_EQ(value.text, "");
  EXPECT_FALSE(ConstMessage(message).FindValue(field<sample::Defaults>("member"), value)) << "the oneof has another";
}

TEST(Reflection, ValuesMatchTheAccessors) {
  sample::Scalars message;
  message.set_double_value(-0.0);
  message.set_int32_value(-5);
  message.set_uint32_value(4000000000U);
  message.set_sint64_value(-1);
  message.set_bool_value(false);
  message.set_string_value("text");
  message.set_bytes_value("\0x"s);
  message.set_color_value(sample::NEGATIVE);
  const ConstMessage view = message;
  std::vector<int> numbers;
  view.ListFields([&numbers](const FieldDescriptor& set) { numbers.push_back(set.number); });
  EXPECT_EQ(numbers, (std::vector<int>{1, 3, 5, 8, 13, 14, 15, 16}));
  EXPECT_TRUE(std::signbit(view.GetDouble(field<sample::Scalars>("double_value"))));
  EXPECT_EQ(view.GetInt32(field<sample::Scalars>("int32_value")), -5);
  EXPECT_EQ(view.GetUInt32(field<sample::Scalars>("uint32_value")), 4000000000U);
  EXPECT_EQ(view.GetInt64(field<sample::Scalars>("sint64_value")), -1);
  EXPECT_EQ(view.GetString(field<sample::Scalars>("string_value")), "text");
  EXPECT_EQ(view.GetString(field<sample::Scalars>("bytes_value")), "\0x"s);
  EXPECT_EQ(view.GetEnumValue(field<sample::Scalars>("color_value")), -5);
}

TEST(Reflection, ImplicitPresenceMatchesTheEncoding) {
  sample3::Implicit message;
  message.set_string_value("x");
  message.set_string_value("");
  message.set_bytes_value("");
  message.set_int32_value(0);
  message.set_double_value(-0.0);
  message.set_shade_value(sample3::DARK);
  std::vector<std::string> names;
  ConstMessage(message).ListFields([&names](const FieldDescriptor& set) { names.emplace_back(set.name); });
  EXPECT_EQ(names, (std::vector<std::string>{"double_value", "shade_value"}));
  sample3::Explicit explicit_message;
  explicit_message.set_int32_value(0);
  explicit_message.set_string_value("");
  names.clear();
  ConstMessage(explicit_message).ListFields([&names](const FieldDescriptor& set) { names.emplace_back(set.name); });
  EXPECT_EQ(names, (std::vector<std::string>{"int32_value", "string_value"}));
}

TEST(Reflection, AOneofHasOneMember) {
  sample::Choice message;
  const OneofDescriptor& oneof = descriptor_of<sample::Choice>().oneofs[0];
  EXPECT_STREQ(oneof.name, "value");
  EXPECT_EQ(ConstMessage(message).GetOneofFieldDescriptor(oneof), nullptr);
  message.set_text("");
  message.set_other_number(7);
  EXPECT_EQ(ConstMessage(message).GetOneofFieldDescriptor(oneof), &field<sample::Choice>("text"));
  EXPECT_TRUE(ConstMessage(message).HasField(field<sample::Choice>("text")));
  EXPECT_FALSE(ConstMessage(message).HasField(field<sample::Choice>("blob")));
  EXPECT_EQ(ConstMessage(message).GetString(field<sample::Choice>("blob")), "");
  EXPECT_EQ(ConstMessage(message).GetInt32(field<sample::Choice>("number")), 0);
  EXPECT_EQ(ConstMessage(message).GetUInt64(field<sample::Choice>("other_number")), 7U);
  message.mutable_scalars()->set_int32_value(3);
  const ConstMessage scalars = ConstMessage(message).GetMessage(field<sample::Choice>("scalars"));
  EXPECT_EQ(scalars.GetInt32(field<sample::Scalars>("int32_value")), 3);
  EXPECT_FALSE(ConstMessage(message).HasField(field<sample::Choice>("text")));
}

TEST(Reflection, RepeatedFieldsAndMaps) {
  sample::Unpacked lists;
  lists.add_bool_value(true);
  lists.add_bool_value(false);
  lists.add_int32_value(-1);
  lists.add_string_value("a");
  lists.add_string_value("");
  lists.add_bytes_value("\0"s);
  lists.add_color_value(sample::NEGATIVE);
  lists.add_message_value()->set_int64_value(9);
  const ConstMessage view = lists;
  EXPECT_EQ(view.FieldSize(field<sample::Unpacked>("bool_value")), 2U);
  EXPECT_TRUE(view.GetRepeatedBool(field<sample::Unpacked>("bool_value"), 0));
  EXPECT_FALSE(view.GetRepeatedBool(field<sample::Unpacked>("bool_value"), 1));
  EXPECT_EQ(view.GetRepeatedInt32(field<sample::Unpacked>("int32_value"), 0), -1);
  EXPECT_EQ(view.GetRepeatedString(field<sample::Unpacked>("string_value"), 0), "a");
  EXPECT_EQ(view.GetRepeatedString(field<sample::Unpacked>("bytes_value"), 0), "\0"s);
  EXPECT_EQ(view.GetRepeatedEnumValue(field<sample::Unpacked>("color_value"), 0), -5);
  EXPECT_EQ(view.FieldSize(field<sample::Unpacked>("double_value")), 0U);
  EXPECT_EQ(view.list(field<sample::Unpacked>("bool_value")).size(),
            view.FieldSize(field<sample::Unpacked>("bool_value")));
  EXPECT_EQ(view.list(field<sample::Unpacked>("int32_value"))[0].bits, static_cast<std::uint64_t>(-1));
  EXPECT_EQ(view.list(field<sample::Unpacked>("string_value"))[0].text, "a");
  EXPECT_EQ(view.list(field<sample::Unpacked>("bytes_value"))[0].text, "\0"s);
  EXPECT_EQ(ConstMessage(nullptr, view.descriptor()).list(field<sample::Unpacked>("string_value")).size(), 0U);
  const ConstMessage element = view.GetRepeatedMessage(field<sample::Unpacked>("message_value"), 0);
  EXPECT_EQ(view.list(field<sample::Unpacked>("message_value"))[0].message, element.data());
  EXPECT_EQ(element.GetInt64(field<sample::Scalars>("int64_value")), 9);

  sample::Maps maps;
  ASSERT_TRUE(parse(maps, "\x0a\x05\x08\x02\x12\x01y\x0a\x0e\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x12\x01x"s));
  std::vector<std::pair<std::int64_t, std::string>> entries;
  const FieldDescriptor& map = field<sample::Maps>("int32_string");
  EXPECT_EQ(ConstMessage(maps).FieldSize(map), 2U);
  EXPECT_TRUE(ConstMessage(maps).VisitMap(map, [&entries](const FieldValue& key, const FieldValue& value) {
    entries.emplace_back(static_cast<std::int64_t>(key.bits), value.text);
    return true;
  }));
  EXPECT_EQ(entries, (std::vector<std::pair<std::int64_t, std::string>>{{-1, "x"}, {2, "y"}}));
  EXPECT_FALSE(ConstMessage(maps).VisitMap(map, [](const FieldValue&, const FieldValue&) { return false; }));
}

TEST(Reflection, FindsMapEntries) {
  sample::Maps maps;
  ASSERT_TRUE(parse(maps, "\x0a\x05\x08\x02\x12\x01y"s));
  const FieldDescriptor& map = field<sample::Maps>("int32_string");
  FieldValue key;
  FieldValue value;
  key.bits = 2;
  EXPECT_TRUE(ConstMessage(maps).FindMapValue(map, key, value));
  EXPECT_EQ(value.text, "y");
  key.bits = 3;
  EXPECT_FALSE(ConstMessage(maps).FindMapValue(map, key, value));
  EXPECT_FALSE(ConstMessage(sample::Maps()).FindMapValue(map, key, value));
}

// Wrong use fails an assertion in debug builds and otherwise finds nothing.
TEST(Reflection, WrongFieldsFindNothing) {
  sample::Choice message;
  message.set_number(5);
  const ConstMessage view = message;
  EXPECT_DEBUG_DEATH(EXPECT_FALSE(view.HasField(field<sample::Scalars>("int32_value"))), "another message");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.GetString(field<sample::Choice>("number")), ""), "");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.GetInt32(field<sample::Choice>("text")), 0), "");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.GetMessage(field<sample::Choice>("color")).data(), nullptr), "");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.FieldSize(field<sample::Choice>("number")), 0U), "");
}

TEST(Reflection, DifferencesNamePathAndValues) {
  sample::Choice a;
  a.set_before(1);
  a.mutable_choice()->mutable_scalars()->set_float_value(1.5F);
  a.mutable_choice()->set_after(1);
  sample::Choice b;
  b.mutable_choice()->mutable_scalars()->set_float_value(2.5F);
  b.mutable_choice()->mutable_scalars()->set_color_value(sample::GREEN);
  b.set_other_text("new\n");
  std::string lines;
  for (const Difference& difference : diff(a, b)) lines += text::to_string(difference) + "\n";
  EXPECT_EQ(lines,
            "deleted: before: 1\n"
            "modified: choice.scalars.float_value: 1.5 -> 2.5\n"
            "added: choice.scalars.color_value: GREEN\n"
            "deleted: choice.after: 1\n"
            "added: other_text: \"new\\n\"\n");
  EXPECT_EQ(diff(a, b, {}, 2).size(), 2U);
  EXPECT_FALSE(equal(a, b));
  EXPECT_TRUE(equal(a, a));
}

TEST(Reflection, DifferencesOfListsSetsAndMaps) {
  sample::Unpacked a;
  sample::Unpacked b;
  for (const int number : {1, 2, 2, 3}) a.add_int32_value(number);
  for (const int number : {2, 1, 3, 2, 4}) b.add_int32_value(number);
  std::string lines;
  for (const Difference& difference : diff(a, b)) lines += text::to_string(difference) + "\n";
  EXPECT_EQ(lines,
            "modified: int32_value[0]: 1 -> 2\nmodified: int32_value[1]: 2 -> 1\nmodified: int32_value[2]: 2 -> 3\n"
            "modified: int32_value[3]: 3 -> 2\nadded: int32_value[4]: 4\n");
  CompareOptions as_sets;
  as_sets.repeated = CompareOptions::Repeated::kAsSets;
  const std::vector<Difference> of_sets = diff(a, b, as_sets);
  ASSERT_EQ(of_sets.size(), 1U);
  EXPECT_EQ(text::to_string(of_sets[0]), "added: int32_value[4]: 4");

  sample::Maps first;
  sample::Maps second;
  ASSERT_TRUE(parse(first, "\x0a\x05\x08\x02\x12\x01y\x0a\x05\x08\x03\x12\x01z"s));
  ASSERT_TRUE(parse(second, "\x0a\x05\x08\x01\x12\x01x\x0a\x05\x08\x02\x12\x01Y"s));
  lines.clear();
  for (const Difference& difference : diff(first, second)) lines += text::to_string(difference) + "\n";
  EXPECT_EQ(lines,
            "modified: int32_string[2]: \"y\" -> \"Y\"\nadded: int32_string[1]: \"x\"\n"
            "deleted: int32_string[3]: \"z\"\n");
}

TEST(Reflection, FloatsByBitsOrByValue) {
  sample::Scalars a;
  sample::Scalars b;
  a.set_float_value(0.0F);
  b.set_float_value(-0.0F);
  a.set_double_value(std::numeric_limits<double>::quiet_NaN());
  b.set_double_value(std::numeric_limits<double>::quiet_NaN());
  const auto count = [&](const CompareOptions& options) { return diff(a, b, options).size(); };
  EXPECT_EQ(count({}), 1U);  // 0 and -0
  CompareOptions by_value;
  by_value.floats = CompareOptions::Floats::kByValue;
  EXPECT_EQ(count(by_value), 1U);  // NaN
  a.set_double_value(1000.0);
  b.set_double_value(1000.5);
  EXPECT_EQ(count(by_value), 1U);
  by_value.margin = 0.25;
  EXPECT_EQ(count(by_value), 1U);
  by_value.fraction = 0.001;
  EXPECT_EQ(count(by_value), 0U);
  a.set_double_value(std::numeric_limits<double>::infinity());
  EXPECT_EQ(count(by_value), 1U);
}

TEST(Reflection, IgnoredFieldsDoNotDiffer) {
  sample::Scalars a;
  sample::Scalars b;
  ASSERT_TRUE(parse(a, "\x18\x01\xf8\x07\x05"s));  // int32_value and an unknown field 127
  ASSERT_TRUE(parse(b, "\x18\x02"s));
  EXPECT_EQ(ConstMessage(a).unknown_fields(), "\xf8\x07\x05");
  CompareOptions options;
  EXPECT_EQ(diff(a, b, options).size(), 2U);
  options.ignore = [](const FieldDescriptor& each) { return std::string_view(each.name) == "int32_value"; };
  EXPECT_EQ(diff(a, b, options).size(), 1U);
  EXPECT_EQ(text::to_string(diff(a, b, options)[0]), "modified: (unknown fields): \"\\370\\007\\005\" -> \"\"");
  options.ignore_unknown_fields = true;
  EXPECT_TRUE(equal(a, b, options));
}

}  // namespace
}  // namespace onnxgen::tests
