#include "onnxgen/onnx/encoded_tensors.h"

#include <limits>

#include "onnxgen/wire/append.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {
namespace {

// The message was in memory and could be serialized, so that its depth needs no limit here.
constexpr int kAnyDepth = std::numeric_limits<int>::max();

// Fields of the entries of external_data.
constexpr std::uint32_t kEntryKey = 1;
constexpr std::uint32_t kEntryValue = 2;

bool is_delimited(std::uint32_t tag) {
  return wire::tag_type(tag) == std::uint32_t(wire::WireType::kLengthDelimited);
}
bool is_varint(std::uint32_t tag) {
  return wire::tag_type(tag) == std::uint32_t(wire::WireType::kVarint);
}

TensorPlace place_below(TensorPlace place, WireKind parent, const WireField& field) {
  if (place == TensorPlace::kElsewhere) return place;
  if (field.kind == WireKind::kSparseTensor || field.kind == WireKind::kFunction ||
      field.kind == WireKind::kTrainingInfo) {
    return TensorPlace::kElsewhere;
  }
  const bool is_attribute = parent == WireKind::kAttribute && field.kind == WireKind::kTensor;
  return is_attribute ? TensorPlace::kAttribute : TensorPlace::kInitializer;
}

class Finder {
 public:
  Finder(const SpanInput& input, EncodedTensors& found) : cursor_(input.reader(), input.size()), found_(found) {}

  Status run(WireKind kind) {
    if (kind != WireKind::kTensor) return read_message(kind, TensorPlace::kInitializer, kNone, cursor_.size());
    found_.messages.push_back({kNone, 0, 0, cursor_.size(), kNone});
    return read_tensor(0, TensorPlace::kInitializer);
  }

 private:
  Status read_message(WireKind kind, TensorPlace place, std::size_t self, std::uint64_t end) {
    while (cursor_.position() < end) {
      std::uint32_t tag = 0;
      Status status = cursor_.read_tag(end, tag);
      if (!status) return status;
      const WireField* const field = is_delimited(tag) ? find_wire_field(kind, wire::tag_number(tag)) : nullptr;
      status = field == nullptr ? cursor_.skip_value(end, tag, kAnyDepth)
                                : read_child(*field, place_below(place, kind, *field), self, end);
      if (!status) return status;
    }
    return Status();
  }

  Status read_child(const WireField& field, TensorPlace place, std::size_t parent, std::uint64_t end) {
    EncodedMessage child;
    child.parent = parent;
    child.length_at = cursor_.position();
    std::uint64_t length = 0;
    Status status = cursor_.read_length(end, length);
    if (!status) return status;
    child.begin = cursor_.position();
    child.end = child.begin + length;
    const std::size_t self = found_.messages.size();
    found_.messages.push_back(child);
    if (field.kind == WireKind::kTensor) return read_tensor(self, place);
    const std::size_t tensors_before = found_.tensors.size();
    status = read_message(field.kind, place, self, child.end);
    if (found_.tensors.size() == tensors_before) found_.messages.resize(self);
    return status;
  }

  Status read_tensor(std::size_t self, TensorPlace place) {
    EncodedMessage& message = found_.messages[self];
    message.tensor = found_.tensors.size();
    EncodedTensor& tensor = found_.tensors.emplace_back();
    tensor.begin = message.begin;
    tensor.end = message.end;
    tensor.place = place;
    while (cursor_.position() < tensor.end) {
      std::uint32_t tag = 0;
      Status status = cursor_.read_tag(tensor.end, tag);
      if (status) status = read_field(tensor, tag);
      if (!status) return status.in_tensor(tensor.name);
    }
    return Status();
  }

  Status read_field(EncodedTensor& tensor, std::uint32_t tag) {
    const std::uint32_t number = wire::tag_number(tag);
    if (tensor_field::is_data(tag)) return read_data(tensor, tag);
    if (number == tensor_field::kSegment) tensor.is_segment = true;
    if (number == tensor_field::kName && is_delimited(tag)) return read_text(tensor.end, tensor.name);
    if (number == tensor_field::kExternalData && is_delimited(tag)) return read_entry(tensor);
    if (number == tensor_field::kDims) return read_dims(tensor, tag);
    if (is_varint(tag)) {
      std::uint64_t value = 0;
      Status status = cursor_.read_varint(tensor.end, value);
      if (number == tensor_field::kDataType) tensor.type = element_type(static_cast<std::int32_t>(value));
      if (number == tensor_field::kDataLocation) tensor.is_external = value == tensor_field::kExternalLocation;
      return status;
    }
    return cursor_.skip_value(tensor.end, tag, kAnyDepth);
  }

  Status read_data(EncodedTensor& tensor, std::uint32_t tag) {
    tensor.data_field = tensor.data_field == 0 && is_delimited(tag) ? wire::tag_number(tag) : EncodedTensor::kInPieces;
    if (!is_delimited(tag)) return cursor_.skip_value(tensor.end, tag, kAnyDepth);
    Status status = cursor_.read_length(tensor.end, tensor.data_length);
    tensor.data_begin = cursor_.position();
    if (status) cursor_.skip(tensor.data_length);
    return status;
  }

  Status read_dims(EncodedTensor& tensor, std::uint32_t tag) {
    std::uint64_t stop = cursor_.position() + 1;  // one value, wherever it ends
    if (is_delimited(tag)) {
      std::uint64_t length = 0;
      Status status = cursor_.read_length(tensor.end, length);
      if (!status) return status;
      stop = cursor_.position() + length;
    }
    while (cursor_.position() < stop) {
      std::uint64_t value = 0;
      Status status = cursor_.read_varint(tensor.end, value);
      if (!status) return status;
      tensor.dims.push_back(static_cast<std::int64_t>(value));
    }
    return Status();
  }

  Status read_text(std::uint64_t end, std::string& text) {
    std::uint64_t length = 0;
    Status status = cursor_.read_length(end, length);
    text.clear();
    return status ? cursor_.append(length, text) : status;
  }

  Status read_entry(EncodedTensor& tensor) {
    std::uint64_t length = 0;
    Status status = cursor_.read_length(tensor.end, length);
    if (!status) return status;
    const std::uint64_t end = cursor_.position() + length;
    auto& [key, value] = tensor.entries.emplace_back();
    while (cursor_.position() < end) {
      std::uint32_t tag = 0;
      status = cursor_.read_tag(end, tag);
      if (!status) return status;
      const std::uint32_t number = wire::tag_number(tag);
      const bool is_text = is_delimited(tag) && (number == kEntryKey || number == kEntryValue);
      status = is_text ? read_text(end, number == kEntryKey ? key : value) : cursor_.skip_value(end, tag, kAnyDepth);
      if (!status) return status;
    }
    return Status();
  }

  WireCursor cursor_;
  EncodedTensors& found_;
};

void append_entries(const std::vector<std::pair<std::string, std::string>>& entries, std::string& output) {
  std::string entry;
  for (const auto& [key, value] : entries) {
    entry.clear();
    wire::append_delimited(entry, kEntryKey, key);
    wire::append_delimited(entry, kEntryValue, value);
    wire::append_delimited(output, tensor_field::kExternalData, entry);
  }
  wire::append_tag(output, tensor_field::kDataLocation, wire::WireType::kVarint);
  wire::append_varint(output, tensor_field::kExternalLocation);
}

}  // namespace

std::string_view EncodedTensor::entry(std::string_view key) const noexcept {
  for (const auto& [found, value] : entries) {
    if (found == key) return value;
  }
  return {};
}

Status find_tensors(const SpanInput& input, WireKind kind, EncodedTensors& found) {
  return Finder(input, found).run(kind);
}

Status encode_as_external(const SpanInput& input, const EncodedTensor& tensor,
                          const std::vector<std::pair<std::string, std::string>>& entries, std::string& output) {
  WireCursor cursor(input.reader(), input.size());
  cursor.skip(tensor.begin);
  std::vector<std::string_view> views;
  bool is_written = false;
  while (cursor.position() < tensor.end) {
    const std::uint64_t start = cursor.position();
    std::uint32_t tag = 0;
    Status status = cursor.read_tag(tensor.end, tag);
    if (status) status = cursor.skip_value(tensor.end, tag, kAnyDepth);
    if (!status) return status;
    const std::uint32_t number = wire::tag_number(tag);
    if (tensor_field::is_data(tag) || number == tensor_field::kExternalData || number == tensor_field::kDataLocation) {
      continue;
    }
    if (number > tensor_field::kExternalData && !is_written) {  // keeps the order of field numbers
      append_entries(entries, output);
      is_written = true;
    }
    views.clear();
    input.append_views(start, cursor.position() - start, views);
    for (const std::string_view view : views) output.append(view);
  }
  if (!is_written) append_entries(entries, output);
  return Status();
}

}  // namespace onnxgen::io
