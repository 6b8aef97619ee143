#include "onnxgen/build/make.h"

#include "onnxgen/onnx/external_data.h"

namespace onnxgen::build::detail {
namespace {

void fail(std::string_view name, std::string text) {
  io::throw_if_failed(io::failure(ErrorCode::kInvalidTensor, {}, std::move(text)).in_tensor(std::string(name)));
}

std::uint64_t count_of(std::string_view name, const Dims& dims) {
  const std::optional<std::uint64_t> count = io::element_count(dims.data(), dims.size());
  if (!count) fail(name, io::invalid_shape_text(dims));
  return count.value_or(0);
}

}  // namespace

void check_count(std::string_view name, const Dims& dims, std::uint64_t count) {
  const std::uint64_t expected = count_of(name, dims);
  if (count == expected) return;
  fail(name, "there are " + std::to_string(count) + " values, but shape " + io::shape_text(dims) + " requires " +
                 std::to_string(expected));
}

std::string_view encode(std::string_view name, const Elements& elements, ElementType type, std::string& storage) {
  std::string_view raw;
  io::throw_if_failed(encode_elements(elements, type, storage, raw).in_tensor(std::string(name)));
  return raw;
}

void check_raw(std::string_view name, ElementType type, const Dims& dims, std::uint64_t bytes) {
  const std::optional<std::uint64_t> expected = io::raw_size(type, count_of(name, dims));
  if (!expected)
    fail(name, std::string(io::type_name(type)) + " " + io::shape_text(dims) + " cannot be stored as raw data");
  if (bytes == *expected) return;
  fail(name, io::size_mismatch_text(bytes, "bytes", type, dims, expected));
}

}  // namespace onnxgen::build::detail
