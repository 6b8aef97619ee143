// Checks types and shapes of tensors against their data, without reading the data.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::check {
namespace {

using io::ElementType;

constexpr std::uint32_t kElementFields[] = {io::tensor_field::kFloatData,  io::tensor_field::kInt32Data,
                                            io::tensor_field::kStringData, io::tensor_field::kInt64Data,
                                            io::tensor_field::kRawData,    io::tensor_field::kDoubleData,
                                            io::tensor_field::kUint64Data};

// Type and shape of a tensor being checked.
struct Shape {
  ElementType type = ElementType::kUndefined;
  std::vector<std::int64_t> dims;
  std::optional<std::uint64_t> elements;  // no value if the dimensions are invalid or the tensor is too large
};

bool has_elements(const LocatedMessage& tensor, std::uint32_t number) {
  return number == io::tensor_field::kRawData ? !tensor.text(number).empty() : tensor.has(number);
}

void check_type_number(const LocatedMessage& tensor, Shape& shape, Context& context) {
  if (!tensor.has(io::tensor_field::kDataType)) return require(tensor, io::tensor_field::kDataType, context.findings);
  const std::int64_t number = tensor.integer(io::tensor_field::kDataType);
  shape.type = io::element_type(static_cast<std::int32_t>(number));
  if (shape.type == ElementType::kUndefined) {
    context.findings.error(Rule::kTensorType, tensor.path(io::tensor_field::kDataType),
                           "invalid element type " + std::to_string(number) + (number == 0 ? " (UNDEFINED)" : ""));
  } else {
    context.features.use(shape.type, tensor);
  }
}

void read_dims(const LocatedMessage& tensor, Shape& shape, Context& context) {
  const std::size_t rank = tensor.size(io::tensor_field::kDims);
  shape.dims.reserve(rank);
  bool is_negative = false;
  for (std::size_t i = 0; i < rank; ++i) {
    shape.dims.push_back(tensor.integer(io::tensor_field::kDims, i));
    if (shape.dims.back() >= 0) continue;
    is_negative = true;
    context.findings.error(Rule::kTensorShape, tensor.path(io::tensor_field::kDims, i),
                           "the dimension is " + std::to_string(shape.dims.back()) + ", but must not be negative");
  }
  shape.elements = io::element_count(shape.dims.data(), rank);
  const bool is_too_large =
      shape.elements && io::element_bits(shape.type) != 0 && !io::raw_size(shape.type, *shape.elements);
  if (!shape.elements && !is_negative) {
    context.findings.error(Rule::kTensorShape, tensor.path(io::tensor_field::kDims),
                           "the tensor has 2^63 or more elements");
  } else if (is_too_large) {
    shape.elements.reset();
    context.findings.error(Rule::kTensorShape, tensor.path(io::tensor_field::kDims),
                           "the tensor has 2^63 or more bytes");
  }
}

void check_external(const LocatedMessage& tensor, const Shape& shape, Context& context) {
  for (const std::uint32_t number : kElementFields) {
    if (!has_elements(tensor, number)) continue;
    context.findings.error(Rule::kTensorData, tensor.path(number),
                           "the tensor is marked as external, but has data in this field");
  }
  if (shape.type == ElementType::kString) {
    context.findings.error(Rule::kTensorData, tensor.path(), "STRING elements cannot be external data");
  }
  io::ExternalDataParser parser;
  io::ExternalDataEntry entry;
  Status status;
  for (std::size_t i = 0; i < tensor.size(io::tensor_field::kExternalData) && status; ++i) {
    const LocatedMessage pair = tensor.child(io::tensor_field::kExternalData, i);
    status = parser.add(pair.text(io::entry_field::kKey), pair.text(io::entry_field::kValue));
  }
  if (status) status = parser.finish(entry);
  if (!status) {
    context.findings.error(Rule::kExternalEntry, tensor.path(io::tensor_field::kExternalData), status.detail());
    return;
  }
  status = io::check_location(entry.location);
  if (!status) {
    context.findings.error(Rule::kExternalLocation, tensor.path(io::tensor_field::kExternalData), status.detail());
    return;
  }
  status = io::settle_length(entry, shape.type, shape.dims, io::SizeMismatch::kAllow);
  const std::optional<std::uint64_t> needed = shape.elements ? io::raw_size(shape.type, *shape.elements) : std::nullopt;
  if (entry.length && needed && *entry.length != *needed) {
    context.findings.error(Rule::kTensorSize, tensor.path(io::tensor_field::kExternalData),
                           io::size_mismatch_text(*entry.length, "bytes", shape.type, shape.dims, needed));
  }
  context.files.check(tensor, entry, needed);
}

// Compares the size of the only field with data to the size that type and shape require.
void check_size(const LocatedMessage& tensor, const Shape& shape, std::uint32_t holder, Context& context) {
  const bool is_raw = holder == io::tensor_field::kRawData;
  const std::uint64_t found = is_raw ? tensor.text(holder).size() : tensor.size(holder);
  const std::optional<std::uint64_t> expected =
      is_raw ? io::raw_size(shape.type, *shape.elements) : io::typed_entries(shape.type, *shape.elements);
  if (found == expected) return;
  context.findings.error(Rule::kTensorSize, tensor.path(holder),
                         io::size_mismatch_text(found, is_raw ? "bytes" : "entries", shape.type, shape.dims, expected));
}

// Reports the first entry of a typed field that does not fit into the element type.
void check_values(const LocatedMessage& tensor, const Shape& shape, std::uint32_t holder, Context& context) {
  const bool is_narrow = (holder == io::tensor_field::kInt32Data && shape.type != ElementType::kInt32) ||
                         (holder == io::tensor_field::kUint64Data && shape.type != ElementType::kUint64);
  if (!is_narrow) return;
  const ConstList entries = tensor.message().list(*find_field(tensor.message().descriptor(), holder));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::uint64_t bits = entries[i].bits;
    const auto entry = holder == io::tensor_field::kInt32Data ? std::int64_t{static_cast<std::int32_t>(bits)}
                                                              : static_cast<std::int64_t>(bits);
    if (io::fits_entry(shape.type, entry)) continue;
    return context.findings.error(Rule::kTensorData, tensor.path(holder),
                                  io::oversized_entry_text(shape.type, i, entry));
  }
}

void check_inline(const LocatedMessage& tensor, const Shape& shape, Context& context) {
  std::uint32_t holder = 0;
  for (const std::uint32_t number : kElementFields) {
    if (!has_elements(tensor, number)) continue;
    if (holder != 0) {
      context.findings.error(Rule::kTensorData, tensor.path(number),
                             "the tensor has data in more than one field: here and in " + tensor.path(holder));
      return;
    }
    holder = number;
  }
  if (tensor.has(io::tensor_field::kExternalData)) {
    context.findings.warning(Rule::kExternalEntry, tensor.path(io::tensor_field::kExternalData),
                             "external_data is set, but the tensor is not marked as external");
  }
  if (shape.type == ElementType::kUndefined || !shape.elements) return;
  if (holder == 0) {
    if (*shape.elements == 0) return;
    context.findings.error(Rule::kTensorData, tensor.path(),
                           "the tensor has no data, but its shape " + io::shape_text(shape.dims) + " has elements");
  } else if (holder == io::tensor_field::kRawData && shape.type == ElementType::kString) {
    context.findings.error(Rule::kTensorData, tensor.path(holder), "STRING elements cannot be in raw_data");
  } else if (holder != io::tensor_field::kRawData && holder != io::typed_field(shape.type)) {
    context.findings.error(
        Rule::kTensorData, tensor.path(holder),
        std::string(io::type_name(shape.type)) + " elements belong in " + tensor.path(io::typed_field(shape.type)));
  } else {
    check_size(tensor, shape, holder, context);
    check_values(tensor, shape, holder, context);
  }
}

}  // namespace

void check_tensor(const LocatedMessage& tensor, Context& context) {
  if (!may_descend(tensor, context)) return;
  Shape shape;
  check_type_number(tensor, shape, context);
  read_dims(tensor, shape, context);
  check_metadata(tensor, io::kTensorMetadataProps, context);
  if (is_external(tensor)) {
    check_external(tensor, shape, context);
  } else if (tensor.has(io::tensor_field::kSegment)) {
    context.findings.warning(Rule::kTensorData, tensor.path(io::tensor_field::kSegment),
                             "the tensor is a segment of a larger one, which few programs support");
  } else {
    check_inline(tensor, shape, context);
  }
}

}  // namespace onnxgen::check
