// Compiles and uses the golden classes, to test properties that show only at run time.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "clashing_fields.pb.h"
#include "clashing_types.pb.h"
#include "fields.pb.h"
#include "implicit.pb.h"
#include "long.pb.h"

// Macros as a platform header may define them. The header of the classes must work despite them and must not undefine
// them.
#define OPTIONAL platform
#define DOMAIN platform
#define min(a, b) platform
#include "names.pb.h"
#ifndef OPTIONAL
#error "names.pb.h has lost a macro"
#endif
#undef OPTIONAL
#undef DOMAIN
#undef min

#include "cold.pb.h"
#include "onnxgen/reflection/descriptor.h"
#include "overloads.pb.h"
#include "taken_names.pb.h"

namespace onnxgen::tests {
namespace {

using std::string_view_literals::operator""sv;

using golden::cold::Dimension;
using golden::cold::NodeProto;
using golden::cold::TensorProto;
using golden::fields::Fields;
using golden::fields::Scalars;
using golden::implicit::Implicit;
using golden::overloads::Choices;
using golden::overloads::Messages;
using golden::overloads::Own;

TEST(EmittedScalars, HaveTheirDefaults) {
  const Scalars scalars;
  EXPECT_EQ(scalars.a_double(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(scalars.minus(), -std::numeric_limits<double>::infinity());
  EXPECT_TRUE(std::isnan(scalars.not_a_number()));
  EXPECT_EQ(scalars.a_float(), -1.5F);
  EXPECT_EQ(scalars.an_int32(), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(scalars.an_int64(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(scalars.a_uint32(), std::numeric_limits<std::uint32_t>::max());
  EXPECT_EQ(scalars.a_uint64(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(scalars.a_sint64(), std::numeric_limits<std::int64_t>::max());
  EXPECT_TRUE(scalars.a_bool());
  EXPECT_EQ(scalars.color(), golden::fields::RED);
  EXPECT_EQ(scalars.chosen(), golden::fields::BLUE);
}

TEST(EmittedScalars, ClearBringsTheDefaultBack) {
  Scalars scalars;
  scalars.set_an_int32(3);
  EXPECT_TRUE(scalars.has_an_int32());
  scalars.clear_an_int32();
  EXPECT_FALSE(scalars.has_an_int32());
  EXPECT_EQ(scalars.an_int32(), std::numeric_limits<std::int32_t>::min());
}

TEST(EmittedStrings, HaveTheirDefaults) {
  Fields fields;
  EXPECT_EQ(fields.greeting(), "say \"hi\" ?\?/ \xC3\xA4");
  EXPECT_EQ(fields.magic(), std::string_view("a\0b\xFF", 4));
  EXPECT_EQ(fields.label(), "none");
  fields.set_greeting("");
  EXPECT_TRUE(fields.has_greeting());
  EXPECT_EQ(fields.greeting(), "");
  fields.clear_greeting();
  EXPECT_EQ(fields.greeting().size(), 15U);
}

TEST(EmittedStrings, AreNulTerminatedEvenIfUnset) {
  Fields fields;
  EXPECT_STREQ(fields.name().data(), "");
  EXPECT_STREQ(fields.text().data(), "");
  EXPECT_STREQ(fields.label().data(), "none");
}

TEST(EmittedOneof, OneMemberAtATime) {
  Fields fields;
  EXPECT_EQ(fields.value_case(), Fields::VALUE_NOT_SET);
  EXPECT_EQ(fields.shade(), golden::fields::GREEN);
  fields.set_number(5);
  EXPECT_EQ(fields.value_case(), Fields::kNumber);
  fields.mutable_place()->set_x(1);
  EXPECT_FALSE(fields.has_number());
  EXPECT_EQ(fields.number(), 0);
  EXPECT_EQ(fields.place().x(), 1);
  fields.clear_number();
  EXPECT_TRUE(fields.has_place()) << "only the active member can be cleared";
  fields.clear_place();
  EXPECT_EQ(fields.value_case(), Fields::VALUE_NOT_SET);
  EXPECT_EQ(&fields.place(), &golden::fields::Point::default_instance());
}

TEST(EmittedOneof, AMemberMayBeSetFromTheOneItReplaces) {
  const std::string large(100'000, 'x');  // owned outside the arena, so released when it is replaced
  Fields fields;
  fields.set_data(large);
  fields.set_text(fields.data());
  EXPECT_EQ(fields.text(), large);
  fields.set_data(fields.text());
  EXPECT_EQ(fields.data(), large);
  fields.set_data(fields.data().substr(1));
  EXPECT_EQ(fields.data(), large.substr(1));
}

TEST(EmittedOneof, BytesCanBeBorrowedOrFilled) {
  const std::string outside = "outside";
  Fields fields;
  fields.borrow_data(outside);
  EXPECT_EQ(fields.data().data(), outside.data());
  fields.resize_data(2)[0] = 'a';
  EXPECT_EQ(fields.data().size(), 2U);
  EXPECT_EQ(fields.data()[0], 'a');
  fields.clear_value();
  EXPECT_FALSE(fields.has_data());
}

TEST(EmittedBytes, ClearingAnUnsetFieldAllocatesNothing) {
  Fields fields;
  fields.clear_raw();
  EXPECT_FALSE(fields.has_raw());
}

TEST(EmittedClasses, AreAsSmallAsTheirFields) {
  EXPECT_EQ(sizeof(golden::fields::Empty), sizeof(MessageHeader));
  // One word of has-bits and two 4-byte members, rounded up to a multiple of 8.
  EXPECT_EQ(sizeof(golden::fields::Point), sizeof(MessageHeader) + 4 + 2 * 4 + 4);
}

TEST(EmittedClasses, SurviveTheWire) {
  Fields fields;
  fields.set_id("id");
  fields.set_greeting("hello");
  fields.mutable_point()->set_x(-3);
  fields.add_axes(7);
  fields.add_colors(golden::fields::BLUE);
  fields.add_points()->set_x(2);
  (*fields.mutable_named_points())["a"].set_x(1);
  fields.mutable_texts()->Set(-1, "minus one");
  fields.set_shade(golden::fields::BLUE);
  Fields copy;
  EXPECT_TRUE(copy.ParseFromString(fields.SerializeAsString()));
  EXPECT_EQ(copy, fields);
  EXPECT_EQ(copy.texts().at(-1), "minus one");
}

TEST(EmittedClasses, MissingRequiredFieldsAreReported) {
  Fields fields;
  EXPECT_FALSE(fields.IsInitialized());
  fields.set_id("");
  EXPECT_TRUE(fields.IsInitialized());
  fields.add_points();
  EXPECT_FALSE(fields.IsInitialized()) << "x of a point is required";
}

TEST(EmittedImplicit, ZeroIsNotWritten) {
  Implicit message;
  message.set_number(0);
  message.set_text("");
  EXPECT_EQ(message.ByteSizeLong(), 0U);
  message.set_maybe_number(0);
  EXPECT_TRUE(message.has_maybe_number());
  EXPECT_GT(message.ByteSizeLong(), 0U);
}

TEST(EmittedEnums, KnowTheirNames) {
  using golden::class_::names::Node;
  EXPECT_EQ(Node::Kind_Name(7), "CONV") << "of aliases the first";
  EXPECT_EQ(Node::Kind_Name(-3), "default") << "as the schema spells it";
  EXPECT_EQ(Node::Kind_Name(8), "");
  Node::Kind kind = Node::DOMAIN;
  EXPECT_TRUE(Node::Kind_Parse("CONVOLUTION", &kind));
  EXPECT_EQ(kind, Node::CONV);
  EXPECT_FALSE(Node::Kind_Parse("default_", &kind));
  EXPECT_TRUE(Node::Wide_IsValid(std::numeric_limits<int>::min()));
  EXPECT_FALSE(Node::Wide_IsValid(0));
  EXPECT_EQ(golden::class_::names::Keyword_Name(golden::class_::names::errno_), "errno");
}

// Getters are const and functions that change the message are not, so they are distinct overloads.
TEST(EmittedOverloads, EachFunctionIsOfItsField) {
  Messages messages;
  const Messages& read = messages;
  messages.mutable_foo()->set_x(1);
  messages.set_mutable_foo(2);
  messages.mutable_mutable_mutable_foo()->set_x(3);
  messages.mutable_clear_foo()->set_x(4);
  EXPECT_EQ(read.foo().x(), 1);
  EXPECT_EQ(read.mutable_foo(), 2);
  EXPECT_EQ(read.mutable_mutable_foo().x(), 3);
  EXPECT_EQ(read.clear_foo().x(), 4);
  messages.clear_foo();
  EXPECT_FALSE(read.has_foo());
  EXPECT_TRUE(read.has_clear_foo());
  messages.clear_clear_foo();
  EXPECT_FALSE(read.has_clear_foo());

  Choices choices;
  choices.set_text("text");
  choices.set_set_text("bytes");
  EXPECT_EQ(std::as_const(choices).set_text(), "bytes");
  EXPECT_FALSE(choices.has_text());
  choices.set_clear_value(5);
  choices.clear_value();
  EXPECT_EQ(choices.value_case(), Choices::VALUE_NOT_SET);
  EXPECT_EQ(std::as_const(choices).clear_value(), 5);
}

TEST(EmittedOverloads, KeepTheirValuesOnTheWire) {
  Own own;
  own.set_d_(1);
  own.mutable_self()->set_swap_(3);
  own.add_info_()->set_parts_(4);
  own.set_text_table_("five");
  own.set_clear_unknown_fields(6);
  Own read;
  ASSERT_TRUE(read.ParseFromString(own.SerializeAsString()));
  EXPECT_EQ(read.d_(), 1);
  EXPECT_EQ(read.self().swap_(), 3);
  EXPECT_EQ(std::as_const(read).info_(0).parts_(), 4);
  EXPECT_EQ(read.text_table_(), "five");
  EXPECT_EQ(read.clear_unknown_fields(), 6);
}

TEST(EmittedColdFields, OccupyNoMemoryInTheMessage) {
  EXPECT_EQ(sizeof(Dimension), sizeof(MessageHeader));
  EXPECT_EQ(Dimension().denotation(), "channel");
  Dimension dimension;
  dimension.set_denotation("batch");
  EXPECT_EQ(dimension.denotation(), "batch");
  dimension.clear_denotation();
  EXPECT_EQ(dimension.denotation(), "channel");
}

TEST(EmittedColdFields, MayBeRequired) {
  TensorProto tensor;
  EXPECT_FALSE(tensor.IsInitialized());
  const Status status = tensor.ParseFromString("");
  EXPECT_EQ(status.message(), "TensorProto.doc_string: required field not set");
  tensor.set_doc_string("");
  EXPECT_TRUE(tensor.IsInitialized());
  NodeProto node;
  EXPECT_TRUE(node.IsInitialized());
  node.mutable_device_configurations();
  EXPECT_FALSE(node.IsInitialized()) << "in a message that is a cold field itself";
}

// Packed and unpacked numbers, a group, an extension, an unknown number of an enum, an unknown field.
TEST(EmittedColdFields, AreWrittenAmongAllOthers) {
  constexpr std::string_view bytes =
      "\x08\x07"                      // dims
      "\x1b\x08\x05\x1c"              // segment
      "\x32\x01s"                     // string_data
      "\x42\x01n"                     // name
      "\x52\x08\0\0\0\0\0\0\xf8\x3f"  // double_data
      "\x58\x09\x58\x0a"              // uint64_data
      "\x62\x01."                     // doc_string
      "\x80\x01\x01"                  // metadata_props
      "\xa0\x06\x2a"                  // an extension
      "\x80\x01\x05"                  // metadata_props, 5
      "\xc0\x3e\x07"sv;               // field 1000
  TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  EXPECT_EQ(tensor.segment().begin(), 5);
  EXPECT_EQ(tensor.string_data(0), "s");
  EXPECT_EQ(tensor.double_data(0), 1.5);
  EXPECT_EQ(tensor.uint64_data(1), 10U);
  EXPECT_EQ(tensor.metadata_props_size(), 1U);
  EXPECT_EQ(tensor.SerializeAsString(), bytes);
  EXPECT_EQ(tensor.ByteSizeLong(), bytes.size());
  const TensorProto copy = tensor;
  EXPECT_EQ(copy, tensor);
  EXPECT_EQ(copy.SerializeAsString(), bytes);

  // These fields with the other wire type, and a truncated field.
  TensorProto other;
  ASSERT_TRUE(other.ParseFromString("\x51\0\0\0\0\0\0\xf8\x3f\x5a\x02\x09\x0a\x62\0"sv));
  EXPECT_EQ(other.double_data(0), 1.5);
  EXPECT_EQ(other.uint64_data(1), 10U);
  const Status status = other.ParseFromString("\x08\x07\x62\x05..."sv);
  EXPECT_EQ(status.message(), "TensorProto.doc_string: truncated at byte 7");
}

TEST(EmittedColdFields, MayBeAmongManyOtherFields) {
  golden::long_::AttributeProto message;
  message.set_doc_string("doc");
  message.set_f1(1);
  message.set_f63(63);
  message.add_strings("a");
  message.add_strings("b");
  message.set_f64(64);
  message.add_tensors()->set_f150(150);
  message.mutable_tp()->add_graphs("graph");
  message.set_f150(150);
  message.add_graphs("last");
  const std::string bytes = message.SerializeAsString();
  EXPECT_EQ(message.ByteSizeLong(), bytes.size());
  golden::long_::AttributeProto read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  EXPECT_EQ(read, message);
  EXPECT_EQ(read.strings(1), "b");
  EXPECT_EQ(read.tensors(0).f150(), 150);
  EXPECT_EQ(read.tp().graphs(0), "graph");
  EXPECT_EQ(read.SerializeAsString(), bytes);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    golden::long_::AttributeProto cut;
    const bool is_whole = cut.ParseFromString(std::string_view(bytes).substr(0, size));
    EXPECT_TRUE(!is_whole || cut.ByteSizeLong() == size) << size;
  }
}

TEST(EmittedColdFields, BytesMayBeBorrowedAndFilled) {
  const std::string value(70000, 'x');
  NodeProto node;
  node.borrow_doc_string(value);
  EXPECT_EQ(node.doc_string().data(), value.data());
  node.resize_doc_string(3)[0] = 'a';
  EXPECT_EQ(node.doc_string().size(), 3U);
  node.clear_doc_string();
  EXPECT_FALSE(node.has_doc_string());
  node.SetExtension(golden::cold::cost, 7);
  node.set_doc_string("doc");
  EXPECT_EQ(node.GetExtension(golden::cold::cost), 7);
  EXPECT_EQ(node.SerializeAsString(),
            "\x28\x07\x32\x03"
            "doc");
}

TEST(EmittedClashes, KeepTheirNamesInDescriptors) {
  golden::clashing::Presence message;
  message.set_vote(1);
  message.set_has_vote_(2);
  message.set_x_(3);
  EXPECT_EQ(message.SerializeAsString(), "\x08\x01\x10\x02\x20\x03");
  const MessageDescriptor& descriptor = descriptor_of<golden::clashing::Presence>();
  EXPECT_STREQ(descriptor.fields[1].name, "has_vote");
  EXPECT_STREQ(descriptor.fields[3].name, "x");
  EXPECT_STREQ(descriptor_of<golden::clash::Swap_>().full_name, "golden.clash.Swap");
  EXPECT_EQ(golden::clash::D_Name(golden::clash::D_MIN_), "D_MIN");
}

}  // namespace
}  // namespace onnxgen::tests
