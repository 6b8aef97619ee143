// Extensions of the protobuf profile where libprotobuf has no equivalent or behaves differently: memory use, storage,
// and onnxgen's own reflection. tests/drop_in compares the rest with libprotobuf.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "extensions.pb.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/differences.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace {

using onnxgen::ConstMessage;
using onnxgen::ErrorCode;
using onnxgen::FieldDescriptor;
using onnxgen::MutableMessage;

const FieldDescriptor& extension(std::string_view short_name) {
  const std::string name = "sample." + std::string(short_name);
  const FieldDescriptor* const found =
      onnxgen::find_field(onnxgen::descriptor_of<sample::Extended>(), std::string_view(name));
  EXPECT_NE(found, nullptr) << name;
  return *found;
}

// Returns a message with an extension of each storage kind.
sample::Extended filled() {
  sample::Extended message;
  const MutableMessage view = message;
  view.SetInt32(extension("early"), 5);
  view.SetString(extension("text"), std::string(100, 't'));
  const MutableMessage needs = view.MutableSubmessage(extension("needs"));
  needs.SetInt32(*onnxgen::find_field(needs.descriptor(), "value"), 1);
  for (const int number : {3, 1, 2}) view.AddInt64(extension("packed_numbers"), number);
  view.AddString(extension("texts"), std::string(100, 'u'));
  const MutableMessage listed = view.AddMessage(extension("needs_list"));
  listed.SetInt32(*onnxgen::find_field(listed.descriptor(), "value"), 2);
  const MutableMessage nested = view.MutableSubmessage(extension("Extended.nested"));
  nested.SetString(extension("text"), std::string(100, 'n'));
  return message;
}

TEST(Extensions, AreValuesOfTheirMessage) {
  const sample::Extended message = filled();
  const std::string bytes = message.SerializeAsString();
  sample::Extended copy = message;
  EXPECT_TRUE(onnxgen::equal(copy, message));
  sample::Extended moved = std::move(copy);
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  copy = filled();
  copy.Swap(&moved);
  const sample::Extended& itself = moved;
  moved = itself;
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  moved.MergeFrom(sample::Extended());
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  moved.Clear();
  EXPECT_EQ(moved.ByteSizeLong(), 0u);
  EXPECT_TRUE(onnxgen::equal(moved, sample::Extended()));
  EXPECT_EQ(copy.SerializeAsString(), bytes);
}

TEST(Extensions, OfAMessageThatIsPartOfItself) {
  sample::Extended message = filled();
  const MutableMessage nested = MutableMessage(message).MutableSubmessage(extension("Extended.nested"));
  const std::string bytes = message.SerializeAsString();
  message.MergeFrom(message);
  EXPECT_EQ(ConstMessage(message).FieldSize(extension("texts")), 2u);
  EXPECT_EQ(nested.GetString(extension("text")), std::string(100, 'n')) << "the same object";
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  const ConstMessage inner = ConstMessage(read).GetMessage(extension("Extended.nested"));
  const auto& object = *reinterpret_cast<const sample::Extended*>(static_cast<const char*>(inner.data()) -
                                                                  inner.descriptor().info->data_offset);
  read = object;
  EXPECT_EQ(ConstMessage(read).GetString(extension("text")), std::string(100, 'n'));
  EXPECT_FALSE(ConstMessage(read).HasField(extension("early")));
}

TEST(Extensions, UseNoMemoryInAMessageWithoutAny) {
  sample::Extended message;
  message.set_first(1);
  const sample::Extended copy = message;
  EXPECT_EQ(onnxgen::message::header_of(ConstMessage(message).data()).arena_or_null(), nullptr);
  EXPECT_EQ(onnxgen::message::header_of(ConstMessage(copy).data()).arena_or_null(), nullptr);
}

// Same behaviour as libprotobuf. A native message instead keeps the value with the extension.
TEST(Extensions, FieldsThatTheirTypesLackAreUnknownFieldsOfTheMessage) {
  sample::Extended message;
  const std::string bytes("\xd8\x06\x4d\x55\x01\x02\x03\x04\xe8\x3f\x05", 11);  // unknown value, wire type and number
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_EQ(ConstMessage(message).unknown_fields(), bytes);
  EXPECT_FALSE(ConstMessage(message).HasField(extension("shade")));
  EXPECT_FALSE(ConstMessage(message).has_unknown_extensions());
  EXPECT_EQ(message.SerializeAsString(), bytes);
  MutableMessage(message).ClearUnknownFields();
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

TEST(Extensions, UnknownNumbersBeforeAFaultAreTheMessages) {
  sample::Extended message;
  // `class`, which is written last, then packed `shades`: a valid value, an unknown value, and a truncated one.
  const std::string bytes("\x90\x08\x05\xd2\x07\x03\x03\x4d\x80");
  EXPECT_FALSE(message.ParsePartialFromString(bytes));
  EXPECT_EQ(ConstMessage(message).unknown_fields(), "\xd0\x07\x4d");
  const std::string written = message.SerializePartialAsString();
  EXPECT_EQ(sample::Extended(message).SerializePartialAsString(), written);
  sample::Extended again;
  EXPECT_TRUE(again.ParsePartialFromString(written));
  EXPECT_EQ(again.SerializePartialAsString(), written);
  MutableMessage(message).ClearField(extension("shades"));
  EXPECT_EQ(ConstMessage(message).unknown_fields(), "\xd0\x07\x4d");
}

TEST(Extensions, ArePrintedFromMemory) {
  sample::Extended message;
  const MutableMessage view = message;
  view.SetInt32(extension("early"), 5);
  view.MutableSubmessage(extension("needs"));  // lacks a required field, so has no encoding
  std::string text;
  ASSERT_TRUE(onnxgen::text::print_text(message, text));
  EXPECT_EQ(text, "[sample.early]: 5\n[sample.needs] {\n}\n");
  message.set_first(3);
  std::string json;
  ASSERT_TRUE(onnxgen::text::print_json(message, json));
  EXPECT_EQ(json, "{\"first\":3,\"[sample.early]\":5,\"[sample.needs]\":{}}");
}

TEST(Extensions, DifferencesNameThem) {
  sample::Extended a = filled();
  sample::Extended b = a;
  MutableMessage(b).SetInt32(extension("early"), 6);
  const MutableMessage listed = MutableMessage(b).MutableRepeatedMessage(extension("needs_list"), 0);
  listed.SetInt32(*onnxgen::find_field(listed.descriptor(), "value"), 9);
  std::vector<std::string> texts;
  for (const onnxgen::Difference& each : onnxgen::diff(a, b)) texts.push_back(onnxgen::text::to_string(each));
  EXPECT_EQ(texts, (std::vector<std::string>{"modified: (sample.early): 5 -> 6",
                                             "modified: (sample.needs_list)[0].value: 2 -> 9"}));
}

onnxgen::Status parse(sample::Extended& message, std::string_view bytes, const onnxgen::ParseOptions& options) {
  const auto parts = google::protobuf::internal::parts_of(message);
  return onnxgen::message::merge_parse_on_heap(parts.data, *parts.info, bytes, options);
}

TEST(Extensions, ErrorsHaveTheirPath) {
  sample::Extended message;
  EXPECT_EQ(message.TryParse(std::string("\xea\x06\x03\x08\x01\x12", 6)).path(), "Extended.(sample.needs).note");
  EXPECT_EQ(message.TryParse(std::string("\xea\x06\x02\x12\x00", 5)).path(), "Extended.(sample.needs).value");
  EXPECT_EQ(message.TryParse("\xca\x06\x05xy").path(), "Extended.(sample.text)");
  message.Clear();
  MutableMessage(message).AddMessage(extension("needs_list"));
  EXPECT_EQ(message.InitializationErrorString(), "(sample.needs_list)[0].value");
}

TEST(Extensions, CountForTheMemoryLimit) {
  std::string bytes;
  for (int i = 0; i < 10000; ++i) bytes += std::string("\xea\x07\x02\x08\x01", 5);  // needs_list
  for (int i = 0; i < 1000; ++i) bytes += std::string("\xda\x07\x00", 3);           // texts, empty
  for (const std::uint64_t limit : {100u, 2000u, 100000u, 300000u}) {
    onnxgen::ParseOptions options;
    options.max_allocated_bytes = limit;
    sample::Extended message;
    const onnxgen::Status status = parse(message, bytes, options);
    EXPECT_EQ(status.code(), ErrorCode::kAllocationLimit) << limit;
    EXPECT_EQ(message.ByteSizeLong(), message.SerializePartialAsString().size());
  }
  onnxgen::ParseOptions options;
  options.max_allocated_bytes = 10000000;
  sample::Extended message;
  EXPECT_TRUE(parse(message, bytes, options));
  EXPECT_EQ(ConstMessage(message).FieldSize(extension("needs_list")), 10000u);
}

// Also with 32-bit pointers, where a value is larger than its slot.
TEST(Extensions, AreValidAfterALimitStopsAParse) {
  std::string bytes = filled().SerializeAsString();
  for (int i = 0; i < 100; ++i) bytes += "\xd8\x06\x4d";  // values unknown to sample.Shade
  onnxgen::ParseOptions options;
  onnxgen::Status status(ErrorCode::kAllocationLimit);
  for (options.max_allocated_bytes = 0; !status; options.max_allocated_bytes += sizeof(void*)) {
    sample::Extended message;
    status = parse(message, bytes, options);
    ASSERT_TRUE(status || status.code() == ErrorCode::kAllocationLimit);
    std::size_t set = 0;
    ConstMessage(message).ListFields([&set](const FieldDescriptor&) { ++set; });
    EXPECT_LE(set, 7u);
    EXPECT_TRUE(onnxgen::equal(sample::Extended(message), message));
  }
}

TEST(Extensions, AreValidAfterALimitStopsAFailingParse) {
  // Ends with packed `shades`: a value unknown to sample.Shade, and a truncated one.
  const std::string bytes = filled().SerializeAsString() + "\xd2\x07\x02\x4d\x80";
  onnxgen::ParseOptions options;
  for (options.max_allocated_bytes = 0; options.max_allocated_bytes < 64 * bytes.size();
       options.max_allocated_bytes += sizeof(void*)) {
    sample::Extended message;
    ASSERT_FALSE(parse(message, bytes, options));
    const std::string written = message.SerializePartialAsString();
    EXPECT_EQ(sample::Extended(message).SerializePartialAsString(), written);
    sample::Extended again;
    EXPECT_TRUE(again.ParsePartialFromString(written));
    EXPECT_EQ(again.SerializePartialAsString(), written);
  }
}

TEST(Extensions, OfUnknownValuesUseAsMuchMemoryAsUnknownFields) {
  std::string bytes;
  for (int i = 0; i < 100000; ++i) bytes += "\xd8\x06\x4d";  // values unknown to sample.Shade
  onnxgen::ParseOptions options;
  options.max_allocated_bytes = 4 * bytes.size();
  sample::Extended message;
  EXPECT_TRUE(parse(message, bytes, options));
  EXPECT_EQ(ConstMessage(message).unknown_fields(), bytes);
}

TEST(Extensions, AreSetAndClearedInTheSameMemory) {
  sample::Extended message = filled();
  const onnxgen::Arena& arena = *onnxgen::message::header_of(ConstMessage(message).data()).arena_or_null();
  const std::uint64_t taken = arena.allocated_bytes();
  for (int i = 0; i < 1000; ++i) {
    const sample::Extended from = filled();
    ConstMessage(from).ListFields([&](const FieldDescriptor& field) { MutableMessage(message).ClearField(field); });
    EXPECT_EQ(message.ByteSizeLong(), 0u);
    message.MergeFrom(from);
  }
  EXPECT_EQ(arena.allocated_bytes(), taken);
  EXPECT_EQ(message.SerializeAsString(), filled().SerializeAsString());
}

TEST(Extensions, DepthCountsThroughThem) {
  std::string bytes;
  for (int i = 0; i < 30; ++i) {
    bytes.insert(0, 1, static_cast<char>(bytes.size()));
    bytes.insert(0, "\xc2\x0c");  // Extended.nested
  }
  onnxgen::ParseOptions options;
  options.max_depth = 30;
  sample::Extended message;
  EXPECT_TRUE(parse(message, bytes, options));
  options.max_depth = 29;
  message.Clear();
  EXPECT_EQ(parse(message, bytes, options).code(), ErrorCode::kDepthExceeded);
}

TEST(Extensions, ItemsOfAMessageSetAreKeptWhetherKnownOrNot) {
  const FieldDescriptor* const item =
      onnxgen::find_field(onnxgen::descriptor_of<sample::Set>(), std::uint32_t{2000000000});
  ASSERT_NE(item, nullptr);
  const std::string bytes(
      "\x0b\x10\x80\xa8\xd6\xb9\x07\x1a\x02\x08\x07\x0c\x0b\x10\xff\xff\xff\xff\x07\x1a\x01\xff\x0c", 23);
  sample::Set set;
  ASSERT_TRUE(set.ParseFromString(bytes));
  EXPECT_EQ(set.SerializeAsString(), bytes);
  EXPECT_EQ(set.ShortDebugString(), "[sample.Item] { number: 7 } 2147483647: \"\\377\"");
  sample::Set copy = set;
  EXPECT_TRUE(onnxgen::equal(copy, set));
  copy.MergeFrom(set);
  EXPECT_EQ(copy.ShortDebugString(), "[sample.Item] { number: 7 } 2147483647: \"\\377\\377\"");
  EXPECT_FALSE(onnxgen::equal(copy, set));
  MutableMessage(copy).ClearField(*item);
  EXPECT_FALSE(ConstMessage(copy).HasField(*item));
  EXPECT_TRUE(ConstMessage(copy).has_unknown_extensions());
}

}  // namespace
