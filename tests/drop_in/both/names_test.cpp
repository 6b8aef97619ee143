// A program and a shared library both use the drop-in classes and exchange containers.
#include <google/protobuf/repeated_field.h>
#include <gtest/gtest.h>

#include <string>

#include "plugin_names.h"

namespace onnxgen::tests {
namespace {

TEST(OurContainers, ArePassedBetweenSharedObjects) {
  google::protobuf::RepeatedPtrField<std::string> names;
  *names.Add() = "one";
  *names.Add() = "a name that is long enough to be allocated";
  EXPECT_EQ(plugin::total_length(names), 3U + names.Get(1).size());

  google::protobuf::RepeatedField<std::int64_t> numbers;
  numbers.Add(-1);
  plugin::append_squares(100, &numbers);
  ASSERT_EQ(numbers.size(), 101);
  EXPECT_EQ(numbers.Get(100), 99 * 99);
}

}  // namespace
}  // namespace onnxgen::tests
