// Descriptors and reflection on features that ONNX's schemas do not use, and errors for misuse. tests/drop_in compares
// both with libprotobuf's on real messages.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace {

using google::protobuf::Descriptor;
using google::protobuf::EnumDescriptor;
using google::protobuf::FatalException;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::OneofDescriptor;
using google::protobuf::Reflection;

const FieldDescriptor* field_of(const Message& message, const char* name) {
  const FieldDescriptor* const field = message.GetDescriptor()->FindFieldByName(name);
  EXPECT_NE(field, nullptr) << name;
  return field;
}

template <class Call>
std::string failure_of(Call call) {
  const google::protobuf::LogSilencer silence;
  google::protobuf::LogHandler* const before = google::protobuf::SetLogHandler(nullptr);
  std::string told;
  try {
    call();
  } catch (const FatalException& error) {
    told = error.message();
  }
  google::protobuf::SetLogHandler(before);
  return told;
}

TEST(Descriptors, AreOneForEachType) {
  EXPECT_EQ(sample::Tree().GetDescriptor(), sample::Tree::descriptor());
  EXPECT_NE(sample::Tree::descriptor(), sample::Required::descriptor());
  const Descriptor* const tree = sample::Tree::descriptor();
  EXPECT_EQ(tree->FindFieldByName("left")->message_type(), tree);
  EXPECT_EQ(tree->FindFieldByName("left")->containing_type(), tree);
  EXPECT_EQ(sample::Scalars::descriptor()->FindFieldByName("color_value")->enum_type(),
            sample::Required::descriptor()->FindFieldByName("color")->enum_type());
  EXPECT_NE(sample::Choice::descriptor(), sample3::Choice::descriptor());
}

TEST(Descriptors, AreMadeOnceByAllThreads) {
  std::vector<const Descriptor*> seen(8);
  std::vector<std::thread> threads;
  for (const Descriptor*& each : seen) {
    threads.emplace_back([&each] { each = sample::Numbers().GetDescriptor()->field(5)->message_type(); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Descriptor* const each : seen) EXPECT_EQ(each, sample::Numbers::descriptor());
}

TEST(Descriptors, NamesAreReferencesToStrings) {
  const char* const name = sample::Tree::descriptor()->field(0)->name().c_str();
  EXPECT_STREQ(name, "label");
  const std::string& full_name = sample::Tree::descriptor()->full_name();
  EXPECT_EQ(full_name, "sample.Tree");
}

TEST(Descriptors, FieldsHaveTheOrderOfTheSchema) {
  const Descriptor& numbers = *sample::Numbers::descriptor();
  ASSERT_EQ(numbers.field_count(), 7);
  EXPECT_EQ(numbers.field(0)->name(), "largest");
  EXPECT_EQ(numbers.FindFieldByNumber(536870911), numbers.field(0));
  EXPECT_EQ(numbers.FindFieldByNumber(15), numbers.field(1));
  EXPECT_EQ(numbers.FindFieldByNumber(14), nullptr);
}

TEST(Descriptors, DefaultsMatchTheSchema) {
  const Descriptor& defaults = *sample::Defaults::descriptor();
  EXPECT_EQ(defaults.FindFieldByName("double_value")->default_value_double(), -1.5e300);
  EXPECT_EQ(defaults.FindFieldByName("float_value")->default_value_float(), std::numeric_limits<float>::infinity());
  EXPECT_EQ(defaults.FindFieldByName("int32_value")->default_value_int32(), std::numeric_limits<int>::min());
  EXPECT_EQ(defaults.FindFieldByName("int64_value")->default_value_int64(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(defaults.FindFieldByName("uint32_value")->default_value_uint32(), 4294967295u);
  EXPECT_EQ(defaults.FindFieldByName("uint64_value")->default_value_uint64(), 18446744073709551615u);
  EXPECT_EQ(defaults.FindFieldByName("sint32_value")->default_value_int32(), -7);
  EXPECT_TRUE(defaults.FindFieldByName("bool_value")->default_value_bool());
  EXPECT_EQ(defaults.FindFieldByName("bytes_value")->default_value_string(), std::string("a\0b\xff", 4));
  EXPECT_EQ(defaults.FindFieldByName("color_value")->default_value_enum()->name(), "BLUE");
  EXPECT_EQ(defaults.FindFieldByName("member")->default_value_int32(), 42);
}

TEST(Descriptors, ProtoThreeOptionalIsAOneofOfItsOwn) {
  const Descriptor& type = *sample3::Explicit::descriptor();
  EXPECT_EQ(type.real_oneof_decl_count(), 0);
  ASSERT_EQ(type.oneof_decl_count(), 7);
  const FieldDescriptor* const field = type.FindFieldByName("int32_value");
  ASSERT_NE(field->containing_oneof(), nullptr);
  EXPECT_EQ(field->containing_oneof()->name(), "_int32_value");
  EXPECT_TRUE(field->containing_oneof()->is_synthetic());
  EXPECT_EQ(field->real_containing_oneof(), nullptr);
  EXPECT_TRUE(field->has_presence());
  EXPECT_FALSE(sample3::Implicit::descriptor()->FindFieldByName("int32_value")->has_presence());
  EXPECT_TRUE(sample3::Implicit::descriptor()->FindFieldByName("message_value")->has_presence());

  sample3::Explicit message;
  EXPECT_FALSE(message.GetReflection()->HasOneof(message, field->containing_oneof()));
  message.set_int32_value(0);
  EXPECT_EQ(message.GetReflection()->GetOneofFieldDescriptor(message, field->containing_oneof()), field);
}

TEST(Descriptors, EnumsKnowTheirValues) {
  const EnumDescriptor& color = *sample::Scalars::descriptor()->FindFieldByName("color_value")->enum_type();
  ASSERT_EQ(color.value_count(), 4);
  EXPECT_EQ(color.value(3)->name(), "NEGATIVE");
  EXPECT_EQ(color.value(3)->full_name(), "sample.NEGATIVE");
  EXPECT_EQ(color.FindValueByNumber(-5), color.value(3));
  EXPECT_EQ(color.FindValueByNumber(16)->name(), "BLUE");
  EXPECT_EQ(color.FindValueByNumber(3), nullptr);
  const auto* const unknown = color.FindValueByNumberCreatingIfUnknown(3);
  EXPECT_EQ(unknown->name(), "UNKNOWN_ENUM_VALUE_Color_3");
  EXPECT_EQ(unknown->full_name(), "sample.Color.UNKNOWN_ENUM_VALUE_Color_3");
  EXPECT_EQ(color.FindValueByNumberCreatingIfUnknown(3), unknown);
  EXPECT_EQ(color.FindValueByNumber(3), nullptr);
}

TEST(Descriptors, MapsAndGroupsHaveTypes) {
  const FieldDescriptor& map = *sample::Maps::descriptor()->FindFieldByName("bool_scalars");
  EXPECT_TRUE(map.is_map());
  EXPECT_EQ(map.message_type()->map_key()->type(), FieldDescriptor::TYPE_BOOL);
  EXPECT_EQ(map.message_type()->map_value()->message_type(), sample::Scalars::descriptor());
  EXPECT_EQ(map.message_type()->full_name(), "sample.Maps.BoolScalarsEntry");
  const FieldDescriptor& group = *sample::Groups::descriptor()->FindFieldByName("single");
  EXPECT_EQ(group.type(), FieldDescriptor::TYPE_GROUP);
  EXPECT_EQ(group.message_type(), sample::Groups_Single::descriptor());

  sample::Maps message;
  (*message.mutable_bool_scalars())[true].set_bool_value(true);
  EXPECT_EQ(message.GetReflection()->FieldSize(message, &map), 1);
  std::vector<const FieldDescriptor*> fields;
  message.GetReflection()->ListFields(message, &fields);
  EXPECT_EQ(fields, std::vector<const FieldDescriptor*>{&map});
}

TEST(Descriptors, AWrongIndexIsReported) {
  const Descriptor& tree = *sample::Tree::descriptor();
  EXPECT_NE(failure_of([&] { (void)tree.field(6); }).find("index 6 of 6 in sample.Tree"), std::string::npos);
  EXPECT_NE(failure_of([&] { (void)tree.field(-1); }).find("index -1"), std::string::npos);
  EXPECT_NE(failure_of([&] { (void)tree.oneof_decl(0); }).find("index 0 of 0"), std::string::npos);
  EXPECT_NE(failure_of([&] { (void)tree.field(0)->default_value_int32(); }).find("is no int32 but a string"),
            std::string::npos);
  EXPECT_NE(failure_of([&] { (void)tree.field(0)->index_in_oneof(); }).find("in no oneof"), std::string::npos);
}

// ---- values --------------------------------------------------------------------------------------------------------

TEST(Reflection, ZeroesWithoutPresenceAreNotSet) {
  sample3::Implicit message;
  const Reflection& reflection = *message.GetReflection();
  message.set_double_value(-0.0);  // has a nonzero bit pattern, so it is serialized
  message.set_int32_value(0);
  EXPECT_TRUE(reflection.HasField(message, field_of(message, "double_value")));
  EXPECT_TRUE(std::signbit(reflection.GetDouble(message, field_of(message, "double_value"))));
  EXPECT_FALSE(reflection.HasField(message, field_of(message, "int32_value")));
  EXPECT_FALSE(reflection.HasField(message, field_of(message, "string_value")));
  reflection.SetString(&message, field_of(message, "string_value"), "");
  EXPECT_FALSE(reflection.HasField(message, field_of(message, "string_value")));
}

TEST(Reflection, UnsetFieldsHaveTheirDefaults) {
  const sample::Defaults message;
  const Reflection& reflection = *message.GetReflection();
  EXPECT_EQ(reflection.GetString(message, field_of(message, "bytes_value")), std::string("a\0b\xff", 4));
  EXPECT_EQ(reflection.GetEnumValue(message, field_of(message, "color_value")), sample::BLUE);
  EXPECT_EQ(reflection.GetInt32(message, field_of(message, "member")), 42);
  EXPECT_EQ(reflection.GetString(message, field_of(message, "text_member")), "text");
  const sample::Tree tree;
  EXPECT_EQ(&tree.GetReflection()->GetMessage(tree, field_of(tree, "left")), &sample::Tree::default_instance());
}

TEST(Reflection, ReturnsTheObjectsThemselves) {
  sample::Tree tree;
  tree.set_data("data");
  tree.mutable_left()->set_label("left");
  tree.add_children()->set_label("child");
  tree.add_names("name");
  const Reflection& reflection = *tree.GetReflection();
  std::string scratch;
  EXPECT_EQ(&reflection.GetStringReference(tree, field_of(tree, "data"), &scratch), &tree.data());
  EXPECT_EQ(&reflection.GetRepeatedStringReference(tree, field_of(tree, "names"), 0, &scratch), &tree.names(0));
  EXPECT_EQ(&reflection.GetMessage(tree, field_of(tree, "left")), &tree.left());
  EXPECT_EQ(&reflection.GetRepeatedMessage(tree, field_of(tree, "children"), 0), &tree.children(0));
  EXPECT_EQ(reflection.MutableMessage(&tree, field_of(tree, "left")), tree.mutable_left());
}

TEST(Reflection, AOneofHasOneMemberAtMost) {
  sample::Choice message;
  const Reflection& reflection = *message.GetReflection();
  const OneofDescriptor* const value = message.GetDescriptor()->FindOneofByName("value");
  EXPECT_EQ(reflection.GetOneofFieldDescriptor(message, value), nullptr);
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < value->field_count(); ++i) {
      const FieldDescriptor* const field = value->field(i);
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_INT32) reflection.SetInt32(&message, field, 7);
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_STRING) {
        reflection.SetString(&message, field, std::string(100, 'x'));
      }
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
        EXPECT_EQ(reflection.MutableMessage(&message, field)->ByteSizeLong(), 0u);
      }
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM) reflection.SetEnumValue(&message, field, sample::BLUE);
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_DOUBLE) reflection.SetDouble(&message, field, 0.5);
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_BOOL) reflection.SetBool(&message, field, true);
      EXPECT_EQ(reflection.GetOneofFieldDescriptor(message, value), field);
      for (int j = 0; j < value->field_count(); ++j) {
        EXPECT_EQ(reflection.HasField(message, value->field(j)), i == j);
      }
      sample::Choice read;
      EXPECT_TRUE(read.ParseFromString(message.SerializeAsString()));
      EXPECT_EQ(read.value_case(), message.value_case());
    }
  }
  reflection.ClearField(&message, value->field(0));  // a different member is set
  EXPECT_TRUE(reflection.HasOneof(message, value));
  reflection.ClearOneof(&message, value);
  EXPECT_EQ(message.value_case(), sample::Choice::VALUE_NOT_SET);
}

TEST(Reflection, ClearedFieldsHaveTheirDefaults) {
  sample::Defaults message;
  const Reflection& reflection = *message.GetReflection();
  reflection.SetInt32(&message, field_of(message, "int32_value"), 1);
  reflection.SetDouble(&message, field_of(message, "double_value"), 1);
  reflection.SetFloat(&message, field_of(message, "float_value"), 1);
  reflection.SetBool(&message, field_of(message, "bool_value"), false);
  reflection.SetString(&message, field_of(message, "string_value"), "text");
  reflection.SetEnumValue(&message, field_of(message, "color_value"), sample::RED);
  EXPECT_EQ(message.int32_value(), 1);
  EXPECT_EQ(message.string_value(), "text");
  const Descriptor& type = *message.GetDescriptor();
  for (int i = 0; i < type.field_count(); ++i) reflection.ClearField(&message, type.field(i));
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(message.int32_value(), std::numeric_limits<int>::min());
  EXPECT_EQ(message.double_value(), -1.5e300);
  EXPECT_EQ(message.float_value(), std::numeric_limits<float>::infinity());
  EXPECT_TRUE(message.bool_value());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  EXPECT_EQ(message.color_value(), sample::BLUE);
}

TEST(Reflection, EachFieldHasItsOwnHasBit) {
  const Descriptor& type = *sample::Switches::descriptor();
  ASSERT_GT(type.field_count(), 32);
  sample::Switches message;
  const Reflection& reflection = *message.GetReflection();
  for (int i = 0; i < type.field_count(); ++i) {
    std::vector<const FieldDescriptor*> set;
    reflection.SetInt32(&message, type.field(i), -1);
    reflection.ListFields(message, &set);
    EXPECT_EQ(set, std::vector<const FieldDescriptor*>{type.field(i)});
    reflection.ClearField(&message, type.field(i));
    EXPECT_EQ(reflection.GetInt32(message, type.field(i)), i + 1);
    EXPECT_EQ(message.ByteSizeLong(), 0u);
  }
  reflection.SetInt32(&message, type.FindFieldByName("s33"), 7);
  EXPECT_TRUE(message.has_s33());
  EXPECT_EQ(message.s33(), 7);
}

TEST(Reflection, RepeatedFieldsAndMapsAreCleared) {
  sample::Unpacked message;
  message.add_double_value(1);
  message.add_float_value(1);
  message.add_int32_value(1);
  message.add_uint64_value(1);
  message.add_bool_value(true);
  message.add_string_value("text");
  message.add_color_value(sample::BLUE);
  message.add_message_value()->set_int32_value(1);
  const Descriptor& type = *message.GetDescriptor();
  for (int i = 0; i < type.field_count(); ++i) {
    message.GetReflection()->ClearField(&message, type.field(i));
  }
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(message.int32_value_size(), 0);
  sample::Maps maps;
  (*maps.mutable_int32_string())[1] = "one";
  maps.GetReflection()->ClearField(&maps, field_of(maps, "int32_string"));
  EXPECT_EQ(maps.ByteSizeLong(), 0u);
}

TEST(Reflection, ElementsAreAddedReplacedAndRemoved) {
  sample::Tree tree;
  const Reflection& reflection = *tree.GetReflection();
  const FieldDescriptor* const names = field_of(tree, "names");
  const FieldDescriptor* const numbers = field_of(tree, "numbers");
  const FieldDescriptor* const children = field_of(tree, "children");
  reflection.AddString(&tree, names, "a");
  reflection.AddString(&tree, names, "b");
  reflection.SetRepeatedString(&tree, names, 1, "c");
  reflection.SwapElements(&tree, names, 0, 1);
  reflection.AddInt64(&tree, numbers, -1);
  reflection.SetRepeatedInt64(&tree, numbers, 0, -2);
  Message* const child = reflection.AddMessage(&tree, children);
  EXPECT_EQ(child, tree.mutable_children(0));
  EXPECT_EQ(reflection.MutableRepeatedMessage(&tree, children, 0), child);
  reflection.AddMessage(&tree, children);
  reflection.RemoveLast(&tree, children);
  EXPECT_EQ(tree.names(0) + tree.names(1), "ca");
  EXPECT_EQ(tree.numbers(0), -2);
  EXPECT_EQ(tree.children_size(), 1);
  sample::Unpacked lists;
  const FieldDescriptor* const colors = field_of(lists, "color_value");
  lists.GetReflection()->AddEnum(&lists, colors, colors->enum_type()->FindValueByName("BLUE"));
  lists.GetReflection()->SetRepeatedEnum(&lists, colors, 0, colors->enum_type()->FindValueByName("GREEN"));
  EXPECT_EQ(lists.color_value(0), sample::GREEN);
}

TEST(Reflection, UndeclaredNumbersOfClosedEnumsBecomeUnknownFields) {
  sample::Scalars closed;
  closed.GetReflection()->SetEnumValue(&closed, field_of(closed, "color_value"), 3);
  EXPECT_FALSE(closed.has_color_value());
  sample::Scalars parsed;
  ASSERT_TRUE(parsed.ParseFromString(std::string("\x80\x01\x03", 3)));
  EXPECT_EQ(closed.SerializeAsString(), parsed.SerializeAsString());

  sample3::Implicit open;
  open.GetReflection()->SetEnumValue(&open, field_of(open, "shade_value"), 9);
  EXPECT_EQ(open.shade_value(), 9);
  EXPECT_EQ(open.GetReflection()->GetEnum(open, field_of(open, "shade_value"))->name(), "UNKNOWN_ENUM_VALUE_Shade_9");
}

// ---- misuse --------------------------------------------------------------------------------------------------------

TEST(Reflection, MisuseIsReported) {
  sample::Tree tree;
  tree.add_names("one");
  const Reflection& reflection = *tree.GetReflection();
  const sample::Scalars other;
  const FieldDescriptor* const label = field_of(tree, "label");
  const FieldDescriptor* const names = field_of(tree, "names");
  EXPECT_EQ(failure_of([&] { (void)reflection.GetInt32(tree, label); }),
            "Protocol Buffer reflection usage error:\n"
            "  Method      : google::protobuf::Reflection::GetInt32\n"
            "  Message type: sample.Tree\n"
            "  Field       : sample.Tree.label\n"
            "  Problem     : Field is not the right type for this message:\n"
            "    Expected  : CPPTYPE_INT32\n"
            "    Field type: CPPTYPE_STRING");
  const auto problem = [](auto call) {
    const std::string told = failure_of(call);
    const std::size_t at = told.find("Problem     : ");
    return at != std::string::npos ? told.substr(at + 14) : "told: " + told;
  };
  const std::string singular = "Field is singular; the method requires a repeated field.";
  const std::string repeated = "Field is repeated; the method requires a singular field.";
  const std::string mismatch = "Field does not match message type.";
  EXPECT_EQ(problem([&] { (void)reflection.HasField(tree, names); }), repeated);
  EXPECT_EQ(problem([&] { (void)reflection.GetString(tree, names); }), repeated);
  EXPECT_EQ(problem([&] { (void)reflection.FieldSize(tree, label); }), singular);
  EXPECT_EQ(problem([&] { (void)reflection.GetRepeatedString(tree, label, 0); }), singular);
  EXPECT_EQ(problem([&] { (void)reflection.GetRepeatedString(tree, names, 1); }), "Index 1 of 1 elements.");
  EXPECT_EQ(problem([&] { (void)reflection.GetRepeatedString(tree, names, -1); }), "Index -1 of 1 elements.");
  EXPECT_EQ(problem([&] { (void)reflection.GetInt32(tree, field_of(other, "int32_value")); }), mismatch);
  EXPECT_EQ(problem([&] { (void)reflection.HasField(tree, nullptr); }), mismatch);
  EXPECT_EQ(problem([&] { (void)reflection.GetEnum(tree, nullptr); }), mismatch);
  EXPECT_EQ(problem([&] { (void)reflection.GetMessage(tree, field_of(tree, "children")); }), repeated);
  EXPECT_NE(problem([&] { (void)reflection.HasField(other, label); }).find("another type"), std::string::npos);
  EXPECT_NE(problem([&] { (void)reflection.GetEnum(tree, label); }).find("CPPTYPE_ENUM"), std::string::npos);
  EXPECT_NE(problem([&] { reflection.SetInt32(&tree, label, 1); }).find("CPPTYPE_INT32"), std::string::npos);
  EXPECT_NE(problem([&] { reflection.AddInt32(&tree, names, 1); }).find("CPPTYPE_INT32"), std::string::npos);
  EXPECT_EQ(problem([&] { reflection.AddString(&tree, label, ""); }), singular);
  EXPECT_EQ(problem([&] { reflection.SetRepeatedString(&tree, names, 1, ""); }), "Index 1 of 1 elements.");
  EXPECT_EQ(problem([&] { reflection.SwapElements(&tree, names, 0, -1); }), "Index -1 of 1 elements.");
  EXPECT_EQ(problem([&] { reflection.RemoveLast(&tree, field_of(tree, "children")); }),
            "There is no element to remove.");

  sample::Maps maps;
  (*maps.mutable_int32_string())[1] = "one";
  EXPECT_NE(problem([&] {
              (void)maps.GetReflection()->GetRepeatedMessage(maps, field_of(maps, "int32_string"), 0);
            }).find("no messages"),
            std::string::npos);
  sample::Scalars scalars;
  const auto* const shade = sample3::Implicit::descriptor()->FindFieldByName("shade_value")->enum_type()->value(0);
  EXPECT_EQ(problem([&] { scalars.GetReflection()->SetEnum(&scalars, field_of(scalars, "color_value"), shade); }),
            "Enum value did not match field type.");
  const OneofDescriptor* const oneof = sample::Choice::descriptor()->oneof_decl(0);
  EXPECT_EQ(problem([&] { (void)reflection.HasOneof(tree, oneof); }), "Oneof does not match message type.");
}

using ReflectionDeathTest = testing::Test;

TEST(ReflectionDeathTest, MisuseEndsTheProgram) {
  const sample::Tree tree;
  const FieldDescriptor* const label = field_of(tree, "label");
  const auto misuse = [&]() noexcept { (void)tree.GetReflection()->GetInt32(tree, label); };
  EXPECT_DEATH(misuse(), "Protocol Buffer reflection usage error");
}

}  // namespace
