#include "onnxgen/tensor/npy.h"

#include <algorithm>
#include <complex>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/tensor/npy_header.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::io {
namespace {

void append_little_endian(std::string& to, std::uint64_t bits, std::size_t width) {
  for (std::size_t k = 0; k < width; ++k) to += static_cast<char>(bits >> (8 * k) & 0xFF);
}

void append_uint64s(const TensorView& tensor, std::string& raw) {
  for (std::uint64_t i = 0; i < tensor.size(); ++i) append_little_endian(raw, tensor.at<std::uint64_t>(i), 8);
}

void append_floats(const std::vector<float>& values, std::string& raw) {
  for (const float value : values) append_little_endian(raw, wire::bit_cast<std::uint32_t>(value), 4);
}

void append_half_floats(const TensorView& tensor, std::string& raw) {
  for (std::uint64_t i = 0; i < tensor.size(); ++i) append_little_endian(raw, tensor.at<Float16>(i).bits, 2);
}

void append_complex(const TensorView& tensor, std::string& raw) {
  for (std::uint64_t i = 0; i < tensor.size(); ++i) {
    if (tensor.type() == ElementType::kComplex64) {
      const auto value = tensor.at<std::complex<float>>(i);
      append_floats({value.real(), value.imag()}, raw);
    } else {
      const auto value = tensor.at<std::complex<double>>(i);
      append_little_endian(raw, wire::bit_cast<std::uint64_t>(value.real()), 8);
      append_little_endian(raw, wire::bit_cast<std::uint64_t>(value.imag()), 8);
    }
  }
}

// Returns the length in bytes of the longest string, at least 1, since NumPy has no byte strings of length 0.
std::size_t longest_string(const TensorView& tensor) {
  std::size_t longest = 1;
  for (std::uint64_t i = 0; i < tensor.size(); ++i) longest = std::max(longest, tensor.at<std::string_view>(i).size());
  return longest;
}

// Fails for an element that ends with a NUL: NumPy removes NULs at the end of byte strings, which it pads with them.
Status check_keeps_strings(const TensorView& tensor) {
  for (std::uint64_t i = 0; i < tensor.size(); ++i) {
    const auto text = tensor.at<std::string_view>(i);
    if (text.empty() || text.back() != '\0') continue;
    return failure(ErrorCode::kUnsupported, {},
                   "element " + std::to_string(i) +
                       " ends with a NUL, which NumPy removes from byte strings; keep the tensor in ONNX's format");
  }
  return Status();
}

// `size` is not 0.
Status pad_strings(const TensorView& tensor, std::size_t size, std::string& raw) {
  if (tensor.size() > raw.max_size() / size) return Status(ErrorCode::kOutOfMemory);
  for (std::uint64_t i = 0; i < tensor.size(); ++i) {
    const auto text = tensor.at<std::string_view>(i);
    raw.append(text).append(size - text.size(), '\0');
  }
  return Status();
}

// Encodes the elements of a tensor that are not stored as raw data of `type`, a result of npy_type().
std::string encode(const TensorView& tensor, ElementType type) {
  std::string raw;
  switch (type) {
    case ElementType::kFloat:
      append_floats(tensor.as_float(), raw);
      break;
    case ElementType::kDouble:
      for (const double value : tensor.as_double()) append_little_endian(raw, wire::bit_cast<std::uint64_t>(value), 8);
      break;
    case ElementType::kFloat16:
      append_half_floats(tensor, raw);
      break;
    case ElementType::kComplex64:
    case ElementType::kComplex128:
      append_complex(tensor, raw);
      break;
    case ElementType::kUint64:
      append_uint64s(tensor, raw);
      break;
    case ElementType::kBool:
    case ElementType::kInt8:
    case ElementType::kUint8:
    case ElementType::kInt16:
    case ElementType::kUint16:
    case ElementType::kInt32:
    case ElementType::kUint32:
    case ElementType::kInt64:
      for (const std::int64_t value : tensor.as_int64()) {
        append_little_endian(raw, static_cast<std::uint64_t>(value), element_bits(type) / 8);
      }
      break;
    case ElementType::kUndefined:
    case ElementType::kString:
    case ElementType::kBfloat16:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat8E8M0:
    case ElementType::kFloat4E2M1:
    case ElementType::kUint4:
    case ElementType::kInt4:
    case ElementType::kUint2:
    case ElementType::kInt2:
      break;  // npy_type() does not return these
  }
  return raw;
}

// Determines the contents of a file: the header, and the elements, either in place or encoded to `storage`.
Status plan_file(const TensorView& tensor, std::string& header, std::string& storage, std::string_view& raw) {
  const ElementType type = npy_type(tensor.type());
  if (type == ElementType::kUndefined) {
    return failure(ErrorCode::kUnsupported, {},
                   "NumPy files cannot hold elements of type " + std::string(type_name(tensor.type())));
  }
  if (type == ElementType::kString) {
    const Status status = check_keeps_strings(tensor);
    if (!status) return status;
    const std::size_t size = longest_string(tensor);
    header = print_npy_header(type, tensor.dims(), size);
    const Status padded = pad_strings(tensor, size, storage);
    raw = storage;
    return padded;
  }
  header = print_npy_header(type, tensor.dims());
  if (type == tensor.type() && tensor.is_raw()) {
    raw = tensor.raw();
    return Status();
  }
  const std::optional<std::uint64_t> bytes = raw_size(type, tensor.size());
  if (!bytes || *bytes > storage.max_size()) return Status(ErrorCode::kOutOfMemory);
  storage = encode(tensor, type);
  raw = storage;
  return Status();
}

void reverse_elements(std::string& raw, std::size_t width) {
  for (std::size_t at = 0; at + width <= raw.size(); at += width) {
    std::reverse(raw.begin() + static_cast<std::ptrdiff_t>(at), raw.begin() + static_cast<std::ptrdiff_t>(at + width));
  }
}

// Converts from column-major to row-major order. The first index varies fastest in the former, the last in the latter.
std::string transpose(const std::string& raw, const std::vector<std::int64_t>& dims, std::size_t width) {
  std::vector<std::size_t> strides;
  std::size_t stride = width;
  for (const std::int64_t dim : dims) {
    strides.push_back(stride);
    stride *= static_cast<std::size_t>(dim);
  }
  std::vector<std::int64_t> index(dims.size(), 0);
  std::string result;
  result.reserve(raw.size());
  std::size_t from = 0;
  while (result.size() < raw.size()) {
    result.append(raw, from, width);
    for (std::size_t axis = dims.size(); axis > 0; --axis) {
      from += strides[axis - 1];
      if (++index[axis - 1] < dims[axis - 1]) break;
      from -= strides[axis - 1] * static_cast<std::size_t>(dims[axis - 1]);
      index[axis - 1] = 0;
    }
  }
  return result;
}

// Computes the size in bytes of the elements that the header describes. Fails with kOutOfMemory if no string can hold
// them.
Status data_size(const NpyHeader& header, std::uint64_t available, std::size_t& size) {
  const std::optional<std::uint64_t> count = element_count(header.dims.data(), header.dims.size());
  const std::optional<std::uint64_t> bytes = count ? raw_size(header.type, *count) : std::nullopt;
  if (!bytes) return invalid_npy(invalid_shape_text(header.dims));
  if (*bytes != available) {
    return invalid_npy(size_mismatch_text(available, "bytes", header.type, header.dims, bytes));
  }
  if (*bytes > std::string().max_size()) return Status(ErrorCode::kOutOfMemory);
  size = static_cast<std::size_t>(*bytes);
  return Status();
}

// Converts the elements from the form in the file.
void finish_array(NpyHeader header, std::string raw, NpyArray& array) {
  const bool is_complex = header.type == ElementType::kComplex64 || header.type == ElementType::kComplex128;
  const std::size_t width = element_bits(header.type) / 8;
  if (header.is_big_endian) reverse_elements(raw, is_complex ? width / 2 : width);
  if (header.is_fortran_order && header.dims.size() > 1) raw = transpose(raw, header.dims, width);
  array = {header.type, std::move(header.dims), std::move(raw)};
}

// Calls read(offset, to, count) for the parts of a file of `size` bytes that it needs.
template <class Read>
Status read_array(std::uint64_t size, const Read& read, NpyArray& array) {
  std::string beginning(static_cast<std::size_t>(std::min<std::uint64_t>(size, kNpyPreamble)), '\0');
  Status status = read(0, beginning.data(), beginning.size());
  std::size_t header_size = 0;
  if (status) status = npy_header_size(beginning, header_size);
  if (!status) return status;
  if (header_size > size) return invalid_npy("the file ends inside the header");
  std::string bytes(header_size, '\0');
  status = read(0, bytes.data(), bytes.size());
  NpyHeader header;
  if (status) status = parse_npy_header(bytes, header);
  std::size_t raw_bytes = 0;
  if (status) status = data_size(header, size - header_size, raw_bytes);
  if (!status) return status;
  std::string raw(raw_bytes, '\0');
  status = read(header_size, raw.data(), raw.size());
  if (status) finish_array(std::move(header), std::move(raw), array);
  return status;
}

}  // namespace

ElementType npy_type(ElementType type) noexcept {
  switch (type) {
    case ElementType::kBfloat16:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat8E8M0:
    case ElementType::kFloat4E2M1:
      return ElementType::kFloat;
    case ElementType::kInt4:
    case ElementType::kInt2:
      return ElementType::kInt8;
    case ElementType::kUint4:
    case ElementType::kUint2:
      return ElementType::kUint8;
    case ElementType::kUndefined:
    case ElementType::kString:
    case ElementType::kFloat:
    case ElementType::kUint8:
    case ElementType::kInt8:
    case ElementType::kUint16:
    case ElementType::kInt16:
    case ElementType::kInt32:
    case ElementType::kInt64:
    case ElementType::kBool:
    case ElementType::kFloat16:
    case ElementType::kDouble:
    case ElementType::kUint32:
    case ElementType::kUint64:
    case ElementType::kComplex64:
    case ElementType::kComplex128:
      return type;
  }
  return ElementType::kUndefined;
}

Status try_print_npy(const TensorView& tensor, std::string& bytes) {
  return or_out_of_memory([&] {
    std::string storage;
    std::string_view raw;
    const Status status = plan_file(tensor, bytes, storage, raw);
    if (!status) return status;
    if (raw.size() > bytes.max_size() - bytes.size()) return Status(ErrorCode::kOutOfMemory);
    bytes += raw;
    return status;
  });
}

Status try_print_npy(const TensorView& tensor, const std::function<bool(std::string_view chunk)>& write) {
  return or_out_of_memory([&] {
    std::string header;
    std::string storage;
    std::string_view raw;
    const Status status = plan_file(tensor, header, storage, raw);
    if (!status) return status;
    return write(header) && write(raw) ? status : Status(ErrorCode::kWriteFailed);
  });
}

Status try_parse_npy(std::string_view bytes, NpyArray& array) {
  return or_out_of_memory([&] {
    const auto read = [bytes](std::uint64_t offset, char* to, std::size_t count) {
      bytes.copy(to, count, static_cast<std::size_t>(offset));
      return Status();
    };
    return read_array(bytes.size(), read, array);
  });
}

Status try_save_npy(const TensorView& tensor, const std::string& path) {
  return or_out_of_memory([&] {
    std::string header;
    std::string storage;
    std::string_view raw;
    Status status = check_no_nul(path);
    if (status) status = plan_file(tensor, header, storage, raw);
    const std::string name = name_of(path);
    if (status && name.empty()) status = failure(ErrorCode::kOpenFailed, path, "the path names no file");
    Folder folder;
    if (status) status = Folder::open(folder_of(path), folder);
    PendingFile file;
    if (status) status = PendingFile::create(std::make_shared<const Folder>(std::move(folder)), name, {}, file);
    if (status) status = file.file().write_at(0, header.data(), header.size());
    if (status) status = file.file().write_at(header.size(), raw.data(), raw.size());
    if (status) status = file.complete(true, Claim::kReleased);
    if (status) status = file.commit();
    return status.in_file(path);
  });
}

Status try_load_npy(const std::string& path, NpyArray& array) {
  return or_out_of_memory([&] {
    File file;
    Status status = File::open(path, file);
    std::uint64_t size = 0;
    if (status) status = file.size(size);
    if (!status) return status.in_file(path);
    const auto read = [&file](std::uint64_t offset, char* to, std::size_t count) {
      return file.read_at(offset, to, count);
    };
    return read_array(size, read, array).in_file(path);
  });
}

}  // namespace onnxgen::io
