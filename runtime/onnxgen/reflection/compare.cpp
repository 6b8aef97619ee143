#include "onnxgen/reflection/compare.h"

#include <algorithm>
#include <utility>

#include "onnxgen/reflection/alignment.h"
#include "onnxgen/reflection/compare_values.h"
#include "onnxgen/reflection/compared_path.h"

namespace onnxgen {
namespace {

using reflection::ComparedPath;

using Entries = std::vector<std::pair<FieldValue, FieldValue>>;

Entries entries_of(ConstMessage message, const FieldDescriptor& field) {
  Entries entries;
  message.VisitMap(field, [&entries](const FieldValue& key, const FieldValue& value) {
    entries.emplace_back(key, value);
    return true;
  });
  return entries;
}

// Returns whether the keys and values of two maps have the same types.
bool have_equal_entry_types(const FieldDescriptor& map, const FieldDescriptor& other) {
  const FieldDescriptor* const parts = map.descriptor.message->fields;
  const FieldDescriptor* const other_parts = other.descriptor.message->fields;
  return parts[0].type == other_parts[0].type && parts[1].type == other_parts[1].type;
}

// Returns the field with the same number and kind in another class's descriptor, or null if there is none.
const FieldDescriptor* counterpart(const FieldDescriptor& field, const MessageDescriptor& descriptor) {
  const FieldDescriptor* const other = find_field(descriptor, static_cast<std::uint32_t>(field.number));
  if (other == nullptr || other->type != field.type) return nullptr;
  if (is_repeated(*other) != is_repeated(field) || is_map(*other) != is_map(field)) return nullptr;
  return !is_map(field) || have_equal_entry_types(field, *other) ? other : nullptr;
}

class Comparison {
 public:
  // If `differences` is null, the comparison ends at the first difference.
  Comparison(const CompareOptions& options, std::vector<Difference>* differences, std::size_t limit)
      : options_(options), differences_(differences), limit_(limit), path_(differences != nullptr) {}

  // Returns false if the comparison is complete.
  bool messages(ConstMessage first, ConstMessage second);

  bool found() const noexcept { return found_; }

 private:
  bool report(DifferenceKind kind, const FieldDescriptor* field, const FieldValue& first, const FieldValue& second);
  // Report ignored fields and moved elements, if the options request them.
  bool ignored(ConstMessage first, ConstMessage second, const FieldDescriptor& field);
  bool moved(ConstMessage first, const FieldDescriptor& field, const FieldValue& value, std::size_t from,
             std::size_t to);
  bool is_ignored(const FieldDescriptor& field) const { return options_.ignore && options_.ignore(field); }
  bool fields(ConstMessage first, ConstMessage second);
  bool only_in_second(ConstMessage first, ConstMessage second);
  bool only_one_has(ConstMessage message, const FieldDescriptor& field, DifferenceKind kind);
  bool field(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  bool repeated(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  bool lists(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  bool aligned(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  bool aligned_pair(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other,
                    std::size_t in_first, std::size_t in_second, bool is_moved);
  bool sets(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  // Reports an element that the other message does not have.
  bool left_over(ConstMessage message, const FieldDescriptor& field, std::size_t index, DifferenceKind kind);
  bool maps(ConstMessage first, ConstMessage second, const FieldDescriptor& field, const FieldDescriptor& other);
  bool entry(const FieldDescriptor& map, const FieldDescriptor& other, const FieldValue& key, const FieldValue* first,
             const FieldValue* second);
  // Compares two values of one field at the current path.
  bool values(const FieldDescriptor& field, const FieldDescriptor& other, const FieldValue& first,
              const FieldValue& second);
  bool rest(ConstMessage first, ConstMessage second);
  bool are_equal(const FieldDescriptor& field, const FieldDescriptor& other, const FieldValue& first,
                 const FieldValue& second) const;
  // Returns whether two equal values are 0 and -0 and the options request to list them.
  bool are_listed_zeros(const FieldDescriptor& field, const FieldValue& first, const FieldValue& second) const {
    return options_.report_zero_signs && differences_ != nullptr &&
           reflection::are_opposite_zeros(field.type, first.bits, second.bits);
  }

  std::string step(ConstMessage message, const FieldDescriptor& field) const {
    return path_.step(ComparedPath::name(message.descriptor(), field));
  }

  const CompareOptions& options_;
  std::vector<Difference>* differences_;
  std::size_t limit_;
  ComparedPath path_;
  const void* first_ = nullptr;  // the messages whose fields are being compared
  const void* second_ = nullptr;
  bool found_ = false;
};

bool Comparison::report(DifferenceKind kind, const FieldDescriptor* field, const FieldValue& first,
                        const FieldValue& second) {
  found_ = true;
  if (differences_ == nullptr) return false;
  if (differences_->size() == limit_) return false;
  Difference difference = {kind, path_.in_first(), field, first, second, path_.other_in_second(), first_, second_};
  if (kind == DifferenceKind::kAdded && !difference.second_path.empty()) difference.path = difference.second_path;
  if (kind == DifferenceKind::kAdded || kind == DifferenceKind::kDeleted) difference.second_path.clear();
  differences_->push_back(std::move(difference));
  return true;
}

bool Comparison::ignored(ConstMessage first, ConstMessage second, const FieldDescriptor& field) {
  if (differences_ == nullptr || !options_.report_ignored) return true;
  const FieldDescriptor* const other = counterpart(field, second.descriptor());
  if (!first.has_any(field) && (other == nullptr || !second.has_any(*other))) return true;
  if (differences_->size() == limit_) return false;
  differences_->push_back({DifferenceKind::kIgnored, path_.in_first() + step(first, field), &field, {}, {}});
  return true;
}

bool Comparison::moved(ConstMessage first, const FieldDescriptor& field, const FieldValue& value, std::size_t from,
                       std::size_t to) {
  if (differences_ == nullptr || !options_.report_moved || from == to) return true;
  if (differences_->size() == limit_) return false;
  const std::string list = path_.in_first() + step(first, field);
  differences_->push_back({DifferenceKind::kMoved, list + ComparedPath::index_step(from), &field, value, value,
                           list + ComparedPath::index_step(to)});
  return true;
}

bool Comparison::messages(ConstMessage first, ConstMessage second) {
  const void* const outer_first = std::exchange(first_, first.data());
  const void* const outer_second = std::exchange(second_, second.data());
  const bool should_continue = fields(first, second);
  first_ = outer_first;
  second_ = outer_second;
  return should_continue;
}

bool Comparison::fields(ConstMessage first, ConstMessage second) {
  const MessageDescriptor& descriptor = first.descriptor();
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (is_ignored(field)) {
      if (!ignored(first, second, field)) return false;
      continue;
    }
    const FieldDescriptor* const other = counterpart(field, second.descriptor());
    if (other != nullptr ? !this->field(first, second, field, *other)
                         : !only_one_has(first, field, DifferenceKind::kDeleted)) {
      return false;
    }
  }
  if (&descriptor != &second.descriptor() && !only_in_second(first, second)) return false;
  return rest(first, second);
}

// Reports fields that the class of the first message does not have.
bool Comparison::only_in_second(ConstMessage first, ConstMessage second) {
  const MessageDescriptor& descriptor = second.descriptor();
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (is_ignored(field)) continue;
    if (counterpart(field, first.descriptor()) != nullptr) continue;
    if (!only_one_has(second, field, DifferenceKind::kAdded)) return false;
  }
  return true;
}

bool Comparison::only_one_has(ConstMessage message, const FieldDescriptor& field, DifferenceKind kind) {
  return !message.has_any(field) ||
         path_.below([&] { return step(message, field); }, [&] { return report(kind, &field, {}, {}); });
}

bool Comparison::field(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                       const FieldDescriptor& other) {
  if (is_map(field)) return maps(first, second, field, other);
  if (is_repeated(field)) return repeated(first, second, field, other);
  const bool in_first = first.HasField(field);
  const bool in_second = second.HasField(other);
  if (!in_first && !in_second) return true;
  const FieldValue a = first.value(field);
  const FieldValue b = second.value(other);
  return path_.below([&] { return step(first, field); },
                     [&] {
                       if ((in_first && in_second) || options_.unset_is_default) return values(field, other, a, b);
                       return report(in_first ? DifferenceKind::kDeleted : DifferenceKind::kAdded, &field, a, b);
                     });
}

bool Comparison::repeated(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                          const FieldDescriptor& other) {
  switch (options_.repeated_of ? options_.repeated_of(field) : options_.repeated) {
    case CompareOptions::Repeated::kAsLists:
      break;
    case CompareOptions::Repeated::kAsSets:
      return sets(first, second, field, other);
    case CompareOptions::Repeated::kAligned:
      // Lists whose alignment has no difference are equal index by index.
      if (differences_ != nullptr && is_message(field)) return aligned(first, second, field, other);
      break;
  }
  return lists(first, second, field, other);
}

bool Comparison::lists(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                       const FieldDescriptor& other) {
  const std::size_t in_first = first.FieldSize(field);
  const std::size_t in_second = second.FieldSize(other);
  for (std::size_t i = 0; i < std::max(in_first, in_second); ++i) {
    const FieldValue a = i < in_first ? first.element(field, i) : FieldValue();
    const FieldValue b = i < in_second ? second.element(other, i) : FieldValue();
    const bool in_both = i < in_first && i < in_second;
    if (in_both && !is_message(field) && are_equal(field, other, a, b) && !are_listed_zeros(field, a, b)) continue;
    const bool should_continue =
        path_.below([&] { return step(first, field) + ComparedPath::index_step(i); },
                    [&] {
                      if (in_both) return values(field, other, a, b);
                      return report(i < in_first ? DifferenceKind::kDeleted : DifferenceKind::kAdded, &field, a, b);
                    });
    if (!should_continue) return false;
  }
  return true;
}

bool Comparison::aligned(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                         const FieldDescriptor& other) {
  reflection::ListsToAlign lists;
  lists.first_size = first.FieldSize(field);
  lists.second_size = second.FieldSize(other);
  lists.are_equal = [&](std::size_t i, std::size_t j) {
    return are_equal(field, other, first.element(field, i), second.element(other, j));
  };
  const auto identity = [this](ConstMessage element) {
    return options_.identity_of ? options_.identity_of(element) : ElementIdentity();
  };
  lists.first_identity = [&](std::size_t i) { return identity(first.GetRepeatedMessage(field, i)); };
  lists.second_identity = [&](std::size_t i) { return identity(second.GetRepeatedMessage(other, i)); };
  const reflection::Alignment found = reflection::align(lists);
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < lists.first_size || j < lists.second_size) {
    bool should_continue = true;
    if (i < lists.first_size && found.second_of[i] == reflection::Alignment::kNone) {
      should_continue = left_over(first, field, i++, DifferenceKind::kDeleted);
    } else if (i < lists.first_size && found.is_moved[i]) {
      should_continue = aligned_pair(first, second, field, other, i, found.second_of[i], true);
      ++i;
    } else if (j < lists.second_size && found.first_of[j] == reflection::Alignment::kNone) {
      should_continue = left_over(second, other, j++, DifferenceKind::kAdded);
    } else if (j < lists.second_size && found.is_moved[found.first_of[j]]) {
      ++j;
    } else {
      should_continue = aligned_pair(first, second, field, other, i++, j++, false);
    }
    if (!should_continue) return false;
  }
  return true;
}

bool Comparison::aligned_pair(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                              const FieldDescriptor& other, std::size_t in_first, std::size_t in_second,
                              bool is_moved) {
  const FieldValue a = first.element(field, in_first);
  const FieldValue b = second.element(other, in_second);
  return path_.below(
      [&] { return step(first, field); }, in_first, in_second,
      [&] { return (!is_moved || report(DifferenceKind::kMoved, &field, a, b)) && values(field, other, a, b); });
}

// Matches each element of the first message with the first unmatched equal element of the second. Unmatched elements of
// the second are reported before those of the first, as MessageDifferencer does.
bool Comparison::sets(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                      const FieldDescriptor& other) {
  std::vector<bool> is_taken(second.FieldSize(other));
  std::vector<std::size_t> deleted;
  std::size_t begin = 0;  // all elements before this one are matched
  for (std::size_t i = 0; i < first.FieldSize(field); ++i) {
    const FieldValue a = first.element(field, i);
    while (begin < is_taken.size() && is_taken[begin]) ++begin;
    std::size_t match = begin;
    while (match < is_taken.size() && (is_taken[match] || !are_equal(field, other, a, second.element(other, match)))) {
      ++match;
    }
    if (match < is_taken.size()) {
      is_taken[match] = true;
      if (!moved(first, field, a, i, match)) return false;
    } else {
      deleted.push_back(i);
      if (differences_ == nullptr) break;
    }
  }
  for (std::size_t i = begin; i < is_taken.size(); ++i) {
    if (!is_taken[i] && !left_over(second, other, i, DifferenceKind::kAdded)) return false;
  }
  for (const std::size_t i : deleted) {
    if (!left_over(first, field, i, DifferenceKind::kDeleted)) return false;
  }
  return true;
}

bool Comparison::left_over(ConstMessage message, const FieldDescriptor& field, std::size_t index, DifferenceKind kind) {
  const FieldValue value = message.element(field, index);
  const bool is_first = kind == DifferenceKind::kDeleted;
  return path_.below(
      [&] { return step(message, field) + ComparedPath::index_step(index); },
      [&] { return report(kind, &field, is_first ? value : FieldValue(), is_first ? FieldValue() : value); });
}

// Entries that only one map has are reported last, added ones first, as in sets().
bool Comparison::maps(ConstMessage first, ConstMessage second, const FieldDescriptor& field,
                      const FieldDescriptor& other) {
  const Entries a = entries_of(first, field);
  const Entries b = entries_of(second, other);
  const FieldType key_type = field.descriptor.message->fields[0].type;
  std::vector<const Entries::value_type*> added;
  std::vector<const Entries::value_type*> deleted;
  auto left = a.begin();
  auto right = b.begin();
  while (left != a.end() || right != b.end()) {
    const int order = left == a.end()    ? 1
                      : right == b.end() ? -1
                                         : reflection::compare_keys(key_type, left->first, right->first);
    if (order < 0) deleted.push_back(&*left);
    if (order > 0) added.push_back(&*right);
    if (order != 0 && differences_ == nullptr) break;
    if (order == 0 && !entry(field, other, left->first, &left->second, &right->second)) return false;
    if (order <= 0) ++left;
    if (order >= 0) ++right;
  }
  for (const auto* const each : added) {
    if (!entry(field, other, each->first, nullptr, &each->second)) return false;
  }
  for (const auto* const each : deleted) {
    if (!entry(field, other, each->first, &each->second, nullptr)) return false;
  }
  return true;
}

bool Comparison::entry(const FieldDescriptor& map, const FieldDescriptor& other, const FieldValue& key,
                       const FieldValue* first, const FieldValue* second) {
  const FieldDescriptor& value = map.descriptor.message->fields[1];
  const FieldDescriptor& other_value = other.descriptor.message->fields[1];
  const FieldType key_type = map.descriptor.message->fields[0].type;
  return path_.below(
      [&] { return path_.step(map.name) + ComparedPath::key_step(key_type, key, options_.quote_map_keys); },
      [&] {
        if (first != nullptr && second != nullptr) return values(value, other_value, *first, *second);
        return report(first != nullptr ? DifferenceKind::kDeleted : DifferenceKind::kAdded, &value,
                      first != nullptr ? *first : FieldValue(), second != nullptr ? *second : FieldValue());
      });
}

bool Comparison::values(const FieldDescriptor& field, const FieldDescriptor& other, const FieldValue& first,
                        const FieldValue& second) {
  if (is_message(field)) {
    return messages({first.message, *field.descriptor.message}, {second.message, *other.descriptor.message});
  }
  if (!are_equal(field, other, first, second)) return report(DifferenceKind::kModified, &field, first, second);
  return !are_listed_zeros(field, first, second) || report(DifferenceKind::kZeroSign, &field, first, second);
}

bool Comparison::rest(ConstMessage first, ConstMessage second) {
  if (options_.ignore_unknown_fields) return true;
  if (first.unknown_fields() == second.unknown_fields() && ConstMessage::have_equal_unknown_extensions(first, second)) {
    return true;
  }
  FieldValue a;
  FieldValue b;
  a.text = first.unknown_fields();
  b.text = second.unknown_fields();
  return report(DifferenceKind::kModified, nullptr, a, b);
}

bool Comparison::are_equal(const FieldDescriptor& field, const FieldDescriptor& other, const FieldValue& first,
                           const FieldValue& second) const {
  if (is_message(field)) {
    return equal({first.message, *field.descriptor.message}, {second.message, *other.descriptor.message}, options_);
  }
  if (is_text(field)) return first.text == second.text;
  return reflection::are_equal_numbers(field.type, first.bits, second.bits, options_);
}

}  // namespace

bool equal(ConstMessage first, ConstMessage second, const CompareOptions& options) {
  Comparison comparison(options, nullptr, 0);
  comparison.messages(first, second);
  return !comparison.found();
}

std::vector<Difference> diff(ConstMessage first, ConstMessage second, const CompareOptions& options,
                             std::size_t limit) {
  std::vector<Difference> differences;
  Comparison(options, &differences, limit).messages(first, second);
  return differences;
}

}  // namespace onnxgen
