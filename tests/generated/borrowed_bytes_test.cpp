#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "points_into.h"

namespace {

using onnxgen::tests::points_into;

std::string model_with_weights(std::size_t size) {
  onnx::ModelProto model;
  auto* tensor = model.mutable_graph()->add_initializer();
  tensor->set_name("weights");
  tensor->set_raw_data(std::string(size, 'w'));
  tensor->add_string_data("text");
  return model.SerializeAsString();
}

TEST(BorrowedBytes, PointIntoTheInput) {
  const std::string input = model_with_weights(1000);
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input));
  const auto& tensor = model.graph().initializer(0);
  EXPECT_TRUE(points_into(tensor.raw_data(), input));
  EXPECT_TRUE(points_into(tensor.string_data(0), input));
  EXPECT_FALSE(points_into(tensor.name(), input)) << "strings end with NUL, so they are copied";
  EXPECT_EQ(model.SerializeAsString(), input);
}

TEST(BorrowedBytes, OwnedBytesAreOutsideTheInput) {
  std::string input = model_with_weights(1000);
  const std::string original = input;
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseFromString(input));
  EXPECT_FALSE(points_into(model.graph().initializer(0).raw_data(), input));
  input.assign(input.size(), 'x');
  EXPECT_EQ(model.SerializeAsString(), original);
}

TEST(BorrowedBytes, KeepTheOwnerUntilTheMessageIsCleared) {
  auto owner = std::make_shared<const std::string>(model_with_weights(1000));
  const std::string bytes = *owner;
  const std::weak_ptr<const std::string> watch = owner;
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(std::move(owner), *watch.lock()));
  EXPECT_FALSE(watch.expired());
  EXPECT_EQ(model.SerializeAsString(), bytes);

  onnx::ModelProto moved = std::move(model);
  EXPECT_FALSE(watch.expired());
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  moved.Clear();
  EXPECT_TRUE(watch.expired());
}

TEST(BorrowedBytes, TheOwnerIsReleasedWithTheMessage) {
  std::weak_ptr<const std::string> watch;
  {
    auto owner = std::make_shared<const std::string>(model_with_weights(10));
    watch = owner;
    onnx::ModelProto model;
    const std::string_view view = *owner;
    ASSERT_TRUE(model.ParseBorrowed(std::move(owner), view));
    EXPECT_FALSE(watch.expired());
  }
  EXPECT_TRUE(watch.expired());
}

TEST(BorrowedBytes, TheOwnerIsReleasedWhenParsingFails) {
  auto owner = std::make_shared<const std::string>("\x3a\x7f");
  const std::weak_ptr<const std::string> watch = owner;
  onnx::ModelProto model;
  const std::string_view view = *owner;
  EXPECT_FALSE(model.ParseBorrowed(std::move(owner), view));
  EXPECT_TRUE(watch.expired());
}

TEST(BorrowedBytes, ACopyIsIndependentOfTheInput) {
  auto input = std::make_unique<std::string>(model_with_weights(1000));
  const std::string bytes = *input;
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(*input));
  const onnx::ModelProto copy = model;
  onnx::TensorProto tensor;
  tensor = model.graph().initializer(0);
  onnx::GraphProto graph = std::move(*model.mutable_graph());  // moved out of its root: copied
  model.Clear();
  input.reset();
  EXPECT_EQ(copy.SerializeAsString(), bytes);
  EXPECT_EQ(tensor.raw_data(), std::string(1000, 'w'));
  EXPECT_EQ(graph.initializer(0).string_data(0), "text");
}

TEST(BorrowedBytes, OneFieldCanBorrow) {
  const std::string weights(100'000, 'w');
  onnx::TensorProto tensor;
  tensor.borrow_raw_data(weights);
  EXPECT_EQ(tensor.raw_data().data(), weights.data());
  EXPECT_TRUE(tensor.has_raw_data());
  const onnx::TensorProto copy = tensor;
  EXPECT_NE(copy.raw_data().data(), weights.data());
  EXPECT_TRUE(copy == tensor);
  tensor.set_raw_data("own");
  EXPECT_EQ(tensor.raw_data(), "own");
  EXPECT_EQ(weights, std::string(100'000, 'w'));
}

TEST(BorrowedBytes, BytesCanBeResizedAndFilled) {
  onnx::TensorProto tensor;
  char* room = tensor.resize_raw_data(70'000);
  std::fill(room, room + 70'000, 'r');
  EXPECT_EQ(tensor.raw_data(), std::string(70'000, 'r'));
  tensor.set_raw_data(room + 1, 3);
  EXPECT_EQ(tensor.raw_data(), "rrr");
}

}  // namespace
