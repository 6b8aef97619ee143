// Field masks: parts of messages of either profile, selected by paths.
#include "onnxgen/reflection/field_mask.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "kinds.pb.h"

namespace onnxgen::tests {
namespace {

sample::Tree tree() {
  sample::Tree root;
  root.set_label("root");
  root.set_data("data");
  root.add_names("name");
  root.mutable_left()->set_label("left");
  root.mutable_left()->add_numbers(1);
  for (const char* const label : {"a", "b"}) {
    sample::Tree& child = *root.add_children();
    child.set_label(label);
    child.set_data("x");
    child.mutable_left()->set_label("below");
    child.mutable_left()->set_data("y");
  }
  return root;
}

template <class M = sample::Tree>
FieldMask mask(std::initializer_list<const char*> paths) {
  FieldMask result(descriptor_of<M>());
  for (const char* const path : paths) EXPECT_TRUE(result.add(path)) << path;
  return result;
}

TEST(FieldMask, KeepsItsFields) {
  sample::Tree root = tree();
  mask({"names", "children.left.label", "left"}).keep_only(root);
  sample::Tree expected;
  expected.add_names("name");
  *expected.mutable_left() = tree().left();
  expected.add_children()->mutable_left()->set_label("below");
  expected.add_children()->mutable_left()->set_label("below");
  EXPECT_EQ(root.SerializeAsString(), expected.SerializeAsString());
}

TEST(FieldMask, ClearsItsFields) {
  sample::Tree root = tree();
  mask({"names", "children.left.label", "left.numbers", "data"}).clear(root);
  sample::Tree expected = tree();
  expected.clear_names();
  expected.clear_data();
  expected.mutable_left()->clear_numbers();
  expected.mutable_children(0)->mutable_left()->clear_label();
  expected.mutable_children(1)->mutable_left()->clear_label();
  EXPECT_EQ(root.SerializeAsString(), expected.SerializeAsString());
}

TEST(FieldMask, AFieldHasAllBelowIt) {
  sample::Tree root;
  root.mutable_left()->set_label("left");
  root.mutable_left()->set_data("data");
  const std::string before = root.SerializeAsString();
  mask({"left.label", "left"}).keep_only(root);
  EXPECT_EQ(root.SerializeAsString(), before);
  mask({"left", "left.label"}).keep_only(root);
  EXPECT_EQ(root.SerializeAsString(), before);
  mask({}).keep_only(root);
  EXPECT_EQ(root.SerializeAsString(), before);
  mask({"children.label"}).clear(root);
  EXPECT_EQ(root.SerializeAsString(), before);
  EXPECT_FALSE(root.left().has_left());  // no message is created on the way
}

TEST(FieldMask, RefusesInvalidPaths) {
  FieldMask trees(descriptor_of<sample::Tree>());
  for (const char* const path :
       {"", ".", "label.", ".label", "no_such", "label.label", "left.no_such", "left..label"}) {
    EXPECT_FALSE(trees.add(path)) << path;
  }
  FieldMask maps(descriptor_of<sample::Maps>());
  EXPECT_TRUE(maps.add("string_maps"));
  EXPECT_FALSE(maps.add("string_maps.value"));
  sample::Tree root = tree();
  const std::string before = root.SerializeAsString();
  EXPECT_DEBUG_DEATH(maps.keep_only(root), "another type");
  EXPECT_DEBUG_DEATH(maps.clear(root), "another type");
  EXPECT_EQ(root.SerializeAsString(), before);
}

}  // namespace
}  // namespace onnxgen::tests
