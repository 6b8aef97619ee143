#include <vector>

#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/syntax/print/parts.h"
#include "onnxgen/syntax/words.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::syntax::detail {
namespace {

// Reads a little-endian number of `storage.raw_bytes` bytes. Signed numbers are sign-extended.
std::uint64_t raw_number(const char* bytes, const ElementStorage& storage) noexcept {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < storage.raw_bytes; ++i) {
    value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  }
  const unsigned unused = 64 - 8 * storage.raw_bytes;
  if (!storage.is_signed) return value;
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value << unused) >> unused);
}

// Prints a number of the repeated field `number`, given as bits. Returns false if text cannot represent it exactly.
bool print_number(std::uint64_t bits, std::uint32_t number, Output& out) {
  switch (number) {
    case io::tensor_field::kFloatData:
      return out.real(wire::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case io::tensor_field::kDoubleData:
      return out.real(wire::bit_cast<double>(bits));
    case io::tensor_field::kUint64Data:
      out.unsigned_integer(bits);
      return true;
    default:
      out.integer(static_cast<std::int64_t>(bits));
      return true;
  }
}

void print_raw(const LocatedMessage& tensor, const ElementStorage& storage, Output& out) {
  const std::string_view raw = tensor.text(io::tensor_field::kRawData);
  bool is_exact = true;
  out.put("{");
  print_list(raw.size() / storage.raw_bytes, out, [&](std::size_t i) {
    const std::uint64_t bits = raw_number(raw.data() + i * storage.raw_bytes, storage);
    is_exact = print_number(bits, storage.field, out) && is_exact;
  });
  out.put("}");
  if (!is_exact) out.leave_out(tensor.path(io::tensor_field::kRawData) + ": the bits of a NaN");
}

void print_typed(const LocatedMessage& tensor, const ElementStorage& storage, Output& out) {
  const std::size_t size = tensor.size(storage.field);
  const FieldDescriptor* const found = find_field(tensor.message().descriptor(), storage.field);
  bool is_exact = true;
  out.put("{");
  print_list(size, out, [&](std::size_t i) {
    if (storage.field == io::tensor_field::kStringData) return out.quoted(tensor.text(storage.field, i));
    is_exact = print_number(tensor.message().repeated_bits(*found, i), storage.field, out) && is_exact;
  });
  out.put("}");
  if (!is_exact) out.leave_out(tensor.path(storage.field) + ": the bits of a NaN");
}

// Returns whether the tensor's shape requires elements but it has none, for example because they were not loaded.
bool lacks_elements(const LocatedMessage& tensor, const ElementStorage& storage) {
  if (tensor.size(storage.field) != 0) return false;
  std::vector<std::int64_t> dims(tensor.size(io::tensor_field::kDims));
  for (std::size_t i = 0; i < dims.size(); ++i) dims[i] = tensor.integer(io::tensor_field::kDims, i);
  return io::element_count(dims.data(), dims.size()) != std::uint64_t{0};
}

void print_elements(const LocatedMessage& tensor, const ElementStorage& storage, Output& out) {
  const std::string_view raw = tensor.text(io::tensor_field::kRawData);
  if (!raw.empty() && storage.raw_bytes != 0 && raw.size() % storage.raw_bytes == 0) {
    print_raw(tensor, storage, out);
    return out.leave_out_others(tensor, {io::tensor_field::kDims, io::tensor_field::kDataType, io::tensor_field::kName,
                                         io::tensor_field::kRawData, io::tensor_field::kDataLocation});
  }
  if (out.is_for_display() && lacks_elements(tensor, storage)) {
    out.put("...");
  } else {
    print_typed(tensor, storage, out);
  }
  out.leave_out_others(tensor, {io::tensor_field::kDims, io::tensor_field::kDataType, io::tensor_field::kName,
                                storage.field, io::tensor_field::kDataLocation});
}

void print_header(const LocatedMessage& tensor, TensorSite site, io::ElementType type, Output& out) {
  out.put(name_of(type));
  const std::size_t rank = tensor.size(io::tensor_field::kDims);
  if (rank != 0) {
    out.put("[");
    print_list(rank, out, [&](std::size_t i) { out.integer(tensor.integer(io::tensor_field::kDims, i)); });
    out.put("]");
  }
  const std::string_view name = tensor.text(io::tensor_field::kName);
  if (site == TensorSite::kInitializer || !name.empty()) {
    out.put(" ");
    out.name(name);
  }
}

}  // namespace

void print_tensor(const LocatedMessage& tensor, TensorSite site, Output& out) {
  if (out.is_too_deep(tensor)) return;
  const auto type = io::element_type(static_cast<std::int32_t>(tensor.integer(io::tensor_field::kDataType)));
  if (type == io::ElementType::kUndefined) {
    return out.leave_gap(tensor.path());
  }
  print_header(tensor, site, type, out);
  const bool is_external = tensor.integer(io::tensor_field::kDataLocation) == io::tensor_field::kExternal;
  out.put(site == TensorSite::kInitializer || is_external ? " = " : " ");
  if (!is_external) return print_elements(tensor, storage_of(type), out);
  print_entries(tensor, io::tensor_field::kExternalData, out);
  out.leave_out_others(tensor, {io::tensor_field::kDims, io::tensor_field::kDataType, io::tensor_field::kName,
                                io::tensor_field::kExternalData, io::tensor_field::kDataLocation});
}

void print_entries(const LocatedMessage& message, std::uint32_t number, Output& out) {
  out.put("[");
  print_list(message.size(number), out, [&](std::size_t i) {
    const LocatedMessage entry = message.child(number, i);
    out.quoted(entry.text(io::entry_field::kKey));
    out.put(": ");
    out.quoted(entry.text(io::entry_field::kValue));
    out.leave_out_others(entry, {io::entry_field::kKey, io::entry_field::kValue});
  });
  out.put("]");
}

}  // namespace onnxgen::syntax::detail
