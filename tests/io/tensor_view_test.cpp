#include "onnxgen/tensor/tensor_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <string>
#include <vector>

#include "onnxgen/wire/fixed.h"
#include "sample_models.h"

namespace onnxgen::io {
namespace {

using namespace std::string_literals;

using Type = onnx::TensorProto;

onnx::TensorProto tensor_of(int type, std::initializer_list<std::int64_t> dims) {
  onnx::TensorProto tensor;
  tensor.set_name("t");
  tensor.set_data_type(type);
  for (const std::int64_t dim : dims) tensor.add_dims(dim);
  return tensor;
}

onnx::TensorProto raw_tensor(int type, std::initializer_list<std::int64_t> dims, std::string_view raw) {
  onnx::TensorProto tensor = tensor_of(type, dims);
  tensor.set_raw_data(raw);
  return tensor;
}

// A tensor with its view.
struct Viewed {
  explicit Viewed(onnx::TensorProto viewed) : tensor(std::move(viewed)), view(TensorView::of(tensor)) {}
  onnx::TensorProto tensor;
  TensorView view;
};

template <class T>
inline constexpr std::size_t kNumberSize = sizeof(T);
template <class T>
inline constexpr std::size_t kNumberSize<std::complex<T>> = sizeof(T);

// Returns the values as raw_data: little-endian on every machine.
template <class T>
std::string bytes_of(const std::vector<T>& values) {
  std::string bytes(values.size() * sizeof(T), '\0');
  std::memcpy(bytes.data(), values.data(), bytes.size());
  if (wire::kHostIsLittleEndian) return bytes;
  for (auto number = bytes.begin(); number != bytes.end(); number += kNumberSize<T>) {
    std::reverse(number, number + kNumberSize<T>);
  }
  return bytes;
}

// Reads raw data as T: by element, as a whole and in place.
template <class T>
void expect_raw(int type, const std::vector<T>& expected) {
  const auto count = static_cast<std::int64_t>(expected.size());
  // Tests aligned and unaligned bytes.
  for (const std::size_t shift : {std::size_t{0}, std::size_t{1}}) {
    std::vector<std::uint64_t> memory(expected.size() * sizeof(T) / 8 + 2);
    char* const at = reinterpret_cast<char*>(memory.data()) + shift;
    const std::string bytes = bytes_of(expected);
    std::memcpy(at, bytes.data(), bytes.size());
    onnx::TensorProto tensor = tensor_of(type, {count});
    tensor.borrow_raw_data({at, bytes.size()});
    const TensorView view = TensorView::of(tensor);
    ASSERT_EQ(view.size(), expected.size());
    EXPECT_TRUE(view.is_raw());
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(view.at<T>(i), expected[i]) << i;
    EXPECT_EQ(view.values<T>(), expected);
    const bool is_in_place = shift % alignof(T) == 0 && (wire::kHostIsLittleEndian || sizeof(T) == 1);
    EXPECT_EQ(view.data<T>(), is_in_place ? reinterpret_cast<const T*>(at) : nullptr);
  }
}

TEST(TensorView, RawElementsOfWholeBytes) {
  expect_raw<float>(Type::FLOAT, {1.5F, -0.0F, 3e38F});
  expect_raw<double>(Type::DOUBLE, {1.5, -2e300});
  expect_raw<std::uint8_t>(Type::UINT8, {0, 200, 255});
  expect_raw<std::int8_t>(Type::INT8, {-128, -1, 127});
  expect_raw<std::uint16_t>(Type::UINT16, {0, 40000, 65535});
  expect_raw<std::int16_t>(Type::INT16, {-32768, -1, 32767});
  expect_raw<std::uint32_t>(Type::UINT32, {0, 4000000000u});
  expect_raw<std::int32_t>(Type::INT32, {-2147483647 - 1, -1, 2147483647});
  expect_raw<std::uint64_t>(Type::UINT64, {0, ~std::uint64_t{0}});
  expect_raw<std::int64_t>(Type::INT64, {-1, std::int64_t{1} << 62});
  expect_raw<std::complex<float>>(Type::COMPLEX64, {{1, -2}, {0.5F, 3}});
  expect_raw<std::complex<double>>(Type::COMPLEX128, {{1, -2}, {1e300, 3}});
}

TEST(TensorView, ReadsIntegersByEitherNameOfTheirType) {
  expect_raw<long long>(Type::INT64, {-1, 1LL << 62});
  expect_raw<unsigned long long>(Type::UINT64, {0, ~0ULL});
  expect_raw<long>(sizeof(long) == 8 ? Type::INT64 : Type::INT32, {-1, 5});
}

TEST(TensorView, TypedElements) {
  onnx::TensorProto floats = tensor_of(Type::FLOAT, {2});
  floats.add_float_data(1.5F);
  floats.add_float_data(-2);
  EXPECT_EQ(TensorView::of(floats).values<float>(), (std::vector<float>{1.5F, -2}));
  EXPECT_EQ(TensorView::of(floats).data<float>(), floats.float_data().data());
  EXPECT_FALSE(TensorView::of(floats).is_raw());

  onnx::TensorProto doubles = tensor_of(Type::DOUBLE, {});
  doubles.add_double_data(1e300);
  EXPECT_EQ(TensorView::of(doubles).at<double>(0), 1e300);

  onnx::TensorProto longs = tensor_of(Type::INT64, {1, 1});
  longs.add_int64_data(-7);
  EXPECT_EQ(TensorView::of(longs).at<std::int64_t>(0), -7);
  EXPECT_EQ(*TensorView::of(longs).data<std::int64_t>(), -7);

  onnx::TensorProto unsigneds = tensor_of(Type::UINT32, {1});
  unsigneds.add_uint64_data(4000000000u);
  EXPECT_EQ(TensorView::of(unsigneds).at<std::uint32_t>(0), 4000000000u);
  EXPECT_EQ(TensorView::of(unsigneds).data<std::uint32_t>(), nullptr) << "an entry has 64 bits";

  onnx::TensorProto complex = tensor_of(Type::COMPLEX64, {1});
  complex.add_float_data(1);
  complex.add_float_data(-2);
  EXPECT_EQ(TensorView::of(complex).at<std::complex<float>>(0), std::complex<float>(1, -2));
  onnx::TensorProto wide = tensor_of(Type::COMPLEX128, {1});
  wide.add_double_data(1);
  wide.add_double_data(-2);
  EXPECT_EQ(TensorView::of(wide).at<std::complex<double>>(0), std::complex<double>(1, -2));

  onnx::TensorProto strings = tensor_of(Type::STRING, {2});
  strings.add_string_data("one");
  strings.add_string_data(std::string_view("t\0o", 3));
  EXPECT_EQ(TensorView::of(strings).at<std::string_view>(1), std::string_view("t\0o", 3));
  EXPECT_EQ(TensorView::of(strings).values<std::string_view>()[0], "one");
}

template <class T>
void expect_int32_data(int type, std::initializer_list<std::int32_t> entries, const std::vector<T>& expected) {
  onnx::TensorProto tensor = tensor_of(type, {static_cast<std::int64_t>(expected.size())});
  for (const std::int32_t entry : entries) tensor.add_int32_data(entry);
  EXPECT_EQ(TensorView::of(tensor).values<T>(), expected);
}

TEST(TensorView, SmallTypesInInt32Data) {
  expect_int32_data<std::int32_t>(Type::INT32, {-1, 5}, {-1, 5});
  expect_int32_data<std::int8_t>(Type::INT8, {-1, 5}, {-1, 5});
  expect_int32_data<std::uint8_t>(Type::UINT8, {255, 5}, {255, 5});
  expect_int32_data<std::int16_t>(Type::INT16, {-300}, {-300});
  expect_int32_data<std::uint16_t>(Type::UINT16, {65535}, {65535});
  expect_int32_data<bool>(Type::BOOL, {0, 1, 2}, {false, true, true});
  expect_int32_data<std::int8_t>(Type::INT4, {0x8F, 0x07}, {-1, -8, 7});
  expect_int32_data<std::uint8_t>(Type::UINT4, {0x8F}, {15, 8});
  expect_int32_data<std::uint8_t>(Type::UINT2, {0xE4, 0x02}, {0, 1, 2, 3, 2});
  expect_int32_data<std::int8_t>(Type::INT2, {0xE4}, {0, 1, -2, -1});
  onnx::TensorProto half = tensor_of(Type::FLOAT16, {1});
  half.add_int32_data(0x3C00);
  EXPECT_EQ(static_cast<float>(TensorView::of(half).at<Float16>(0)), 1.0F);
}

TEST(TensorView, PackedRawElements) {
  EXPECT_EQ(Viewed(raw_tensor(Type::UINT4, {3}, "\x21\x0F")).view.values<std::uint8_t>(),
            (std::vector<std::uint8_t>{1, 2, 15}));
  EXPECT_EQ(Viewed(raw_tensor(Type::INT4, {3}, "\x87\x0F")).view.values<std::int8_t>(),
            (std::vector<std::int8_t>{7, -8, -1}));
  EXPECT_EQ(Viewed(raw_tensor(Type::UINT2, {5}, "\xE4\x01")).view.values<std::uint8_t>(),
            (std::vector<std::uint8_t>{0, 1, 2, 3, 1}));
  EXPECT_EQ(Viewed(raw_tensor(Type::INT2, {4}, "\xE4")).view.values<std::int8_t>(),
            (std::vector<std::int8_t>{0, 1, -2, -1}));
  const Viewed viewed(raw_tensor(Type::FLOAT4E2M1, {3}, "\x72\x0F"));
  const TensorView& quarter = viewed.view;
  EXPECT_EQ(quarter.as_float(), (std::vector<float>{1, 6, -6}));
  EXPECT_EQ(quarter.at<Float4E2M1>(1).bits, 7);
  EXPECT_EQ(quarter.data<Float4E2M1>(), nullptr);
}

TEST(TensorView, Bools) {
  const Viewed viewed(raw_tensor(Type::BOOL, {3}, std::string_view("\0\1\2", 3)));
  const TensorView& view = viewed.view;
  EXPECT_EQ(view.values<bool>(), (std::vector<bool>{false, true, true}));
  EXPECT_EQ(view.data<bool>(), nullptr);
  EXPECT_NE(view.data<std::uint8_t>(), nullptr);
}

TEST(TensorView, EveryNumberTypeAsFloat) {
  const auto floats = [](int type, std::string_view raw, std::int64_t count) {
    return Viewed(raw_tensor(type, {count}, raw)).view.as_float();
  };
  using Floats = std::vector<float>;
  EXPECT_EQ(floats(Type::FLOAT, bytes_of<float>({1.5F}), 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::DOUBLE, bytes_of<double>({1.5}), 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::UINT8, "\xFF", 1), Floats{255});
  EXPECT_EQ(floats(Type::INT8, "\xFF", 1), Floats{-1});
  EXPECT_EQ(floats(Type::UINT16, "\xFF\xFF", 1), Floats{65535});
  EXPECT_EQ(floats(Type::INT16, "\xFF\xFF", 1), Floats{-1});
  EXPECT_EQ(floats(Type::INT32, "\xFE\xFF\xFF\xFF", 1), Floats{-2});
  EXPECT_EQ(floats(Type::UINT32, bytes_of<std::uint32_t>({4000000000u}), 1), Floats{4e9F});
  EXPECT_EQ(floats(Type::INT64, bytes_of<std::int64_t>({-5}), 1), Floats{-5});
  EXPECT_EQ(floats(Type::UINT64, bytes_of<std::uint64_t>({std::uint64_t{1} << 63}), 1), Floats{9223372036854775808.0F});
  EXPECT_EQ(floats(Type::BOOL, "\x02", 1), Floats{1});
  EXPECT_EQ(floats(Type::FLOAT16, bytes_of<std::uint16_t>({0x3E00}), 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::BFLOAT16, bytes_of<std::uint16_t>({0x3FC0}), 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::FLOAT8E4M3FN, "\x3C", 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::FLOAT8E4M3FNUZ, "\x44", 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::FLOAT8E5M2, "\x3E", 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::FLOAT8E5M2FNUZ, "\x42", 1), Floats{1.5F});
  EXPECT_EQ(floats(Type::FLOAT8E8M0, "\x80", 1), Floats{2});
  EXPECT_EQ(floats(Type::UINT4, "\x2F", 2), (Floats{15, 2}));
  EXPECT_EQ(floats(Type::INT4, "\x2F", 2), (Floats{-1, 2}));
  EXPECT_EQ(floats(Type::INT2, "\x0B", 2), (Floats{-1, -2}));
  EXPECT_EQ(floats(Type::UINT2, "\x0B", 2), (Floats{3, 2}));
}

void expect_invalid(const onnx::TensorProto& tensor, const char* text) {
  TensorView view;
  const Status status = TensorView::make(tensor, view);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidTensor);
  EXPECT_EQ(status.message(), std::string("tensor 't': invalid tensor: ") + text);
}

TEST(TensorView, DataAndShapeMustAgree) {
  expect_invalid(raw_tensor(Type::FLOAT, {2, 3}, "1234"), "the data has 4 bytes, but FLOAT [2, 3] requires 24");
  expect_invalid(raw_tensor(Type::INT4, {3}, "1"), "the data has 1 bytes, but INT4 [3] requires 2");
  expect_invalid(tensor_of(Type::FLOAT, {2}), "the data has 0 bytes, but FLOAT [2] requires 8");
  expect_invalid(raw_tensor(Type::FLOAT, {-1}, "1234"), "shape [-1] has a negative dimension or too many elements");
  expect_invalid(raw_tensor(Type::FLOAT, {std::int64_t{1} << 40, std::int64_t{1} << 40}, ""),
                 "shape [1099511627776, 1099511627776] has a negative dimension or too many elements");
  expect_invalid(raw_tensor(Type::DOUBLE, {std::int64_t{1} << 62}, ""),
                 "the data has 0 bytes, but DOUBLE [4611686018427387904] has 2^63 bytes or more");
  expect_invalid(raw_tensor(99, {1}, "1"), "invalid element type 99");
  expect_invalid(raw_tensor(0, {1}, "1"), "invalid element type 0");
  expect_invalid(raw_tensor(-1, {1}, "1"), "invalid element type -1");
  onnx::TensorProto both = raw_tensor(Type::FLOAT, {1}, "1234");
  both.add_float_data(1);
  expect_invalid(both, "the tensor has data in more than one field: in raw_data and in a typed field");
  onnx::TensorProto few = tensor_of(Type::FLOAT, {2});
  few.add_float_data(1);
  expect_invalid(few, "the data has 1 entries, but FLOAT [2] requires 2");
  onnx::TensorProto narrow = tensor_of(Type::INT8, {2});
  narrow.add_int32_data(-128);
  narrow.add_int32_data(300);
  expect_invalid(narrow, "entry 1 is 300, which does not fit into the 8 bits of INT8");
  onnx::TensorProto half_complex = tensor_of(Type::COMPLEX64, {1});
  half_complex.add_float_data(1);
  expect_invalid(half_complex, "the data has 1 entries, but COMPLEX64 [1] requires 2");
  onnx::TensorProto wrong = tensor_of(Type::FLOAT, {1});
  wrong.add_int64_data(1);
  expect_invalid(wrong, "FLOAT elements belong in float_data");
  expect_invalid(raw_tensor(Type::STRING, {1}, "1"), "STRING elements cannot be in raw_data");
  expect_invalid(tensor_of(Type::STRING, {1}), "the data has 0 entries, but STRING [1] requires 1");
  onnx::TensorProto external;
  tests::fill_external(external, "t", "w.bin", 5);
  expect_invalid(external, "the tensor's data is external and was not loaded");
}

// The state after convert_to_external().
TEST(TensorView, MarkedAsExternalButInMemory) {
  onnx::TensorProto tensor;
  tests::fill_external(tensor, "t", "w.bin", 5);
  tensor.set_raw_data("12345");
  EXPECT_EQ(TensorView::of(tensor).raw(), "12345");
  tensor.set_raw_data("1234");
  expect_invalid(tensor, "the data has 4 bytes, but UINT8 [5] requires 5");
}

TEST(TensorView, EmptyTensorsAndScalars) {
  const Viewed viewed(tensor_of(Type::FLOAT, {3, 0}));
  const TensorView& empty = viewed.view;
  EXPECT_EQ(empty.size(), 0u);
  EXPECT_TRUE(empty.values<float>().empty());
  EXPECT_EQ(Viewed(raw_tensor(Type::FLOAT, {0, std::int64_t{1} << 62, 8}, "")).view.size(), 0u);
  EXPECT_EQ(Viewed(raw_tensor(Type::UINT8, {}, "x")).view.at<std::uint8_t>(0), 'x');
}

TEST(TensorView, AccessIsChecked) {
  const Viewed viewed(raw_tensor(Type::UINT8, {2}, "ab"));
  const TensorView& view = viewed.view;
  std::uint8_t value = 0;
  EXPECT_TRUE(view.get(1, value));
  EXPECT_EQ(view.get(2, value).message(), "out of range: element 2 of a tensor with 2 elements");
  float wrong = 0;
  EXPECT_EQ(view.get(0, wrong).message(), "wrong element type: the tensor's elements are UINT8");
  EXPECT_THROW((void)view.at<std::uint8_t>(~std::uint64_t{0}), Error);
  EXPECT_THROW((void)view.values<double>(), Error);
  EXPECT_EQ(view.data<float>(), nullptr);
  double number = 0;
  EXPECT_EQ(view.number(2, number).code(), ErrorCode::kOutOfRange);
  onnx::TensorProto strings = tensor_of(Type::STRING, {0});
  EXPECT_EQ(TensorView::of(strings).number(0, number).code(), ErrorCode::kTypeMismatch);
}

TEST(TensorView, RawBytesFromAnywhere) {
  TensorView view;
  ASSERT_TRUE(TensorView::make(ElementType::kInt16, {2}, std::string_view("\1\0\xFF\xFF", 4), view));
  EXPECT_EQ(view.values<std::int16_t>(), (std::vector<std::int16_t>{1, -1}));
  EXPECT_EQ(TensorView::make(ElementType::kInt16, {2}, "123", view).code(), ErrorCode::kInvalidTensor);
}

TEST(ElementType, NumbersNamesAndWidths) {
  constexpr int kLast = onnx::TensorProto::DataType_MAX;
  for (int number = 0; number <= kLast; ++number) {
    EXPECT_EQ(type_name(element_type(number)), onnx::TensorProto::DataType_Name(number)) << number;
  }
  EXPECT_EQ(element_type(kLast + 1), ElementType::kUndefined);
  EXPECT_EQ(raw_size(ElementType::kInt4, 5), 3u);
  EXPECT_EQ(raw_size(ElementType::kUint2, 5), 2u);
  EXPECT_EQ(raw_size(ElementType::kComplex128, 5), 80u);
  EXPECT_EQ(raw_size(ElementType::kString, 5), std::nullopt);
}

TEST(TensorView, NumbersOfEveryTypeAsDoubles) {
  EXPECT_EQ(Viewed(raw_tensor(Type::FLOAT16, {2}, "\x00\x3c\x00\xc0"s)).view.as_double(), (std::vector<double>{1, -2}));
  EXPECT_EQ(Viewed(raw_tensor(Type::INT4, {2}, "\x78"s)).view.as_double(), (std::vector<double>{-8, 7}));
  EXPECT_EQ(Viewed(raw_tensor(Type::UINT32, {1}, "\xff\xff\xff\xff"s)).view.as_double(),
            std::vector<double>{4294967295.0});
  onnx::TensorProto typed = tensor_of(Type::DOUBLE, {1});
  typed.add_double_data(0.1);
  EXPECT_EQ(Viewed(typed).view.as_double(), std::vector<double>{0.1});
  onnx::TensorProto text = tensor_of(Type::STRING, {1});
  text.add_string_data("1");
  std::vector<double> values;
  EXPECT_EQ(TensorView::of(text).copy_as_double(values).code(), ErrorCode::kTypeMismatch);
}

TEST(TensorView, WholeNumbersAsIntegers) {
  const auto integers = [](int type, std::int64_t count, std::string_view raw) {
    return Viewed(raw_tensor(type, {count}, raw)).view.as_int64();
  };
  EXPECT_EQ(integers(Type::INT8, 2, "\x80\x7f"s), (std::vector<std::int64_t>{-128, 127}));
  EXPECT_EQ(integers(Type::UINT2, 4, "\xe4"s), (std::vector<std::int64_t>{0, 1, 2, 3}));
  EXPECT_EQ(integers(Type::BOOL, 2, "\x01\x00"s), (std::vector<std::int64_t>{1, 0}));
  EXPECT_EQ(integers(Type::FLOAT, 1, "\x00\x00\x40\xc0"s), std::vector<std::int64_t>{-3});
  const std::int64_t large = (std::int64_t{1} << 53) + 1;  // not representable as a double
  onnx::TensorProto typed = tensor_of(Type::INT64, {1});
  typed.add_int64_data(large);
  EXPECT_EQ(Viewed(typed).view.as_int64(), std::vector<std::int64_t>{large});
  onnx::TensorProto natural = tensor_of(Type::UINT64, {2});
  natural.add_uint64_data(static_cast<std::uint64_t>(large));
  natural.add_uint64_data(std::uint64_t{1} << 63);
  std::vector<std::int64_t> values;
  EXPECT_EQ(TensorView::of(natural).copy_as_int64(values).code(), ErrorCode::kOutOfRange);
  for (const double value : {0.5, 0x1p63, -0x1p64, std::nan("")}) {
    onnx::TensorProto number = tensor_of(Type::DOUBLE, {1});
    number.add_double_data(value);
    EXPECT_EQ(TensorView::of(number).copy_as_int64(values).code(), ErrorCode::kOutOfRange) << value;
  }
}

}  // namespace
}  // namespace onnxgen::io
