#include "onnxgen/text/losses.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {
namespace {

template <class Real, class Bits>
bool is_lost_nan(Bits bits) noexcept {
  const Real value = wire::bit_cast<Real>(bits);
  return value != value && bits != wire::bit_cast<Bits>(std::numeric_limits<Real>::quiet_NaN());
}

bool is_lost_nan(FieldType type, std::uint64_t bits) noexcept {
  if (type == FieldType::kFloat) return is_lost_nan<float>(static_cast<std::uint32_t>(bits));
  return type == FieldType::kDouble && is_lost_nan<double>(bits);
}

// Adds the field that contains the loss to its path.
FoundLoss in_field(FoundLoss found, const FieldDescriptor& field, const std::string& element) {
  if (found.loss == Loss::kNone) return found;
  found.path = std::string(field.name) + element + (found.path.empty() ? "" : ".") + found.path;
  return found;
}

FoundLoss find_in_value(const FieldDescriptor& field, const FieldValue& value) {
  if (field.type == FieldType::kMessage || field.type == FieldType::kGroup) {
    return find_loss({value.message, *field.descriptor.message});
  }
  return {is_lost_nan(field.type, value.bits) ? Loss::kNanBits : Loss::kNone, {}};
}

bool may_lose(const FieldDescriptor& field) noexcept {
  return field.type == FieldType::kFloat || field.type == FieldType::kDouble || field.type == FieldType::kMessage ||
         field.type == FieldType::kGroup;
}

FoundLoss find_in_map(const ConstMessage& message, const FieldDescriptor& field) {
  FoundLoss found;
  const FieldDescriptor* const values = find_field(*field.descriptor.message, 2);
  message.VisitMap(field, [&](const FieldValue&, const FieldValue& value) {
    if (may_lose(*values)) found = in_field(find_in_value(*values, value), field, "[]");
    return found.loss == Loss::kNone;
  });
  return found;
}

FoundLoss find_in_list(const ConstMessage& message, const FieldDescriptor& field) {
  const ConstList list = message.list(field);
  for (std::size_t i = 0; i < list.size(); ++i) {
    FoundLoss found = find_in_value(field, list[i]);
    if (found.loss != Loss::kNone) return in_field(std::move(found), field, "[" + std::to_string(i) + "]");
  }
  return {};
}

}  // namespace

FoundLoss find_loss(ConstMessage message) {
  if (!message.unknown_fields().empty() || message.has_unknown_extensions()) return {Loss::kUnknownFields, {}};
  FoundLoss found;
  message.ListFields([&](const FieldDescriptor& field) {
    if (found.loss != Loss::kNone || !may_lose(field)) return;
    if (is_map(field)) {
      found = find_in_map(message, field);
    } else if (is_repeated(field)) {
      found = find_in_list(message, field);
    } else {
      found = in_field(find_in_value(field, message.value(field)), field, {});
    }
  });
  return found;
}

}  // namespace onnxgen::text
