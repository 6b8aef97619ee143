#include "emit/enum_text.h"

#include <cstdint>
#include <limits>
#include <vector>

#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kDeclaration = R"(
$doc$
enum $name$ : int {
  $values$
};
constexpr $name$ $stem$_MIN = $min$;
constexpr $name$ $stem$_MAX = $max$;
$array_size$
/// Returns true if an enumerator has the number `value`.
$export$bool $name$_IsValid(int value) noexcept;
/// Returns the schema's name for `value`, or an empty string if no enumerator has this number.
$export$$name_type$ $name$_Name(int value)$noexcept$;
/// Stores the enumerator called `name` in `*value`. Returns false and leaves `*value` unchanged if there is none.
$export$bool $name$_Parse(std::string_view name, $type$* value) noexcept;
)";

constexpr const char* kDescriptorFunction = R"(
/// Returns the descriptor of the enum.
$export$inline const ::google::protobuf::EnumDescriptor* $name$_descriptor() {
  return ::google::protobuf::internal::descriptor_of($descriptor$);
}
)";

constexpr const char* kTrait = R"(
template <> struct is_proto_enum<$type$> : std::true_type {};
)";

constexpr const char* kDescriptorTrait = R"(
template <> inline const EnumDescriptor* GetEnumDescriptor<$type$>() { return $type$_descriptor(); }
)";

constexpr const char* kLibraryNamespace = R"(
namespace google {
namespace protobuf ONNXGEN_HIDDEN {

$traits$

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
)";

constexpr const char* kEntries = R"(
constexpr onnxgen::EnumEntry $entries_name$[] = {
    $entries$
};
)";

constexpr const char* kSharedDeclaration = R"(
extern const onnxgen::EnumEntry $entries_name$[$count$];
)";

constexpr const char* kSharedEntries = R"(
extern const onnxgen::EnumEntry $entries_name$[$count$];
const onnxgen::EnumEntry $entries_name$[$count$] = {
    $entries$
};
)";

// The names of parameters and variables cannot be those of extensions, which are variables of the same namespace.
constexpr const char* kFunctions = R"(
bool $name$_IsValid(int Value_) noexcept {
  $is_valid$
}
$name_type$ $name$_Name(int Value_)$noexcept$ {
  $lookup$
}
bool $name$_Parse(std::string_view Name_, $type$* Value_) noexcept {
  return onnxgen::enum_parse($entries_name$, Name_, Value_);
}
)";

constexpr const char* kNativeLookup = R"(
return onnxgen::enum_name($entries_name$, Value_);
)";

// Code written for libprotobuf expects names as std::string. They are created on first use.
constexpr const char* kProtobufLookup = R"(
static const onnxgen::heap::EnumNames Names_($entries_name$);
return Names_.name(Value_);
)";

constexpr const char* kIsValidSwitch = R"(
switch (Value_) {
  $cases$
    return true;
  default:
    return false;
}
)";

constexpr const char* kAliases = R"(
using $name$ = $type$;
$values$
$hidden$static constexpr $name$ $stem$_MIN = $min$;
$hidden$static constexpr $name$ $stem$_MAX = $max$;
$array_size$
static bool $stem$_IsValid(int value) noexcept { return $is_valid$(value); }
static $name_type$ $stem$_Name(int value)$noexcept$ { return $name_of$(value); }
static bool $stem$_Parse(std::string_view name, $parameter$* value) noexcept { return $parse$(name, value); }
$descriptor$
)";

constexpr const char* kAliasDescriptor = R"(
static const ::google::protobuf::EnumDescriptor* $stem$_descriptor() { return $descriptor$(); }
)";

// The smallest number cannot be written as a single literal of its type.
std::string number_text(std::int32_t number) {
  return number == std::numeric_limits<std::int32_t>::min() ? "-2147483647 - 1" : std::to_string(number);
}

std::string attribute(bool deprecated) {
  return deprecated ? " [[deprecated]]" : "";
}

std::string name_type(plan::Profile profile) {
  return profile == plan::Profile::kNative ? "std::string_view" : "const std::string&";
}

std::string noexcept_suffix(plan::Profile profile) {
  return profile == plan::Profile::kNative ? " noexcept" : "";
}

std::string value_lines(const plan::Enum& enumeration) {
  std::string text;
  for (const plan::EnumValue& value : enumeration.values) {
    text += comment(value.doc, "///");
    text += value.name.str() + attribute(value.deprecated) + " = " + number_text(value.number) + ",\n";
  }
  if (!enumeration.min_sentinel.str().empty()) {
    using Limits = std::numeric_limits<std::int32_t>;
    text += enumeration.min_sentinel.str() + " = " + number_text(Limits::min()) + ",\n";
    text += enumeration.max_sentinel.str() + " = " + number_text(Limits::max()) + ",\n";
  }
  return text;
}

std::string is_valid_text(const plan::Enum& enumeration) {
  if (enumeration.ranges.size() == 1) {
    const plan::NumberRange range = enumeration.ranges.front();
    const bool has_limit = range.first == std::numeric_limits<std::int32_t>::min() ||
                           range.last == std::numeric_limits<std::int32_t>::max();
    if (!has_limit) {
      return "return Value_ >= " + std::to_string(range.first) + " && Value_ <= " + std::to_string(range.last) + ";\n";
    }
  }
  std::string cases;
  for (std::size_t i = 0; i < enumeration.entries.size(); ++i) {
    const std::int32_t number = enumeration.entries[i].number;
    if (i == 0 || number != enumeration.entries[i - 1].number) cases += "case " + number_text(number) + ":\n";
  }
  return Variables{{"cases", cases}}.expand(kIsValidSwitch);
}

}  // namespace

std::string enum_declaration(const plan::Enum& enumeration, plan::Profile profile, const std::string& export_prefix) {
  std::string array_size;
  if (enumeration.array_size) {
    array_size =
        "constexpr int " + enumeration.stem.str() + "_ARRAYSIZE = " + std::to_string(*enumeration.array_size) + ";\n";
  }
  return Variables{
      {"doc", comment(enumeration.doc, "///")},
      {"name", enumeration.name.str()},
      {"type", enumeration.type},
      {"stem", enumeration.stem.str()},
      {"values", value_lines(enumeration)},
      {"min", enumeration.min},
      {"max", enumeration.max},
      {"array_size", array_size},
      {"export", export_prefix},
      {"name_type", name_type(profile)},
      {"noexcept", noexcept_suffix(profile)},
  }
      .expand(kDeclaration);
}

std::string enum_descriptor_function(const plan::Enum& enumeration, const std::string& export_prefix) {
  return Variables{
      {"export", export_prefix},
      {"name", enumeration.name.str()},
      {"descriptor", enumeration.descriptor_name.str()},
  }
      .expand(kDescriptorFunction);
}

std::string enum_traits(const plan::CppFile& file) {
  if (file.profile == plan::Profile::kNative) return {};
  std::string scope = "::";
  for (const plan::Identifier& component : file.namespaces) scope += component.str() + "::";
  std::string traits;
  for (const plan::Enum& enumeration : file.enums) {
    if (!traits.empty()) traits += '\n';
    const Variables variables{{"type", scope + enumeration.name.str()}};
    traits += variables.expand(kTrait);
    if (file.has_enum_descriptors()) traits += variables.expand(kDescriptorTrait);
  }
  return traits.empty() ? traits : Variables{{"traits", traits}}.expand(kLibraryNamespace);
}

std::string enum_entries(const plan::Enum& enumeration, Entries form) {
  std::vector<std::string> entries;
  for (const plan::EnumEntry& entry : enumeration.entries) {
    entries.push_back("{" + number_text(entry.number) + ", " + entry.schema_name + "}");
  }
  return Variables{
      {"entries_name", enumeration.entries_name.str()},
      {"count", std::to_string(enumeration.entries.size())},
      {"entries", filled_lines(entries)},
  }
      .expand(form == Entries::kShared ? kSharedEntries : kEntries);
}

std::string shared_entries_declaration(const plan::Enum& enumeration) {
  return Variables{
      {"entries_name", enumeration.entries_name.str()},
      {"count", std::to_string(enumeration.entries.size())},
  }
      .expand(kSharedDeclaration);
}

std::string enum_functions(const plan::Enum& enumeration, plan::Profile profile) {
  const char* const lookup = profile == plan::Profile::kNative ? kNativeLookup : kProtobufLookup;
  return Variables{
      {"name", enumeration.name.str()},
      {"type", enumeration.type},
      {"entries_name", enumeration.entries_name.str()},
      {"is_valid", is_valid_text(enumeration)},
      {"name_type", name_type(profile)},
      {"noexcept", noexcept_suffix(profile)},
      {"lookup", Variables{{"entries_name", enumeration.entries_name.str()}}.expand(lookup)},
  }
      .expand(kFunctions);
}

std::string enum_aliases(const plan::EnumAlias& alias, const plan::CppFile& file) {
  const std::string hidden = hidden_prefix(file);
  std::string values;
  for (const plan::EnumAlias::Value& value : alias.values) {
    values += hidden + "static constexpr " + alias.name.str() + " " + value.name.str() + attribute(value.deprecated) +
              " = " + value.reference + ";\n";
  }
  std::string descriptor;
  if (!alias.descriptor.empty()) {
    descriptor = Variables{{"stem", alias.stem.str()}, {"descriptor", alias.descriptor}}.expand(kAliasDescriptor);
  }
  std::string array_size;
  if (!alias.array_size.empty()) {
    array_size = hidden + "static constexpr int " + alias.stem.str() + "_ARRAYSIZE = " + alias.array_size + ";\n";
  }
  return Variables{
      {"name", alias.name.str()},
      {"stem", alias.stem.str()},
      {"type", alias.type},
      {"parameter", alias.parameter},
      {"min", alias.min},
      {"max", alias.max},
      {"is_valid", alias.is_valid},
      {"name_of", alias.name_of},
      {"parse", alias.parse},
      {"values", values},
      {"array_size", array_size},
      {"hidden", hidden},
      {"name_type", name_type(file.profile)},
      {"noexcept", noexcept_suffix(file.profile)},
      {"descriptor", descriptor},
  }
      .expand(kAliases);
}

}  // namespace onnxgen::emit
