// Extensions in the same file as the extended message, which the parser knows.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <string_view>

#include "extensions.pb.h"

namespace {

using sample::Extended;
using std::string_literals::operator""s;
using std::string_view_literals::operator""sv;

Extended full() {
  Extended message;
  message.set_first(1);
  message.set_middle("m");
  message.add_last(2);
  message.SetExtension(sample::early, 5);
  message.SetExtension(sample::signed_number, std::numeric_limits<std::int64_t>::min());
  message.SetExtension(sample::fixed_number, 6u);
  message.SetExtension(sample::real, 1.5f);
  message.SetExtension(sample::wide_real, -0.0);
  message.SetExtension(sample::flag, false);
  message.SetExtension(sample::text, "text");
  message.SetExtension(sample::data, "\0\xff"sv);
  message.SetExtension(sample::shade, sample::LIGHT);
  message.MutableExtension(sample::needs)->set_value(7);
  message.MutableExtension(sample::onegroup)->set_number(8);
  for (const int n : {0, 300, -1}) {
    message.AddExtension(sample::numbers, n);
    message.AddExtension(sample::packed_numbers, n);
  }
  message.AddExtension(sample::shades, sample::DARK);
  message.AddExtension(sample::texts, "a");
  message.AddExtension(sample::texts, "");
  message.AddExtension(sample::data_list, std::string(5000, 'x'));
  message.AddExtension(sample::needs_list)->set_value(9);
  message.AddExtension(sample::manygroups)->set_name("g");
  message.SetExtension(sample::class_, 10);
  message.MutableExtension(Extended::nested)->SetExtension(sample::early, 11);
  message.AddExtension(Extended::nested_list)->MutableExtension(Extended::nested)->set_first(12);
  return message;
}

TEST(Extensions, UnsetOnesHaveTheirDefault) {
  const Extended message;
  EXPECT_FALSE(message.HasExtension(sample::early));
  EXPECT_EQ(message.GetExtension(sample::early), -7);
  EXPECT_EQ(message.GetExtension(sample::signed_number), 0);
  EXPECT_EQ(message.GetExtension(sample::fixed_number), 4000000000u);
  EXPECT_EQ(message.GetExtension(sample::real), -std::numeric_limits<float>::infinity());
  EXPECT_TRUE(std::isnan(message.GetExtension(sample::wide_real)));
  EXPECT_TRUE(message.GetExtension(sample::flag));
  EXPECT_EQ(message.GetExtension(sample::text), "none\0\n"sv);
  EXPECT_EQ(message.GetExtension(sample::data), "\xff\0"sv);
  EXPECT_EQ(message.GetExtension(sample::shade), sample::DARK);
  EXPECT_EQ(message.GetExtension(sample::light_shade), sample::LIGHT);
  EXPECT_FALSE(message.GetExtension(sample::needs).has_value());
  EXPECT_EQ(message.ExtensionSize(sample::numbers), 0u);
  EXPECT_TRUE(message.GetRepeatedExtension(sample::needs_list).empty());
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

TEST(Extensions, AreSetAndRead) {
  const Extended message = full();
  EXPECT_TRUE(message.HasExtension(sample::early));
  EXPECT_EQ(message.GetExtension(sample::early), 5);
  EXPECT_EQ(message.GetExtension(sample::signed_number), std::numeric_limits<std::int64_t>::min());
  EXPECT_TRUE(std::signbit(message.GetExtension(sample::wide_real)));
  EXPECT_FALSE(message.GetExtension(sample::flag));
  EXPECT_EQ(message.GetExtension(sample::text), "text");
  EXPECT_EQ(message.GetExtension(sample::data), "\0\xff"sv);
  EXPECT_EQ(message.GetExtension(sample::needs).value(), 7);
  EXPECT_EQ(message.GetExtension(sample::onegroup).number(), 8);
  EXPECT_EQ(message.ExtensionSize(sample::numbers), 3u);
  EXPECT_EQ(message.GetExtension(sample::numbers, 2), -1);
  EXPECT_EQ(message.GetExtension(sample::texts, 0), "a");
  EXPECT_EQ(message.GetExtension(sample::needs_list, 0).value(), 9);
  EXPECT_EQ(message.GetExtension(Extended::nested).GetExtension(sample::early), 11);
}

TEST(Extensions, AreSharedWithALibraryThatHasACopyOfTheClass) {
  const onnxgen::ExtensionValueInfo value = *sample::early.info->value;
  const onnxgen::ExtensionInfo info{sample::early.info->number, &value};
  const onnxgen::Extension<sample::Extended, std::int32_t> copied{&info, -7};
  sample::Extended message;
  message.SetExtension(sample::early, 5);
  EXPECT_TRUE(message.HasExtension(copied));
  EXPECT_EQ(message.GetExtension(copied), 5);
  message.SetExtension(copied, 6);
  EXPECT_EQ(message.GetExtension(sample::early), 6);
}

// For example, another version of the schema, in which the extension has a different type.
TEST(Extensions, AreNotSharedWithALibraryThatStoresThemDifferently) {
  onnxgen::ExtensionValueInfo value = *sample::early.info->value;
  value.form = sample::text.info->value->form;
  ASSERT_NE(value.form, sample::early.info->value->form);
  const onnxgen::ExtensionInfo info{sample::early.info->number, &value};
  const onnxgen::Extension<sample::Extended, std::int32_t> other{&info, -7};
  sample::Extended message;
  message.SetExtension(sample::early, 5);
  EXPECT_FALSE(message.HasExtension(other));
  EXPECT_EQ(message.GetExtension(other), -7);
  EXPECT_EQ(message.GetExtension(sample::early), 5);
}

TEST(Extensions, HaveNumbers) {
  EXPECT_EQ(sample::early.number(), 10);
  EXPECT_EQ(sample::kEarlyFieldNumber, 10);
  EXPECT_EQ(Extended::kNestedListFieldNumber, 201);
  EXPECT_EQ(sample::Item::item.number(), 2000000000);
}

TEST(Extensions, ComeBackFromTheWire) {
  const Extended message = full();
  const std::string bytes = message.SerializeAsString();
  EXPECT_EQ(message.ByteSizeLong(), bytes.size());
  Extended read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  EXPECT_TRUE(read == message);
  EXPECT_EQ(read.SerializeAsString(), bytes);
}

TEST(Extensions, AreWrittenAmongTheFieldsByNumber) {
  Extended message;
  message.SetExtension(sample::flag, true);
  message.add_last(3);
  message.set_middle("m");
  message.SetExtension(sample::early, 5);
  message.set_first(1);
  EXPECT_EQ(message.SerializeAsString(), "\x08\x01\x50\x05\xa2\x01\x01m\xf0\x01\x03\xc0\x06\x01"sv);
}

TEST(Extensions, AreReadPackedAndUnpacked) {
  Extended message;
  ASSERT_TRUE(message.ParseFromString("\xc0\x07\x01\xc2\x07\x02\x02\x03\xc0\x07\x04\xca\x07\x01\x05\xc8\x07\x06"sv));
  ASSERT_EQ(message.ExtensionSize(sample::numbers), 4u);
  EXPECT_EQ(message.GetExtension(sample::numbers, 3), 4);
  ASSERT_EQ(message.ExtensionSize(sample::packed_numbers), 2u);
  EXPECT_EQ(message.SerializeAsString(), "\xc0\x07\x01\xc0\x07\x02\xc0\x07\x03\xc0\x07\x04\xca\x07\x02\x05\x06"sv);
}

TEST(Extensions, AreChangedAndCleared) {
  Extended message = full();
  message.SetExtension(sample::early, 6);
  message.SetExtension(sample::numbers, 1, 44);
  message.MutableRepeatedExtension(sample::texts)->RemoveLast();
  message.MutableExtension(sample::needs_list, 0)->set_value(45);
  EXPECT_EQ(message.GetExtension(sample::early), 6);
  EXPECT_EQ(message.GetExtension(sample::numbers, 1), 44);
  EXPECT_EQ(message.ExtensionSize(sample::texts), 1u);
  EXPECT_EQ(message.GetExtension(sample::needs_list, 0).value(), 45);
  message.ClearExtension(sample::early);
  message.ClearExtension(sample::early);
  message.ClearExtension(sample::needs_list);
  EXPECT_FALSE(message.HasExtension(sample::early));
  EXPECT_EQ(message.GetExtension(sample::early), -7);
  EXPECT_EQ(message.ExtensionSize(sample::needs_list), 0u);
  message.Clear();
  EXPECT_FALSE(message.HasExtension(sample::text));
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

TEST(Extensions, AreValuesLikeFields) {
  const Extended original = full();
  Extended copy = original;
  EXPECT_TRUE(copy == original);
  copy.SetExtension(sample::early, 99);
  EXPECT_FALSE(copy == original);
  EXPECT_EQ(original.GetExtension(sample::early), 5);
  Extended moved = std::move(copy);
  EXPECT_EQ(moved.GetExtension(sample::early), 99);
  Extended other;
  other.set_first(3);
  other.Swap(&moved);
  EXPECT_EQ(other.GetExtension(sample::early), 99);
  EXPECT_FALSE(moved.HasExtension(sample::early));
  Extended inside;
  *inside.MutableExtension(Extended::nested) = original;
  EXPECT_TRUE(inside.GetExtension(Extended::nested) == original);
  inside.MutableExtension(Extended::nested)->Clear();
  EXPECT_EQ(inside.GetExtension(Extended::nested).ByteSizeLong(), 0u);
  EXPECT_TRUE(inside.HasExtension(Extended::nested));
}

TEST(Extensions, AreMerged) {
  Extended message = full();
  Extended more;
  more.SetExtension(sample::early, 50);
  more.AddExtension(sample::numbers, 51);
  more.MutableExtension(sample::needs)->set_note("n");
  message.MergeFrom(more);
  EXPECT_EQ(message.GetExtension(sample::early), 50);
  EXPECT_EQ(message.ExtensionSize(sample::numbers), 4u);
  EXPECT_EQ(message.GetExtension(sample::needs).value(), 7);
  EXPECT_EQ(message.GetExtension(sample::needs).note(), "n");
  Extended parsed = full();
  ASSERT_TRUE(parsed.MergeFromString(more.SerializePartialAsString(), {100, 1000, 1u << 20, true, true}));
  EXPECT_TRUE(parsed == message);
}

TEST(Extensions, OfAClosedEnumKeepUnknownNumbers) {
  const auto bytes = "\xd8\x06\x02\xd0\x07\x01\xd0\x07\x02"sv;
  Extended message;
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_FALSE(message.HasExtension(sample::shade));
  EXPECT_EQ(message.GetExtension(sample::shade), sample::DARK);
  EXPECT_EQ(message.ExtensionSize(sample::shades), 1u);
  EXPECT_EQ(message.SerializeAsString(), bytes);
}

TEST(Extensions, OnAnotherWireTypeAreKept) {
  const auto bytes = "\x52\x01z"sv;
  Extended message;
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_FALSE(message.HasExtension(sample::early));
  EXPECT_EQ(message.SerializeAsString(), bytes);
}

TEST(Extensions, NeedTheirRequiredFields) {
  Extended message;
  message.MutableExtension(sample::needs);
  EXPECT_FALSE(message.IsInitialized());
  std::string bytes;
  const onnxgen::Status status = message.SerializeToString(&bytes);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kMissingRequired);
  EXPECT_EQ(status.path(), "Extended.[sample.needs].value");
  EXPECT_TRUE(message.SerializePartialToString(&bytes));
  EXPECT_EQ(bytes, "\xea\x06\x00"sv);
  EXPECT_EQ(message.ParseFromString(bytes).code(), onnxgen::ErrorCode::kMissingRequired);
  EXPECT_TRUE(message.ParsePartialFromString(bytes));
  EXPECT_TRUE(message.HasExtension(sample::needs));
}

TEST(Extensions, AreCheckedWhileParsing) {
  Extended message;
  const onnxgen::Status status = message.ParseFromString("\xea\x07\x03\x08\x01\x12"sv);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kTruncated);
  EXPECT_EQ(status.path(), "Extended.[sample.needs_list][0].note");
}

TEST(Extensions, MissingFieldsOfElementsAreNamedWithTheIndex) {
  sample::Extended message;
  message.AddExtension(sample::needs_list)->set_value(1);
  message.AddExtension(sample::needs_list);
  std::string bytes;
  EXPECT_EQ(message.SerializeToString(&bytes).path(), "Extended.[sample.needs_list][1].value");
}

TEST(Extensions, CountForTheDepth) {
  std::string nested;
  for (int i = 0; i < 20; ++i) nested = "\xc2\x0c"s + static_cast<char>(nested.size()) + nested;
  onnxgen::ParseOptions options;
  options.max_depth = 19;
  Extended message;
  EXPECT_EQ(message.ParseFromString(nested, options).code(), onnxgen::ErrorCode::kDepthExceeded);
  options.max_depth = 20;
  EXPECT_TRUE(message.ParseFromString(nested, options));
}

TEST(Extensions, ManyInDescendingOrderTakeBoundedTime) {
  std::string bytes;
  constexpr int kCount = 100000;
  for (int i = kCount; i != 0; --i) {
    const unsigned tag = static_cast<unsigned>(100000 + i) << 3;
    for (const unsigned shift : {0u, 7u}) bytes += static_cast<char>((tag >> shift & 0x7f) | 0x80);
    bytes += static_cast<char>(tag >> 14);
    bytes += '\1';
  }
  Extended message;
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_EQ(message.ByteSizeLong(), bytes.size());
}

}  // namespace
