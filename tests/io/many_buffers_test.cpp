// Cost of finding the buffers of many tensors. This program defines its own memcmp, which counts comparisons.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "onnxgen/io/load.h"
#include "sample_models.h"

namespace {

std::size_t comparisons = 0;

}  // namespace

extern "C" int memcmp(const void* a, const void* b, std::size_t count) {
  ++comparisons;
  const auto* left = static_cast<const volatile unsigned char*>(a);  // volatile: prevents a recursive memcmp
  const auto* right = static_cast<const volatile unsigned char*>(b);
  for (std::size_t i = 0; i < count; ++i) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}

namespace onnxgen::io {
namespace {

// All locations have the same length, so that every comparison must read their characters.
std::string location_of(std::size_t i) {
  return "buffer " + std::to_string(1'000'000 + i);
}

std::size_t comparisons_of_loading(std::size_t tensors) {
  onnx::ModelProto model;
  LoadOptions options;
  for (std::size_t i = 0; i < tensors; ++i) {
    tests::fill_external(*model.mutable_graph()->add_initializer(), "w", location_of(i), 4);
    options.external_data_buffers.push_back({location_of(i), "1234", nullptr});
  }
  const std::string bytes = model.SerializeAsString();
  const std::size_t before = comparisons;
  const auto loaded = load_from_memory<onnx::ModelProto>(bytes, options);
  const std::size_t count = comparisons - before;
  EXPECT_EQ(loaded.graph().initializer(tensors - 1).raw_data(), "1234");
  return count;
}

TEST(ManyBuffers, AreNotSearchedLinearly) {
  const std::size_t few = comparisons_of_loading(500);
  const std::size_t many = comparisons_of_loading(4000);
  EXPECT_GT(few, 500u) << "this counts nothing";
  EXPECT_LT(many, 3 * 8 * few) << "eight times as many tensors";
}

TEST(ManyBuffers, TheFirstBufferOfALocationCounts) {
  const std::string bytes = tests::external_model("w", 4).SerializeAsString();
  LoadOptions options;
  options.external_data_buffers = {{"w", "1234", nullptr}, {"w", "5678", nullptr}};
  EXPECT_EQ(load_from_memory<onnx::ModelProto>(bytes, options).graph().initializer(0).raw_data(), "1234");
}

}  // namespace
}  // namespace onnxgen::io
