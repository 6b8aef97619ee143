// No input makes the parser allocate more memory than the input justifies, and limits hold for every input.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "onnxgen/storage/poison.h"

#if defined(ONNXGEN_HAS_ASAN)
// Declared in sanitizer/allocator_interface.h, which g++ does not install.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*on_malloc)(const volatile void*, std::size_t),
                                                         void (*on_free)(const volatile void*));
#endif

namespace {

using onnxgen::ErrorCode;
using onnxgen::ParseOptions;
using std::string_view_literals::operator""sv;

constexpr std::uint64_t kLittle = 8 * 1024;

ParseOptions limited_to(std::uint64_t bytes) {
  ParseOptions options;
  options.max_allocated_bytes = bytes;
  return options;
}

std::string varint(std::uint64_t value) {
  std::string bytes;
  for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(value | 0x80);
  return bytes + static_cast<char>(value);
}

// Lengths larger than the rest of the input, for every kind of field that has a length.
template <class Message>
void expect_promises_are_not_believed(int fields) {
  for (int number = 1; number <= fields; ++number) {
    for (const std::uint64_t promised : {1000ull, 1ull << 20, 1ull << 31, 1ull << 32, 1ull << 62, ~0ull}) {
      SCOPED_TRACE(testing::Message() << number << ": " << promised);
      const std::string bytes = varint(static_cast<std::uint64_t>(number) << 3 | 2) + varint(promised) + "\0\0\0\0";
      Message message;
      EXPECT_NE(message.ParseFromString(bytes, limited_to(kLittle)).code(), ErrorCode::kAllocationLimit);
      EXPECT_FALSE(message.ParseFromString(bytes));
    }
  }
}

TEST(Allocation, DeclaredLengthsAreNotTrusted) {
  expect_promises_are_not_believed<sample::Scalars>(17);
  expect_promises_are_not_believed<sample::Packed>(17);
  expect_promises_are_not_believed<sample::Unpacked>(18);
  expect_promises_are_not_believed<sample::Maps>(13);
  expect_promises_are_not_believed<sample::Tree>(7);
}

#if defined(ONNXGEN_HAS_ASAN)
std::size_t largest_allocation = 0;

TEST(Allocation, DeclaredLengthsAreNotTrustedByAnyAllocator) {
  const auto note = [](const volatile void*, std::size_t size) {
    if (size > largest_allocation) largest_allocation = size;
  };
  ASSERT_NE(__sanitizer_install_malloc_and_free_hooks(note, [](const volatile void*) {}), 0);
  expect_promises_are_not_believed<sample::Tree>(7);
  largest_allocation = 0;
  expect_promises_are_not_believed<sample::Packed>(17);
  EXPECT_LE(largest_allocation, kLittle);
}
#endif

// The highest memory use per byte of input: an empty submessage has two bytes.
TEST(Allocation, GrowsWithTheInput) {
  for (const auto element : {"\x2a\0"sv, "\x0a\0"sv, "\x1a\0"sv, "\x4a\0"sv}) {
    std::string bytes;
    for (int i = 0; i < 50'000; ++i) bytes += element;
    onnx::NodeProto node;
    EXPECT_TRUE(node.ParseFromString(bytes, limited_to(bytes.size() * 150)));
    onnx::AttributeProto attribute;
    EXPECT_TRUE(attribute.ParseFromString(bytes, limited_to(bytes.size() * 150)));
  }
  std::string one_byte_integers("\x3a\xd0\x86\x03", 4);
  one_byte_integers += std::string(50'000, '\1');
  onnx::TensorProto tensor;
  EXPECT_TRUE(tensor.ParseFromString(one_byte_integers, limited_to(one_byte_integers.size() * 20)));
  EXPECT_EQ(tensor.int64_data_size(), 50'000u);
}

TEST(Allocation, TheLimitIsRespected) {
  onnx::GraphProto graph;
  for (int i = 0; i < 200; ++i) {
    auto* node = graph.add_node();
    node->set_name("node " + std::to_string(i));
    node->add_input(std::string(static_cast<std::size_t>(i), 'i'));
    node->add_attribute()->mutable_t()->set_raw_data(std::string(1000, 'r'));
    for (int k = 0; k < 20; ++k) node->mutable_attribute(0)->add_ints(k);
  }
  const std::string bytes = graph.SerializeAsString();
  int refused = 0;
  bool accepted = false;
  for (std::uint64_t limit = 0; limit < 10 * bytes.size() && !accepted; limit += 4099) {
    onnx::GraphProto parsed;
    const auto status = parsed.ParseFromString(bytes, limited_to(limit));
    accepted = status;
    if (accepted) {
      EXPECT_TRUE(parsed == graph);
    } else {
      ++refused;
      EXPECT_EQ(status.code(), ErrorCode::kAllocationLimit);
      EXPECT_EQ(parsed.node_size(), 0u);
    }
  }
  EXPECT_GT(refused, 10);
  EXPECT_TRUE(accepted);
}

TEST(Allocation, AfterARefusalTheMessageIsUsable) {
  const std::string bytes = "\x4a\xc0\x84\x3d" + std::string(1'000'000, 'r');  // raw_data of a million bytes
  onnx::TensorProto tensor;
  const auto status = tensor.ParseFromString(bytes, limited_to(kLittle));
  EXPECT_EQ(status.code(), ErrorCode::kAllocationLimit);
  EXPECT_EQ(status.path(), "TensorProto.raw_data");
  EXPECT_TRUE(tensor.ParseBorrowed(bytes, limited_to(kLittle))) << "borrowed bytes take no memory";
  EXPECT_TRUE(tensor.ParseFromString(bytes));
  EXPECT_EQ(tensor.raw_data().size(), 1'000'000u);
}

// A string is allocated with the size of the message, so that it never needs to be moved.
TEST(Allocation, OutputIsAllocatedInItsExactSize) {
  std::string graph;
  for (int run = 0; run < 3; ++run) {
    std::string tensor;
    for (std::uint64_t i = 0; i < 1000; ++i) tensor += "\x38" + varint(i * i * i);     // int64_data, unpacked
    for (int i = 0; i < 100; ++i) tensor += "\x25" + std::string("\x01\x02\x03\x04");  // float_data
    tensor += "\x38" + varint(5);                                                      // a second run
    graph += "\x2a" + varint(tensor.size()) + tensor;
  }
  onnx::GraphProto parsed;
  ASSERT_TRUE(parsed.ParseFromString(graph));
  const std::size_t size = parsed.ByteSizeLong();
  EXPECT_LT(size, graph.size() - 3000);
  const auto& data = onnxgen::MessageAccess::data(parsed);
  const auto expected = data.header.arena_or_null()->parsed_bytes();
  EXPECT_GE(expected, size - 30);
  EXPECT_LE(expected, size + 30) << "but for the lengths around it";
}

TEST(Allocation, ReplacedTensorsAreFreed) {
  onnx::TensorProto tensor;
  std::string bytes;
  for (int i = 0; i < 50; ++i) bytes += "\x4a\xc0\x84\x3d" + std::string(1'000'000, 'r');
  EXPECT_TRUE(tensor.ParseFromString(bytes, limited_to(8'000'000))) << "the last of fifty values counts";
}

}  // namespace
