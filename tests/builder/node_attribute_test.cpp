#include "onnxgen/onnx/node_attribute.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/make.h"
#include "profile_name.h"

namespace onnxgen::io {
namespace {

template <class NodeProto>
class NodeAttribute : public testing::Test {
 protected:
  NodeAttribute() {
    build::make_node(node_, "Conv", {"x", "w"}, {"y"},
                     {{"group", 2},
                      {"alpha", 0.5f},
                      {"auto_pad", "VALID"},
                      {"words", {"a", "b"}},
                      {"pads", {1, 2}},
                      {"scales", {0.5f, 2.0f}}});
    node_.set_name("n");
  }
  NodeProto node_;
};

using Nodes = testing::Types<onnx::NodeProto, drop_in::NodeProto>;
TYPED_TEST_SUITE(NodeAttribute, Nodes, tests::ProfileName);

// Returns the value of the node's attribute.
template <class T, class Node>
T read(const Node& node, std::string_view name) {
  T value{};
  const Status status = read_attribute(node, name, value);
  EXPECT_TRUE(status) << status;
  return value;
}

TYPED_TEST(NodeAttribute, IsReadAsTheTypeOfTheVariable) {
  EXPECT_EQ(read<std::int64_t>(this->node_, "group"), 2);
  EXPECT_TRUE(read<bool>(this->node_, "group"));
  EXPECT_EQ(read<float>(this->node_, "alpha"), 0.5f);
  EXPECT_EQ(read<std::string_view>(this->node_, "auto_pad"), "VALID");
  EXPECT_EQ(read<std::string>(this->node_, "auto_pad"), "VALID");
  EXPECT_EQ(read<std::vector<std::int64_t>>(this->node_, "pads"), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(read<std::vector<float>>(this->node_, "scales"), (std::vector<float>{0.5f, 2.0f}));
  EXPECT_EQ(read<std::vector<std::string>>(this->node_, "words"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(read<std::vector<std::string_view>>(this->node_, "words"), (std::vector<std::string_view>{"a", "b"}));
}

TYPED_TEST(NodeAttribute, AMissingOneLeavesTheDefault) {
  std::int64_t axis = -1;
  EXPECT_TRUE(read_attribute(this->node_, "axis", axis));
  EXPECT_EQ(axis, -1);
  EXPECT_EQ(find_attribute(this->node_, "axis"), nullptr);
  EXPECT_EQ(find_attribute(this->node_, "alpha"), &this->node_.attribute(1));
}

TYPED_TEST(NodeAttribute, OfAnotherTypeIsAnError) {
  std::int64_t alpha = 7;
  const Status status = read_attribute(this->node_, "alpha", alpha);
  EXPECT_EQ(status.code(), ErrorCode::kTypeMismatch);
  EXPECT_EQ(status.detail(), "attribute 'alpha' of node 'n' has the type FLOAT, not INT");
  EXPECT_EQ(alpha, 7);
}

TYPED_TEST(NodeAttribute, OfAFunctionHasNoValueYet) {
  this->node_.mutable_attribute(0)->clear_i();
  this->node_.mutable_attribute(0)->set_ref_attr_name("outer");
  std::int64_t group = 1;
  const Status status = read_attribute(this->node_, "group", group);
  EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
  EXPECT_EQ(status.detail(), "attribute 'group' of node 'n' has the value of 'outer' of the function");
  EXPECT_EQ(group, 1);
}

}  // namespace
}  // namespace onnxgen::io
