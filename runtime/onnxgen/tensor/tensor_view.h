// Reads the elements of a tensor, regardless of how they are stored: raw or typed, inline, mapped, or external once
// loaded.
//
//   const auto weights = onnxgen::io::TensorView::of(model.graph().initializer(0));
//   const std::vector<float> values = weights.as_float();  // from any integer or floating-point type
//   const float* elements = weights.data<float>();         // without a copy; null if they are not stored as floats
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/require_class.h"
#include "onnxgen/tensor/float_formats.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen::io {

// C++ types of elements.
template <class T, class... Types>
inline constexpr bool kIsOneOf = (std::is_same_v<T, Types> || ...);
template <class T>
inline constexpr bool kIsInteger = kIsOneOf<T, signed char, unsigned char, short, unsigned short, int, unsigned, long,
                                            unsigned long, long long, unsigned long long>;
// Whether T is `Fixed`, such as std::int64_t, or the same integer under another name: long or long long.
template <class T, class Fixed>
inline constexpr bool kIsSameInteger = kIsInteger<T> &&
                                       sizeof(T) == sizeof(Fixed) && std::is_signed_v<T> == std::is_signed_v<Fixed>;
template <class T>
inline constexpr bool kIsElement =
    kIsInteger<T> ||
    kIsOneOf<T, float, double, bool, std::string_view, std::complex<float>, std::complex<double>, Float16, BFloat16,
             Float8E4M3FN, Float8E4M3FNUZ, Float8E5M2, Float8E5M2FNUZ, Float8E8M0, Float4E2M1>;

// A view of a tensor: its element type, shape and elements. The tensor, or the raw bytes that the view was made from,
// must outlive the view and must not be changed in the meantime; the shape is copied. A view is only created if type,
// shape and data agree, so every index below size() has an element.
//
// Elements are read as the C++ type that corresponds to the element type: float, double, the integers, bool,
// std::complex<float> and <double>, std::string_view, and Float16, BFloat16, Float8..., Float4E2M1. UINT4 and UINT2 are
// read as std::uint8_t, INT4 and INT2 as std::int8_t, and BOOL also as std::uint8_t. A type that the tensor's elements
// do not have fails with kTypeMismatch; one that no tensor's elements have, such as char, does not compile.
//
// Several threads may use a view at once. Functions that fill or return a vector throw std::bad_alloc if memory is
// exhausted. If a function returns a failure, the contents of the vector are unspecified.
class TensorView {
 public:
  // Creates a view of type kUndefined whose elements cannot be read.
  TensorView() = default;

  // Creates a view of `tensor`, a generated TensorProto. Fails with kInvalidTensor if the size of the data does not
  // match the shape, if an entry does not fit into the type, if the tensor has data in two places, or if its data is
  // external and not loaded, and with kUnsupported for a segment of a tensor. The status names the tensor. If a tensor
  // is marked external but has raw data, as after convert_to_external, the view uses that data. After a failure `view`
  // is unchanged.
  template <class Tensor>
  static Status make(const Tensor& tensor, TensorView& view);

  template <class Tensor>
  static Status make(const Tensor&& temporary, TensorView& view) = delete;

  // Creates a view of raw bytes, such as the result of read_tensor(). Fails with kInvalidTensor if type, shape and data
  // do not match; `view` is then unchanged.
  static Status make(ElementType type, std::vector<std::int64_t> dims, std::string_view raw, TensorView& view);

  // Like make(), but throws Error on failure.
  template <class Tensor>
  static TensorView of(const Tensor& tensor) {
    TensorView view;
    throw_if_failed(make(tensor, view));
    return view;
  }
  template <class Tensor>
  static TensorView of(const Tensor&& temporary) = delete;

  ElementType type() const noexcept { return type_; }
  const std::vector<std::int64_t>& dims() const noexcept { return dims_; }
  // Returns the number of elements: the product of the dimensions.
  std::uint64_t size() const noexcept { return size_; }

  // is_raw() returns whether the elements are raw bytes, and raw() returns those bytes. They are little-endian on every
  // machine. raw() is empty unless is_raw() is true.
  bool is_raw() const noexcept { return storage_ == Storage::kRaw; }
  std::string_view raw() const noexcept { return raw_; }

  // Reads element `i`. Fails with kTypeMismatch, or with kOutOfRange if there is no such element.
  template <class T>
  Status get(std::uint64_t i, T& value) const;
  // Like get(), but throws Error on failure.
  template <class T>
  T at(std::uint64_t i) const {
    T value{};
    throw_if_failed(get(i, value));
    return value;
  }

  // Read all elements in order. copy() fails with kTypeMismatch; values() throws Error instead.
  template <class T>
  Status copy(std::vector<T>& values) const;
  template <class T>
  std::vector<T> values() const {
    std::vector<T> result;
    throw_if_failed(copy(result));
    return result;
  }

  // Returns a pointer to the elements without copying them, or null if they are not stored as an aligned array of T in
  // native byte order: for example packed elements, typed data of another width, or another type. Always null for bool,
  // since a file may contain bytes that are neither true nor false; use std::uint8_t.
  template <class T>
  const T* data() const noexcept;

  // Reads element `i` as a double. Fails with kTypeMismatch for strings and complex numbers, and with kOutOfRange if
  // there is no such element. Integers beyond 2^53 lose precision.
  Status number(std::uint64_t i, double& value) const;
  // Read all elements as doubles, by the rules of number(). as_double() throws Error on failure.
  Status copy_as_double(std::vector<double>& values) const;
  std::vector<double> as_double() const {
    std::vector<double> result;
    throw_if_failed(copy_as_double(result));
    return result;
  }
  // Read all elements as integers, exactly. Fail with kOutOfRange if an element is a fraction, NaN, or does not fit
  // into 64 bits, and with kTypeMismatch for strings and complex numbers. as_int64() throws Error on failure.
  Status copy_as_int64(std::vector<std::int64_t>& values) const;
  std::vector<std::int64_t> as_int64() const {
    std::vector<std::int64_t> result;
    throw_if_failed(copy_as_int64(result));
    return result;
  }
  // Read all elements as floats. Exact for floating-point formats of up to 32 bits. Fail with kTypeMismatch for strings
  // and complex numbers. as_float() throws Error on failure.
  Status copy_as_float(std::vector<float>& values) const;
  std::vector<float> as_float() const {
    std::vector<float> result;
    throw_if_failed(copy_as_float(result));
    return result;
  }

 private:
  enum class Storage { kRaw, kFloats, kInt32s, kInt64s, kUint64s, kDoubles, kStrings };

  // Typed data of a generated class.
  struct Typed {
    const float* floats = nullptr;
    std::uint64_t float_count = 0;
    const std::int32_t* int32s = nullptr;
    std::uint64_t int32_count = 0;
    const std::int64_t* int64s = nullptr;
    std::uint64_t int64_count = 0;
    const double* doubles = nullptr;
    std::uint64_t double_count = 0;
    const std::uint64_t* uint64s = nullptr;
    std::uint64_t uint64_count = 0;
    const void* tensor = nullptr;
    std::string_view (*string_at)(const void* tensor, std::uint64_t i) = nullptr;
    std::uint64_t string_count = 0;
  };

  static Status make(std::int32_t type_number, std::vector<std::int64_t> dims, std::string_view raw, const Typed& typed,
                     TensorView& view);
  Status set_shape(std::int32_t type_number, std::vector<std::int64_t> dims);
  Status check_raw() const;
  Status choose_typed();
  Status check_entries() const;

  Status out_of_range(std::uint64_t i) const;
  Status mismatch() const;
  // Returns the element's bits, for types of up to 64 bits.
  std::uint64_t bits_at(std::uint64_t i) const noexcept;
  std::complex<double> complex_at(std::uint64_t i) const noexcept;
  double number_at(std::uint64_t i) const noexcept;
  // Returns nothing if the element is not a 64-bit integer.
  std::optional<std::int64_t> integer_at(std::uint64_t i) const noexcept;
  // Returns a pointer to the elements if they are stored as an array of elements of `width` bytes in native byte order,
  // and otherwise null.
  const void* array(std::size_t width, std::size_t alignment) const noexcept;

  template <class T>
  bool fits() const noexcept;
  template <class T>
  T value_at(std::uint64_t i) const noexcept;

  ElementType type_ = ElementType::kUndefined;
  Storage storage_ = Storage::kRaw;
  std::vector<std::int64_t> dims_;
  std::uint64_t size_ = 0;
  std::string_view raw_;
  Typed typed_;
};

template <class Tensor>
Status TensorView::make(const Tensor& tensor, TensorView& view) {
  if constexpr (require_tensor<Tensor>()) {
    if (is_external(tensor) && tensor.raw_data().empty()) {
      return failure(ErrorCode::kInvalidTensor, {}, "the tensor's data is external and was not loaded")
          .in_tensor(std::string(tensor.name()));
    }
    if (tensor.has_segment()) {
      return failure(ErrorCode::kUnsupported, {}, "the tensor is a segment of a larger one")
          .in_tensor(std::string(tensor.name()));
    }
    Typed typed;
    typed.floats = tensor.float_data().data();
    typed.float_count = static_cast<std::uint64_t>(tensor.float_data_size());
    typed.int32s = tensor.int32_data().data();
    typed.int32_count = static_cast<std::uint64_t>(tensor.int32_data_size());
    typed.int64s = tensor.int64_data().data();
    typed.int64_count = static_cast<std::uint64_t>(tensor.int64_data_size());
    typed.doubles = tensor.double_data().data();
    typed.double_count = static_cast<std::uint64_t>(tensor.double_data_size());
    typed.uint64s = tensor.uint64_data().data();
    typed.uint64_count = static_cast<std::uint64_t>(tensor.uint64_data_size());
    typed.tensor = &tensor;
    typed.string_at = [](const void* from, std::uint64_t i) -> std::string_view {
      const auto& strings = *static_cast<const Tensor*>(from);
      return strings.string_data(static_cast<decltype(strings.string_data_size())>(i));
    };
    typed.string_count = static_cast<std::uint64_t>(tensor.string_data_size());
    return make(tensor.data_type(), std::vector<std::int64_t>(tensor.dims().begin(), tensor.dims().end()),
                tensor.raw_data(), typed, view)
        .in_tensor(std::string(tensor.name()));
  }
}

template <class T>
bool TensorView::fits() const noexcept {
  static_assert(kIsElement<T>, "tensors have no elements of this C++ type; strings are read as std::string_view");
  const auto is = [this](auto... types) { return ((type_ == types) || ...); };
  if constexpr (std::is_same_v<T, float>) return is(ElementType::kFloat);
  if constexpr (std::is_same_v<T, double>) return is(ElementType::kDouble);
  if constexpr (std::is_same_v<T, bool>) return is(ElementType::kBool);
  if constexpr (kIsSameInteger<T, std::uint8_t>) {
    return is(ElementType::kUint8, ElementType::kBool, ElementType::kUint4, ElementType::kUint2);
  }
  if constexpr (kIsSameInteger<T, std::int8_t>) return is(ElementType::kInt8, ElementType::kInt4, ElementType::kInt2);
  if constexpr (kIsSameInteger<T, std::uint16_t>) return is(ElementType::kUint16);
  if constexpr (kIsSameInteger<T, std::int16_t>) return is(ElementType::kInt16);
  if constexpr (kIsSameInteger<T, std::uint32_t>) return is(ElementType::kUint32);
  if constexpr (kIsSameInteger<T, std::int32_t>) return is(ElementType::kInt32);
  if constexpr (kIsSameInteger<T, std::uint64_t>) return is(ElementType::kUint64);
  if constexpr (kIsSameInteger<T, std::int64_t>) return is(ElementType::kInt64);
  if constexpr (std::is_same_v<T, std::string_view>) return is(ElementType::kString);
  if constexpr (std::is_same_v<T, std::complex<float>>) return is(ElementType::kComplex64);
  if constexpr (std::is_same_v<T, std::complex<double>>) return is(ElementType::kComplex128);
  if constexpr (std::is_same_v<T, Float16>) return is(ElementType::kFloat16);
  if constexpr (std::is_same_v<T, BFloat16>) return is(ElementType::kBfloat16);
  if constexpr (std::is_same_v<T, Float8E4M3FN>) return is(ElementType::kFloat8E4M3FN);
  if constexpr (std::is_same_v<T, Float8E4M3FNUZ>) return is(ElementType::kFloat8E4M3FNUZ);
  if constexpr (std::is_same_v<T, Float8E5M2>) return is(ElementType::kFloat8E5M2);
  if constexpr (std::is_same_v<T, Float8E5M2FNUZ>) return is(ElementType::kFloat8E5M2FNUZ);
  if constexpr (std::is_same_v<T, Float8E8M0>) return is(ElementType::kFloat8E8M0);
  if constexpr (std::is_same_v<T, Float4E2M1>) return is(ElementType::kFloat4E2M1);
  return false;
}

template <class T>
T TensorView::value_at(std::uint64_t i) const noexcept {
  if constexpr (!kIsElement<T>) {
    return T();
  } else if constexpr (std::is_same_v<T, std::string_view>) {
    return typed_.string_at(typed_.tensor, i);
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    return std::complex<float>(complex_at(i));
  } else if constexpr (std::is_same_v<T, std::complex<double>>) {
    return complex_at(i);
  } else if constexpr (std::is_same_v<T, float>) {
    return wire::bit_cast<float>(static_cast<std::uint32_t>(bits_at(i)));
  } else if constexpr (std::is_same_v<T, double>) {
    return wire::bit_cast<double>(bits_at(i));
  } else if constexpr (std::is_same_v<T, bool>) {
    return bits_at(i) != 0;
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(bits_at(i));
  } else {
    T value;
    value.bits = static_cast<decltype(value.bits)>(bits_at(i));
    return value;
  }
}

template <class T>
Status TensorView::get(std::uint64_t i, T& value) const {
  if (!fits<T>()) return mismatch();
  if (i >= size_) return out_of_range(i);
  value = value_at<T>(i);
  return Status();
}

template <class T>
Status TensorView::copy(std::vector<T>& values) const {
  if (!fits<T>()) return mismatch();
  if (const T* const array = data<T>()) {
    values.assign(array, array + size_);
    return Status();
  }
  if (size_ > values.max_size()) return Status(ErrorCode::kOutOfMemory);
  values.resize(wire::to_size(size_));
  for (std::uint64_t i = 0; i < size_; ++i) values[wire::to_size(i)] = value_at<T>(i);
  return Status();
}

template <class T>
const T* TensorView::data() const noexcept {
  if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string_view>) {
    return nullptr;
  } else {
    return fits<T>() ? static_cast<const T*>(array(sizeof(T), alignof(T))) : nullptr;
  }
}

}  // namespace onnxgen::io
