// Memory that small messages with one large value need, in both profiles: the value and little more.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "counted_memory.h"
#include "kinds.pb.h"
#include "onnxgen/wire/compiler.h"
#include "profile.h"

namespace {

using onnxgen::tests::allocated_by;

// Number of bytes that a parse of a message with a large value may allocate for each byte of the input.
struct Bound {
  std::size_t value_size;
  double most;
};

// The values themselves are stored once. A message and its strings occupy a few hundred bytes besides.
const std::vector<Bound> kOfTensor = {{1000, 1.3}, {10'000, 1.05}, {100'000, 1.02}};
const std::vector<Bound> kOfNested = {{1000, 1.9}, {10'000, 1.1}, {100'000, 1.02}};
const std::vector<Bound> kOfMany = {{1000, 8}, {10'000, 1.9}, {100'000, 1.1}};

std::string large_value(std::size_t size) {
  return std::string(size, 'v');
}

onnx::TensorProto tensor_of(std::size_t size) {
  onnx::TensorProto tensor;
  tensor.set_name("weight");
  tensor.set_data_type(onnx::TensorProto::UINT8);
  tensor.add_dims(10);
  tensor.add_dims(static_cast<std::int64_t>(size / 10));
  tensor.set_raw_data(large_value(size));
  onnx::StringStringEntryProto* const entry = tensor.add_external_data();
  entry->set_key("location");
  entry->set_value("weights.bin");
  return tensor;
}

onnx::AttributeProto attribute_of(std::size_t size) {
  onnx::AttributeProto attribute;
  attribute.set_name("value");
  attribute.set_type(onnx::AttributeProto::TENSOR);
  *attribute.mutable_t() = tensor_of(size);
  return attribute;
}

onnx::NodeProto node_of(std::size_t size) {
  onnx::NodeProto node;
  node.add_input("x");
  node.add_output("y");
  node.set_op_type("Constant");
  *node.add_attribute() = attribute_of(size);
  return node;
}

onnx::ValueInfoProto value_info_of(std::size_t size) {
  onnx::ValueInfoProto info;
  info.set_name("input");
  info.set_doc_string(large_value(size).c_str());
  auto* const type = info.mutable_type()->mutable_tensor_type();
  type->set_elem_type(onnx::TensorProto::FLOAT);
  type->mutable_shape()->add_dim()->set_dim_value(3);
  return info;
}

onnx::GraphProto graph_of(std::size_t size) {
  onnx::GraphProto graph;
  for (int i = 0; i < 20; ++i) {
    onnx::NodeProto* const node = graph.add_node();
    node->set_op_type("Relu");
    node->add_input("a" + std::to_string(i));
    node->add_output("a" + std::to_string(i + 1));
  }
  *graph.add_initializer() = tensor_of(size);
  return graph;
}

sample::Maps map_of(std::size_t size) {
  sample::Maps maps;
#if defined(ONNXGEN_PROTOBUF_PROFILE)
  (*maps.mutable_int32_string())[1] = large_value(size);
#else
  maps.mutable_int32_string()->Set(1, large_value(size));
#endif
  return maps;
}

template <class Message>
std::uint64_t allocated_for(const std::string& bytes) {
  Message message;
  return allocated_by([&] { ASSERT_TRUE(onnxgen::tests::parse(message, bytes)); });
}

class SmallRoot : public testing::Test {
 protected:
  void SetUp() override {
    if (ONNXGEN_FOR_SIZE) GTEST_SKIP() << "code for size does not look for large values before a parse";
  }
};

// Expects parsed messages `make(value size)` to stay within the bounds.
template <class Make>
void expect_within(const std::vector<Bound>& bounds, Make make) {
  for (const Bound& bound : bounds) {
    const auto message = make(bound.value_size);
    const std::string bytes = message.SerializeAsString();
    const auto allocated = static_cast<double>(allocated_for<std::decay_t<decltype(message)>>(bytes));
    EXPECT_LE(allocated / static_cast<double>(bytes.size()), bound.most) << bound.value_size;
  }
}

TEST_F(SmallRoot, ATensorAllocatesItsValueAndLittleMore) {
  expect_within(kOfTensor, tensor_of);
}

TEST_F(SmallRoot, AnAttributeAllocatesItsTensorAndLittleMore) {
  expect_within(kOfNested, attribute_of);
}

TEST_F(SmallRoot, ANodeAllocatesItsTensorAndLittleMore) {
  expect_within(kOfNested, node_of);
}

TEST_F(SmallRoot, AValueInfoAllocatesItsDocumentationAndLittleMore) {
  expect_within(kOfNested, value_info_of);
}

TEST_F(SmallRoot, AMapAllocatesItsValueAndLittleMore) {
  expect_within(kOfNested, map_of);
}

// The messages before the value hide it from the estimate of the first block.
TEST_F(SmallRoot, AGraphAllocatesItsNodesAndTheTensorAfterThem) {
  expect_within(kOfMany, graph_of);
}

#if !defined(ONNXGEN_PROTOBUF_PROFILE)
TEST_F(SmallRoot, BorrowedValuesNeedNoMemory) {  // whatever their size
  for (const std::size_t size : {1000u, 10'000u, 100'000u}) {
    const std::string bytes = node_of(size).SerializeAsString();
    onnx::NodeProto node;
    EXPECT_LE(allocated_by([&] { ASSERT_TRUE(node.ParseBorrowed(bytes)); }), 1600u) << size;
  }
}

TEST_F(SmallRoot, AParseToTheSameMessageReusesItsMemory) {
  const std::string bytes = node_of(10'000).SerializeAsString();
  onnx::NodeProto node;
  ASSERT_TRUE(node.ParseFromString(bytes));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(allocated_by([&] { ASSERT_TRUE(node.ParseFromString(bytes)); }), 0u) << i;
    EXPECT_EQ(node.attribute(0).t().raw_data(), large_value(10'000));
  }
}

TEST_F(SmallRoot, AValueMayGrowAfterTheParse) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(tensor_of(1000).SerializeAsString()));
  tensor.set_raw_data(large_value(2000));
  tensor.set_name(std::string(500, 'n'));
  EXPECT_EQ(tensor.raw_data(), large_value(2000));
  EXPECT_EQ(tensor.name(), std::string(500, 'n'));
  EXPECT_EQ(tensor.external_data(0).value(), "weights.bin");
}
#endif

}  // namespace
