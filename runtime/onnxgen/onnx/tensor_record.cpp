#include "onnxgen/onnx/tensor_record.h"

#include "onnxgen/file/error.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {
namespace {

bool has_type(std::uint32_t tag, wire::WireType type) noexcept {
  return wire::tag_type(tag) == static_cast<std::uint32_t>(type);
}
bool is_delimited(std::uint32_t tag) noexcept {
  return has_type(tag, wire::WireType::kLengthDelimited);
}
bool is_varint(std::uint32_t tag) noexcept {
  return has_type(tag, wire::WireType::kVarint);
}

class Reader {
 public:
  Reader(WireCursor& cursor, std::uint64_t end, int depth, EnumRule enums, WalkLimits& limits, TensorRecord& record)
      : cursor_(cursor), end_(end), depth_(depth), enums_(enums), limits_(limits), record_(record) {}

  Status run() {
    while (cursor_.position() < end_) {
      std::uint32_t tag = 0;
      Status status = cursor_.read_tag(end_, tag);
      if (status) status = read_field(tag);
      if (!status) return status.in_tensor(record_.name);
    }
    return Status();
  }

 private:
  Status read_field(std::uint32_t tag) {
    if (is_element_field(tag)) return read_elements(tag);
    switch (wire::tag_number(tag)) {
      case tensor_field::kDims:
        if (is_varint(tag) || is_delimited(tag)) return read_dims(tag);
        break;
      case tensor_field::kDataType:
        if (is_varint(tag)) return read_type();
        break;
      case tensor_field::kSegment:
        if (is_delimited(tag)) record_.has_segment = true;
        break;
      case tensor_field::kName:
        if (is_delimited(tag)) return read_text(end_, record_.name);
        break;
      case tensor_field::kExternalData:
        if (is_delimited(tag)) return read_entry();
        break;
      case tensor_field::kDataLocation:
        if (is_varint(tag)) return read_location();
        break;
      default:
        break;
    }
    return cursor_.skip_value(end_, tag, limits_.group_depth(depth_));
  }

  // Skips elements and records their position.
  Status read_elements(std::uint32_t tag) {
    std::uint64_t start = cursor_.position();
    if (is_delimited(tag)) {
      std::uint64_t length = 0;
      Status status = cursor_.read_length(end_, length);
      if (!status) return status;
      start = cursor_.position();
      cursor_.skip(length);
    } else {
      Status status = cursor_.skip_value(end_, tag, limits_.group_depth(depth_));
      if (!status) return status;
    }
    const std::uint32_t number = wire::tag_number(tag);
    const std::uint64_t length = cursor_.position() - start;
    if (number == tensor_field::kRawData) {
      record_.raw = {number, 1, false, start, length};
      return Status();
    }
    const bool is_packed = is_delimited(tag) && number != tensor_field::kStringData;
    if (is_packed && length == 0) return Status();  // no elements
    ElementRun& typed = record_.typed;
    if (typed.count == 0) typed = {number, 0, is_packed, start, 0};
    ++typed.count;
    typed.length += length;
    return Status();
  }

  Status read_dims(std::uint32_t tag) {
    std::uint64_t stop = end_;
    if (is_delimited(tag)) {
      std::uint64_t length = 0;
      Status status = cursor_.read_length(end_, length);
      if (!status) return status;
      stop = cursor_.position() + length;
      if (length == 0) return Status();
    }
    do {
      std::uint64_t value = 0;
      Status status = cursor_.read_varint(stop, value);
      if (status) status = limits_.charge(2 * sizeof(std::int64_t));  // includes unused capacity
      if (!status) return status;
      record_.dims.push_back(static_cast<std::int64_t>(value));
    } while (is_delimited(tag) && cursor_.position() < stop);
    return Status();
  }

  Status read_type() {
    std::uint64_t value = 0;
    Status status = cursor_.read_varint(end_, value);
    record_.type_number = static_cast<std::int32_t>(value);
    record_.type = element_type(record_.type_number);
    return status;
  }

  Status read_location() {
    std::uint64_t value = 0;
    Status status = cursor_.read_varint(end_, value);
    const auto location = static_cast<std::int32_t>(value);
    record_.last_location = location;
    const bool is_known = location == tensor_field::kInline || location == tensor_field::kExternal;
    if (is_known || enums_ == EnumRule::kOpen) record_.data_location = location;
    return status;
  }

  Status read_text(std::uint64_t end, std::string& text) {
    std::uint64_t length = 0;
    Status status = cursor_.read_length(end, length);
    if (status) status = limits_.charge(length);
    text.clear();
    return status ? cursor_.append(length, text) : status;
  }

  Status read_entry() {
    if (depth_ <= 0) return Status(ErrorCode::kDepthExceeded, cursor_.position());
    std::uint64_t length = 0;
    Status status = cursor_.read_length(end_, length);
    if (status) status = limits_.charge(2 * sizeof(record_.entries.front()));
    if (!status) return status;
    const std::uint64_t stop = cursor_.position() + length;
    auto& [key, value] = record_.entries.emplace_back();
    while (cursor_.position() < stop) {
      std::uint32_t tag = 0;
      status = cursor_.read_tag(stop, tag);
      if (!status) return status;
      const std::uint32_t number = wire::tag_number(tag);
      const bool is_text =
          is_delimited(tag) && (number == tensor_field::kEntryKey || number == tensor_field::kEntryValue);
      status = is_text ? read_text(stop, number == tensor_field::kEntryKey ? key : value)
                       : cursor_.skip_value(stop, tag, limits_.group_depth(depth_ - 1));
      if (!status) return status;
    }
    return Status();
  }

  WireCursor& cursor_;
  const std::uint64_t end_;
  const int depth_;
  const EnumRule enums_;
  WalkLimits& limits_;
  TensorRecord& record_;
};

}  // namespace

TensorStorage TensorRecord::storage() const noexcept {
  if (is_external()) return TensorStorage::kExternal;
  if (raw.field != 0) return TensorStorage::kRaw;
  if (typed.field == 0) return TensorStorage::kNone;
  return typed.count == 1 && typed.is_packed ? TensorStorage::kTyped : TensorStorage::kScattered;
}

std::string_view TensorRecord::entry(std::string_view key) const noexcept {
  for (const auto& [found, value] : entries) {
    if (found == key) return value;
  }
  return {};
}

Status WalkLimits::charge(std::uint64_t bytes) {
  if (bytes > max_memory - used_memory) {
    return failure(ErrorCode::kAllocationLimit, {},
                   "the records of the model's tensors need more than " + std::to_string(max_memory) + " bytes");
  }
  used_memory += bytes;
  return Status();
}

bool is_element_field(std::uint32_t tag) noexcept {
  switch (wire::tag_number(tag)) {
    case tensor_field::kStringData:
    case tensor_field::kRawData:
      return is_delimited(tag);
    case tensor_field::kFloatData:
      return is_delimited(tag) || has_type(tag, wire::WireType::kFixed32);
    case tensor_field::kDoubleData:
      return is_delimited(tag) || has_type(tag, wire::WireType::kFixed64);
    case tensor_field::kInt32Data:
    case tensor_field::kInt64Data:
    case tensor_field::kUint64Data:
      return is_delimited(tag) || is_varint(tag);
    default:
      return false;
  }
}

Status read_tensor(WireCursor& cursor, std::uint64_t end, int depth, EnumRule enums, WalkLimits& limits,
                   TensorRecord& record) {
  return Reader(cursor, end, depth, enums, limits, record).run();
}

}  // namespace onnxgen::io
