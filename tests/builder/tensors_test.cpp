// Makes tensors of every element type and reads them through views.
#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/make.h"
#include "onnxgen/tensor/tensor_view.h"
#include "profile_name.h"

namespace onnxgen::build::tests {
namespace {

template <class T>
class Tensors : public testing::Test {};
using Classes = testing::Types<onnx::TensorProto, drop_in::TensorProto>;
TYPED_TEST_SUITE(Tensors, Classes, io::tests::ProfileName);

template <class Tensor, class T>
void expect_values(ElementType type, const std::vector<T>& values) {
  Tensor tensor;
  make_tensor(tensor, "t", {static_cast<std::int64_t>(values.size())}, values);
  const auto view = io::TensorView::of(tensor);
  EXPECT_EQ(view.type(), type);
  EXPECT_EQ(view.template values<T>(), values) << io::type_name(type);
}

TYPED_TEST(Tensors, HaveTheTypeOfTheirValues) {
  expect_values<TypeParam>(ElementType::kFloat, std::vector<float>{0.5f, -2});
  expect_values<TypeParam>(ElementType::kDouble, std::vector<double>{0.1, 1e300});
  expect_values<TypeParam>(ElementType::kInt8, std::vector<std::int8_t>{-128, 127});
  expect_values<TypeParam>(ElementType::kUint8, std::vector<std::uint8_t>{0, 255});
  expect_values<TypeParam>(ElementType::kInt16, std::vector<std::int16_t>{-32768});
  expect_values<TypeParam>(ElementType::kUint16, std::vector<std::uint16_t>{65535});
  expect_values<TypeParam>(ElementType::kInt32, std::vector<std::int32_t>{-5, 1 << 30});
  expect_values<TypeParam>(ElementType::kUint32, std::vector<std::uint32_t>{4000000000});
  expect_values<TypeParam>(ElementType::kInt64, std::vector<std::int64_t>{std::numeric_limits<std::int64_t>::min()});
  expect_values<TypeParam>(ElementType::kUint64, std::vector<std::uint64_t>{UINT64_MAX});
  expect_values<TypeParam>(ElementType::kBool, std::vector<bool>{true, false, true});
  expect_values<TypeParam>(ElementType::kComplex64, std::vector<std::complex<float>>{{1, 2}, {3, -4}});
  expect_values<TypeParam>(ElementType::kComplex128, std::vector<std::complex<double>>{{1e300, 2}});
}

TYPED_TEST(Tensors, OfStringsAndOfSmallFloats) {
  TypeParam tensor;
  make_tensor(tensor, "t", {2}, std::vector<std::string>{"a", std::string("\0b", 2)});
  EXPECT_EQ(io::TensorView::of(tensor).template values<std::string_view>()[1], std::string_view("\0b", 2));
  make_tensor(tensor, "t", {1, 1}, std::vector<io::Float16>{{0x3C00}});
  EXPECT_EQ(io::TensorView::of(tensor).as_float(), std::vector<float>{1});
  EXPECT_EQ(tensor.string_data_size(), 0);
}

TYPED_TEST(Tensors, AreConverted) {
  const std::vector<double> numbers = {0, 1, -1, 0.5, -2, 6};
  for (const ElementType type : {ElementType::kFloat, ElementType::kDouble, ElementType::kFloat16,
                                 ElementType::kBfloat16, ElementType::kFloat8E4M3FN, ElementType::kFloat8E4M3FNUZ,
                                 ElementType::kFloat8E5M2, ElementType::kFloat8E5M2FNUZ, ElementType::kFloat4E2M1}) {
    TypeParam tensor;
    make_tensor(tensor, "t", {2, 3}, type, numbers);
    EXPECT_EQ(io::TensorView::of(tensor).type(), type);
    EXPECT_EQ(io::TensorView::of(tensor).as_float(), std::vector<float>(numbers.begin(), numbers.end()))
        << io::type_name(type);
  }
  TypeParam tensor;
  make_tensor(tensor, "t", {3}, ElementType::kFloat8E8M0, std::vector<float>{1, 0.25f, 8});
  EXPECT_EQ(io::TensorView::of(tensor).as_float(), (std::vector<float>{1, 0.25f, 8}));
  make_tensor(tensor, "t", {2}, ElementType::kInt64, std::vector<float>{-3, 4});
  EXPECT_EQ(io::TensorView::of(tensor).template values<std::int64_t>(), (std::vector<std::int64_t>{-3, 4}));
  make_tensor(tensor, "t", {2}, ElementType::kFloat, std::vector<std::uint64_t>{UINT64_MAX, 1});
  EXPECT_EQ(io::TensorView::of(tensor).as_float(), (std::vector<float>{18446744073709551616.0f, 1}));
  make_tensor(tensor, "t", {2}, ElementType::kFloat, std::vector<io::BFloat16>{{0x3F80}, {0xC000}});
  EXPECT_EQ(io::TensorView::of(tensor).as_float(), (std::vector<float>{1, -2}));
}

TYPED_TEST(Tensors, SmallIntegersArePacked) {
  TypeParam tensor;
  make_tensor(tensor, "t", {5}, ElementType::kInt4, std::vector<int>{-8, 7, -1, 0, 3});
  EXPECT_EQ(std::string(tensor.raw_data()), std::string("\x78\x0f\x03", 3));
  EXPECT_EQ(io::TensorView::of(tensor).template values<std::int8_t>(), (std::vector<std::int8_t>{-8, 7, -1, 0, 3}));
  make_tensor(tensor, "t", {3}, ElementType::kUint4, std::vector<int>{15, 1, 2});
  EXPECT_EQ(std::string(tensor.raw_data()), std::string("\x1f\x02", 2));
  make_tensor(tensor, "t", {5}, ElementType::kUint2, std::vector<int>{3, 0, 1, 2, 3});
  EXPECT_EQ(std::string(tensor.raw_data()), std::string("\x93\x03", 2));
  make_tensor(tensor, "t", {4}, ElementType::kInt2, std::vector<int>{-2, -1, 0, 1});
  EXPECT_EQ(io::TensorView::of(tensor).template values<std::int8_t>(), (std::vector<std::int8_t>{-2, -1, 0, 1}));
}

template <class Make>
std::string failure_of(const Make& make) {
  try {
    make();
  } catch (const io::Error& error) {
    return error.what();
  }
  return "no failure";
}

TYPED_TEST(Tensors, ThatMakeNoSenseAreRefused) {
  TypeParam tensor;
  EXPECT_NE(failure_of([&] {
              make_tensor(tensor, "t", {2, 3}, std::vector<float>(5));
            }).find("tensor 't': "),
            std::string::npos);
  EXPECT_NE(failure_of([&] { make_tensor(tensor, "t", {-1}, std::vector<float>(1)); }).find("[-1]"), std::string::npos);
  const auto expect_refused = [&](ElementType type, double value) {
    EXPECT_NE(
        failure_of([&] { make_tensor(tensor, "t", {1}, type, std::vector<double>{value}); }).find("element 0 is "),
        std::string::npos)
        << io::type_name(type) << " " << value;
  };
  expect_refused(ElementType::kInt4, 8);
  expect_refused(ElementType::kInt4, -9);
  expect_refused(ElementType::kUint2, 4);
  expect_refused(ElementType::kUint8, -1);
  expect_refused(ElementType::kInt8, 0.5);
  expect_refused(ElementType::kInt64, 9223372036854775808.0);
  expect_refused(ElementType::kInt32, std::numeric_limits<double>::quiet_NaN());
  expect_refused(ElementType::kFloat4E2M1, std::numeric_limits<double>::quiet_NaN());
  expect_refused(ElementType::kFloat8E8M0, 0);
  const std::vector<std::int64_t> negative = {-1};
  EXPECT_THROW(make_tensor(tensor, "t", {1}, ElementType::kUint64, negative), io::Error);
  EXPECT_THROW(make_tensor(tensor, "t", {1}, ElementType::kComplex64, negative), io::Error);
  EXPECT_THROW(make_tensor(tensor, "t", {1}, ElementType::kString, negative), io::Error);
  EXPECT_THROW(make_raw_tensor(tensor, "t", {3}, ElementType::kFloat, "four"), io::Error);
  EXPECT_THROW(make_raw_tensor(tensor, "t", {1}, ElementType::kString, "four"), io::Error);
}

}  // namespace
}  // namespace onnxgen::build::tests
