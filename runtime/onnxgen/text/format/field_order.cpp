#include "onnxgen/text/format/field_order.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

bool is_singular(const FieldDescriptor& row) noexcept {
  return row.cardinality != Cardinality::kRepeated;
}

// Set of the oneofs of which a message has members. Holds at most 64 oneofs.
class SeenOneofs {
 public:
  // Returns false if the oneof was already added or cannot be stored.
  bool add(std::uint16_t oneof) noexcept {
    if (oneof == 0) return true;
    if (oneof > 64) return false;
    const std::uint64_t bit = std::uint64_t{1} << (oneof - 1);
    const bool is_new = (seen_ & bit) == 0;
    seen_ |= bit;
    return is_new;
  }

 private:
  std::uint64_t seen_ = 0;
};

bool may_hold_undeclared(const FieldDescriptor& row, const WireField& field) noexcept {
  return (row.flags & FieldDescriptor::kClosedEnum) != 0 && field.type == wire::WireType::kLengthDelimited;
}

// Key of a map entry, in a form that sorts correctly.
struct MapKey {
  std::string_view text;
  std::uint64_t bits = 0;

  friend bool operator<(const MapKey& a, const MapKey& b) noexcept {
    return a.bits != b.bits ? a.bits < b.bits : a.text < b.text;
  }
};

std::uint64_t sortable_bits(FieldType type, std::uint64_t bits) noexcept {
  constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
  const auto sortable = [](std::int64_t number) { return static_cast<std::uint64_t>(number) ^ kSign; };
  switch (type) {
    case FieldType::kInt64:
    case FieldType::kSfixed64:
      return sortable(static_cast<std::int64_t>(bits));
    case FieldType::kInt32:
    case FieldType::kSfixed32:
      return sortable(static_cast<std::int32_t>(bits));
    case FieldType::kSint64:
      return sortable(wire::unzigzag(bits));
    case FieldType::kSint32:
      return sortable(static_cast<std::int32_t>(wire::unzigzag(static_cast<std::uint32_t>(bits))));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return static_cast<std::uint32_t>(bits);
    case FieldType::kBool:
      return bits != 0 ? 1 : 0;
    case FieldType::kUint64:
    case FieldType::kFixed64:
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kString:
    case FieldType::kGroup:
    case FieldType::kMessage:
    case FieldType::kBytes:
    case FieldType::kEnum:
      return bits;
  }
  return bits;
}

MapKey key_of(const MessageDescriptor& entry, const WireField& field, int depth) noexcept {
  MapKey key;
  bool given = false;
  FieldReader reader(field.bytes, depth);
  const FieldDescriptor* const row = find_field(entry, 1);
  for (WireField part; row != nullptr && reader.next(part);) {
    if (part.number != 1 || part.type != wire_type_of(row->type)) continue;
    key.text = part.type == wire::WireType::kLengthDelimited ? part.bytes : std::string_view();
    key.bits = part.type == wire::WireType::kLengthDelimited ? 0 : sortable_bits(row->type, part.value);
    given = true;
  }
  if (!given && row != nullptr) key.bits = sortable_bits(row->type, 0);
  return key;
}

}  // namespace

Survey survey(std::string_view bytes, const MessageDescriptor& table, int depth) noexcept {
  Survey result;
  SeenOneofs oneofs;
  const FieldDescriptor* last = nullptr;
  TypedReader reader(bytes, table, depth);
  const FieldDescriptor* row = nullptr;
  for (WireField field; reader.next(field, row);) {
    if (row == nullptr) {
      result.has_unknown = true;
      continue;
    }
    result.has_unknown = result.has_unknown || may_hold_undeclared(*row, field);
    if (row == last && !is_singular(*row) && !is_map(*row)) continue;
    if ((last != nullptr && row <= last) || !oneofs.add(row->oneof)) result.in_order = false;
    last = row;
  }
  result.error = reader.error();
  result.position = reader.position();
  return result;
}

ArrangedFields::ArrangedFields(std::string_view bytes, const MessageDescriptor& table, int depth, std::size_t& budget)
    : table_(table), index_(table.field_count, 0), budget_(budget) {
  TypedReader reader(bytes, table, depth);
  const FieldDescriptor* row = nullptr;
  for (WireField field; reader.next(field, row);) {
    if (row != nullptr) add(*row, field);
  }
  fields_.erase(std::remove_if(fields_.begin(), fields_.end(), [](const auto& field) { return field.row == nullptr; }),
                fields_.end());
  std::stable_sort(fields_.begin(), fields_.end(), [](const auto& a, const auto& b) { return a.row < b.row; });
  for (auto begin = fields_.begin(); begin != fields_.end();) {
    const FieldDescriptor* const run = begin->row;
    const auto end = std::find_if(begin, fields_.end(), [run](const auto& field) { return field.row != run; });
    if (is_map(*run)) sort_map(begin, end, depth);
    begin = end;
  }
  fields_.erase(std::remove_if(fields_.begin(), fields_.end(), [](const auto& field) { return field.row == nullptr; }),
                fields_.end());
}

void ArrangedFields::add(const FieldDescriptor& row, const WireField& field) {
  if (is_singular(row)) {
    std::size_t& index = index_[static_cast<std::size_t>(&row - table_.fields)];
    if (index != 0) {
      ArrangedField& before = fields_[index - 1];
      if (is_message(row)) {
        merge(before, field.bytes);
      } else {
        before.field = field;
      }
      return;
    }
    clear_rest_of_oneof(row);
    index = fields_.size() + 1;
  }
  fields_.push_back({&row, field, 0});
}

void ArrangedFields::clear_rest_of_oneof(const FieldDescriptor& row) {
  if (row.oneof == 0) return;
  for (std::uint32_t i = 0; i < table_.field_count; ++i) {
    if (table_.fields[i].oneof != row.oneof || index_[i] == 0) continue;
    fields_[index_[i] - 1].row = nullptr;
    index_[i] = 0;
  }
}

bool ArrangedFields::take(std::size_t size) noexcept {
  if (size > budget_) incomplete_ = true;
  if (incomplete_) return false;
  budget_ -= size;
  return true;
}

void ArrangedFields::merge(ArrangedField& into, std::string_view more) {
  if (into.merged == 0) {
    if (!take(into.field.bytes.size())) return;
    merged_.emplace_back(into.field.bytes);
    into.merged = merged_.size();
  }
  if (!take(more.size())) return;
  std::string& bytes = merged_[into.merged - 1];
  bytes.append(more);
  into.field.bytes = bytes;
}

// Sorts the entries of a map by key. Of several entries with one key, only the last is kept.
void ArrangedFields::sort_map(std::vector<ArrangedField>::iterator begin, std::vector<ArrangedField>::iterator end,
                              int depth) {
  std::vector<std::pair<MapKey, WireField>> entries;
  for (auto field = begin; field != end; ++field) {
    entries.emplace_back(key_of(*field->row->descriptor.message, field->field, depth), field->field);
  }
  std::stable_sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < entries.size(); ++i, ++begin) {
    begin->field = entries[i].second;
    if (i + 1 < entries.size() && !(entries[i].first < entries[i + 1].first)) begin->row = nullptr;
  }
}

}  // namespace onnxgen::text
