// Reads and compares messages through descriptors, for cases that random messages (profiles_test.cpp) rarely cover.
#include "onnxgen/reflection/compare.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/differences.h"

// Last, because one of its extensions has the name of a parameter in the other headers.
#include "extensions.pb.h"

namespace {

using onnxgen::CompareOptions;
using onnxgen::ConstMessage;
using onnxgen::Difference;
using onnxgen::DifferenceKind;
using onnxgen::FieldDescriptor;

template <class M>
const FieldDescriptor& field_of(const char* name) {
  return *onnxgen::find_field(onnxgen::descriptor_of<M>(), name);
}

std::vector<std::string> texts_of(ConstMessage first, ConstMessage second, const CompareOptions& options = {}) {
  std::vector<std::string> texts;
  for (const Difference& difference : onnxgen::diff(first, second, options)) {
    texts.push_back(onnxgen::text::to_string(difference));
  }
  return texts;
}

using Texts = std::vector<std::string>;

CompareOptions ignoring(const char* name) {
  CompareOptions options;
  options.ignore = [name](const FieldDescriptor& field) { return field.name == std::string(name); };
  return options;
}

TEST(Compare, ExtensionsByThemselves) {
  sample::Extended a;
  sample::Extended b;
  a.set_first(1);
  b.set_first(2);
  EXPECT_TRUE(onnxgen::equal(a, b, ignoring("first")));
  b.SetExtension(sample::early, 5);
  EXPECT_FALSE(onnxgen::equal(a, b, ignoring("first")));
  EXPECT_EQ(texts_of(a, b).size(), 2u) << "a difference of a field does not hide that of the extensions";
  a.SetExtension(sample::early, 5);
  EXPECT_TRUE(onnxgen::equal(a, b, ignoring("first")));
  EXPECT_EQ(texts_of(a, b), Texts{"modified: first: 1 -> 2"});
}

TEST(Compare, ExtensionsOfAbsentMessages) {
  const ConstMessage nothing(nullptr, onnxgen::descriptor_of<sample::Extended>());
  sample::Extended message;
  EXPECT_TRUE(onnxgen::equal(nothing, message));
  message.SetExtension(sample::early, 5);
  EXPECT_FALSE(onnxgen::equal(nothing, message));
  EXPECT_FALSE(onnxgen::equal(message, nothing));
}

TEST(Compare, MapsWithOtherKeysOrValuesDoNotCorrespond) {
  sample::Maps first;
  (void)(*first.mutable_bool_scalars())[false];
  first.mutable_int32_string()->Set(1, "one");
  sample::Assorted second;
  second.mutable_counts()->Set("", 0);
  second.mutable_names()->Set(1, "one");
  EXPECT_FALSE(onnxgen::equal(first, second));
  EXPECT_EQ(texts_of(first, second).size(), 2u);
  EXPECT_EQ(onnxgen::diff(first, second)[0].path, "bool_scalars");
  EXPECT_EQ(onnxgen::diff(second, first)[0].path, "counts");
  sample3::Maps other;
  other.mutable_string_string()->Set("1", "one");
  EXPECT_EQ(onnxgen::diff(first, other)[0].path, "int32_string");
}

TEST(Compare, FloatsByTheOptions) {
  sample::Scalars a;
  sample::Scalars b;
  a.set_float_value(0.0f);
  b.set_float_value(-0.0f);
  CompareOptions by_value;
  by_value.floats = CompareOptions::Floats::kByValue;
  EXPECT_FALSE(onnxgen::equal(a, b));
  EXPECT_TRUE(onnxgen::equal(a, b, by_value));
  a.set_float_value(std::numeric_limits<float>::quiet_NaN());
  EXPECT_TRUE(onnxgen::equal(a, a));
  EXPECT_FALSE(onnxgen::equal(a, a, by_value));
  by_value.same_nans = true;
  EXPECT_TRUE(onnxgen::equal(a, a, by_value));
  b.set_float_value(-a.float_value());
  EXPECT_FALSE(onnxgen::equal(a, b, by_value));
  by_value.equal_nans = true;
  EXPECT_TRUE(onnxgen::equal(a, b, by_value));
  CompareOptions nearly;
  nearly.floats = CompareOptions::Floats::kNearly;
  constexpr float kEpsilon = std::numeric_limits<float>::epsilon();
  a.set_float_value(1);
  b.set_float_value(1 + 31 * kEpsilon);
  EXPECT_TRUE(onnxgen::equal(a, b, nearly));
  b.set_float_value(1 + 32 * kEpsilon);
  EXPECT_FALSE(onnxgen::equal(a, b, nearly));
  a.set_double_value(1);
  b.set_float_value(1);
  b.set_double_value(1 + static_cast<double>(kEpsilon));
  EXPECT_FALSE(onnxgen::equal(a, b, nearly)) << "each type has an epsilon of its own";
}

TEST(Compare, SignsOfZeroOnRequest) {
  sample::Scalars a;
  sample::Scalars b;
  a.set_float_value(0.0F);
  b.set_float_value(-0.0F);
  a.set_double_value(-0.0);
  b.set_double_value(0.0);
  a.set_int32_value(0);
  b.set_int32_value(0);
  CompareOptions options;
  options.report_zero_signs = true;
  for (const auto& difference : onnxgen::diff(a, b, options)) EXPECT_EQ(difference.kind, DifferenceKind::kModified);
  options.floats = CompareOptions::Floats::kByValue;
  EXPECT_TRUE(onnxgen::equal(a, b, options));
  const auto found = onnxgen::diff(a, b, options);
  ASSERT_EQ(found.size(), 2U);
  for (const auto& difference : found) EXPECT_EQ(difference.kind, DifferenceKind::kZeroSign) << difference.path;
  EXPECT_EQ(onnxgen::diff(a, b, options, 1).size(), 1U);
  EXPECT_TRUE(onnxgen::diff(a, a, options).empty());
  options.report_zero_signs = false;
  EXPECT_TRUE(onnxgen::diff(a, b, options).empty());
}

TEST(Compare, UnsetAsDefault) {
  sample::Defaults set;
  set.set_string_value("quote \" tab \t end");
  set.set_bytes_value(std::string("a\0b\xff", 4));
  set.set_member(42);
  CompareOptions options;
  EXPECT_FALSE(onnxgen::equal(set, sample::Defaults(), options));
  options.unset_is_default = true;
  EXPECT_TRUE(onnxgen::equal(set, sample::Defaults(), options));
  set.set_text_member("other");
  EXPECT_EQ(texts_of(sample::Defaults(), set, options), Texts{"modified: text_member: \"text\" -> \"other\""});
}

TEST(Compare, SetsReportUnmatchedElements) {
  sample::Tree a;
  sample::Tree b;
  for (const char* name : {"x", "y", "y"}) a.add_names(name);
  for (const char* name : {"y", "x", "z"}) b.add_names(name);
  CompareOptions options;
  options.repeated = CompareOptions::Repeated::kAsSets;
  EXPECT_EQ(texts_of(a, b, options), (Texts{"added: names[2]: \"z\"", "deleted: names[2]: \"y\""}));
  options.report_moved = true;
  EXPECT_EQ(texts_of(a, b, options),
            (Texts{"moved: names[0] -> names[1] : \"x\"", "moved: names[1] -> names[0] : \"y\"",
                   "added: names[2]: \"z\"", "deleted: names[2]: \"y\""}));
  EXPECT_EQ(onnxgen::diff(a, b, options, 1).size(), 1u);
}

TEST(Compare, AlignedListsReportInsertionsRemovalsAndMoves) {
  const auto tree_of = [](const std::vector<std::string>& labels) {
    sample::Tree tree;
    for (const std::string& label : labels) tree.add_children()->set_label(label);
    return tree;
  };
  CompareOptions options;
  options.repeated = CompareOptions::Repeated::kAligned;
  options.identity_of = [](ConstMessage tree) {
    return onnxgen::ElementIdentity{{std::string(tree.GetString(field_of<sample::Tree>("label")))}, ""};
  };
  sample::Tree a = tree_of({"a", "b", "c", "d"});
  sample::Tree b = tree_of({"x", "a", "d", "c"});
  EXPECT_EQ(texts_of(a, b, options),
            (Texts{"added: children[0]: { label: \"x\" }", "deleted: children[1]: { label: \"b\" }",
                   "moved: children[2] -> children[3] : { label: \"c\" }"}));
  EXPECT_FALSE(onnxgen::equal(a, b, options));
  EXPECT_TRUE(onnxgen::equal(a, a, options));
  a.mutable_children(2)->set_data("old");
  b = tree_of({"x", "a", "b", "c", "d"});
  b.mutable_children(2)->add_children()->set_data("new");
  b.mutable_children(3)->set_data("changed");
  const std::vector<Difference> found = onnxgen::diff(a, b, options);
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[1].path, "children[2].children[0]") << "in the second message";
  EXPECT_EQ(found[1].second_path, "");
  EXPECT_EQ(found[2].path, "children[2].data");
  EXPECT_EQ(found[2].second_path, "children[3].data");
  EXPECT_EQ(onnxgen::diff(a, b, options, 1).size(), 1u);
}

TEST(Compare, IgnoredFieldsOnRequest) {
  sample::Tree a;
  sample::Tree b;
  a.mutable_left()->set_label("one");
  CompareOptions options = ignoring("label");
  b.mutable_left();
  EXPECT_TRUE(texts_of(a, b, options).empty());
  options.report_ignored = true;
  EXPECT_EQ(texts_of(a, b, options), Texts{"ignored: left.label"});
  EXPECT_EQ(texts_of(b, a, options), Texts{"ignored: left.label"});
  EXPECT_TRUE(onnxgen::equal(a, b, options));
}

TEST(Reflection, EmptyImplicitStringsAreNotSet) {
  sample3::Implicit message;
  message.set_string_value("");
  message.set_bytes_value("");
  message.set_double_value(-0.0);
  const ConstMessage view(message);
  EXPECT_FALSE(view.HasField(field_of<sample3::Implicit>("string_value")));
  EXPECT_FALSE(view.HasField(field_of<sample3::Implicit>("bytes_value")));
  EXPECT_TRUE(view.HasField(field_of<sample3::Implicit>("double_value")));
}

#ifdef NDEBUG
TEST(Reflection, MismatchedLookupsFindNothing) {
  sample::Tree tree;
  tree.add_names("name");
  tree.set_label("label");
  const ConstMessage view(tree);
  const FieldDescriptor& names = field_of<sample::Tree>("names");
  EXPECT_EQ(view.GetRepeatedMessage(names, 0).data(), nullptr);
  EXPECT_EQ(view.GetRepeatedMessage(names, 0).descriptor().field_count, 0u);
  EXPECT_EQ(view.GetMessage(names).data(), nullptr);
  EXPECT_EQ(view.GetRepeatedInt64(names, 0), 0);
  EXPECT_EQ(view.GetRepeatedString(names, 1), "");
  EXPECT_EQ(view.GetInt64(field_of<sample::Tree>("label")), 0);
  EXPECT_EQ(view.FieldSize(field_of<sample::Tree>("label")), 0u);
  EXPECT_EQ(ConstMessage(sample::Defaults()).GetInt32(field_of<sample::Defaults>("bytes_value")), 0);
}
#endif

}  // namespace
