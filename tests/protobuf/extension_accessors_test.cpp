// Accessors of extensions, and extensions that are linked after messages that contain them were parsed. tests/drop_in
// compares the rest with libprotobuf.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "extensions.pb.h"
#include "extensions_elsewhere.pb.h"
#include "fatal.h"
#include "google/protobuf/extensions/linked_extensions.h"
#include "onnxgen/protobuf/storage/extension_value.h"

namespace {

using google::protobuf::internal::link_extensions;
using google::protobuf::internal::LinkedExtension;

// Values of identifiers of another source file, read before main() while variables are initialized.
const int kNumberBeforeMain = sample::elsewhere::count.number();
const float kDefaultBeforeMain = sample::Extended::default_instance().GetExtension(sample::real);

TEST(ExtensionAccessors, AreUsableBeforeMain) {
  EXPECT_EQ(kNumberBeforeMain, 1000);
  EXPECT_EQ(kDefaultBeforeMain, -std::numeric_limits<float>::infinity());
}

TEST(ExtensionAccessors, HaveTheTypesOfLibprotobuf) {
  sample::Extended message;
  const sample::Extended& constant = message;
  static_assert(std::is_same_v<decltype(constant.GetExtension(sample::text)), const std::string&>);
  static_assert(std::is_same_v<decltype(constant.GetExtension(sample::shade)), sample::Shade>);
  static_assert(std::is_same_v<decltype(constant.GetExtension(sample::numbers, 0)), std::int64_t>);
  static_assert(std::is_same_v<decltype(constant.GetExtension(sample::needs)), const sample::Needs&>);
  static_assert(std::is_same_v<decltype(message.MutableExtension(sample::texts, 0)), std::string*>);
  static_assert(std::is_same_v<decltype(constant.GetRepeatedExtension(sample::shades)),
                               const google::protobuf::RepeatedField<sample::Shade>&>);
  static_assert(std::is_same_v<decltype(constant.ExtensionSize(sample::shades)), int>);
  static_assert(std::is_same_v<
                decltype(sample::packed_numbers),
                google::protobuf::internal::ExtensionIdentifier<
                    sample::Extended, google::protobuf::internal::RepeatedPrimitiveTypeTraits<std::int64_t>, 3, true>>);
  static_assert(sizeof(sample::SetHolder) < sizeof(sample::Set) + 2 * sizeof(void*));
  EXPECT_EQ(constant.GetExtension(sample::text), std::string("none\0\n", 6)) << "libprotobuf ends it at the NUL";
}

TEST(ExtensionAccessors, ReadingAnUnsetExtensionChangesNothing) {
  const sample::Extended message;
  EXPECT_TRUE(message.GetRepeatedExtension(sample::texts).empty());
  EXPECT_EQ(&message.GetExtension(sample::needs), &sample::Needs::default_instance());
  EXPECT_EQ(message.GetExtension(sample::elsewhere::label), "");
  EXPECT_EQ(onnxgen::message::header_of(onnxgen::ConstMessage(message).data()).arena_or_null(), nullptr);
}

TEST(ExtensionAccessors, ValuesKeepTheirAddresses) {
  sample::Extended message;
  const std::string& text = message.GetExtension(sample::text);
  EXPECT_EQ(&text, &message.GetExtension(sample::text));
  message.SetExtension(sample::text, "value");
  const std::string* const value = &message.GetExtension(sample::text);
  message.SetExtension(sample::text, "other");
  for (int i = 0; i < 100; ++i) message.AddExtension(sample::needs_list)->set_value(i);
  const sample::Needs* const first = &message.GetExtension(sample::needs_list, 0);
  const sample::Extended copy = message;
  message.MergeFrom(copy);
  EXPECT_EQ(&message.GetExtension(sample::text), value);
  EXPECT_EQ(&message.GetExtension(sample::needs_list, 0), first);
  EXPECT_EQ(message.ExtensionSize(sample::needs_list), 200);
}

TEST(ExtensionAccessors, MalformedExtensionsOfOtherFilesAreErrors) {
  sample::Extended message;
  EXPECT_EQ(message.TryParse(std::string("\xd2\x3e\x02\x12\x05", 5)).path(), "Extended.(sample.elsewhere.needs).note");
  EXPECT_EQ(message.TryParse(std::string("\xd2\x3e\x02\x12\x00", 5)).path(), "Extended.(sample.elsewhere.needs).value");
  EXPECT_FALSE(message.ParseFromString("\xca\x3e\x05xy"));
  sample::Set set;
  EXPECT_FALSE(set.ParseFromString(std::string("\x0b\x10\x05\x1a\x02\x0a\x05\x0c", 8)));
}

TEST(ExtensionAccessors, IndexesAreChecked) {
  const sample::Extended message;
  EXPECT_FATAL((void)message.GetRepeatedExtension(sample::numbers).at(0), "index");
}

// ---- extensions that a library adds after messages were parsed ------------------------------------------------------

constexpr onnxgen::ExtensionValueInfo kLateValue =
    onnxgen::heap::extension_value_info<std::int32_t, 5000, onnxgen::Int32, onnxgen::Has<0>>("sample.Extended",
                                                                                             "(late.number)\0");
constexpr onnxgen::ExtensionInfo kLate{5000, &kLateValue};
google::protobuf::internal::ExtensionIdentifier<sample::Extended,
                                                google::protobuf::internal::PrimitiveTypeTraits<std::int32_t>, 5, false>
    late{&kLate, 7};

constexpr onnxgen::ExtensionValueInfo kLateItemValue =
    onnxgen::heap::message_set_value_info<sample::Needs, true>("sample.Set", "(late.item)\0");
constexpr onnxgen::ExtensionInfo kLateItem{5000, &kLateItemValue};
google::protobuf::internal::ExtensionIdentifier<sample::Set,
                                                google::protobuf::internal::MessageTypeTraits<sample::Needs>, 11, false>
    late_item{&kLateItem, {}};

// Returns the description of an extension that is stored like another one of `extended`, whose number is `like`.
onnxgen::FieldDescriptor late_field(const onnxgen::MessageDescriptor& extended, std::uint32_t like, const char* name) {
  onnxgen::FieldDescriptor field = *onnxgen::find_field(extended, like);
  field.name = name;
  field.number = 5000;
  return field;
}

TEST(LinkedExtensions, OfALibraryThatIsLoadedLater) {
  const std::string bytes("\xc0\xb8\x02\x05\x50\x03", 6);  // late.number, and early
  sample::Extended before;
  ASSERT_TRUE(before.ParseFromString(bytes));
  EXPECT_EQ(before.unknown_fields().field_count(), 1);
  const google::protobuf::Reflection& reflection = *before.GetReflection();
  const google::protobuf::FieldDescriptor* const early = reflection.FindKnownExtensionByName("sample.early");
  EXPECT_EQ(reflection.FindKnownExtensionByNumber(5000), nullptr);
  std::vector<LinkedExtension> linked;
  const auto& extended = onnxgen::MessageAccess::info<sample::Extended>();
  const onnxgen::FieldDescriptor field = late_field(*extended.descriptor, 10, "late.number");
  linked.push_back({&extended, &kLate, &field});
  ASSERT_TRUE(link_extensions(linked.data(), linked.size()));

  sample::Extended after;
  ASSERT_TRUE(after.ParseFromString(bytes));
  EXPECT_EQ(after.GetExtension(late), 5);
  EXPECT_EQ(after.DebugString(), "[sample.early]: 3\n[late.number]: 5\n");
  const google::protobuf::FieldDescriptor* const found = reflection.FindKnownExtensionByName("late.number");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found, reflection.FindKnownExtensionByNumber(5000));
  EXPECT_EQ(found->name(), "number");
  EXPECT_EQ(reflection.GetInt32(after, found), 5);
  EXPECT_EQ(early, reflection.FindKnownExtensionByName("sample.early"));
  EXPECT_EQ(reflection.GetInt32(after, early), 3);

  EXPECT_FALSE(before.HasExtension(late)) << "an unknown field, as in libprotobuf";
  EXPECT_EQ(before.GetExtension(late), 7);
  before.SetExtension(late, 6);
  EXPECT_EQ(before.unknown_fields().field_count(), 1);
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(before.SerializeAsString()));
  EXPECT_EQ(read.unknown_fields().field_count(), 0);

  // Another library adds the same extension, and then a different one with its number.
  EXPECT_TRUE(link_extensions(linked.data(), linked.size()));
  constexpr static onnxgen::ExtensionValueInfo kOtherValue =
      onnxgen::heap::extension_value_info<std::int32_t, 5000, onnxgen::Int32, onnxgen::Has<0>>("sample.Extended",
                                                                                               "(late.other)\0");
  constexpr static onnxgen::ExtensionInfo kOther{5000, &kOtherValue};
  linked.push_back({&extended, &kOther, &field});
  EXPECT_FATAL(link_extensions(&linked[1], 1), "registrations for type \"sample.Extended\", field number 5000");
}

TEST(LinkedExtensions, ItemsReadBeforeAreNotLost) {
  const std::string bytes("\x0b\x10\x88\x27\x1a\x02\x08\x05\x0c", 9);
  const auto read = [&bytes] {
    sample::Set set;
    EXPECT_TRUE(set.ParseFromString(bytes));
    return set;
  };
  sample::Set changed = read();
  sample::Set merged = read();
  const sample::Set unchanged = read();
  const auto& extended = onnxgen::MessageAccess::info<sample::Set>();
  onnxgen::FieldDescriptor field = late_field(*extended.descriptor, 2000000000, "late.item");
  field.descriptor = &onnxgen::descriptor_of<sample::Needs>();
  const LinkedExtension linked{&extended, &kLateItem, &field};
  ASSERT_TRUE(link_extensions(&linked, 1));

  EXPECT_EQ(read().GetExtension(late_item).value(), 5);
  EXPECT_FALSE(unchanged.HasExtension(late_item));
  EXPECT_EQ(unchanged.SerializeAsString(), bytes);
  changed.MutableExtension(late_item)->set_note("n");
  EXPECT_EQ(changed.ShortDebugString(), "[late.item] { value: 5 note: \"n\" }");
  merged.MergeFrom(changed);
  merged.MergeFrom(unchanged);
  EXPECT_EQ(merged.GetExtension(late_item).note(), "n");
  EXPECT_EQ(merged.GetExtension(late_item).value(), 5);
}

}  // namespace
