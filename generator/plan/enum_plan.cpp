#include "plan/enum_plan.h"

#include <algorithm>
#include <limits>

#include "plan/doc_comment.h"
#include "plan/literal.h"
#include "plan/schema_names.h"

namespace onnxgen::plan {
namespace {

std::string reference_to(const schema::EnumValue& value) {
  if (!value.deprecated) return value_name(value).str();
  return "static_cast<" + class_name(*value.containing).str() + ">(" + std::to_string(value.number) + ")";
}

void plan_extremes(const schema::Enum& enumeration, Enum& plan) {
  const auto by_number = [](const auto& a, const auto& b) { return a->number < b->number; };
  const auto& values = enumeration.values;
  // Among equal numbers the first is used, as in protoc.
  const schema::EnumValue& min = **std::min_element(values.begin(), values.end(), by_number);
  const schema::EnumValue& max = **std::max_element(values.begin(), values.end(), by_number);
  plan.min = reference_to(min);
  plan.max = reference_to(max);
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

void claim_names(const schema::Enum& enumeration, const Enum& plan, NameScope& scope) {
  const Origin origin{"enum", enumeration.name, enumeration.name_span};
  scope.add(plan.name, origin);
  scope.add(plan.entries_name, origin);
  scope.add(plan.descriptor_name, origin);
  for (const char* suffix : {"_IsValid", "_Name", "_Parse"}) scope.add(plan.name.with_suffix(suffix), origin);
  for (const char* suffix : {"_MIN", "_MAX", "_ARRAYSIZE"}) scope.add(plan.stem.with_suffix(suffix), origin);
  for (std::size_t i = 0; i < plan.values.size(); ++i) {
    const schema::EnumValue& value = *enumeration.values[i];
    scope.add(plan.values[i].name, {"enum value", value.name, value.name_span});
  }
}

}  // namespace

Enum plan_enum(const schema::Enum& enumeration, NameScope& file_scope) {
  Enum plan;
  plan.doc = make_doc(enumeration.comments, enumeration.deprecated);
  plan.name = class_name(enumeration);
  plan.stem = constant_stem(enumeration);
  for (const auto& value : enumeration.values) {
    plan.values.push_back(
        {make_doc(value->comments), value_name(*value), reference_to(*value), value->number, value->deprecated});
  }
  plan_extremes(enumeration, plan);
  plan.full_name = string_literal(enumeration.full_name);
  plan.is_null_value = enumeration.full_name == "google.protobuf.NullValue";
  plan.descriptor_name = plan.name.with_suffix("_Descriptor_");
  plan.entries_name = plan.name.with_prefix("k").with_suffix("Entries");
  plan_tables(enumeration, plan);
  claim_names(enumeration, plan, file_scope);
  return plan;
}

EnumAlias plan_enum_alias(const schema::Enum& enumeration, const TypeNames& types) {
  EnumAlias alias;
  alias.name = Identifier::escape(enumeration.name);
  alias.stem = Identifier::exact(enumeration.name);
  alias.target_stem = constant_stem(enumeration);
  alias.type = types.enumeration(enumeration);
  for (const auto& value : enumeration.values) {
    alias.values.push_back({Identifier::escape(value->name), types.value(*value), value->deprecated});
  }
  const auto is_largest = [](const auto& value) { return value->number == std::numeric_limits<std::int32_t>::max(); };
  alias.has_array_size = std::none_of(enumeration.values.begin(), enumeration.values.end(), is_largest);
  return alias;
}

}  // namespace onnxgen::plan
