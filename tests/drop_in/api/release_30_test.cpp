// Programs written for protobuf 30, with the classes that PROTOBUF_API 30 generates.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/json/json.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/time_util.h>
#include <google/protobuf/util/type_resolver.h>
#include <google/protobuf/util/type_resolver_util.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "closed_enums.pb.h"
#include "release_30.pb.h"
#include "releases.h"

namespace pb = google::protobuf;
using sample::api30::Item;

namespace onnxgen::tests {
namespace {

static_assert(GOOGLE_PROTOBUF_VERSION == 6030000 && PROTOBUF_VERSION == 6030000);
template <class Expected, class Actual>
constexpr bool kIs = std::is_same_v<Expected, Actual>;
template <class T>
const T& any();

// Results that are std::string in the interface of protobuf 3.21.
static_assert(kIs<absl::string_view, std::string_view>);
static_assert(kIs<std::string_view, decltype(any<pb::Descriptor>().full_name())>);
static_assert(kIs<std::string_view, decltype(any<pb::Descriptor>().reserved_name(0))>);
static_assert(kIs<std::string_view, decltype(any<pb::FieldDescriptor>().json_name())>);
static_assert(kIs<std::string_view, decltype(any<pb::FieldDescriptor>().type_name())>);
static_assert(kIs<std::string_view, decltype(any<pb::FieldDescriptor>().default_value_string())>);
static_assert(kIs<std::string_view, decltype(any<pb::FieldDescriptor>().PrintableNameForExtension())>);
static_assert(kIs<std::string_view, decltype(any<pb::OneofDescriptor>().name())>);
static_assert(kIs<std::string_view, decltype(any<pb::EnumDescriptor>().full_name())>);
static_assert(kIs<std::string_view, decltype(any<pb::EnumValueDescriptor>().name())>);
static_assert(kIs<std::string_view, decltype(any<pb::ServiceDescriptor>().name())>);
static_assert(kIs<std::string_view, decltype(any<pb::MethodDescriptor>().full_name())>);
static_assert(kIs<std::string_view, decltype(any<pb::FileDescriptor>().package())>);
static_assert(kIs<std::string_view, decltype(any<pb::MessageLite>().GetTypeName())>);
static_assert(kIs<std::string_view, decltype(any<pb::UnknownField>().length_delimited())>);
static_assert(kIs<const std::string&, decltype(Item::Size_Name(Item::LARGE))>);

// Members that protobuf 30 does not have.
#define ONNXGEN_TEST_HAS(name, expression) \
  template <class T, class = void>         \
  constexpr bool name = false;             \
  template <class T>                       \
  constexpr bool name<T, std::void_t<decltype(expression)>> = true
ONNXGEN_TEST_HAS(kHasFullName, any<T>().full_name());
ONNXGEN_TEST_HAS(kHasOptionalKeyword, any<T>().has_optional_keyword());
ONNXGEN_TEST_HAS(kHasSynthetic, any<T>().is_synthetic());
ONNXGEN_TEST_HAS(kHasSyntax, any<T>().syntax());
ONNXGEN_TEST_HAS(kHasStart, any<T>().start);
ONNXGEN_TEST_HAS(kHasUnknownEnumValues, any<T>().SupportsUnknownEnumValues());
ONNXGEN_TEST_HAS(kHasCreateMessage, T::template CreateMessage<Item>(nullptr));
ONNXGEN_TEST_HAS(kHasCreate, T::template Create<Item>(nullptr));
ONNXGEN_TEST_HAS(kHasClearedCount, any<T>().ClearedCount());
ONNXGEN_TEST_HAS(kHasMutableText, std::declval<T&>().mutable_length_delimited());
ONNXGEN_TEST_HAS(kHasPrimitiveFields, any<T>().always_print_primitive_fields);
#undef ONNXGEN_TEST_HAS
static_assert(kHasFullName<pb::FieldDescriptor> && kHasCreate<pb::Arena>);
static_assert(!kHasOptionalKeyword<pb::FieldDescriptor> && !kHasSynthetic<pb::OneofDescriptor>);
static_assert(!kHasSyntax<pb::FileDescriptor> && !kHasStart<pb::Descriptor::ExtensionRange>);
static_assert(!kHasUnknownEnumValues<pb::Reflection> && !kHasCreateMessage<pb::Arena>);
static_assert(!kHasMutableText<pb::UnknownField>);
static_assert(!kHasClearedCount<pb::RepeatedPtrField<Item>> && !kHasPrimitiveFields<pb::util::JsonPrintOptions>);
#if defined(GOOGLE_LOG) || defined(GOOGLE_CHECK) || defined(GOOGLE_DISALLOW_COPY_AND_ASSIGN)
#error "protobuf 30 does not have these macros"
#endif

Item make_item() {
  Item item;
  item.set_name("bolt");
  item.set_rank(3);
  item.add_parts()->set_name("thread");
  (*item.mutable_counts())["box"] = 12;
  return item;
}

TEST(Protobuf30, ReturnsNamesAsViewsOfTheDescriptor) {
  const pb::Descriptor& descriptor = *Item::descriptor();
  const std::string_view name = descriptor.full_name();
  EXPECT_EQ(name, "sample.api30.Item");
  EXPECT_EQ(name.data(), descriptor.full_name().data());
  EXPECT_EQ(descriptor.reserved_name(0), "former");
  EXPECT_EQ(descriptor.FindFieldByName("data")->type_name(), "bytes");
  EXPECT_EQ(pb::FieldDescriptor::CppTypeName(pb::FieldDescriptor::CPPTYPE_STRING), "string");
  EXPECT_EQ(Item().GetTypeName(), name);
}

TEST(Protobuf30, SharesObjectsWithCodeForAnOlderRelease) {
  const Item item = make_item();
  const pb::Descriptor& descriptor = *item.GetDescriptor();
  std::vector<std::string> names{std::string(descriptor.name()), std::string(descriptor.full_name()),
                                 std::string(descriptor.file()->package())};
  for (int i = 0; i < descriptor.field_count(); ++i) {
    const pb::FieldDescriptor& field = *descriptor.field(i);
    for (const std::string_view name :
         {field.name(), field.full_name(), field.json_name(), field.type_name(), field.cpp_type_name()}) {
      names.emplace_back(name);
    }
  }
  names.emplace_back(descriptor.reserved_name(0));
  EXPECT_EQ(release_21::names(descriptor), names);
  EXPECT_EQ(release_21::type_name(item), item.GetTypeName());
}

TEST(Protobuf30, HasItsOwnOptionsOfJson) {
  pb::json::PrintOptions options;
  options.always_print_fields_with_no_presence = true;
  std::string json;
  EXPECT_TRUE(pb::json::MessageToJsonString(Item(), &json, options).ok());
  EXPECT_EQ(json, R"({"name":"","data":"","parts":[],"counts":{},"size":"SMALL"})");
  json.clear();
  EXPECT_TRUE(pb::util::MessageToJsonString(Item(), &json).ok());
  EXPECT_EQ(json, "{}");
  json.clear();
  Item heavy;
  heavy.set_weight(5);
  EXPECT_TRUE(pb::json::MessageToJsonString(heavy, &json).ok());
  EXPECT_EQ(json, R"({"weight":"5"})");
  json.clear();
  pb::json::PrintOptions unquoted;
  unquoted.unquote_int64_if_possible = true;
  EXPECT_TRUE(pb::json::MessageToJsonString(heavy, &json, unquoted).ok());
  EXPECT_EQ(json, R"({"weight":5})");
  EXPECT_EQ(release_21::json(Item()), R"({"name":"","data":"","parts":[],"counts":{},"size":"SMALL"})");
}

TEST(Protobuf30, ConvertsEncodedMessages) {
  const std::unique_ptr<pb::util::TypeResolver> resolver(
      pb::util::NewTypeResolverForDescriptorPool("a.org", pb::DescriptorPool::generated_pool()));
  const std::string type = "a.org/sample.api30.Item";
  pb::util::JsonPrintOptions options;
  options.unquote_int64_if_possible = true;
  Item item;
  item.set_weight(5);
  std::string json;
  EXPECT_TRUE(pb::util::BinaryToJsonString(resolver.get(), type, item.SerializeAsString(), &json, options).ok());
  EXPECT_EQ(json, R"({"weight":5})");
  std::string bytes;
  EXPECT_TRUE(pb::json::JsonToBinaryString(resolver.get(), type, json, &bytes).ok());
  EXPECT_EQ(bytes, item.SerializeAsString());
}

TEST(Protobuf30, ConvertsDescriptorsOfEditions) {
  const pb::Enum closed = pb::util::ConvertDescriptorToType(*sample::api30::ClosedByFile_descriptor());
  EXPECT_EQ(closed.syntax(), pb::SYNTAX_EDITIONS);
  EXPECT_EQ(closed.edition(), "2023");
  ASSERT_EQ(closed.options_size(), 1);
  EXPECT_EQ(closed.options(0).name(), "features");
  pb::FeatureSet features;
  EXPECT_TRUE(closed.options(0).value().UnpackTo(&features));
  EXPECT_EQ(features.enum_type(), pb::FeatureSet::CLOSED);
}

TEST(Protobuf30, ConvertsStreamsOfJson) {
  std::string json;
  pb::io::StringOutputStream output(&json);
  EXPECT_TRUE(pb::json::MessageToJsonStream(make_item(), &output).ok());
  pb::io::ArrayInputStream input(json.data(), static_cast<int>(json.size()), 3);
  Item item;
  EXPECT_TRUE(pb::json::JsonStreamToMessage(&input, &item).ok());
  EXPECT_EQ(item.SerializeAsString(), make_item().SerializeAsString());
}

// A class like absl::Status.
class OtherStatus {
 public:
  enum class Code : int { kOk = 0, kInvalidArgument = 3 };

  OtherStatus(Code code, std::string_view message) : code_(code), message_(message) {}
  Code code() const { return code_; }
  const std::string& message() const { return message_; }

 private:
  Code code_;
  std::string message_;
};

TEST(Protobuf30, ReturnsResultsThatConvertToAbseilsStatus) {
  Item item;
  const OtherStatus status = pb::util::JsonStringToMessage("{", &item);
  EXPECT_EQ(status.code(), OtherStatus::Code::kInvalidArgument);
  EXPECT_NE(status.message(), "");
}

struct Recorder final : pb::io::ErrorCollector {
  void RecordError(int line, pb::io::ColumnNumber /*column*/, absl::string_view message) override {
    errors.push_back(std::to_string(line) + ": " + std::string(message));
  }
  std::vector<std::string> errors;
};

bool parse_badly(pb::io::ErrorCollector* errors) {
  pb::TextFormat::Parser parser;
  parser.RecordErrorsTo(errors);
  Item item;
  return parser.ParseFromString(std::string_view("no_such_field: 1"), &item);
}

TEST(Protobuf30, PassesErrorsToCollectorsOfEitherRelease) {
  Recorder own;
  Recorder passed;
  Item item;
  EXPECT_FALSE(parse_badly(&own));
  EXPECT_FALSE(release_21::parse_badly(item, &passed));
  ASSERT_EQ(own.errors.size(), 1U);
  EXPECT_EQ(own.errors, passed.errors);
  EXPECT_EQ(release_21::count_errors(parse_badly), 1);
}

TEST(Protobuf30, CastsMessages) {
  Item item = make_item();
  pb::MessageLite& lite = item;
  EXPECT_EQ(pb::DynamicCastMessage<Item>(&lite), &item);
  EXPECT_EQ(pb::DynamicCastMessage<pb::Message>(&lite), &item);
  EXPECT_EQ(&pb::DownCastMessage<Item>(lite), &item);
  EXPECT_EQ(pb::DynamicCastMessage<pb::Timestamp>(&lite), nullptr);
  EXPECT_EQ(pb::DynamicCastMessage<Item>(static_cast<pb::MessageLite*>(nullptr)), nullptr);
  EXPECT_THROW(pb::DynamicCastMessage<pb::Timestamp>(lite), pb::FatalException);
}

TEST(Protobuf30, ReadsStringsByReflectionAsViews) {
  const Item item = make_item();
  const pb::Reflection& reflection = *item.GetReflection();
  pb::Reflection::ScratchSpace scratch;
  const std::string_view name = reflection.GetStringView(item, Item::descriptor()->field(0), scratch);
  EXPECT_EQ(name.data(), item.name().data());
  EXPECT_EQ(name, "bolt");
  EXPECT_TRUE(reflection.IsDefaultInstance(Item::default_instance()));
  EXPECT_FALSE(reflection.IsDefaultInstance(item));
}

TEST(Protobuf30, DescribesFields) {
  const pb::Descriptor& descriptor = *Item::descriptor();
  const pb::FieldDescriptor& name = *descriptor.field(0);
  EXPECT_TRUE(name.requires_utf8_validation());
  EXPECT_FALSE(descriptor.FindFieldByName("data")->requires_utf8_validation());
  EXPECT_EQ(name.cpp_string_type(), pb::FieldDescriptor::CppStringType::kString);
  EXPECT_TRUE(descriptor.FindFieldByName("rank")->has_presence());
  EXPECT_FALSE(descriptor.FindFieldByName("size")->legacy_enum_field_treated_as_closed());
  EXPECT_EQ(descriptor.real_oneof_decl_count(), 0);
}

TEST(Protobuf30, DescribesEnums) {
  EXPECT_FALSE(Item::Size_descriptor()->is_closed());
  EXPECT_TRUE(pb::FieldDescriptorProto::Type_descriptor()->is_closed());
  EXPECT_TRUE(sample::api30::ClosedByFile_descriptor()->is_closed());
  EXPECT_FALSE(sample::api30::OpenByEnum_descriptor()->is_closed());
}

TEST(Protobuf30, CreatesObjectsInArenas) {
  pb::Arena arena;
  Item* const item = pb::Arena::Create<Item>(&arena);
  item->set_name("nut");
  EXPECT_EQ(pb::ShortFormat(*item), "name: \"nut\"");
}

struct Sink {
  void Append(std::string_view piece) { text += piece; }
  std::string text;
};

TEST(Protobuf30, AppendsMessagesToTextsOfAbseil) {
  Sink sink;
  AbslStringify(sink, make_item());
  EXPECT_EQ(sink.text, make_item().DebugString());
}

sample::api30::Login make_login() {
  sample::api30::Login login;
  login.set_user("me \u00e4");
  login.set_password("secret");
  login.add_pins(1);
  login.add_pins(2);
  login.add_items()->set_rank(3);
  login.add_items();
  (*login.mutable_tokens())["t"].set_user("secret");
  (*login.mutable_known())["k"].set_password("secret");
  login.mutable_inner()->set_password("secret");
  login.set_shown(true);
  return login;
}

TEST(Protobuf30, HidesFieldsWithDebugRedact) {
  const sample::api30::Login login = make_login();
  EXPECT_EQ(pb::ShortFormat(login),
            "user: \"me \\303\\244\" password: [REDACTED] pins: [REDACTED] pins: [REDACTED] items: [REDACTED] "
            "tokens: [REDACTED] known { key: \"k\" value { password: [REDACTED] } } "
            "inner { password: [REDACTED] } shown: true");
  sample::api30::Login outer;
  outer.mutable_any()->PackFrom(login.inner());
  Sink sink;
  AbslStringify(sink, outer);
  EXPECT_EQ(sink.text, "any {\n  [type.googleapis.com/sample.api30.Login] {\n    password: [REDACTED]\n  }\n}\n");
  outer.set_user("\u00e4");
  outer.clear_any();
  outer.mutable_inner()->set_password("secret");
  EXPECT_EQ(pb::Utf8Format(outer), "user: \"\u00e4\"\ninner {\n  password: [REDACTED]\n}\n");
  EXPECT_NE(outer.DebugString().find("secret"), std::string::npos);
  EXPECT_EQ(pb::ShortFormat(sample::api30::Login()), "");
}

TEST(Protobuf30, HidesValuesOfUnknownFields) {
  sample::api30::Login login;
  ASSERT_TRUE(
      login.ParseFromString(std::string("\xa0\x06\x05"
                                        "\xa5\x06"
                                        "1234"
                                        "\xa1\x06"
                                        "12345678"
                                        "\xa2\x06\x02\x08\x01"
                                        "\xa2\x06\x01s"
                                        "\xa3\x06\xa4\x06")));
  EXPECT_EQ(pb::ShortFormat(login),
            "100: UNKNOWN_VARINT [REDACTED] 100: UNKNOWN_FIXED32 [REDACTED] 100: UNKNOWN_FIXED64 [REDACTED] "
            "100: UNKNOWN_MESSAGE [REDACTED] 100: UNKNOWN_STRING [REDACTED] 100: UNKNOWN_GROUP [REDACTED]");
}

TEST(Protobuf30, HidesSingleValues) {
  pb::TextFormat::Printer printer;
  printer.SetRedactDebugString(true);
  const sample::api30::Login login = make_login();
  for (const char* const name : {"password", "pins", "items", "tokens"}) {
    const pb::FieldDescriptor* const field = login.GetDescriptor()->FindFieldByName(name);
    std::string text;
    printer.PrintFieldValueToString(login, field, field->is_repeated() ? 0 : -1, &text);
    EXPECT_EQ(text, "[REDACTED]") << name;
  }
  pb::UnknownFieldSet unknown;
  unknown.AddVarint(100, 5);
  std::string text;
  EXPECT_TRUE(printer.PrintUnknownFieldsToString(unknown, &text));
  EXPECT_EQ(text, "100: UNKNOWN_VARINT [REDACTED]\n");
}

TEST(Protobuf30, HidesMalformedValuesOfAny) {
  sample::api30::Login login;
  login.mutable_any()->set_type_url("type.googleapis.com/sample.api30.Login");
  login.mutable_any()->set_value("\x12\x06secret\x80");
  EXPECT_EQ(pb::ShortFormat(login), "any { [type.googleapis.com/sample.api30.Login]: [REDACTED] }");
  EXPECT_NE(login.ShortDebugString().find("secret"), std::string::npos);
}

// Each value of an Any may contain another one, so a short input is deeply nested. Only some of it is expanded.
TEST(Protobuf30, LimitsTheDepthOfTexts) {
  sample::api30::Login login;
  login.set_password("secret");
  for (int i = 0; i < 1500; ++i) {
    sample::api30::Login outer;
    outer.mutable_any()->PackFrom(login);
    login = std::move(outer);
  }
  const std::string text = pb::ShortFormat(login);
  EXPECT_NE(text.find("any { [type.googleapis.com/sample.api30.Login]: [REDACTED] }"), std::string::npos);
  EXPECT_EQ(text.find("secret"), std::string::npos);
}

TEST(Protobuf30, ChecksTimes) {
  using pb::util::TimeUtil;
  pb::Duration duration;
  duration.set_seconds(1);
  EXPECT_TRUE(TimeUtil::IsDurationValid(duration));
  duration.set_nanos(-1);
  EXPECT_FALSE(TimeUtil::IsDurationValid(duration));
  pb::Timestamp time;
  EXPECT_TRUE(TimeUtil::IsTimestampValid(time));
  time.set_nanos(TimeUtil::kTimestampMaxNanoseconds + 1);
  EXPECT_FALSE(TimeUtil::IsTimestampValid(time));
}

TEST(Protobuf30, ExtendsMapsAndLists) {
  Item item = make_item();
  EXPECT_TRUE(item.counts().contains("box"));
  EXPECT_FALSE(item.mutable_counts()->try_emplace("box", 1).second);
  EXPECT_EQ(item.counts().at("box"), 12);
  EXPECT_NE(item.counts().SpaceUsedExcludingSelfLong(), 0U);
  item.mutable_parts()->erase(item.parts().begin());
  EXPECT_TRUE(item.parts().empty());
}

}  // namespace
}  // namespace onnxgen::tests
