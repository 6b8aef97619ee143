#include "onnxgen/tensor/tensor_view.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {
namespace {

Status invalid_tensor(std::string detail) {
  FileContext context;
  context.detail = std::move(detail);
  return Status(ErrorCode::kInvalidTensor, std::move(context));
}

bool is_signed_and_packed(ElementType type) {
  return type == ElementType::kInt4 || type == ElementType::kInt2;
}

// Sign-extends the low `bits` of `value`.
std::uint64_t extend_sign(std::uint64_t value, unsigned bits) {
  const std::uint64_t sign = std::uint64_t{1} << (bits - 1);
  return (value ^ sign) - sign;
}

// Loads a little-endian number of `width` bytes.
std::uint64_t load_little_endian(const char* p, std::size_t width) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < width; ++i) value |= std::uint64_t{static_cast<unsigned char>(p[i])} << 8 * i;
  return value;
}

}  // namespace

Status TensorView::set_shape(std::int32_t type_number, std::vector<std::int64_t> dims) {
  type_ = element_type(type_number);
  dims_ = std::move(dims);
  if (type_ == ElementType::kUndefined) {
    return invalid_tensor("invalid element type " + std::to_string(type_number));
  }
  const std::optional<std::uint64_t> count = element_count(dims_.data(), dims_.size());
  if (!count) return invalid_tensor(invalid_shape_text(dims_));
  size_ = *count;
  return Status();
}

Status TensorView::check_raw() const {
  if (type_ == ElementType::kString) return invalid_tensor("STRING elements cannot be in raw_data");
  const std::optional<std::uint64_t> expected = raw_size(type_, size_);
  if (expected && *expected == raw_.size()) return Status();
  return invalid_tensor(size_mismatch_text(raw_.size(), "bytes", type_, dims_, expected));
}

Status TensorView::make(ElementType type, std::vector<std::int64_t> dims, std::string_view raw, TensorView& view) {
  return make(static_cast<std::int32_t>(type), std::move(dims), raw, Typed(), view);
}

Status TensorView::make(std::int32_t type_number, std::vector<std::int64_t> dims, std::string_view raw,
                        const Typed& typed, TensorView& view) {
  TensorView made;
  Status status = made.set_shape(type_number, std::move(dims));
  if (!status) return status;
  const bool has_typed = (typed.float_count | typed.int32_count | typed.int64_count | typed.double_count |
                          typed.uint64_count | typed.string_count) != 0;
  if (has_typed && !raw.empty())
    return invalid_tensor("the tensor has data in more than one field: in raw_data and in a typed field");
  if (has_typed || (made.type_ == ElementType::kString && raw.empty())) {
    made.typed_ = typed;
    status = made.choose_typed();
  } else {
    made.storage_ = Storage::kRaw;
    made.raw_ = raw;
    status = made.check_raw();
  }
  if (status) view = std::move(made);
  return status;
}

// Selects the field that belongs to the type. It must have exactly as many elements as the shape requires, and no other
// field may have any.
Status TensorView::choose_typed() {
  const std::uint64_t expected = typed_entries(type_, size_);
  std::uint64_t found = 0;
  const char* field = "";
  const auto choose = [&](Storage storage, std::uint64_t count, const char* name) {
    storage_ = storage;
    found = count;
    field = name;
  };
  switch (typed_field(type_)) {
    case tensor_field::kFloatData:
      choose(Storage::kFloats, typed_.float_count, "float_data");
      break;
    case tensor_field::kDoubleData:
      choose(Storage::kDoubles, typed_.double_count, "double_data");
      break;
    case tensor_field::kInt64Data:
      choose(Storage::kInt64s, typed_.int64_count, "int64_data");
      break;
    case tensor_field::kUint64Data:
      choose(Storage::kUint64s, typed_.uint64_count, "uint64_data");
      break;
    case tensor_field::kStringData:
      choose(Storage::kStrings, typed_.string_count, "string_data");
      break;
    case tensor_field::kInt32Data:
      choose(Storage::kInt32s, typed_.int32_count, "int32_data");
      break;
    default:
      return invalid_tensor("the element type is unknown");
  }
  const std::uint64_t all = typed_.float_count + typed_.int32_count + typed_.int64_count + typed_.double_count +
                            typed_.uint64_count + typed_.string_count;
  if (all != found) return invalid_tensor(std::string(type_name(type_)) + " elements belong in " + field);
  if (found != expected) return invalid_tensor(size_mismatch_text(found, "entries", type_, dims_, expected));
  return check_entries();
}

// Checks that no entry has bits beyond those of the type.
Status TensorView::check_entries() const {
  const auto check = [this](const auto* entries, std::uint64_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto entry = static_cast<std::int64_t>(entries[i]);
      if (!fits_entry(type_, entry)) return invalid_tensor(oversized_entry_text(type_, i, entry));
    }
    return Status();
  };
  if (storage_ == Storage::kInt32s && type_ != ElementType::kInt32) return check(typed_.int32s, typed_.int32_count);
  if (storage_ == Storage::kUint64s && type_ != ElementType::kUint64) return check(typed_.uint64s, typed_.uint64_count);
  return Status();
}

Status TensorView::out_of_range(std::uint64_t i) const {
  return failure(ErrorCode::kOutOfRange, {},
                 "element " + std::to_string(i) + " of a tensor with " + std::to_string(size_) + " elements");
}

Status TensorView::mismatch() const {
  return failure(ErrorCode::kTypeMismatch, {}, "the tensor's elements are " + std::string(type_name(type_)));
}

std::uint64_t TensorView::bits_at(std::uint64_t i) const noexcept {
  const unsigned bits = element_bits(type_);
  const auto at = [](std::uint64_t index) { return static_cast<std::size_t>(index); };
  const bool is_packed = bits < 8;
  const std::uint64_t in_a_byte = is_packed ? 8 / bits : 1;
  std::uint64_t value = 0;
  switch (storage_) {
    case Storage::kRaw:
      value = is_packed ? static_cast<unsigned char>(raw_[at(i / in_a_byte)])
                        : load_little_endian(raw_.data() + at(i * (bits / 8)), bits / 8);
      break;
    case Storage::kFloats:
      return wire::bit_cast<std::uint32_t>(typed_.floats[at(i)]);
    case Storage::kDoubles:
      return wire::bit_cast<std::uint64_t>(typed_.doubles[at(i)]);
    case Storage::kInt32s:
      value = static_cast<std::uint32_t>(typed_.int32s[at(i / in_a_byte)]);
      break;
    case Storage::kInt64s:
      return static_cast<std::uint64_t>(typed_.int64s[at(i)]);
    case Storage::kUint64s:
      return typed_.uint64s[at(i)];
    case Storage::kStrings:
      return 0;
  }
  if (!is_packed) return value;
  value = value >> i % in_a_byte * bits & ((1U << bits) - 1);
  return is_signed_and_packed(type_) ? extend_sign(value, bits) : value;
}

std::complex<double> TensorView::complex_at(std::uint64_t i) const noexcept {
  const auto first = static_cast<std::size_t>(2 * i);
  if (storage_ == Storage::kFloats) return {typed_.floats[first], typed_.floats[first + 1]};
  if (storage_ == Storage::kDoubles) return {typed_.doubles[first], typed_.doubles[first + 1]};
  const auto part = [this](std::size_t index) -> double {
    if (type_ == ElementType::kComplex128) {
      return wire::bit_cast<double>(load_little_endian(raw_.data() + 8 * index, 8));
    }
    return wire::bit_cast<float>(static_cast<std::uint32_t>(load_little_endian(raw_.data() + 4 * index, 4)));
  };
  return {part(first), part(first + 1)};
}

double TensorView::number_at(std::uint64_t i) const noexcept {
  const std::uint64_t bits = bits_at(i);
  switch (type_) {
    case ElementType::kFloat:
      return wire::bit_cast<float>(static_cast<std::uint32_t>(bits));
    case ElementType::kDouble:
      return wire::bit_cast<double>(bits);
    case ElementType::kInt8:
    case ElementType::kInt4:
    case ElementType::kInt2:
      return static_cast<std::int8_t>(bits);
    case ElementType::kInt16:
      return static_cast<std::int16_t>(bits);
    case ElementType::kInt32:
      return static_cast<std::int32_t>(bits);
    case ElementType::kInt64:
      return static_cast<double>(static_cast<std::int64_t>(bits));
    case ElementType::kBool:
      return bits != 0 ? 1 : 0;
    case ElementType::kUint8:
    case ElementType::kUint4:
    case ElementType::kUint2:
      return static_cast<std::uint8_t>(bits);
    case ElementType::kUint16:
      return static_cast<std::uint16_t>(bits);
    case ElementType::kUint32:
      return static_cast<std::uint32_t>(bits);
    case ElementType::kUint64:
      return static_cast<double>(bits);
    case ElementType::kFloat16:
      return float16_to_float(static_cast<std::uint16_t>(bits));
    case ElementType::kBfloat16:
      return bfloat16_to_float(static_cast<std::uint16_t>(bits));
    case ElementType::kFloat8E4M3FN:
      return float8e4m3fn_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kFloat8E4M3FNUZ:
      return float8e4m3fnuz_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kFloat8E5M2:
      return float8e5m2_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kFloat8E5M2FNUZ:
      return float8e5m2fnuz_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kFloat8E8M0:
      return float8e8m0_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kFloat4E2M1:
      return float4e2m1_to_float(static_cast<std::uint8_t>(bits));
    case ElementType::kUndefined:
    case ElementType::kString:
    case ElementType::kComplex64:
    case ElementType::kComplex128:
      return 0;  // number() and copy_as_float() reject these
  }
  return 0;
}

namespace {

bool is_number(ElementType type) {
  return type != ElementType::kUndefined && type != ElementType::kString && type != ElementType::kComplex64 &&
         type != ElementType::kComplex128;
}

}  // namespace

Status TensorView::number(std::uint64_t i, double& value) const {
  if (!is_number(type_)) return mismatch();
  if (i >= size_) return out_of_range(i);
  value = number_at(i);
  return Status();
}

Status TensorView::copy_as_float(std::vector<float>& values) const {
  if (!is_number(type_)) return mismatch();
  if (type_ == ElementType::kFloat) return copy(values);
  if (size_ > values.max_size()) return Status(ErrorCode::kOutOfMemory);
  values.resize(static_cast<std::size_t>(size_));
  for (std::uint64_t i = 0; i < size_; ++i) values[static_cast<std::size_t>(i)] = static_cast<float>(number_at(i));
  return Status();
}

Status TensorView::copy_as_double(std::vector<double>& values) const {
  if (!is_number(type_)) return mismatch();
  if (type_ == ElementType::kDouble) return copy(values);
  if (size_ > values.max_size()) return Status(ErrorCode::kOutOfMemory);
  values.resize(static_cast<std::size_t>(size_));
  for (std::uint64_t i = 0; i < size_; ++i) values[static_cast<std::size_t>(i)] = number_at(i);
  return Status();
}

std::optional<std::int64_t> TensorView::integer_at(std::uint64_t i) const noexcept {
  constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const std::uint64_t bits = bits_at(i);
  if (type_ == ElementType::kInt64) return static_cast<std::int64_t>(bits);
  if (type_ == ElementType::kUint64) {
    return bits <= kLargest ? std::optional<std::int64_t>(static_cast<std::int64_t>(bits)) : std::nullopt;
  }
  const double value = number_at(i);  // exact for all types but these two
  const bool fits = value == std::floor(value) && value >= -0x1p63 && value < 0x1p63;
  return fits ? std::optional<std::int64_t>(static_cast<std::int64_t>(value)) : std::nullopt;
}

Status TensorView::copy_as_int64(std::vector<std::int64_t>& values) const {
  if (!is_number(type_)) return mismatch();
  if (type_ == ElementType::kInt64) return copy(values);
  if (size_ > values.max_size()) return Status(ErrorCode::kOutOfMemory);
  values.clear();
  values.reserve(static_cast<std::size_t>(size_));
  for (std::uint64_t i = 0; i < size_; ++i) {
    const std::optional<std::int64_t> value = integer_at(i);
    if (!value) {
      return failure(ErrorCode::kOutOfRange, {}, "element " + std::to_string(i) + " is not a 64-bit integer");
    }
    values.push_back(*value);
  }
  return Status();
}

const void* TensorView::array(std::size_t width, std::size_t alignment) const noexcept {
  const void* start = nullptr;
  switch (storage_) {
    case Storage::kRaw:
      if (width == 1 || wire::kHostIsLittleEndian) start = raw_.data();
      break;
    case Storage::kFloats:
      start = typed_.floats;
      break;
    case Storage::kDoubles:
      start = typed_.doubles;
      break;
    case Storage::kInt64s:
      start = typed_.int64s;
      break;
    case Storage::kInt32s:
      if (type_ == ElementType::kInt32) start = typed_.int32s;
      break;
    case Storage::kUint64s:
      if (type_ == ElementType::kUint64) start = typed_.uint64s;
      break;
    case Storage::kStrings:
      break;
  }
  const bool is_aligned = reinterpret_cast<std::uintptr_t>(start) % alignment == 0;
  return element_bits(type_) == 8 * width && is_aligned ? start : nullptr;
}

}  // namespace onnxgen::io
