// Compiles and uses the golden classes of the protobuf profile, to test properties that show only at run time.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "clashing_fields.pb.h"
#include "clashing_types.pb.h"
#include "extensions.pb.h"
#include "fields.pb.h"
#include "implicit.pb.h"
#include "linked.pb.h"
#include "long.pb.h"
#include "overloads.pb.h"
#include "services.pb.h"

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

#include "shim.pb.h"

namespace onnxgen::tests {
namespace {

using golden::fields::Fields;
using golden::fields::Scalars;
using golden::overloads::Messages;
using golden::overloads::Own;
using golden::overloads::Texts;

TEST(EmittedProtobuf, ScalarsHaveTheirDefaults) {
  const Scalars scalars;
  EXPECT_EQ(scalars.a_double(), std::numeric_limits<double>::infinity());
  EXPECT_TRUE(std::isnan(scalars.not_a_number()));
  EXPECT_EQ(scalars.an_int64(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(scalars.a_uint64(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_TRUE(scalars.a_bool());
  EXPECT_EQ(scalars.chosen(), golden::fields::BLUE);
}

TEST(EmittedProtobuf, ExtensionsAreKnownToClassesOfOtherFiles) {
  demo::Shape shape;
  EXPECT_EQ(shape.GetExtension(demo::linked::unit), "m");
  EXPECT_EQ(shape.GetExtension(demo::rank), -1);
  shape.SetExtension(demo::linked::unit, "mm");
  shape.AddExtension(demo::linked::edges)->set_data("d");
  demo::Set set;
  set.MutableExtension(demo::linked::Tag::tag)->set_text("t");
  demo::Set read;
  ASSERT_TRUE(read.ParseFromString(set.SerializeAsString()));
  EXPECT_EQ(read.GetExtension(demo::linked::Tag::tag).text(), "t");
  EXPECT_EQ(shape.ShortDebugString(), "[demo.linked.unit]: \"mm\" [demo.linked.edges] { data: \"d\" }");
  EXPECT_EQ(read.ShortDebugString(), "[demo.linked.Tag] { text: \"t\" }");
  static_assert(demo::linked::kUnitFieldNumber == 110 && demo::linked::Tag::kTagFieldNumber == 5);
}

TEST(EmittedProtobuf, StringsHaveTheirDefaults) {
  Fields fields;
  EXPECT_EQ(fields.greeting(), "say \"hi\" ?\?/ \xC3\xA4");
  EXPECT_EQ(fields.magic(), std::string_view("a\0b\xFF", 4));
  EXPECT_EQ(fields.label(), "none");
  fields.set_greeting("");
  EXPECT_TRUE(fields.has_greeting());
  EXPECT_EQ(fields.greeting(), "");
}

TEST(EmittedProtobuf, ClassesSurviveTheWire) {
  Fields fields;
  fields.set_id("id");
  fields.mutable_point()->set_x(-3);
  fields.add_axes(7);
  fields.add_colors(golden::fields::BLUE);
  fields.add_points()->set_x(2);
  (*fields.mutable_named_points())["a"].set_x(1);
  (*fields.mutable_texts())[-1] = "minus one";
  fields.set_shade(golden::fields::BLUE);
  Fields copy;
  EXPECT_TRUE(copy.ParseFromString(fields.SerializeAsString()));
  EXPECT_EQ(copy.SerializeAsString(), fields.SerializeAsString());
  EXPECT_EQ(copy.texts().at(-1), "minus one");
  EXPECT_EQ(copy.DebugString(), fields.DebugString());
}

TEST(EmittedProtobuf, EnumsKnowTheirNames) {
  using golden::class_::names::Node;
  EXPECT_EQ(Node::Kind_Name(7), "CONV") << "of aliases the first";
  EXPECT_EQ(Node::Kind_Name(-3), "default") << "as the schema spells it";
  Node::Kind kind = Node::DOMAIN;
  EXPECT_TRUE(Node::Kind_Parse("CONVOLUTION", &kind));
  EXPECT_EQ(kind, Node::CONV);
  EXPECT_TRUE(Node::Wide_IsValid(std::numeric_limits<int>::min()));
}

TEST(EmittedProtobuf, ClassesMayHaveNamesOfTheLibrary) {
  golden::shim::Message message;
  static_assert(std::is_base_of_v<google::protobuf::Message, golden::shim::Message>);
  static_assert(std::is_base_of_v<google::protobuf::Message, golden::shim::MessageLite>);
  static_assert(std::is_base_of_v<google::protobuf::Message, golden::shim::Message_MessageLite>);
  EXPECT_EQ(message.kind(), golden::shim::int64);
  message.mutable_lite()->mutable_up()->mutable_arena()->set_google("bytes");
  message.add_maps()->add_iterator("i");
  (*message.mutable_table())["key"].mutable_key_type()->add_iterator("nested");
  message.add_kinds(golden::shim::Arena_NONE);
  golden::shim::Arena* const arena = message.mutable_arena();
  arena->mutable_io()->set_made(1);
  arena->set_onnxgen("text");
  EXPECT_EQ(arena->internal_case(), golden::shim::Arena::kOnnxgen);
  arena->set_swap(3);
  golden::shim::Message copy = message;
  swap(copy, message);
  ASSERT_TRUE(message.ParseFromString(copy.SerializeAsString()));
  EXPECT_EQ(message.SerializeAsString(), copy.SerializeAsString());
  EXPECT_EQ(message.lite().up().arena().google(), "bytes");
  EXPECT_EQ(message.table().at("key").key_type().iterator(0), "nested");
}

TEST(EmittedProtobuf, NamesOfFieldsDoNotCollideWithThoseOfTheCode) {
  golden::shim::RepeatedPtrField field;
  field.set_made(1);
  field.set_string("string");
  field.set_allocated_string(field.release_string());
  field.set_copy("copy");
  field.mutable_empty()->set_made(2);
  field.mutable_other()->set_other(3);
  field.set_allocated_value(new golden::shim::RepeatedPtrField);
  field.mutable_value()->set_made(4);
  field.set_size(5);
  golden::shim::RepeatedPtrField copy;
  ASSERT_TRUE(copy.ParseFromString(field.SerializeAsString()));
  EXPECT_EQ(copy.SerializeAsString(), field.SerializeAsString());
  EXPECT_EQ(copy.other().other(), 3);
}

TEST(EmittedProtobuf, MessagesMayHaveHundredsOfFields) {
  golden::long_::Long message;
  message.set_f1("first");
  message.add_f2(-2);
  message.add_f298("bytes");
  message.set_f300(300);
  message.mutable_f299()->set_f256("below");
  golden::long_::Long read;
  ASSERT_TRUE(read.ParseFromString(message.SerializeAsString()));
  EXPECT_EQ(read.f300(), 300);
  EXPECT_EQ(read.f299().f256(), "below");
  EXPECT_EQ(read.f298(0), "bytes");
  EXPECT_EQ(read.SerializeAsString(), message.SerializeAsString());
  EXPECT_FALSE(read.ParseFromString(message.SerializeAsString() + "\xe2\x12\x05"));
}

// Getters are const, functions that change the message are not, and set_allocated_x has a pointer parameter, so they
// are distinct overloads.
TEST(EmittedProtobuf, OverloadsAreOfTheirFields) {
  Texts texts;
  texts.set_length("long");
  texts.set_release_length(2);
  texts.set_allocated_length("kept");
  EXPECT_EQ(std::as_const(texts).release_length(), 2);
  const std::unique_ptr<std::string> released(texts.release_length());
  EXPECT_EQ(*released, "long");
  EXPECT_FALSE(texts.has_length());
  texts.set_allocated_length(new std::string("given"));
  EXPECT_EQ(texts.length(), "given");
  EXPECT_EQ(texts.allocated_length(), "kept");

  Messages messages;
  messages.mutable_foo()->set_x(1);
  messages.set_set_allocated_foo(true);
  messages.mutable_allocated_foo()->set_x(2);
  messages.set_allocated_foo(nullptr);
  EXPECT_FALSE(messages.has_foo());
  EXPECT_TRUE(std::as_const(messages).set_allocated_foo());
  EXPECT_EQ(messages.allocated_foo().x(), 2);

  Own own;
  own.set_d_(1);
  own.set_swap_(2);
  own.set_parts_(3);
  Own read;
  ASSERT_TRUE(read.ParseFromString(own.SerializeAsString()));
  EXPECT_EQ(read.d_(), 1);
  EXPECT_EQ(read.swap_(), 2);
  EXPECT_EQ(read.parts_(), 3);
}

// Compilers warn if a switch without a default omits an enumerator, or names one that does not exist.
int of_level(golden::implicit::Level level) {
  switch (level) {
    case golden::implicit::LOW:
      return 1;
    case golden::implicit::HIGH:
      return 2;
    case golden::implicit::Level_INT_MIN_SENTINEL_DO_NOT_USE_:
    case golden::implicit::Level_INT_MAX_SENTINEL_DO_NOT_USE_:
      return 3;
  }
  return 4;
}

TEST(EmittedProtobufEnums, OpenOnesHaveSentinels) {
  EXPECT_EQ(of_level(golden::implicit::HIGH), 2);
  EXPECT_EQ(of_level(static_cast<golden::implicit::Level>(std::numeric_limits<int>::min())), 3);
  EXPECT_EQ(of_level(static_cast<golden::implicit::Level>(std::numeric_limits<int>::max())), 3);
  EXPECT_EQ(of_level(static_cast<golden::implicit::Level>(7)), 4);
  EXPECT_FALSE(golden::implicit::Level_IsValid(std::numeric_limits<int>::max()));
  EXPECT_EQ(golden::implicit::Level_MAX, golden::implicit::HIGH);
}

TEST(EmittedProtobufClashes, KeepTheirNamesInText) {
  golden::clashing::Presence message;
  message.set_vote(1);
  message.set_has_vote_(2);
  message.set_x_(3);
  EXPECT_EQ(message.DebugString(), "vote: 1\nhas_vote: 2\nx: 3\n");
  golden::clashing::Oneofs oneofs;
  oneofs.set_bar_(4);
  EXPECT_EQ(oneofs.bar_case(), golden::clashing::Oneofs::kBar);
  EXPECT_EQ(oneofs.DebugString(), "Bar: 4\n");
  golden::clash::Swap_ message_called_swap;
  EXPECT_EQ(message_called_swap.GetTypeName(), "golden.clash.Swap");
  EXPECT_EQ(golden::clash::D_Name(golden::clash::D_MIN_), "D_MIN");
}

TEST(EmittedProtobufFiles, LongOnesConsistOfParts) {
  EXPECT_GT(onnxgen::descriptor_of<golden::long_::Long>().file->part_count, 1U);
  const google::protobuf::FileDescriptor& file = *golden::long_::Long::descriptor()->file();
  EXPECT_EQ(file.message_type_count(), 2);
  EXPECT_EQ(file.message_type(0), golden::long_::Long::descriptor());
  EXPECT_EQ(file.FindMessageTypeByName("AttributeProto"), golden::long_::AttributeProto::descriptor());
  EXPECT_TRUE(golden::long_::AttributeProto::descriptor()->FindFieldByName("doc_string")->has_optional_keyword());
}

// A server that overrides a method with the name of a function of every service.
class Answerer final : public golden::services::Answering {
 public:
  using golden::services::Answering::GetDescriptor;
  void GetDescriptor(google::protobuf::RpcController*, const golden::services::Question* request,
                     golden::services::Answer* response, google::protobuf::Closure*) override {
    response->add_texts(request->text());
  }
};

TEST(EmittedProtobufServices, KeepTheirNamesInDescriptors) {
  Answerer answerer;
  const google::protobuf::ServiceDescriptor& service = *answerer.GetDescriptor();
  golden::services::Question question;
  question.set_text("x");
  golden::services::Answer answer;
  answerer.CallMethod(service.FindMethodByName("GetDescriptor"), nullptr, &question, &answer, nullptr);
  EXPECT_EQ(answer.texts(0), "x");
  EXPECT_EQ(service.FindMethodByName("delete")->full_name(), "golden.services.Answering.delete");
  EXPECT_EQ(golden::services::Taken_::descriptor()->name(), "Taken");
  const golden::services::Taken__Stub stub(nullptr);
  EXPECT_EQ(stub.Taken_::descriptor(), golden::services::Taken_::descriptor());
}

TEST(EmittedProtobufServices, MethodsOfOthersAreFatal) {
  Answerer answerer;
  const google::protobuf::LogSilencer silence;
  const auto* const other =
      google::protobuf::DescriptorPool::generated_pool()->FindMethodByName("golden.services.Other.Do");
  ASSERT_NE(other, nullptr);
  EXPECT_THROW(answerer.GetRequestPrototype(other), google::protobuf::FatalException);
}

}  // namespace
}  // namespace onnxgen::tests
