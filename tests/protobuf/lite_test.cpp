// Lite classes: they derive from MessageLite and have no descriptors.
#include <google/protobuf/arena.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>
#include <onnxgen/reflection/const_message.h>

#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "lite.pb.h"
#include "lite_chosen.pb.h"

namespace {

using google::protobuf::Message;
using google::protobuf::MessageLite;
using google::protobuf::TextFormat;

// ---- members that lite classes lack --------------------------------------------------------------------------------

// True if Expression<M> is a valid type.
template <template <class> class Expression, class M, class = void>
constexpr bool kHas = false;
template <template <class> class Expression, class M>
constexpr bool kHas<Expression, M, std::void_t<Expression<M>>> = true;

template <class M>
using StaticDescriptor = decltype(M::descriptor());
template <class M>
using Descriptor = decltype(std::declval<const M&>().GetDescriptor());
template <class M>
using Reflection = decltype(std::declval<const M&>().GetReflection());
template <class M>
using Metadata = decltype(std::declval<const M&>().GetMetadata());
template <class M>
using SpaceUsed = decltype(std::declval<const M&>().SpaceUsedLong());
template <class M>
using Discard = decltype(std::declval<M&>().DiscardUnknownFields());
template <class M>
using CheckInitialized = decltype(std::declval<const M&>().CheckInitialized());
template <class M>
using FindErrors = decltype(std::declval<const M&>().FindInitializationErrors(nullptr));
template <class M>
using CopyOfMessage = decltype(std::declval<M&>().CopyFrom(std::declval<const Message&>()));
template <class M>
using Printed = decltype(TextFormat::PrintToString(std::declval<const M&>(), nullptr));
template <class M>
using ParsedText = decltype(TextFormat::ParseFromString("", std::declval<M*>()));
template <class M>
using Json = decltype(google::protobuf::util::MessageToJsonString(std::declval<const M&>(), nullptr));
template <class M>
using Compared =
    decltype(google::protobuf::util::MessageDifferencer::Equals(std::declval<const M&>(), std::declval<const M&>()));
template <class M>
using View = decltype(onnxgen::ConstMessage(std::declval<const M&>()));
template <class M>
using OnnxgenDescriptor = decltype(onnxgen::MessageAccess::descriptor<M>());

template <class M>
constexpr int kCount =
    kHas<StaticDescriptor, M> + kHas<Descriptor, M> + kHas<Reflection, M> + kHas<Metadata, M> + kHas<SpaceUsed, M> +
    kHas<Discard, M> + kHas<CheckInitialized, M> + kHas<FindErrors, M> + kHas<CopyOfMessage, M> + kHas<Printed, M> +
    kHas<ParsedText, M> + kHas<Json, M> + kHas<Compared, M> + kHas<View, M> + kHas<OnnxgenDescriptor, M>;
static_assert(kCount<lite::Whole> == 0 && kCount<chosen::Chosen> == 0);
static_assert(kCount<imported::Base> == 15, "the expressions are those of complete classes");

static_assert(std::is_base_of_v<MessageLite, lite::Whole> && std::is_base_of_v<MessageLite, chosen::Chosen>);
static_assert(!std::is_base_of_v<Message, lite::Whole> && !std::is_base_of_v<Message, chosen::Chosen>);
static_assert(std::is_base_of_v<Message, imported::Base>);

// As in protoc's classes since release 23. Earlier ones declare unknown_fields() only in classes of proto2 files.
template <class M>
using UnknownFields = decltype(std::declval<const M&>().unknown_fields());
static_assert(std::is_same_v<UnknownFields<lite::Whole>, const std::string&>);
static_assert(std::is_same_v<decltype(std::declval<lite::Whole&>().mutable_unknown_fields()), std::string*>);
static_assert(std::is_same_v<UnknownFields<chosen::Chosen>, const std::string&>);

// ---- members that lite classes have --------------------------------------------------------------------------------

lite::Whole sample() {
  lite::Whole whole;
  whole.mutable_part()->set_id(1);
  whole.add_parts()->set_id(2);
  whole.mutable_parts(0)->set_name("second");
  whole.set_kind(lite::Whole::SOME);
  (*whole.mutable_by_name())["three"].set_id(3);
  whole.mutable_base()->set_name("base");
  whole.add_bases()->set_name("first");
  (*whole.mutable_bases_by_number())[4].set_name("four");
  whole.set_level(imported::HIGH);
  return whole;
}

TEST(Lite, IsReadAndWritten) {
  const lite::Whole whole = sample();
  lite::Whole read;
  MessageLite& base = read;
  ASSERT_TRUE(base.ParseFromString(whole.SerializeAsString()));
  EXPECT_EQ(read.parts(0).name(), "second");
  EXPECT_EQ(read.kind(), lite::Whole_Kind_SOME);
  EXPECT_EQ(read.by_name().at("three").id(), 3);
  EXPECT_EQ(base.GetTypeName(), "lite.Whole");
  EXPECT_EQ(base.SerializeAsString(), whole.SerializeAsString());
}

TEST(Lite, ReportsMissingRequiredFieldsByNumber) {
  lite::Whole whole = sample();
  whole.add_parts();
  EXPECT_FALSE(whole.IsInitialized());
  EXPECT_EQ(whole.InitializationErrorString(), "(cannot determine missing fields for lite message)");
  const onnxgen::Status status = lite::Whole().TryParse(whole.SerializePartialAsString());
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kMissingRequired);
  EXPECT_EQ(status.path(), "Whole.2[1].1");
}

TEST(Lite, NamesTheFieldsOfOtherClassesInPaths) {
  lite::Whole whole;
  whole.add_bases()->mutable_next();
  whole.mutable_bases(0)->set_name("named");
  EXPECT_EQ(lite::Whole().TryParse(whole.SerializePartialAsString()).path(), "Whole.12[0].next.name");
}

TEST(Lite, IsCopiedThroughTheBase) {
  const lite::Whole whole = sample();
  const MessageLite& base = whole;
  const std::unique_ptr<MessageLite> made(base.New());
  made->CheckTypeAndMergeFrom(base);
  EXPECT_EQ(made->SerializeAsString(), whole.SerializeAsString());
  made->Clear();
  EXPECT_EQ(made->ByteSizeLong(), 0u);
}

TEST(Lite, IsSwappedWithItsMaps) {
  lite::Whole whole = sample();
  lite::Whole other;
  (*other.mutable_by_name())["a"].set_id(1);
  (*other.mutable_by_name())["b"].set_id(2);
  whole.Swap(&other);
  EXPECT_EQ(whole.by_name().size(), 2u);
  EXPECT_EQ(other.by_name().at("three").id(), 3);
  EXPECT_EQ(other.bases_by_number().at(4).name(), "four");
  EXPECT_TRUE(whole.bases_by_number().empty());
  EXPECT_EQ(other.SerializeAsString(), sample().SerializeAsString());
}

TEST(Lite, HasDefaultTexts) {
  lite::Whole whole;
  EXPECT_EQ(whole.title(), "untitled");
  EXPECT_EQ(whole.same_title(), "untitled");
  EXPECT_EQ(whole.zeros(), std::string("a\0b", 3));
  EXPECT_EQ(*whole.mutable_title(), "untitled");
  EXPECT_TRUE(whole.has_title());
  whole.mutable_zeros()->append("!");
  EXPECT_EQ(whole.zeros().size(), 4u);
  EXPECT_EQ(whole.text(), "");
}

TEST(Lite, FreesWhatAOneofOwns) {
  lite::Whole whole;
  whole.mutable_chosen()->set_id(1);
  whole.set_text(whole.chosen().SerializeAsString());
  whole.mutable_chosen_base()->set_name("complete");
  EXPECT_EQ(whole.choice_case(), lite::Whole::kChosenBase);
  std::unique_ptr<imported::Base> base(whole.release_chosen_base());
  EXPECT_EQ(base->DebugString(), "name: \"complete\"\n");
  EXPECT_EQ(whole.choice_case(), lite::Whole::CHOICE_NOT_SET);
  whole.set_allocated_chosen_base(base.release());
  whole.set_count(3);
  EXPECT_FALSE(whole.has_chosen_base());
  whole.clear_choice();
  EXPECT_EQ(whole.ByteSizeLong(), 0u);
}

// A complete class in a lite one keeps everything that complete classes have.
TEST(Lite, HoldsCompleteMessages) {
  const lite::Whole whole = sample();
  std::string text;
  EXPECT_TRUE(TextFormat::PrintToString(whole.bases(0), &text));
  EXPECT_EQ(text, "name: \"first\"\n");
  EXPECT_EQ(whole.base().GetDescriptor()->full_name(), "imported.Base");
  EXPECT_EQ(whole.bases_by_number().at(4).InitializationErrorString(), "");
}

TEST(Lite, PrintsNoFields) {
  const lite::Whole whole = sample();
  EXPECT_EQ(whole.DebugString().rfind("MessageLite at 0x", 0), 0u);
  EXPECT_EQ(whole.ShortDebugString(), whole.DebugString());
  EXPECT_EQ(whole.Utf8DebugString(), whole.DebugString());
}

TEST(Lite, NamesItsEnums) {
  EXPECT_EQ(lite::Whole::Kind_Name(lite::Whole::SOME), "SOME");
  EXPECT_FALSE(lite::Whole::Kind_IsValid(2));
  lite::Whole::Kind kind = lite::Whole::NONE;
  EXPECT_TRUE(lite::Whole::Kind_Parse("SOME", &kind));
  EXPECT_EQ(kind, lite::Whole::SOME);
}

TEST(Lite, MayBeOnAnArena) {
  google::protobuf::Arena arena;
  auto* const whole = google::protobuf::Arena::CreateMessage<lite::Whole>(&arena);
  *whole = sample();
  lite::Whole* const made = whole->New(&arena);
  made->set_allocated_part(new lite::Part(whole->part()));
  EXPECT_EQ(made->part().id(), 1);
}

TEST(Lite, IsWrittenDelimited) {
  std::ostringstream out;
  ASSERT_TRUE(google::protobuf::util::SerializeDelimitedToOstream(sample(), &out));
  const std::string bytes = out.str();
  google::protobuf::io::ArrayInputStream in(bytes.data(), static_cast<int>(bytes.size()));
  lite::Whole read;
  ASSERT_TRUE(google::protobuf::util::ParseDelimitedFromZeroCopyStream(&read, &in, nullptr));
  EXPECT_EQ(read.SerializeAsString(), sample().SerializeAsString());
}

TEST(Lite, MayBeChosenByTheCommandLine) {
  chosen::Chosen message;
  message.set_name("n");
  message.set_number(0);
  EXPECT_EQ(message.SerializeAsString(), std::string("\n\1n\x10\0", 5));
  EXPECT_EQ(message.GetTypeName(), "chosen.Chosen");
}

// ---- unknown fields ------------------------------------------------------------------------------------------------

constexpr const char* kUnknown = "\x98\x06\x01";    // field 99
constexpr const char* kMore = "\xa0\x06\x02";       // field 100, an extension of Extendable
constexpr const char* kExtension = "\xa8\x06\x03";  // field 101, an extension that Extendable does not know

TEST(LiteUnknownFields, AreTheBytesThatWereRead) {
  EXPECT_EQ(lite::Part::default_instance().unknown_fields(), "");
  lite::Whole whole = sample();
  EXPECT_EQ(whole.unknown_fields(), "");
  const std::string bytes = whole.SerializeAsString();
  ASSERT_TRUE(whole.ParseFromString(bytes + kUnknown));
  EXPECT_EQ(whole.unknown_fields(), kUnknown);
  ASSERT_TRUE(whole.MergeFromString("\x18\x07"));  // not an enumerator of Kind
  EXPECT_EQ(whole.unknown_fields(), std::string(kUnknown) + "\x18\x07");
  whole.Clear();
  EXPECT_EQ(whole.unknown_fields(), "");
}

TEST(LiteUnknownFields, AreWrittenAsTheyWereChanged) {
  lite::Part part;
  part.set_id(1);
  const std::string known = part.SerializeAsString();
  part.mutable_unknown_fields()->assign(kUnknown);
  EXPECT_EQ(part.SerializeAsString(), known + kUnknown);
  EXPECT_EQ(part.ByteSizeLong(), known.size() + 3);
  ASSERT_TRUE(part.MergeFromString(kMore));
  EXPECT_EQ(part.unknown_fields(), std::string(kUnknown) + kMore);
  const lite::Part copy = part;
  lite::Part moved = std::move(part);
  moved.mutable_unknown_fields()->clear();
  EXPECT_EQ(moved.SerializeAsString(), known);
  EXPECT_EQ(copy.unknown_fields(), std::string(kUnknown) + kMore);
  moved.MergeFrom(copy);
  EXPECT_EQ(moved.unknown_fields(), copy.unknown_fields());
}

TEST(LiteUnknownFields, IncludeUnknownExtensions) {
  lite::Extendable message;
  ASSERT_TRUE(message.ParseFromString(std::string("\x08\x05") + kMore + kExtension + "\x10\x06"));
  EXPECT_EQ(message.unknown_fields(), std::string(kExtension) + "\x10\x06");
  const std::string bytes = message.SerializeAsString();
  EXPECT_EQ(message.mutable_unknown_fields()->size(), 5u);
  EXPECT_EQ(message.SerializeAsString().size(), bytes.size());
  message.mutable_unknown_fields()->clear();
  EXPECT_EQ(message.SerializeAsString(), std::string("\x08\x05") + kMore);
  ASSERT_TRUE(message.MergeFromString(kExtension));
  EXPECT_EQ(*message.mutable_unknown_fields(), kExtension);
}

TEST(LiteUnknownFields, MayBeReadByThreads) {
  for (int round = 0; round < 5; ++round) {
    lite::Extendable message;
    ASSERT_TRUE(message.ParseFromString(std::string(kExtension) + "\x10\x06"));
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&message] {
        for (int k = 0; k < 10; ++k) EXPECT_EQ(message.unknown_fields(), std::string(kExtension) + "\x10\x06");
      });
    }
    for (std::thread& thread : threads) thread.join();
  }
}

TEST(LiteUnknownFields, AreAddedToASet) {
  lite::Part part;
  ASSERT_TRUE(part.ParsePartialFromString(kUnknown));
  google::protobuf::UnknownFieldSet set;
  EXPECT_TRUE(set.MergeFromMessage(part));
  ASSERT_EQ(set.field_count(), 1);
  EXPECT_EQ(set.field(0).number(), 99);
}

}  // namespace
