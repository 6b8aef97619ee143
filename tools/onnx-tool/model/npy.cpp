#include "model/npy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "onnxgen/wire/fixed.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;
using io::ElementType;

// Tensors of strings without an element, or of empty ones: NumPy has no strings of no bytes.
constexpr std::size_t kShortestString = 1;

std::uint64_t longest_string(const io::TensorView& view) {
  std::size_t longest = kShortestString;
  for (std::uint64_t i = 0; i < view.size(); ++i) longest = std::max(longest, view.at<std::string_view>(i).size());
  return longest;
}

std::string header(const io::TensorView& view, const NpyType& type) {
  std::string shape;
  for (const std::int64_t dim : view.dims()) shape += fmt::format("{}, ", dim);
  std::string text = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", type.descr, shape);
  // Magic, version and length take 12 bytes; the elements begin at a multiple of 64.
  constexpr std::size_t kBefore = 12;
  constexpr std::size_t kAlignment = 64;
  text.append(kAlignment - 1 - (kBefore + text.size()) % kAlignment, ' ');
  text += '\n';
  // Version 2, whose length has 32 bits: ONNX does not limit the number of dimensions.
  std::string start("\x93NUMPY\x02\x00\0\0\0\0", kBefore);
  onnxgen::wire::store_fixed(start.data() + kBefore - sizeof(std::uint32_t), static_cast<std::uint32_t>(text.size()));
  return start + text;
}

// Appends what `bytes_of(i, std::string&)` makes of each element.
template <class BytesOf>
void write_elements(const io::TensorView& view, FileSink& sink, const BytesOf& bytes_of) {
  constexpr std::size_t kBlock = std::size_t{1} << 16;
  std::string block;
  for (std::uint64_t i = 0; i < view.size(); ++i) {
    bytes_of(i, block);
    if (block.size() < kBlock) continue;
    if (!sink.write(block)) return;
    block.clear();
  }
  (void)sink.write(block);
}

void write_strings(const io::TensorView& view, const NpyType& type, FileSink& sink) {
  write_elements(view, sink, [&](std::uint64_t i, std::string& block) {
    const std::string_view text = view.at<std::string_view>(i);
    block += text;
    block.append(static_cast<std::size_t>(type.width) - text.size(), '\0');
  });
}

void write_small_integers(const io::TensorView& view, FileSink& sink) {
  const bool is_signed = view.type() == ElementType::kInt4 || view.type() == ElementType::kInt2;
  write_elements(view, sink, [&](std::uint64_t i, std::string& block) {
    block += is_signed ? static_cast<char>(view.at<std::int8_t>(i)) : static_cast<char>(view.at<std::uint8_t>(i));
  });
}

onnxgen::Status write_as_floats(const io::TensorView& view, FileSink& sink) {
  onnxgen::Status status;
  write_elements(view, sink, [&](std::uint64_t i, std::string& block) {
    double value = 0;
    const onnxgen::Status read = view.number(i, value);
    if (!read) status = read;
    char bytes[sizeof(float)];
    onnxgen::wire::store_fixed(bytes, onnxgen::wire::bit_cast<std::uint32_t>(static_cast<float>(value)));
    block.append(bytes, sizeof bytes);
  });
  return status;
}

}  // namespace

NpyType npy_type(const io::TensorView& view) {
  switch (view.type()) {
    case ElementType::kFloat:
      return {"<f4", 4};
    case ElementType::kDouble:
      return {"<f8", 8};
    case ElementType::kFloat16:
      return {"<f2", 2};
    case ElementType::kUint8:
      return {"|u1", 1};
    case ElementType::kInt8:
      return {"|i1", 1};
    case ElementType::kUint16:
      return {"<u2", 2};
    case ElementType::kInt16:
      return {"<i2", 2};
    case ElementType::kUint32:
      return {"<u4", 4};
    case ElementType::kInt32:
      return {"<i4", 4};
    case ElementType::kUint64:
      return {"<u8", 8};
    case ElementType::kInt64:
      return {"<i8", 8};
    case ElementType::kBool:
      return {"|b1", 1};
    case ElementType::kComplex64:
      return {"<c8", 8};
    case ElementType::kComplex128:
      return {"<c16", 16};
    case ElementType::kString: {
      const std::uint64_t longest = longest_string(view);
      return {fmt::format("|S{}", longest), longest};
    }
    case ElementType::kUint4:
    case ElementType::kUint2:
      return {"|u1", 1, false};
    case ElementType::kInt4:
    case ElementType::kInt2:
      return {"|i1", 1, false};
    case ElementType::kBfloat16:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat4E2M1:
    case ElementType::kFloat8E8M0:
      return {"<f4", 4, false};
    case ElementType::kUndefined:
      break;
  }
  return {};
}

onnxgen::Status write_npy(const io::TensorView& view, const NpyType& type, FileSink& sink) {
  if (!sink.write(header(view, type))) return onnxgen::Status();
  if (view.type() == ElementType::kString) {
    write_strings(view, type, sink);
  } else if (type.is_exact) {
    (void)sink.write(view.raw());
  } else if (type.width == 1) {
    write_small_integers(view, sink);
  } else {
    return write_as_floats(view, sink);
  }
  return onnxgen::Status();
}

}  // namespace onnx_tool
