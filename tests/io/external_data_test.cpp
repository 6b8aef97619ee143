#include "onnxgen/onnx/external_data.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "sample_models.h"

namespace onnxgen::io {
namespace {

using tests::add_entry;

onnx::TensorProto external(std::initializer_list<std::pair<const char*, const char*>> entries) {
  onnx::TensorProto tensor;
  tensor.set_name("w");
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  for (const auto& [key, value] : entries) add_entry(tensor, key, value);
  return tensor;
}

TEST(ParseDecimal, DigitsOnly) {
  EXPECT_EQ(parse_decimal("0"), 0u);
  EXPECT_EQ(parse_decimal("007"), 7u);
  EXPECT_EQ(parse_decimal("4294967296"), 4294967296u);
  EXPECT_EQ(parse_decimal("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "1e3", "0x10", "1.0", "18446744073709551616",
                           "99999999999999999999", "184467440737095516150", "one", "1\n"}) {
    EXPECT_EQ(parse_decimal(text), std::nullopt) << text;
  }
  EXPECT_EQ(parse_decimal(std::string_view("1\0", 2)), std::nullopt);
}

TEST(ExternalData, OnlyALocation) {
  ExternalDataEntry entry;
  ASSERT_TRUE(parse_external_data(external({{"location", "w.bin"}}), entry));
  EXPECT_EQ(entry.location, "w.bin");
  EXPECT_EQ(entry.offset, 0u);
  EXPECT_EQ(entry.length, std::nullopt);
  EXPECT_EQ(entry.checksum, "");
}

TEST(ExternalData, AllKeysInAnyOrderAndUnknownOnes) {
  ExternalDataEntry entry;
  ASSERT_TRUE(parse_external_data(external({{"length", "20"},
                                            {"checksum", "ab"},
                                            {"vendor", "x"},
                                            {"basepath", "/"},
                                            {"offset", "4096"},
                                            {"location", "w"}}),
                                  entry));
  EXPECT_EQ(entry, (ExternalDataEntry{"w", 4096, 20, "ab"}));
}

void expect_invalid(const onnx::TensorProto& tensor, const char* text) {
  ExternalDataEntry entry;
  const Status status = parse_external_data(tensor, entry);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(status.message(), std::string("tensor 'w': invalid external data: ") + text);
}

TEST(ExternalData, InvalidEntriesAreRefused) {
  expect_invalid(external({}), "the location is missing");
  expect_invalid(external({{"offset", "0"}}), "the location is missing");
  expect_invalid(external({{"location", ""}}), "the location is empty");
  expect_invalid(external({{"location", "w"}, {"offset", "-1"}}), "offset '-1' is not a decimal number below 2^64");
  expect_invalid(external({{"location", "w"}, {"length", "18446744073709551616"}}),
                 "length '18446744073709551616' is not a decimal number below 2^64");
  expect_invalid(external({{"location", "w"}, {"length", ""}}), "length '' is not a decimal number below 2^64");
  expect_invalid(external({{"location", "w"}, {"location", "v"}}), "the key 'location' occurs twice");
  expect_invalid(external({{"location", "w"}, {"offset", "1"}, {"offset", "1"}}), "the key 'offset' occurs twice");
  expect_invalid(external({{"location", "w"}, {"length", "0"}, {"length", "1"}}), "the key 'length' occurs twice");
}

TEST(ExternalData, SetKeepsForeignKeysAndDropsTheBytes) {
  onnx::TensorProto tensor = external({{"location", "old"}, {"vendor", "x"}, {"basepath", "/tmp"}, {"checksum", "12"}});
  tensor.set_raw_data("abc");
  const ExternalDataEntry entry{"new.bin", 1ull << 40, 3, ""};
  set_external_data(tensor, entry);
  EXPECT_TRUE(is_external(tensor));
  EXPECT_FALSE(tensor.has_raw_data());
  ASSERT_EQ(tensor.external_data_size(), 4u);
  EXPECT_EQ(tensor.external_data(0).key(), "location");
  EXPECT_EQ(tensor.external_data(1).value(), "1099511627776");
  EXPECT_EQ(tensor.external_data(3).key(), "vendor");
  ExternalDataEntry read;
  ASSERT_TRUE(parse_external_data(tensor, read));
  EXPECT_EQ(read, entry);
  clear_external_data(tensor);
  EXPECT_FALSE(is_external(tensor));
  EXPECT_FALSE(tensor.has_data_location());
}

}  // namespace
}  // namespace onnxgen::io
