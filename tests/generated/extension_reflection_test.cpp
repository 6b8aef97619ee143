// Reads, changes, lists, compares and prints extensions through descriptors.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/differences.h"
#include "onnxgen/text/print.h"
#include "profile.h"

// Last, because one of its extensions has the name of a parameter in the other headers.
#include "extensions.pb.h"
#include "extensions_elsewhere.pb.h"

namespace onnxgen::tests {
namespace {

using Names = std::vector<std::string>;

const FieldDescriptor& extension_of_extended(std::string_view short_name) {
  const std::string name = "sample." + std::string(short_name);
  const FieldDescriptor* const found = find_field(descriptor_of<sample::Extended>(), std::string_view(name));
  EXPECT_NE(found, nullptr) << name;
  return *found;
}

Names listed(ConstMessage message) {
  Names names;
  message.ListFields([&](const FieldDescriptor& field) { names.push_back(field.name); });
  return names;
}

std::string printed(ConstMessage message) {
  std::string text;
  EXPECT_TRUE(text::print_text(message, text));
  return text;
}

TEST(ExtensionReflection, UnsetOnesHaveTheirDefaults) {
  const sample::Extended message;
  const ConstMessage view = message;
  for (std::uint32_t i = 0; i < view.descriptor().field_count; ++i)
    EXPECT_FALSE(view.has_any(view.descriptor().fields[i]));
  EXPECT_EQ(view.GetInt32(extension_of_extended("early")), -7);
  EXPECT_EQ(view.GetUInt32(extension_of_extended("fixed_number")), 4000000000u);
  EXPECT_TRUE(view.GetBool(extension_of_extended("flag")));
  EXPECT_EQ(view.GetString(extension_of_extended("text")), std::string_view("none\0\n", 6));
  EXPECT_EQ(view.GetEnumValue(extension_of_extended("light_shade")), sample::LIGHT);
  EXPECT_EQ(view.GetMessage(extension_of_extended("needs")).data(), nullptr);
  EXPECT_EQ(printed(view), "");
}

TEST(ExtensionReflection, ValuesSetByAccessorsAreRead) {
  sample::Extended message;
  message.set_first(1);
  message.SetExtension(sample::early, 5);
  message.SetExtension(sample::wide_real, 2.5);
  message.SetExtension(sample::text, "");
  message.SetExtension(sample::shade, sample::DARK);
  message.MutableExtension(sample::needs)->set_note("n");
  message.AddExtension(sample::packed_numbers, 7);
  message.AddExtension(sample::texts, "t");
  message.AddExtension(sample::needs_list)->set_value(3);
  const ConstMessage view = message;
  EXPECT_EQ(listed(view), (Names{"first", "sample.early", "sample.wide_real", "sample.text", "sample.shade",
                                 "sample.needs", "sample.packed_numbers", "sample.texts", "sample.needs_list"}));
  EXPECT_EQ(view.GetInt32(extension_of_extended("early")), 5);
  EXPECT_EQ(view.GetDouble(extension_of_extended("wide_real")), 2.5);
  EXPECT_EQ(view.GetString(extension_of_extended("text")), "");
  EXPECT_EQ(view.GetEnumValue(extension_of_extended("shade")), sample::DARK);
  const ConstMessage needs = view.GetMessage(extension_of_extended("needs"));
  EXPECT_EQ(needs.GetString(*find_field(needs.descriptor(), "note")), "n");
  EXPECT_EQ(view.GetRepeatedInt64(extension_of_extended("packed_numbers"), 0), 7);
  EXPECT_EQ(view.GetRepeatedString(extension_of_extended("texts"), 0), "t");
  ASSERT_EQ(view.FieldSize(extension_of_extended("needs_list")), 1u);
  const ConstMessage element = view.GetRepeatedMessage(extension_of_extended("needs_list"), 0);
  EXPECT_EQ(element.GetInt32(*find_field(element.descriptor(), "value")), 3);
}

TEST(ExtensionReflection, ValuesSetByDescriptorsAreReadByAccessors) {
  sample::Extended message;
  const MutableMessage view = message;
  view.SetInt32(extension_of_extended("early"), 5);
  view.SetInt64(extension_of_extended("signed_number"), -9);
  view.SetFloat(extension_of_extended("real"), 1.5f);
  view.SetBool(extension_of_extended("flag"), false);
  view.SetString(extension_of_extended("text"), "t");
  view.SetString(extension_of_extended("data"), "d");
  view.SetEnumValue(extension_of_extended("shade"), sample::DARK);
  const MutableMessage needs = view.MutableSubmessage(extension_of_extended("needs"));
  needs.SetInt32(*find_field(needs.descriptor(), "value"), 4);
  for (const int number : {1, 2, 3}) view.AddInt64(extension_of_extended("numbers"), number);
  view.AddString(extension_of_extended("data_list"), "x");
  const MutableMessage element = view.AddMessage(extension_of_extended("needs_list"));
  element.SetInt32(*find_field(element.descriptor(), "value"), 6);
  EXPECT_EQ(message.GetExtension(sample::early), 5);
  EXPECT_EQ(message.GetExtension(sample::signed_number), -9);
  EXPECT_EQ(message.GetExtension(sample::real), 1.5f);
  EXPECT_TRUE(message.HasExtension(sample::flag));
  EXPECT_FALSE(message.GetExtension(sample::flag));
  EXPECT_EQ(message.GetExtension(sample::text), "t");
  EXPECT_EQ(message.GetExtension(sample::data), "d");
  EXPECT_EQ(message.GetExtension(sample::shade), sample::DARK);
  EXPECT_EQ(message.GetExtension(sample::needs).value(), 4);
  EXPECT_EQ(message.GetExtension(sample::data_list, 0), "x");
  EXPECT_EQ(message.GetExtension(sample::needs_list, 0).value(), 6);

  view.SwapElements(extension_of_extended("numbers"), 0, 2);
  view.RemoveLast(extension_of_extended("numbers"));
  view.SetRepeatedInt64(extension_of_extended("numbers"), 1, 8);
  ASSERT_EQ(message.ExtensionSize(sample::numbers), 2u);
  EXPECT_EQ(message.GetExtension(sample::numbers, 0), 3);
  EXPECT_EQ(message.GetExtension(sample::numbers, 1), 8);

  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(message.SerializeAsString()));
  EXPECT_EQ(read, message);
}

TEST(ExtensionReflection, ClearedOnesAreAbsent) {
  sample::Extended message;
  const MutableMessage view = message;
  view.SetString(extension_of_extended("text"), "t");
  view.AddInt64(extension_of_extended("numbers"), 1);
  view.ClearField(extension_of_extended("text"));
  view.ClearField(extension_of_extended("numbers"));
  EXPECT_FALSE(message.HasExtension(sample::text));
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_TRUE(listed(view).empty());
  EXPECT_EQ(message, sample::Extended());
}

TEST(ExtensionReflection, ANumberThatTheEnumDoesNotHaveIsUnknown) {
  sample::Extended message;
  const MutableMessage view = message;
  view.SetEnumValue(extension_of_extended("shade"), 77);
  EXPECT_FALSE(message.HasExtension(sample::shade));
  EXPECT_EQ(view.GetEnumValue(extension_of_extended("shade")), sample::DARK);
  EXPECT_EQ(printed(view), "107: 77\n");
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(message.SerializeAsString()));
  EXPECT_FALSE(ConstMessage(read).HasField(extension_of_extended("shade")));
  EXPECT_EQ(printed(read), "107: 77\n") << "as it is kept by the parser";
}

TEST(ExtensionReflection, ItemsOfAMessageSet) {
  const FieldDescriptor* const item = find_field(descriptor_of<sample::Set>(), std::uint32_t{2000000000});
  ASSERT_NE(item, nullptr);
  sample::Set set;
  const MutableMessage made = MutableMessage(set).MutableSubmessage(*item);
  made.SetInt32(*find_field(made.descriptor(), "number"), 3);
  EXPECT_EQ(set.GetExtension(sample::Item::item).number(), 3);
  sample::Set read;
  ASSERT_TRUE(read.ParseFromString(set.SerializeAsString()));
  EXPECT_TRUE(ConstMessage(read).HasField(*item));
  EXPECT_EQ(listed(read).size(), 1u);
  EXPECT_EQ(printed(read), "[sample.Item] {\n  number: 3\n}\n");
}

// Extensions declared in another file than the message are printed by number, even if the program has read or changed
// them.
TEST(ExtensionReflection, ForeignExtensionsArePrintedFromTheirEncoding) {
  sample::Extended message;
  message.set_first(1);
  message.SetExtension(sample::early, 2);
  message.SetExtension(sample::elsewhere::count, 3);
  message.MutableExtension(sample::elsewhere::needs)->set_value(4);
  const std::string expected = "first: 1\n[sample.early]: 2\n1000: 3\n1002 {\n  1: 4\n}\n";
  EXPECT_EQ(printed(message), expected);
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(message.SerializeAsString()));
  EXPECT_EQ(printed(read), expected);
  EXPECT_EQ(read.GetExtension(sample::elsewhere::count), 3);
  EXPECT_EQ(printed(read), expected);

  sample::Set set;
  set.MutableExtension(sample::Item::item)->set_number(1);
  set.MutableExtension(sample::elsewhere::Element::element)->add_words("w");
  sample::Set set_read;
  ASSERT_TRUE(set_read.ParseFromString(set.SerializeAsString()));
  const std::string by_encoding = text::debug_string(set.SerializeAsString(), descriptor_of<sample::Set>());
  EXPECT_EQ(printed(set), by_encoding);
  EXPECT_EQ(printed(set_read), by_encoding);
}

TEST(ExtensionReflection, ComparedAsFieldsAre) {
  sample::Extended a;
  sample::Extended b;
  a.SetExtension(sample::real, 1.0f);
  b.SetExtension(sample::real, 1.25f);
  a.AddExtension(sample::numbers, 1);
  a.AddExtension(sample::numbers, 2);
  b.AddExtension(sample::numbers, 2);
  b.AddExtension(sample::numbers, 1);
  b.MutableExtension(sample::needs)->set_value(1);
  Names texts;
  for (const Difference& difference : diff(a, b)) texts.push_back(text::to_string(difference));
  EXPECT_EQ(texts, (Names{"modified: (sample.real): 1 -> 1.25", "added: (sample.needs): { value: 1 }",
                          "modified: (sample.numbers)[0]: 1 -> 2", "modified: (sample.numbers)[1]: 2 -> 1"}));
  CompareOptions options;
  options.floats = CompareOptions::Floats::kByValue;
  options.margin = 0.5;
  options.repeated = CompareOptions::Repeated::kAsSets;
  EXPECT_FALSE(equal(a, b, options));
  b.ClearExtension(sample::needs);
  EXPECT_TRUE(equal(a, b, options));
  EXPECT_FALSE(equal(a, b));
}

TEST(ExtensionReflection, ForeignOnesAreComparedByTheirBytes) {
  sample::Extended a;
  sample::Extended b;
  a.SetExtension(sample::elsewhere::count, 1);
  b.SetExtension(sample::elsewhere::count, 1);
  EXPECT_TRUE(equal(a, b));
  b.SetExtension(sample::elsewhere::count, 2);
  ASSERT_EQ(diff(a, b).size(), 1u);
  EXPECT_EQ(diff(a, b)[0].field, nullptr);
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(b.SerializeAsString()));
  EXPECT_TRUE(equal(b, read));
  CompareOptions options;
  options.ignore_unknown_fields = true;
  EXPECT_TRUE(equal(a, b, options));
}

}  // namespace
}  // namespace onnxgen::tests
