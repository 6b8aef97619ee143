// Parse-only classes: everything except serialization works.
#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <utility>

#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace onnxgen::tests {
namespace {

using namespace std::string_literals;

template <class M, class = void>
constexpr bool kCanSerialize = false;
template <class M>
constexpr bool kCanSerialize<M, std::void_t<decltype(std::declval<const M&>().SerializeAsString())>> = true;
template <class M, class = void>
constexpr bool kHasSize = false;
template <class M>
constexpr bool kHasSize<M, std::void_t<decltype(std::declval<const M&>().ByteSizeLong())>> = true;

static_assert(!kCanSerialize<sample::Tree> && !kHasSize<sample::Tree>);
static_assert(!kCanSerialize<sample::Maps> && !kCanSerialize<sample3::Implicit>);

TEST(ParseOnly, MessagesAreParsedCopiedAndCompared) {
  sample::Tree tree;
  ASSERT_TRUE(
      tree.ParseFromString("\x0a\x01r\x1a\x03\x0a\x01l\x22\x03\x0a\x01k\x2a\x01n\x30\x05\x30\x06\xf8\x07\x01"s));
  EXPECT_EQ(tree.label(), "r");
  EXPECT_EQ(tree.left().label(), "l");
  EXPECT_EQ(tree.children(0).label(), "k");
  EXPECT_EQ(tree.names(0), "n");
  EXPECT_EQ(tree.numbers(1), 6);
  EXPECT_EQ(tree.unknown_fields(), "\xf8\x07\x01");
  sample::Tree copy = tree;
  EXPECT_EQ(copy, tree);
  copy.mutable_left()->set_label("other");
  EXPECT_NE(copy, tree);
  copy.MergeFrom(tree);
  EXPECT_EQ(copy.left().label(), "l");
  EXPECT_EQ(copy.children_size(), 2U);
}

TEST(ParseOnly, MapsOneofsAndRequiredFields) {
  sample::Maps maps;
  ASSERT_TRUE(maps.ParseFromString("\x0a\x05\x08\x02\x12\x01y\x62\x0a\x0a\x01k\x12\x05\x0a\x03\x12\x01v"s));
  EXPECT_EQ(maps.int32_string().at(2), "y");
  EXPECT_EQ(maps.string_maps().at("k").int32_string().at(0), "v");
  const sample::Maps copy = maps;
  EXPECT_EQ(copy, maps);
  sample::Choice choice;
  ASSERT_TRUE(choice.ParseFromString("\x10\x05\x1a\x01t"s));
  EXPECT_EQ(choice.text(), "t");
  EXPECT_FALSE(choice.has_number());
  sample::Required required;
  const Status status = required.ParseFromString("\x08\x01"s);
  EXPECT_EQ(status.code(), ErrorCode::kMissingRequired);
  EXPECT_NE(std::string(status.message()).find("Required.name"), std::string::npos) << status.message();
}

TEST(ParseOnly, ErrorsNameTheField) {
  sample::Tree tree;
  const Status status = tree.ParseFromString("\x22\x03\x0a\x09k"s);
  EXPECT_FALSE(status);
  EXPECT_NE(std::string(status.message()).find("children[0].label"), std::string::npos) << status.message();
}

}  // namespace
}  // namespace onnxgen::tests
