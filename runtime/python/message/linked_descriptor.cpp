#include "message/linked_descriptor.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen::python {
namespace {

bool same_field(const FieldDescriptor& a, const FieldDescriptor& b) noexcept {
  return a.number == b.number && a.type == b.type && a.cardinality == b.cardinality && a.storage == b.storage &&
         a.presence == b.presence && a.has_bit == b.has_bit && a.offset == b.offset && a.oneof == b.oneof &&
         is_cold(a) == is_cold(b);
}

// Returns whether two fields have the same message or enum type. They must belong to linked descriptors and have equal
// FieldDescriptor::type.
bool same_type(const FieldDescriptor& a, const FieldDescriptor& b) noexcept {
  if (is_message(a)) return a.descriptor.message == b.descriptor.message;
  if (a.type != FieldType::kEnum) return true;
  return std::strcmp(a.descriptor.enumeration->full_name, b.descriptor.enumeration->full_name) == 0;
}

using Pairs = std::set<std::pair<const MessageDescriptor*, const MessageDescriptor*>>;

// Returns whether two separately compiled classes of one message, and of all messages below it, have the same layout.
// Messages can contain each other, so `compared` holds the pairs that were compared or whose comparison is in progress.
bool same_layout(const MessageDescriptor& a, const MessageDescriptor& b, Pairs& compared) {
  if (&a == &b || !compared.emplace(&a, &b).second) return true;
  const bool is_alike = std::strcmp(a.full_name, b.full_name) == 0 && a.field_count == b.field_count &&
                        a.oneof_count == b.oneof_count && a.map_entry == b.map_entry && a.cold_size == b.cold_size &&
                        (a.info == nullptr || a.info->data_size == b.info->data_size);
  if (!is_alike) return false;
  for (std::size_t i = 0; i < a.field_count; ++i) {
    if (!same_field(a.fields[i], b.fields[i])) return false;
    const bool should_continue = is_message(a.fields[i]) && !is_extension(a.fields[i]);
    if (should_continue && !same_layout(*a.fields[i].descriptor.message, *b.fields[i].descriptor.message, compared))
      return false;
  }
  for (std::size_t i = 0; i < a.oneof_count; ++i) {
    if (a.oneofs[i].case_offset != b.oneofs[i].case_offset) return false;
  }
  return true;
}

struct Linked : MessageDescriptor {
  const MessageDescriptor* original;
};

struct Links {
  std::unordered_map<const MessageDescriptor*, Linked*> by_original;  // linked descriptors also map to themselves
  std::unordered_multimap<std::string_view, Linked*> by_name;
};

Links& links() {
  static auto* const made = new Links;
  return *made;
}

// Returns the linked descriptor of a class with the same name and layout from another module, or null.
Linked* find_alike(const MessageDescriptor& original) {
  const auto [first, last] = links().by_name.equal_range(original.full_name);
  const auto found = std::find_if(first, last, [&](const auto& each) {
    Pairs compared;
    return same_layout(*each.second->original, original, compared);
  });
  return found != last ? found->second : nullptr;
}

Linked& link(const MessageDescriptor& original) {
  Linked*& place = links().by_original[&original];  // the reference stays valid when other entries are added
  if (place != nullptr) return *place;
  place = find_alike(original);
  if (place != nullptr) return *place;
  Linked* const made = place = new Linked{original, &original};
  links().by_original.emplace(made, made);
  links().by_name.emplace(original.full_name, made);
  auto& fields = *new std::vector<FieldDescriptor>(original.fields, original.fields + original.field_count);
  made->fields = fields.data();
  for (FieldDescriptor& field : fields) {
    if (is_message(field)) field.descriptor = &linked(*field.descriptor.message);
  }
  return *made;
}

// Returns a copy of `info` with one more known extension.
const MessageInfo* with_extension(const MessageInfo& info, const ExtensionInfo& extension) {
  std::vector<const ExtensionInfo*> all{&extension};
  if (info.extensions != nullptr) {
    all.insert(all.end(), info.extensions->begin, info.extensions->begin + info.extensions->count);
  }
  std::sort(all.begin(), all.end(),
            [](const ExtensionInfo* a, const ExtensionInfo* b) { return a->number < b->number; });
  const auto& kept = *new std::vector<const ExtensionInfo*>(std::move(all));
  auto* const made = new MessageInfo(info);
  made->extensions = new KnownExtensions{kept.data(), kept.size()};
  return made;
}

}  // namespace

const MessageDescriptor& linked(const MessageDescriptor& descriptor) {
  return link(descriptor);
}

void remove_linked_field(const MessageDescriptor& descriptor, const FieldDescriptor& field) {
  Linked& changed = link(descriptor);
  auto& fields = *new std::vector<FieldDescriptor>(changed.fields, changed.fields + changed.field_count);
  const std::int32_t number = field.number;
  fields.erase(std::remove_if(fields.begin(), fields.end(), [&](const auto& each) { return each.number == number; }),
               fields.end());
  changed.fields = fields.data();
  changed.field_count = static_cast<std::uint32_t>(fields.size());
  changed.dense_count = 0;
  while (changed.dense_count < changed.field_count &&
         fields[changed.dense_count].number == static_cast<std::int32_t>(changed.dense_count) + 1) {
    ++changed.dense_count;
  }
}

bool link_extension(const Extension& extension) {
  Linked& extended = link(*extension.extended);
  FieldDescriptor added = *extension.descriptor;
  if (is_message(added)) added.descriptor = &linked(*added.descriptor.message);
  if (const FieldDescriptor* const present = find_field(extended, static_cast<std::uint32_t>(added.number))) {
    return is_extension(*present) && std::strcmp(present->name, added.name) == 0 && same_field(*present, added) &&
           same_type(*present, added);
  }
  auto& fields = *new std::vector<FieldDescriptor>(extended.fields, extended.fields + extended.field_count);
  const auto place = std::find_if(fields.begin(), fields.end(),
                                  [&](const FieldDescriptor& field) { return field.number > added.number; });
  fields.insert(place, added);
  extended.info = with_extension(*extended.info, *extension.info);
  extended.fields = fields.data();
  ++extended.field_count;
  return true;
}

}  // namespace onnxgen::python
