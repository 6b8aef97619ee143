#include "plan/enum_plan.h"

#include <algorithm>
#include <limits>

#include "plan/doc_comment.h"
#include "plan/literal.h"

namespace onnxgen::plan {
namespace {

void plan_extremes(const schema::Enum& enumeration, const TypeNames& types, Enum& plan) {
  const auto by_number = [](const auto& a, const auto& b) { return a->number < b->number; };
  const auto& values = enumeration.values;
  // If several values have the same number, the first is used, as in protoc.
  const schema::EnumValue& min = **std::min_element(values.begin(), values.end(), by_number);
  const schema::EnumValue& max = **std::max_element(values.begin(), values.end(), by_number);
  plan.min = types.value(min);
  plan.max = types.value(max);
  if (max.number != std::numeric_limits<std::int32_t>::max()) plan.array_size = max.number + 1;
}

void plan_tables(const schema::Enum& enumeration, Enum& plan) {
  for (const auto& value : enumeration.values) {
    plan.entries.push_back({value->number, string_literal(value->name), plan.entries.size()});
  }
  std::stable_sort(plan.entries.begin(), plan.entries.end(),
                   [](const EnumEntry& a, const EnumEntry& b) { return a.number < b.number; });
  for (const EnumEntry& entry : plan.entries) {
    if (!plan.ranges.empty() && std::int64_t{entry.number} - plan.ranges.back().last <= 1) {
      plan.ranges.back().last = entry.number;
    } else {
      plan.ranges.push_back({entry.number, entry.number});
    }
  }
}

}  // namespace

Enum plan_enum(const schema::Enum& enumeration, const TypeNames& types) {
  const EnumNames& names = types.names().enumeration(enumeration);
  Enum plan;
  plan.doc = make_doc(enumeration.comments, enumeration.deprecated);
  plan.name = names.name;
  plan.type = types.enumeration(enumeration);
  plan.stem = names.stem;
  for (const auto& value : enumeration.values) {
    plan.values.push_back({make_doc(value->comments), types.names().value(*value), types.value(*value), value->number,
                           value->deprecated});
  }
  if (!names.sentinels.str().empty()) {
    plan.min_sentinel = names.sentinels.with_suffix(kMinSentinel);
    plan.max_sentinel = names.sentinels.with_suffix(kMaxSentinel);
  }
  plan_extremes(enumeration, types, plan);
  plan.full_name = string_literal(enumeration.full_name);
  plan.is_null_value = enumeration.full_name == "google.protobuf.NullValue";
  plan.descriptor_name = names.descriptor;
  plan.entries_name = names.entries;
  plan_tables(enumeration, plan);
  return plan;
}

EnumAlias plan_enum_alias(const schema::Enum& enumeration, const ClassNames& names, const TypeNames& types) {
  EnumAlias alias;
  alias.stem = names.enums.at(&enumeration);
  alias.name = Identifier::escape(alias.stem.str(), escapes_of(types.options()));
  alias.type = types.enumeration(enumeration);
  alias.parameter = is_local_name(alias.name) ? alias.type : alias.name.str();
  alias.min = types.constant(enumeration, "_MIN");
  alias.max = types.constant(enumeration, "_MAX");
  const auto is_largest = [](const auto& value) { return value->number == std::numeric_limits<std::int32_t>::max(); };
  if (std::none_of(enumeration.values.begin(), enumeration.values.end(), is_largest)) {
    alias.array_size = types.constant(enumeration, "_ARRAYSIZE");
  }
  alias.is_valid = types.function(enumeration, "_IsValid");
  alias.name_of = types.function(enumeration, "_Name");
  alias.parse = types.function(enumeration, "_Parse");
  alias.descriptor = types.function(enumeration, "_descriptor");
  for (const auto& value : enumeration.values) {
    alias.values.push_back({names.values.at(value.get()), types.value(*value), value->deprecated});
  }
  return alias;
}

}  // namespace onnxgen::plan
