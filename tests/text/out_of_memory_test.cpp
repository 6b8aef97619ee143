// Memory may run out at any point while text or JSON is printed or text is parsed.
#include <gtest/gtest.h>

#include <new>
#include <string>

#include "../runtime/refused_memory.h"
#include "native_messages.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::tests {
namespace {

constexpr const char* kNode = R"(name: "a name that is no short string" input: "in" output: "out"
attribute { name: "values" type: TENSOR t { dims: 3 dims: 1 float_data: [1, 2, 3] name: "packed" } })";

std::string encoded_node() {
  std::string bytes;
  EXPECT_TRUE(text::encode_text(kNode, *find_table("onnx.NodeProto"), bytes).ok());
  return bytes;
}

TEST(OutOfMemory, WhileTextIsRead) {
  const MessageDescriptor& table = *find_table("onnx.NodeProto");
  const std::string expected = encoded_node();
  std::string bytes;
  const int allocations = refuse_each_allocation([&] {
    bytes = std::string();
    const text::TextStatus status = text::encode_text(kNode, table, bytes);
    if (!status) {
      EXPECT_EQ(status.code(), text::TextError::kOutOfMemory);
    }
    return status.ok();
  });
  EXPECT_GT(allocations, 3);
  EXPECT_EQ(bytes, expected);
}

TEST(OutOfMemory, WhileJsonIsRead) {
  const MessageDescriptor& table = *find_table("onnx.NodeProto");
  std::string json;
  ASSERT_TRUE(text::print_json(encoded_node(), table, json));
  std::string expected;
  ASSERT_TRUE(text::encode_json(json, table, expected));
  std::string bytes;
  const int allocations = refuse_each_allocation([&] {
    bytes = std::string();
    const text::TextStatus status = text::encode_json(json, table, bytes);
    if (!status) {
      EXPECT_EQ(status.code(), text::TextError::kOutOfMemory);
    }
    return status.ok();
  });
  EXPECT_GT(allocations, 3);
  EXPECT_EQ(bytes, expected);
}

TEST(OutOfMemory, WhileTextIsPrinted) {
  const MessageDescriptor& table = *find_table("onnx.NodeProto");
  const std::string bytes = encoded_node() + encoded_node();  // unsorted fields, which must be sorted first
  const std::string expected = text::debug_string(bytes, table);
  std::string out;
  const int allocations = refuse_each_allocation([&] {
    out = std::string();
    const text::TextStatus status = text::print_text(bytes, table, out);
    if (!status) {
      EXPECT_EQ(status.code(), text::TextError::kOutOfMemory);
    }
    return status.ok();
  });
  EXPECT_GT(allocations, 3);
  EXPECT_EQ(out, expected);
  allow_allocations(1);
  EXPECT_THROW((void)text::debug_string(bytes, table), std::bad_alloc) << "half a text would pass for the whole";
  allow_allocations(-1);
}

TEST(OutOfMemory, WhileJsonIsPrinted) {
  const MessageDescriptor& table = *find_table("onnx.NodeProto");
  const std::string bytes = encoded_node();
  for (const bool with_defaults : {false, true}) {
    text::PrintJsonOptions options;
    options.always_print_primitive_fields = with_defaults;
    std::string expected;
    ASSERT_TRUE(text::print_json(bytes, table, expected, options));
    std::string out;
    const int allocations = refuse_each_allocation([&] {
      out = std::string();
      const text::TextStatus status = text::print_json(bytes, table, out, options);
      if (!status) {
        EXPECT_EQ(status.code(), text::TextError::kOutOfMemory);
      }
      return status.ok();
    });
    EXPECT_GT(allocations, 3);
    EXPECT_EQ(out, expected);
  }
}

}  // namespace
}  // namespace onnxgen::tests
