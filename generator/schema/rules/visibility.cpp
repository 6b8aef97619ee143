// Rule: with default_symbol_visibility = STRICT, nested types are local. symbol_checker.cc: CheckSymbolVisibilityRules
#include "schema/limits.h"
#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

// Returns whether the message only serves as a scope for its enums, a common pattern in C++: it is local and reserves
// all field numbers.
bool is_enum_scope(const Message& message) {
  if (message.containing != nullptr || message.visibility == Visibility::kExport) return false;
  if (message.reserved_ranges.size() != 1) return false;
  return message.reserved_ranges.front().begin == 1 && message.reserved_ranges.front().end == kMaxFieldNumber;
}

}  // namespace

void nested_types_are_local(const File& file, Diagnostics& diagnostics) {
  if (file.features.default_visibility != DefaultVisibility::kStrict) return;
  for_each_message(file, [&](const Message& message) {
    if (message.containing == nullptr || message.visibility != Visibility::kExport) return;
    diagnostics.error(message.name_span, "nested message '{}' cannot be exported, because the file is STRICT",
                      message.name);
  });
  for_each_enum(file, [&](const Enum& enumeration) {
    if (enumeration.containing == nullptr || enumeration.visibility != Visibility::kExport) return;
    if (is_enum_scope(*enumeration.containing)) return;
    diagnostics.error(enumeration.name_span,
                      "nested enum '{}' cannot be exported, because the file is STRICT; a local message with "
                      "`reserved 1 to max;` may contain exported enums",
                      enumeration.name);
  });
}

}  // namespace onnxgen::schema::rules
