// Changes messages of either profile through descriptors.
#include "onnxgen/reflection/mutable_message.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "field_by_name.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/mutable_list.h"
#include "profile.h"

namespace onnxgen::tests {
namespace {

using namespace std::string_literals;

void set_number(MutableMessage to, const FieldDescriptor& field, std::uint64_t bits) {
  switch (field.type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return to.SetInt32(field, static_cast<std::int32_t>(bits));
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return to.SetInt64(field, static_cast<std::int64_t>(bits));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return to.SetUInt32(field, static_cast<std::uint32_t>(bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return to.SetUInt64(field, bits);
    case FieldType::kFloat:
      return to.SetFloat(field, wire::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case FieldType::kDouble:
      return to.SetDouble(field, wire::bit_cast<double>(bits));
    case FieldType::kBool:
      return to.SetBool(field, bits != 0);
    case FieldType::kEnum:
      return to.SetEnumValue(field, static_cast<int>(bits));
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return;
  }
}

void add_number(MutableMessage to, const FieldDescriptor& field, std::uint64_t bits) {
  switch (field.type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return to.AddInt32(field, static_cast<std::int32_t>(bits));
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return to.AddInt64(field, static_cast<std::int64_t>(bits));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return to.AddUInt32(field, static_cast<std::uint32_t>(bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return to.AddUInt64(field, bits);
    case FieldType::kFloat:
      return to.AddFloat(field, wire::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case FieldType::kDouble:
      return to.AddDouble(field, wire::bit_cast<double>(bits));
    case FieldType::kBool:
      return to.AddBool(field, bits != 0);
    case FieldType::kEnum:
      return to.AddEnumValue(field, static_cast<int>(bits));
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return;
  }
}

void copy(MutableMessage to, ConstMessage from);

void copy_list(MutableMessage to, ConstMessage from, const FieldDescriptor& field) {
  for (std::size_t i = 0; i < from.FieldSize(field); ++i) {
    if (is_message(field)) {
      copy(to.AddMessage(field), from.GetRepeatedMessage(field, i));
    } else if (is_text(field)) {
      to.AddString(field, from.GetRepeatedString(field, i));
    } else {
      add_number(to, field, from.repeated_bits(field, i));
    }
  }
}

void copy_map(MutableMessage to, ConstMessage from, const FieldDescriptor& field) {
  const FieldDescriptor& slot = field.descriptor.message->fields[1];
  from.VisitMap(field, [&](const FieldValue& key, const FieldValue& value) {
    if (is_message(slot)) {
      copy(to.MutableMapMessage(field, key), {value.message, *slot.descriptor.message});
    } else {
      to.SetMapValue(field, key, value);
    }
    return true;
  });
}

// Copies field by field, as a program that knows neither class does.
void copy(MutableMessage to, ConstMessage from) {
  from.ListFields([&](const FieldDescriptor& field) {
    if (is_map(field)) return copy_map(to, from, field);
    if (is_repeated(field)) return copy_list(to, from, field);
    if (is_message(field)) return copy(to.MutableSubmessage(field), from.GetMessage(field));
    if (is_text(field)) return to.SetString(field, from.GetString(field));
    set_number(to, field, from.bits(field));
  });
}

sample::Scalars filled_scalars() {
  sample::Scalars message;
  message.set_double_value(-0.0);
  message.set_float_value(-std::numeric_limits<float>::infinity());
  message.set_int32_value(std::numeric_limits<std::int32_t>::min());
  message.set_int64_value(std::numeric_limits<std::int64_t>::min());
  message.set_uint32_value(std::numeric_limits<std::uint32_t>::max());
  message.set_uint64_value(std::numeric_limits<std::uint64_t>::max());
  message.set_sint32_value(-1);
  message.set_sint64_value(-2);
  message.set_fixed32_value(3);
  message.set_fixed64_value(4);
  message.set_sfixed32_value(-5);
  message.set_sfixed64_value(-6);
  message.set_bool_value(false);
  message.set_string_value("");
  message.set_bytes_value("\0b"s);
  message.set_color_value(sample::NEGATIVE);
  return message;
}

template <class Lists>
void fill_numbers(Lists& lists) {
  for (int i = 0; i < 9; ++i) {
    lists.add_double_value(i - 0.5);
    lists.add_float_value(static_cast<float>(i) * 1.5F);
    lists.add_int32_value(-i);
    lists.add_int64_value(std::numeric_limits<std::int64_t>::min() + i);
    lists.add_uint32_value(4000000000U);
    lists.add_uint64_value(std::numeric_limits<std::uint64_t>::max());
    lists.add_sint32_value(-i);
    lists.add_sint64_value(-i);
    lists.add_fixed32_value(7);
    lists.add_fixed64_value(8);
    lists.add_sfixed32_value(-9);
    lists.add_sfixed64_value(-10);
    lists.add_bool_value(i % 2 == 0);
    lists.add_color_value(sample::NEGATIVE);
  }
}

sample::Unpacked filled_lists() {
  sample::Unpacked lists;
  fill_numbers(lists);
  for (int i = 0; i < 9; ++i) {
    lists.add_string_value(std::string(static_cast<std::size_t>(i) * 40, 's'));
    lists.add_bytes_value("\0"s);
    *lists.add_message_value() = filled_scalars();
  }
  return lists;
}

template <class M>
void expect_copied(const M& message) {
  M other;
  copy(other, message);
  EXPECT_TRUE(equal(message, other));
  EXPECT_EQ(message.SerializePartialAsString(), other.SerializePartialAsString());
  MutableMessage view = other;
  for (std::uint32_t i = 0; i < view.descriptor().field_count; ++i) view.ClearField(view.descriptor().fields[i]);
  EXPECT_EQ(other.SerializePartialAsString(), "");
  copy(view, message);
  EXPECT_TRUE(equal(message, other));
  view.Clear();
  EXPECT_EQ(other.SerializePartialAsString(), "");
}

template <class List>
std::string texts_of(const List& list) {
  std::string all;
  for (const auto& text : list) all += text;
  return all;
}

TEST(MutableList, RotatesElementsOfEveryKind) {
  sample::Unpacked lists;
  for (const char* text : {"a", "b", "c", "d"}) {
    lists.add_string_value(text);
    lists.add_int32_value(text[0]);
  }
  const reflection::MutableList texts(MutableMessage(lists), field<sample::Unpacked>("string_value"));
  texts.rotate(1, 3, 4);  // inserts the last element at index 1
  EXPECT_EQ(texts_of(lists.string_value()), "adbc");
  texts.rotate(0, 1, 4);  // moves the first element to the end, to be removed there
  texts.truncate(3);
  EXPECT_EQ(texts_of(lists.string_value()), "dbc");
  texts.rotate(3, 3, 3);
  texts.rotate(0, 0, 3);
  EXPECT_EQ(texts_of(lists.string_value()), "dbc");
  const reflection::MutableList numbers(MutableMessage(lists), field<sample::Unpacked>("int32_value"));
  numbers.rotate(0, 3, 4);
  EXPECT_EQ(lists.int32_value(0), 'd');
  EXPECT_EQ(lists.int32_value(3), 'c');
}

TEST(MutableMessage, EveryKindOfFieldIsSetAndCleared) {
  expect_copied(filled_scalars());
  expect_copied(filled_lists());
  sample::Packed packed;
  fill_numbers(packed);
  expect_copied(packed);
  sample::Choice choice;
  choice.mutable_choice()->mutable_choice()->set_blob("bytes");
  choice.set_other_text("");
  expect_copied(choice);
  sample3::Explicit zeros;
  zeros.set_int32_value(0);
  zeros.set_string_value("");
  expect_copied(zeros);
}

TEST(MutableMessage, MapsAreSetAndErased) {
  sample::Maps maps;
  const MutableMessage view = maps;
  const FieldDescriptor& texts = field<sample::Maps>("int32_string");
  const FieldDescriptor& colors = field<sample::Maps>("uint64_color");
  const FieldDescriptor& floats = field<sample::Maps>("fixed32_float");
  const FieldDescriptor& nested = field<sample::Maps>("string_maps");
  FieldValue key;
  FieldValue value;
  EXPECT_FALSE(view.EraseMapEntry(texts, key));
  for (const int number : {2, -1, 2}) {
    key.bits = static_cast<std::uint64_t>(std::int64_t{number});
    value.text = number == 2 ? "two" : "";
    view.SetMapValue(texts, key, value);
  }
  key.bits = 5;
  value.bits = 16;
  view.SetMapValue(colors, key, value);
  value.bits = wire::bit_cast<std::uint32_t>(1.5F);
  view.SetMapValue(floats, key, value);
  key.text = "inner";
  view.MutableMapMessage(nested, key).SetMapValue(floats, key, value);
  EXPECT_EQ(view.MutableMapMessage(nested, key).FieldSize(floats), 1U);

  EXPECT_EQ(maps.int32_string().size(), 2U);
  EXPECT_EQ(maps.int32_string().at(2), "two");
  EXPECT_EQ(maps.int32_string().at(-1), "");
  EXPECT_EQ(maps.uint64_color().at(5), sample::BLUE);
  EXPECT_EQ(maps.fixed32_float().at(5), 1.5F);
  EXPECT_EQ(maps.string_maps().at("inner").fixed32_float().at(5), 1.5F);
  expect_copied(maps);

  key.bits = 2;
  EXPECT_TRUE(view.EraseMapEntry(texts, key));
  EXPECT_FALSE(view.EraseMapEntry(texts, key));
  EXPECT_EQ(maps.int32_string().size(), 1U);
  value.bits = 3;
  EXPECT_DEBUG_DEATH(view.SetMapValue(colors, key, value), "may have");
  EXPECT_DEBUG_DEATH(view.SetMapValue(nested, key, value), "may have");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.MutableMapMessage(texts, key).data(), nullptr), "map of messages");
  EXPECT_EQ(maps.uint64_color().size(), 1U);
}

TEST(MutableMessage, AOneofHasOneMember) {
  sample::Choice message;
  const MutableMessage view = message;
  const FieldDescriptor& text = field<sample::Choice>("text");
  const FieldDescriptor& blob = field<sample::Choice>("blob");
  view.SetInt32(field<sample::Choice>("number"), -1);
  view.SetString(text, std::string(100, 't'));
  EXPECT_EQ(message.text(), std::string(100, 't'));
  view.SetString(blob, view.GetString(text));  // replaces the value that it reads
  EXPECT_EQ(message.value_case(), sample::Choice::kBlob);
  EXPECT_EQ(message.blob(), std::string(100, 't'));
  view.SetString(blob, view.GetString(blob).substr(90));
  EXPECT_EQ(message.blob(), std::string(10, 't'));
  view.MutableSubmessage(field<sample::Choice>("scalars")).SetBool(field<sample::Scalars>("bool_value"), true);
  EXPECT_TRUE(message.scalars().bool_value());
  view.SetDouble(field<sample::Choice>("real"), 2.5);
  EXPECT_EQ(message.real(), 2.5);
  EXPECT_FALSE(message.has_scalars());
  const MutableMessage fresh = view.MutableSubmessage(field<sample::Choice>("scalars"));
  EXPECT_FALSE(fresh.HasField(field<sample::Scalars>("bool_value")));
  view.ClearField(blob);  // has no effect: another member is set
  EXPECT_TRUE(message.has_scalars());
  view.SetUInt64(field<sample::Choice>("other_number"), 7);
  view.ClearOneof(descriptor_of<sample::Choice>().oneofs[0]);
  EXPECT_EQ(message.value_case(), sample::Choice::VALUE_NOT_SET);
  EXPECT_EQ(message.other_number(), 7U);
}

TEST(MutableMessage, ClearedFieldsHaveTheirDefaults) {
  sample::Defaults message;
  const MutableMessage view = message;
  view.SetInt32(field<sample::Defaults>("int32_value"), 1);
  view.SetString(field<sample::Defaults>("string_value"), "x");
  view.SetInt32(field<sample::Defaults>("member"), 1);
  for (std::uint32_t i = 0; i < view.descriptor().field_count; ++i) view.ClearField(view.descriptor().fields[i]);
  EXPECT_EQ(message.int32_value(), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  EXPECT_EQ(message.member(), 42);
  EXPECT_FALSE(message.has_int32_value());
}

// In the protobuf profile, parsed elements are in one block, and added elements are allocated separately.
TEST(MutableMessage, ElementsAreReplacedSwappedAndRemoved) {
  sample::Unpacked lists;
  ASSERT_TRUE(parse(lists, filled_lists().SerializeAsString()));
  const MutableMessage view = lists;
  const FieldDescriptor& numbers = field<sample::Unpacked>("int32_value");
  const FieldDescriptor& texts = field<sample::Unpacked>("string_value");
  const FieldDescriptor& blobs = field<sample::Unpacked>("bytes_value");
  const FieldDescriptor& messages = field<sample::Unpacked>("message_value");
  const FieldDescriptor& id = field<sample::Scalars>("int32_value");
  view.AddMessage(messages).SetInt32(id, 77);
  view.MutableRepeatedMessage(messages, 3).SetInt32(id, 33);
  view.SetRepeatedInt32(numbers, 8, 88);
  view.SetRepeatedString(texts, 2, view.GetRepeatedString(texts, 2).substr(70));
  view.SetRepeatedString(blobs, 0, "blob");
  view.SetRepeatedDouble(field<sample::Unpacked>("double_value"), 0, -0.0);
  view.SetRepeatedBool(field<sample::Unpacked>("bool_value"), 0, false);
  view.SwapElements(messages, 9, 0);
  view.SwapElements(texts, 2, 8);
  view.SwapElements(numbers, 0, 8);
  view.SwapElements(blobs, 0, 0);
  EXPECT_EQ(lists.message_value(0).int32_value(), 77);
  EXPECT_EQ(lists.message_value(3).int32_value(), 33);
  EXPECT_EQ(lists.message_value(9).sint32_value(), -1);
  EXPECT_EQ(lists.int32_value(0), 88);
  EXPECT_EQ(lists.string_value(8), std::string(10, 's'));
  EXPECT_EQ(lists.string_value(2), std::string(320, 's'));
  EXPECT_EQ(lists.bytes_value(0), "blob");
  for (std::size_t left = 10; left > 0; --left) {
    EXPECT_EQ(view.FieldSize(messages), left);
    view.RemoveLast(messages);
    if (view.FieldSize(texts) != 0) view.RemoveLast(texts);
    if (view.FieldSize(numbers) != 0) view.RemoveLast(numbers);
  }
  EXPECT_EQ(lists.message_value_size() + lists.string_value_size() + lists.int32_value_size(), Size{0});
  view.AddMessage(messages).SetInt32(id, 1);
  EXPECT_EQ(lists.message_value(0).int32_value(), 1);
}

TEST(MutableMessage, UndeclaredNumbersOfClosedEnumsBecomeUnknownFields) {
  sample::Scalars closed;
  const MutableMessage view = closed;
  view.SetEnumValue(field<sample::Scalars>("color_value"), -3);
  EXPECT_FALSE(closed.has_color_value());
  EXPECT_EQ(unknown_fields(closed), "\x80\x01\xfd\xff\xff\xff\xff\xff\xff\xff\xff\x01"s);
  view.ClearUnknownFields();
  EXPECT_EQ(unknown_fields(closed), "");
  sample::Unpacked lists;
  MutableMessage(lists).AddEnumValue(field<sample::Unpacked>("color_value"), 16);
  MutableMessage(lists).AddEnumValue(field<sample::Unpacked>("color_value"), 3);
  MutableMessage(lists).SetRepeatedEnumValue(field<sample::Unpacked>("color_value"), 0, 3);
  EXPECT_EQ(lists.color_value_size(), Size{1});
  EXPECT_EQ(lists.color_value(0), sample::BLUE);
  EXPECT_EQ(unknown_fields(lists), "\x80\x01\x03\x80\x01\x03"s);
  sample3::Implicit open;
  MutableMessage(open).SetEnumValue(field<sample3::Implicit>("shade_value"), 1000);
  EXPECT_EQ(static_cast<int>(open.shade_value()), 1000);
}

// Wrong use fails an assertion in debug builds and otherwise changes nothing.
TEST(MutableMessage, CallsThatDoNotMatchChangeNothing) {
  sample::Choice message;
  message.set_number(5);
  const std::string before = message.SerializeAsString();
  const MutableMessage view = message;
  const FieldDescriptor& number = field<sample::Choice>("number");
  const FieldDescriptor& scalars = field<sample::Choice>("scalars");
  EXPECT_DEBUG_DEATH(view.SetInt64(number, 1), "of this type");
  EXPECT_DEBUG_DEATH(view.SetString(number, "1"), "of this type");
  EXPECT_DEBUG_DEATH(view.SetInt32(field<sample::Choice>("text"), 1), "of this type");
  EXPECT_DEBUG_DEATH(view.SetInt32(scalars, 1), "of this type");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.MutableSubmessage(number).data(), nullptr), "of this type");
  EXPECT_DEBUG_DEATH(view.SetInt32(field<sample::Scalars>("int32_value"), 1), "another message");
  EXPECT_DEBUG_DEATH(view.AddInt32(number, 1), "of this type");
  EXPECT_DEBUG_DEATH(EXPECT_EQ(view.AddMessage(scalars).data(), nullptr), "of this type");
  EXPECT_DEBUG_DEATH(view.RemoveLast(number), "of this type");
  EXPECT_DEBUG_DEATH(EXPECT_FALSE(view.EraseMapEntry(number, {})), "not a map");
  EXPECT_DEBUG_DEATH(view.ClearOneof(descriptor_of<sample::Defaults>().oneofs[0]), "another message");
  EXPECT_EQ(message.SerializeAsString(), before);

  sample::Unpacked lists = filled_lists();
  const std::string whole = lists.SerializeAsString();
  const MutableMessage list_view = lists;
  const FieldDescriptor& numbers = field<sample::Unpacked>("int32_value");
  EXPECT_DEBUG_DEATH(list_view.SetInt32(numbers, 1), "of this type");
  EXPECT_DEBUG_DEATH(list_view.SetRepeatedInt32(numbers, 9, 1), "no such index");
  EXPECT_DEBUG_DEATH(list_view.SetRepeatedUInt32(numbers, 0, 1), "of this type");
  EXPECT_DEBUG_DEATH(list_view.SwapElements(numbers, 0, 9), "no such index");
  EXPECT_DEBUG_DEATH(list_view.AddString(numbers, ""), "of this type");
  EXPECT_DEBUG_DEATH(
      EXPECT_EQ(list_view.MutableRepeatedMessage(field<sample::Unpacked>("message_value"), 9).data(), nullptr),
      "no such index");
  EXPECT_EQ(lists.SerializeAsString(), whole);
  const MutableMessage nothing(nullptr, descriptor_of<sample::Unpacked>());
  nothing.AddInt32(numbers, 1);
  nothing.Clear();
  EXPECT_EQ(nothing.AddMessage(field<sample::Unpacked>("message_value")).data(), nullptr);
}

}  // namespace
}  // namespace onnxgen::tests
