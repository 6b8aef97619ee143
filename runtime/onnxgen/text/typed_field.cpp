#include "onnxgen/text/typed_field.h"

#include <algorithm>
#include <cstddef>

#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

bool accepts(const FieldDescriptor& row, WireType type) noexcept {
  if (type == wire_type_of(row.type)) return true;
  return type == WireType::kLengthDelimited && row.cardinality == Cardinality::kRepeated && is_scalar(row);
}

// Returns whether the value of a map entry is declared. If it is an undeclared number of a closed enum, the whole entry
// becomes an unknown field.
bool has_declared_value(const MessageDescriptor& entry, std::string_view bytes, int depth) noexcept {
  const FieldDescriptor* const value = find_field(entry, 2);
  if (value == nullptr || (value->flags & FieldDescriptor::kClosedEnum) == 0) return true;
  FieldReader reader(bytes, depth);
  bool declared = true;
  for (WireField field; reader.next(field);) {
    if (field.number == 2 && field.type == WireType::kVarint) declared = is_declared(*value, field.value);
  }
  return declared;
}

}  // namespace

wire::WireType wire_type_of(FieldType type) noexcept {
  switch (type) {
    case FieldType::kDouble:
    case FieldType::kFixed64:
    case FieldType::kSfixed64:
      return WireType::kFixed64;
    case FieldType::kFloat:
    case FieldType::kFixed32:
    case FieldType::kSfixed32:
      return WireType::kFixed32;
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSint32:
    case FieldType::kSint64:
      return WireType::kVarint;
    case FieldType::kString:
    case FieldType::kMessage:
    case FieldType::kBytes:
      return WireType::kLengthDelimited;
    case FieldType::kGroup:
      return WireType::kGroupStart;
  }
  return WireType::kVarint;
}

bool is_declared(const FieldDescriptor& row, std::uint64_t value) noexcept {
  return (row.flags & FieldDescriptor::kClosedEnum) == 0 ||
         enum_value_name(*row.descriptor.enumeration, static_cast<std::int32_t>(value)) != nullptr;
}

std::uint64_t decoded(FieldType type, std::uint64_t wire_bits) noexcept {
  if (type == FieldType::kSint32) {
    return static_cast<std::uint64_t>(wire::unzigzag(static_cast<std::uint32_t>(wire_bits)));
  }
  return type == FieldType::kSint64 ? static_cast<std::uint64_t>(wire::unzigzag(wire_bits)) : wire_bits;
}

std::string_view name_in_text(const FieldDescriptor& row) noexcept {
  if ((row.flags & FieldDescriptor::kGroupName) == 0) return row.name;
  const std::string_view type = row.descriptor.message->full_name;
  return type.substr(type.rfind('.') + 1);
}

void unwrap_item(WireField& field, int depth) noexcept {
  FieldReader reader(field.bytes, depth);
  std::uint64_t number = 0;
  std::string_view message;
  for (WireField part; reader.next(part);) {
    if (part.number == 2 && part.type == WireType::kVarint) number = number != 0 ? number : part.value;
    if (part.number == 3 && part.type == WireType::kLengthDelimited && message.data() == nullptr) message = part.bytes;
  }
  if (number == 0 || number > INT32_MAX || message.data() == nullptr) return;
  field.number = static_cast<std::uint32_t>(number);
  field.type = WireType::kLengthDelimited;
  field.bytes = message;
}

bool TypedReader::next(WireField& field, const FieldDescriptor*& row) noexcept {
  if (!fields_.next(field)) return false;
  if (table_.message_set && field.number == 1 && field.type == WireType::kGroupStart) unwrap_item(field, depth_);
  row = find_field(table_, field.number);
  if (row == nullptr) return true;
  const bool known =
      accepts(*row, field.type) &&
      !(row->type == FieldType::kEnum && field.type == WireType::kVarint && !is_declared(*row, field.value)) &&
      !(is_map(*row) && !has_declared_value(*row->descriptor.message, field.bytes, depth_));
  if (!known) row = nullptr;
  return true;
}

ScalarReader::ScalarReader(const WireField& field, FieldType type) noexcept
    : value_(field.value), element_(wire_type_of(type)), single_(field.type != WireType::kLengthDelimited) {
  if (single_) return;
  p_ = field.bytes.data();
  end_ = p_ + field.bytes.size();
}

bool ScalarReader::next(std::uint64_t& bits) noexcept {
  if (single_) {
    single_ = false;
    bits = value_;
    return true;
  }
  if (p_ == end_) return false;
  const std::ptrdiff_t left = end_ - p_;
  switch (element_) {
    case WireType::kFixed64:
      failed_ = left < 8;
      if (failed_) return false;
      bits = wire::load_fixed<std::uint64_t>(p_);
      p_ += 8;
      return true;
    case WireType::kFixed32:
      failed_ = left < 4;
      if (failed_) return false;
      bits = wire::load_fixed<std::uint32_t>(p_);
      p_ += 4;
      return true;
    case WireType::kVarint:
    case WireType::kLengthDelimited:
    case WireType::kGroupStart:
    case WireType::kGroupEnd: {
      const char* const p = wire::read_varint(p_, end_, bits);
      failed_ = p == nullptr;
      if (failed_) return false;
      p_ = p;
      return true;
    }
  }
  return false;
}

}  // namespace onnxgen::text
