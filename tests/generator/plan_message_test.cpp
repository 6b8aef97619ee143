#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "plan/plan.h"
#include "planned.h"

namespace onnxgen::plan {
namespace {

using tests::planned;

std::vector<std::string> member_names(const Message& message) {
  std::vector<std::string> names;
  for (const MemberGroup& group : message.data) {
    std::string name;
    for (const Member& member : group.members) name += (name.empty() ? "" : "|") + member.name.str();
    names.push_back(name);
  }
  return names;
}

const Field& field(const Message& message, const std::string& name) {
  for (const Field& candidate : message.fields) {
    if (candidate.name.str() == name) return candidate;
  }
  throw std::out_of_range(name);
}

std::vector<std::string> cold_names(const Message& message) {
  std::vector<std::string> names;
  for (const MemberGroup& group : message.cold_fields) names.push_back(group.members.front().name.str());
  return names;
}

TEST(PlanFile, PathsMatchProtoc) {
  EXPECT_EQ(planned("message M {}", {}, "a.proto").header_path, "a.pb.h");
  EXPECT_EQ(planned("message M {}", {}, "a.protodevel").source_path, "a.pb.cc");
  EXPECT_EQ(planned("message M {}", {}, "a.proto3").forward_path, "a.proto3.pb.fwd.h");
}

TEST(PlanFile, NamespacesComeFromThePackageOrTheOption) {
  const auto namespaces = [](const std::string& text, const CppOptions& options) {
    std::string path;
    for (const Identifier& component : planned(text, options).namespaces) path += component.str() + "/";
    return path;
  };
  EXPECT_EQ(namespaces("package a.class.std; message M {}", {}), "a/class_/std_/");
  EXPECT_EQ(namespaces("package a; message M {}", {"mine::too", "", Profile::kNative}), "mine/too/");
  EXPECT_EQ(namespaces("message M {}", {}), "");
  const std::string with_option =
      "edition = \"2026\"; package a;"
      "import option \"google/protobuf/cpp_file_options.proto\";"
      "option (pb.file.cpp).namespace = ";
  EXPECT_EQ(namespaces(with_option + "\"mine::class\";", {}), "mine/class_/");
  EXPECT_EQ(namespaces(with_option + "\"\";", {}), "");
  const std::string number =
      "syntax = \"proto2\"; package pb.file; import \"google/protobuf/descriptor.proto\";"
      "message Own { optional int32 namespace = 1; } extend google.protobuf.FileOptions { optional Own cpp = 51234; }"
      "option (pb.file.cpp).namespace = 5;";
  EXPECT_EQ(namespaces(number, {}), "pb/file/") << "the schema's own option of that name";
  EXPECT_EQ(namespaces("package onnxgen.onnxgen; message M {}", {}), "onnxgen/onnxgen_/") << "inner ones would hide it";
  EXPECT_EQ(namespaces("package onnxgen; message M {}", {}), "onnxgen_/") << "classes would meet the runtime's";
}

TEST(PlanFile, TheCommandLineOverridesTheOptionOfTheFile) {
  const std::string plain = "message M {}";
  const std::string sized = "option optimize_for = CODE_SIZE; message M {}";
  CppOptions options;
  EXPECT_FALSE(planned(plain, options).for_size);
  EXPECT_FALSE(planned("option optimize_for = SPEED; message M {}", options).for_size);
  EXPECT_TRUE(planned(sized, options).for_size);
  options.optimize_for = OptimizeFor::kSpeed;
  EXPECT_FALSE(planned(sized, options).for_size);
  options.optimize_for = OptimizeFor::kSize;
  EXPECT_TRUE(planned(plain, options).for_size);
  options.profile = Profile::kProtobuf;
  EXPECT_FALSE(planned(sized, options).for_size);
}

TEST(PlanFile, LiteClassesAreChosenByTheFileOrTheCommandLine) {
  const std::string plain = "message M {}";
  const std::string lite = "option optimize_for = LITE_RUNTIME; message M {}";
  const auto is_lite = [](const std::string& text, OptimizeFor optimize_for, Profile profile = Profile::kProtobuf) {
    CppOptions options;
    options.profile = profile;
    options.optimize_for = optimize_for;
    return planned(text, options).lite;
  };
  EXPECT_TRUE(is_lite(lite, OptimizeFor::kFromFile));
  EXPECT_TRUE(is_lite(lite, OptimizeFor::kSize));
  EXPECT_TRUE(is_lite(lite, OptimizeFor::kLite));
  EXPECT_FALSE(is_lite(lite, OptimizeFor::kSpeed));
  EXPECT_FALSE(is_lite(plain, OptimizeFor::kFromFile));
  EXPECT_FALSE(is_lite("option optimize_for = CODE_SIZE; message M {}", OptimizeFor::kFromFile));
  EXPECT_FALSE(is_lite(plain, OptimizeFor::kSize));
  EXPECT_TRUE(is_lite(plain, OptimizeFor::kLite));
  EXPECT_FALSE(is_lite(lite, OptimizeFor::kLite, Profile::kNative));
}

TEST(PlanFile, TheNativeProfileIgnoresLite) {
  CppOptions options;
  options.optimize_for = OptimizeFor::kLite;
  EXPECT_TRUE(planned("option optimize_for = CODE_SIZE; message M {}", options).for_size);
  EXPECT_FALSE(planned("option optimize_for = LITE_RUNTIME; message M {}", options).for_size);
}

TEST(PlanFile, NestedClassesPrecedeEnclosingOnes) {
  const CppFile file = planned("message A { message B { message C {} } map<int32, int32> m = 1; } message D {}");
  std::vector<std::string> names;
  for (const Message& message : file.messages) names.push_back(message.name.str());
  EXPECT_EQ(names, (std::vector<std::string>{"A_B_C", "A_B", "A", "D"}));
}

TEST(PlanMessage, TheSchemaTakesPrecedenceOverTheDescriptorFunction) {
  CppOptions options;
  options.profile = Profile::kProtobuf;
  const auto has_function = [&options](const std::string& text) {
    return planned(text, options).messages.back().has_descriptor_function;
  };
  EXPECT_TRUE(has_function("message M { optional int32 a = 1; }"));
  EXPECT_FALSE(has_function("message M { optional int32 descriptor = 1; }"));
  EXPECT_FALSE(has_function("message M { message descriptor {} }"));
  EXPECT_FALSE(has_function("message M { enum E { descriptor = 0; } }"));
  options.optimize_for = OptimizeFor::kLite;
  EXPECT_FALSE(has_function("message M { optional int32 a = 1; }"));
}

// Since release 23, also those of proto3.
TEST(PlanMessage, LiteClassesReturnUnknownFields) {
  CppOptions options;
  options.profile = Profile::kProtobuf;
  options.optimize_for = OptimizeFor::kLite;
  const auto has_functions = [&options](const std::string& text) {
    return planned(text, options).messages.back().has_unknown_text_functions;
  };
  EXPECT_TRUE(has_functions("message M { optional int32 a = 1; }"));
  EXPECT_FALSE(has_functions("message M { optional int32 unknown_fields = 1; }"));
  EXPECT_FALSE(has_functions("message M { enum E { mutable_unknown_fields = 0; } }"));
  EXPECT_TRUE(has_functions("syntax = \"proto3\"; message M { int32 a = 1; }"));
  options.optimize_for = OptimizeFor::kSpeed;
  EXPECT_FALSE(has_functions("message M { optional int32 a = 1; }")) << "Message has them";
}

TEST(PlanMessage, MembersAreOrderedBySize) {
  const Message message = planned(R"(
      message M {
        optional bool a = 1;
        optional int32 b = 2;
        optional string c = 3;
        optional bytes d = 4;
        optional double e = 5;
        repeated bool f = 6;
        oneof g { int32 h = 7; bytes i = 8; }
        optional float j = 9;
      })")
                              .messages.front();
  // The first 4-byte member fills the word next to the has-bits. Members larger than a pointer come after pointers.
  EXPECT_EQ(member_names(message),
            (std::vector<std::string>{"b_", "c_", "e_", "f_", "d_", "h_|i_", "g_case", "j_", "a_"}));
  EXPECT_EQ(message.has_bits, 4U);
}

TEST(PlanMessage, WithoutHasBitsNothingMovesToTheFront) {
  const Message message = planned("message M { oneof o { int32 a = 1; } optional string b = 2; }").messages.front();
  EXPECT_EQ(member_names(message), (std::vector<std::string>{"b_", "a_", "o_case"}));
}

TEST(PlanMessage, TheListIsInNumberOrder) {
  const Message message =
      planned("message M { optional int32 a = 9; extensions 3 to 5; optional int32 b = 2; }").messages.front();
  ASSERT_EQ(message.list.size(), 3U);
  EXPECT_EQ(message.list[0].field, 1U);
  EXPECT_EQ(message.list[1].kind, ListEntry::Kind::kExtensionRange);
  EXPECT_EQ(message.list[1].numbers.last, 5);
  EXPECT_EQ(message.list[2].field, 0U);
}

TEST(PlanMessage, RequiredFieldsAreFoundThroughCycles) {
  const std::vector<Message> messages = planned(R"(
      message A { optional B b = 1; }
      message B { optional A a = 1; optional C c = 2; }
      message C { required int32 x = 1; }
      message D { repeated D d = 1; }
      message E { optional F f = 1; }
      message F { extensions 1 to 2; })")
                                            .messages;
  std::string found;
  for (const Message& message : messages) found += message.leads_to_required ? message.name.str() : "-";
  EXPECT_EQ(found, "ABC-EF");
}

TEST(PlanExtension, IsDeclaredInItsScope) {
  const CppFile file = planned(R"(
      message M {
        extensions 1 to 9;
        extend M { repeated int32 inside = 2 [packed = true]; }
      }
      extend M { optional string outside = 1 [default = "d"]; })");
  ASSERT_EQ(file.extensions.size(), 1U);
  EXPECT_EQ(file.extensions[0].type, "onnxgen::Extension<M, onnxgen::StringField>");
  EXPECT_EQ(file.extensions[0].description.describe_value,
            "onnxgen::extension_value_info<onnxgen::StringField, 1, onnxgen::String, onnxgen::Explicit>");
  const Message& message = file.messages.front();
  ASSERT_EQ(message.extensions.size(), 1U);
  EXPECT_EQ(message.extensions[0].qualified_name, "M::inside");
  ASSERT_EQ(message.known_extensions.size(), 2U);
  EXPECT_EQ(message.known_extensions[0].info.str(), "kExtension_outside");
}

TEST(PlanExtension, IsStoredInExtendableClassesOfTheProtobufProfile) {
  CppOptions options;
  options.profile = Profile::kProtobuf;
  const CppFile file = planned(R"(
      message M { extensions 1 to 9; }
      message Unextended { extensions 1 to 9; }
      message Set { option message_set_wire_format = true; extensions 4 to max; }
      enum E { A = 0; }
      extend M { optional string text = 1; repeated M list = 2; repeated E kinds = 3 [packed = true]; })",
                               options);
  ASSERT_EQ(file.extensions.size(), 3U);
  const std::string identifier = "::google::protobuf::internal::ExtensionIdentifier<M, ::google::protobuf::internal::";
  EXPECT_EQ(file.extensions[0].type, identifier + "StringTypeTraits, 9, false>");
  EXPECT_EQ(file.extensions[1].type, identifier + "RepeatedMessageTypeTraits<M>, 11, false>");
  EXPECT_EQ(file.extensions[2].type, identifier + "RepeatedEnumTypeTraits<E, E_IsValid>, 14, true>");
  EXPECT_TRUE(file.linked_extensions.empty()) << "of messages of other files";
  const Message& message = file.messages[0];
  EXPECT_TRUE(message.extendable);
  ASSERT_EQ(message.known_extensions.size(), 3U);
  EXPECT_EQ(message.known_extensions[0].describe_value,
            "onnxgen::heap::extension_value_info<onnxgen::heap::Text, 1, onnxgen::heap::String, onnxgen::Has<0>>");
  EXPECT_EQ(message.known_extensions[1].describe_value,
            "onnxgen::heap::extension_value_info<::google::protobuf::RepeatedPtrField<M>, 2, "
            "onnxgen::heap::MessageOf<M>, onnxgen::Unpacked, true>");
  EXPECT_EQ(message.known_extensions[2].describe_value,
            "onnxgen::heap::extension_value_info<::google::protobuf::RepeatedField<E>, 3, "
            "onnxgen::ClosedEnum<E, E_IsValid>, onnxgen::Packed>");
  EXPECT_TRUE(file.messages[1].extendable);
  EXPECT_TRUE(file.messages[2].extendable);
}

TEST(PlanExtension, StringsAreCheckedAsTheirFeatureSays) {
  CppOptions options;
  options.profile = Profile::kProtobuf;
  const auto codec = [&](const std::string& syntax) {
    const CppFile file = planned(syntax +
                                     "import \"google/protobuf/descriptor.proto\";"
                                     "extend google.protobuf.FileOptions { repeated string o = 50000; }",
                                 options);
    const std::string& text = file.extensions[0].description.describe_value;
    return text.find("heap::Utf8String") != std::string::npos ? "checked" : "not checked";
  };
  EXPECT_STREQ(codec("syntax = \"proto2\";"), "not checked");
  EXPECT_STREQ(codec("syntax = \"proto3\";"), "checked");
  EXPECT_STREQ(codec("edition = \"2023\";"), "checked");
  EXPECT_STREQ(codec("edition = \"2023\"; option features.utf8_validation = NONE;"), "not checked");
}

TEST(PlanMessage, ModesDescribePresence) {
  const Message message = planned(R"(
      message M {
        optional int32 scalar = 1;
        required int32 needed = 2;
        required string text = 3;
        optional bytes raw = 4;
        repeated int32 packed = 5 [packed = true];
        repeated M messages = 6;
        map<int32, M> table = 7;
        oneof choice { M member = 8; }
      })")
                              .messages.front();
  EXPECT_EQ(field(message, "scalar").mode, "onnxgen::Has<0>");
  EXPECT_EQ(field(message, "needed").mode, "onnxgen::Required<1>");
  EXPECT_EQ(field(message, "text").mode, "onnxgen::Required<>");
  EXPECT_EQ(field(message, "raw").mode, "");
  EXPECT_EQ(field(message, "packed").mode, "onnxgen::Packed");
  EXPECT_EQ(field(message, "messages").mode, "onnxgen::Unpacked");
  EXPECT_EQ(field(message, "table").mode, "");
  EXPECT_EQ(field(message, "member").mode, "onnxgen::Member<&Data_::choice_case>");
}

TEST(PlanMessage, Proto3FieldsHavePresenceOnlyOnRequest) {
  const Message message = planned(R"(
      syntax = "proto3";
      message M { int32 implicit = 1; optional int32 asked = 2; string text = 3; optional string maybe = 4; M inner = 5; }
      )")
                              .messages.front();
  EXPECT_EQ(field(message, "implicit").mode, "onnxgen::Implicit");
  EXPECT_EQ(field(message, "asked").mode, "onnxgen::Has<0>");
  EXPECT_EQ(field(message, "text").mode, "onnxgen::Implicit");
  EXPECT_EQ(field(message, "text").codec, "onnxgen::Utf8String");
  EXPECT_EQ(field(message, "maybe").mode, "");
  EXPECT_EQ(field(message, "inner").presence, Presence::kStorage);
}

TEST(PlanMessage, RequiredFieldsAreFoundBelow) {
  const CppFile file = planned(R"(
      message Leaf { required int32 x = 1; }
      message Map { map<int32, Leaf> leaves = 1; }
      message Cycle { optional Cycle cycle = 1; repeated Map maps = 2; }
      message Free { optional Free free = 1; })");
  EXPECT_TRUE(file.messages[0].leads_to_required);
  EXPECT_TRUE(file.messages[1].leads_to_required);
  EXPECT_TRUE(file.messages[2].leads_to_required);
  EXPECT_FALSE(file.messages[3].leads_to_required);
}

TEST(PlanMessage, NumberConstantsThatWouldBeEqualGetTheirNumber) {
  const Message message =
      planned("message M { optional int32 foo_bar = 1; optional int32 foo__bar = 4; }").messages.front();
  EXPECT_EQ(message.fields[0].number_constant.str(), "kFooBarFieldNumber");
  EXPECT_EQ(message.fields[1].number_constant.str(), "kFooBarFieldNumber_4");
}

TEST(PlanMessage, TypesAreQualifiedOnlyWhereAnAccessorHidesThem) {
  const CppFile file = planned(R"(
      package p;
      message shape {}
      message Data {}
      message Plain { optional shape outline = 1; optional Data data = 2; }
      message Hidden { optional shape shape = 1; })");
  EXPECT_EQ(field(file.messages[2], "outline").value_type, "shape");
  EXPECT_EQ(field(file.messages[2], "data").value_type, "Data");
  EXPECT_EQ(field(file.messages[3], "shape").value_type, "::p::onnxgen_v1::shape");
}

TEST(PlanMessage, MembersOfTheDataStructAlsoHideTypes) {
  const CppFile file = planned(R"(
      package p;
      message header { optional header next = 1; }
      message x_ { optional int32 x = 1; repeated x_ more = 2; })");
  EXPECT_EQ(field(file.messages[0], "next").value_type, "::p::onnxgen_v1::header") << "every message has a header";
  EXPECT_EQ(field(file.messages[1], "more").value_type, "::p::onnxgen_v1::x_");
}

TEST(PlanMessage, AMessageMayContainItself) {
  const Message message = planned("package p; message M { optional M next = 1; }").messages.front();
  EXPECT_EQ(field(message, "next").value_type, "M");
}

TEST(PlanEnum, TablesAreSortedAndAliasesKeepTheirOrder) {
  const Enum plan = planned("enum E { option allow_alias = true; B = 2; A = 0; C = 2; D = 1; F = 9; }").enums.front();
  std::string names;
  for (const EnumEntry& entry : plan.entries) names += entry.schema_name;
  EXPECT_EQ(names, R"("A""D""B""C""F")");
  EXPECT_EQ(plan.min, "A");
  EXPECT_EQ(plan.max, "F");
  ASSERT_EQ(plan.ranges.size(), 2U);
  EXPECT_EQ(plan.ranges[0].last, 2);
  EXPECT_EQ(plan.ranges[1].first, 9);
}

TEST(PlanEnum, TheArraySizeIsOmittedIfItWouldOverflow) {
  EXPECT_EQ(planned("enum E { A = 0; B = 2147483647; }").enums.front().array_size, std::nullopt);
  EXPECT_EQ(planned("enum E { A = 0; B = 4; }").enums.front().array_size, 5);
}

TEST(PlanEnum, ADeprecatedValueIsNotNamedByEmittedCode) {
  const CppFile file = planned(R"(
      enum E { A = 0; B = 1 [deprecated = true]; }
      message M { optional E e = 1 [default = B]; })");
  EXPECT_EQ(file.enums.front().max, "static_cast<E>(1)");
  EXPECT_EQ(file.messages.front().fields.front().default_value, "static_cast<E>(1)");
}

// A schema does not express which fields are rarely set. Those of ONNX are known by name, in any package.
TEST(PlanMessage, ColdFieldsOfOnnxAreSeparateInNativeClasses) {
  const std::string text =
      "message NodeProto {"
      "  optional string name = 1;"
      "  optional string doc_string = 6;"
      "  optional string domain = 7;"
      "  repeated int32 overload = 8;"
      "}";
  using Names = std::vector<std::string>;
  CppOptions options;
  const Message native = planned(text, options).messages[0];
  EXPECT_EQ(member_names(native), (Names{"name_", "domain_"}));
  EXPECT_EQ(cold_names(native), (Names{"doc_string_", "overload_"}));
  EXPECT_TRUE(field(native, "doc_string").cold);
  EXPECT_FALSE(field(native, "domain").cold);
  EXPECT_EQ(cold_names(planned("package acme;" + text, options).messages[0]), cold_names(native));

  options.optimize_for = OptimizeFor::kSize;
  EXPECT_EQ(cold_names(planned(text, options).messages[0]), Names()) << "a table has one place for members";
  options = {};
  options.profile = Profile::kProtobuf;
  EXPECT_EQ(cold_names(planned(text, options).messages[0]), Names());
}

TEST(PlanMessage, WhatIsNotAMemberAloneStaysWithTheMessage) {
  const Message message = planned(
                              "enum E { A = 0; }"
                              "message AttributeProto {"
                              "  optional int32 doc_string = 1;"  // has a has-bit
                              "  repeated E graphs = 2;"          // unknown numbers are stored in the message
                              "  optional E tp = 3;"
                              "  oneof value { string ref_attr_name = 4; }"  // shares memory
                              "  map<int32, string> strings = 5;"
                              "  repeated group Tensors = 6 {}"
                              "}",
                              CppOptions{})
                              .messages.back();
  EXPECT_EQ(cold_names(message), std::vector<std::string>{"tensors_"});
}

}  // namespace
}  // namespace onnxgen::plan
