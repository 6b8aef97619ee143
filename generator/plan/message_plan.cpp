#include "plan/message_plan.h"

#include <algorithm>
#include <unordered_map>

#include "plan/descriptor_plan.h"
#include "plan/doc_comment.h"
#include "plan/enum_plan.h"
#include "plan/extension_plan.h"
#include "plan/field_plan.h"
#include "plan/field_shape.h"
#include "plan/literal.h"
#include "plan/type_names.h"

namespace onnxgen::plan {
namespace {

Oneof plan_oneof(const schema::Oneof& oneof, const OneofNames& names, const Message& message) {
  Oneof plan;
  plan.doc = make_doc(oneof.comments);
  plan.schema_name = oneof.name;
  plan.owner = message.name;
  plan.name = names.name;
  plan.case_type = names.case_type;
  plan.case_member = plan.name.with_suffix("_case");
  plan.not_set = names.not_set;
  return plan;
}

void plan_fields(const schema::Message& message, const ClassNames& names, const TypeNames& types,
                 bool separates_cold_fields, Message& plan) {
  std::unordered_map<const schema::Oneof*, std::size_t> oneofs;
  for (const auto& oneof : message.oneofs) {
    oneofs.emplace(oneof.get(), plan.oneofs.size());
    plan.oneofs.push_back(plan_oneof(*oneof, names.oneofs.at(oneof.get()), plan));
  }
  plan.fields.reserve(message.fields.size());
  for (const auto& field : message.fields) {
    const FieldNames& field_names = names.fields.at(field.get());
    Field planned = plan_field(*field, field_names.name, types);
    planned.number_constant = field_names.number_constant;
    planned.cold = separates_cold_fields && is_cold(*field, types.options().profile);
    const Oneof* own_oneof = nullptr;
    if (planned.presence == Presence::kHasBit) planned.has_bit = plan.has_bits++;
    if (planned.presence == Presence::kOneof) {
      planned.oneof = oneofs.at(field->oneof);
      Oneof& oneof = plan.oneofs[planned.oneof];
      planned.case_constant = field_names.case_constant;
      own_oneof = &oneof;
      oneof.fields.push_back(plan.fields.size());
    }
    planned.mode = field_mode(*field, planned, own_oneof, types.options().profile);
    plan.fields.push_back(std::move(planned));
  }
}

void plan_list(const schema::Message& message, Message& plan) {
  using Kind = ListEntry::Kind;
  for (std::size_t i = 0; i < plan.fields.size(); ++i) {
    const std::int32_t number = plan.fields[i].number;
    plan.list.push_back({Kind::kField, i, {number, number}});
  }
  if (plan.extendable && message.message_set_wire_format) {
    plan.list.push_back({Kind::kMessageSetItems, 0, {}});
  } else if (plan.extendable) {
    for (const schema::NumberRange& range : message.extension_ranges) {
      plan.list.push_back({Kind::kExtensionRange, 0, {range.begin, range.end}});
    }
  }
  std::sort(plan.list.begin(), plan.list.end(),
            [](const ListEntry& a, const ListEntry& b) { return a.numbers.first < b.numbers.first; });
  const auto is_cold = [&plan](const ListEntry& entry) {
    return entry.kind == Kind::kField && plan.fields[entry.field].cold;
  };
  for (std::size_t i = 0; i < plan.list.size(); ++i) {
    if (!is_cold(plan.list[i])) continue;
    plan.list[i].begins_cold = i == 0 || !is_cold(plan.list[i - 1]);
    plan.list[i].ends_cold = i + 1 == plan.list.size() || !is_cold(plan.list[i + 1]);
  }
}

void plan_known_extensions(const schema::Message& message, const TypeNames& file_types,
                           const ExtensionsByMessage& extensions, const RequiredMessages& required, Message& plan) {
  plan.known_extensions_name = file_types.names().known_extensions(message);
  const auto known = extensions.find(&message);
  if (known == extensions.end()) return;
  for (const schema::Field* extension : known->second) {
    plan.known_extensions.push_back(describe_extension(*extension, file_types, required));
  }
}

struct SizedGroup {
  std::size_t size;
  MemberGroup group;
};

// Plans the union for the members of a oneof. Only the largest member has an initializer, so that the whole union is
// initialized.
SizedGroup plan_union(const schema::Message& message, const Message& plan, const Oneof& oneof, Profile profile) {
  SizedGroup result{0, {{}, true}};
  std::size_t largest = 0;
  for (std::size_t i = 0; i < oneof.fields.size(); ++i) {
    const std::size_t index = oneof.fields[i];
    const std::size_t size = storage_size(*message.fields[index], profile);
    if (size > result.size) {
      result.size = size;
      largest = i;
    }
    const Field& field = plan.fields[index];
    result.group.members.push_back({field.member, field.storage_type, {}});
  }
  result.group.members[largest].initializer = "{}";
  return result;
}

SizedGroup plan_group(const schema::Field& field, const Field& plan, Profile profile) {
  return {storage_size(field, profile), {{plan_member(plan, profile)}, false}};
}

std::vector<SizedGroup> sized_groups(const schema::Message& message, const Message& plan, Profile profile) {
  std::vector<SizedGroup> groups;
  for (std::size_t i = 0; i < plan.fields.size(); ++i) {
    const Field& field = plan.fields[i];
    if (field.cold) continue;
    if (field.presence != Presence::kOneof) {
      groups.push_back(plan_group(*message.fields[i], field, profile));
      continue;
    }
    const Oneof& oneof = plan.oneofs[field.oneof];
    if (oneof.fields.front() != i) continue;
    groups.push_back(plan_union(message, plan, oneof, profile));
    groups.push_back({sizeof(std::uint32_t), {{{oneof.case_member, "std::uint32_t", "0"}}, false}});
  }
  return groups;
}

// Sorts members by descending size to avoid padding, with one exception: members larger than a pointer (native bytes)
// come after pointers and containers. Serialization examines pointers and containers in every message, so they should
// be near the has-bits; it examines the others only if they are set. If the number of 32-bit has-bit words is odd, the
// first 4-byte member fills the remaining half of 8 bytes.
std::vector<MemberGroup> plan_data(const schema::Message& message, const Message& plan, Profile profile) {
  std::vector<SizedGroup> groups = sized_groups(message, plan, profile);
  const auto rank = [](const SizedGroup& group) {
    constexpr std::size_t kLargestAlignment = 8;
    return group.size > kLargestAlignment ? std::pair(kLargestAlignment, std::size_t{0})
                                          : std::pair(group.size, std::size_t{1});
  };
  std::stable_sort(groups.begin(), groups.end(),
                   [&](const SizedGroup& a, const SizedGroup& b) { return rank(a) > rank(b); });
  const std::size_t has_words = (plan.has_bits + 31) / 32;
  if (has_words % 2 == 1) {
    const auto small =
        std::find_if(groups.begin(), groups.end(), [](const SizedGroup& group) { return group.size == 4; });
    if (small != groups.end()) std::rotate(groups.begin(), small, small + 1);
  }
  std::vector<MemberGroup> data;
  for (SizedGroup& sized : groups) data.push_back(std::move(sized.group));
  return data;
}

// Plans the members of the block of cold fields. All of them are pointers or begin with one, so they need no sorting.
std::vector<MemberGroup> plan_cold_fields(const schema::Message& message, const Message& plan, Profile profile) {
  std::vector<MemberGroup> data;
  for (std::size_t i = 0; i < plan.fields.size(); ++i) {
    if (plan.fields[i].cold) data.push_back(plan_group(*message.fields[i], plan.fields[i], profile).group);
  }
  return data;
}

}  // namespace

Message plan_message(const schema::Message& message, const TypeNames& file_types, bool separates_cold_fields,
                     const ClassNames& names, const ExtensionsByMessage& extensions, const RequiredMessages& required) {
  const CppOptions& options = file_types.options();
  const TypeNames types(message, file_types.names(), options, names.scope);
  Message plan;
  plan.doc = make_doc(message.comments, message.deprecated);
  plan.name = types.names().message(message);
  plan.type = types.message(message);
  plan.full_name = string_literal(message.full_name);
  for (const auto& nested : message.messages) {
    if (!nested->map_entry) plan.messages.push_back({names.messages.at(nested.get()), types.message(*nested)});
  }
  for (const auto& nested : message.enums) plan.enums.push_back(plan_enum_alias(*nested, names, types));
  plan_fields(message, names, types, separates_cold_fields, plan);
  plan.extendable = !message.extension_ranges.empty();
  plan_list(message, plan);
  for (const auto& extension : message.extensions) {
    const FieldNames& own = names.fields.at(extension.get());
    plan.extensions.push_back(plan_extension(*extension, own.name, own.number_constant, types, file_types, required));
  }
  plan_known_extensions(message, file_types, extensions, required, plan);
  plan.data = plan_data(message, plan, options.profile);
  plan.cold_fields = plan_cold_fields(message, plan, options.profile);
  plan.leads_to_required = required.contains(message);
  plan_descriptor(message, types, extensions, plan);
  return plan;
}

}  // namespace onnxgen::plan
