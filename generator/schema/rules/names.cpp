// Rule: no two declarations have the same full name.
#include "schema/names.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "schema/limits.h"
#include "schema/map_entries.h"
#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

struct Definition {
  std::string full_name;
  Span span;
  const Enum* enumeration = nullptr;  // of an enum value
  const Field* map_field = nullptr;   // of a map entry
  bool is_package = false;
  std::string_view package{};  // of its file
};

std::string_view last_of(std::string_view full_name) {
  return full_name.substr(full_name.rfind('.') + 1);
}

void add_enum(const Enum& enumeration, std::vector<Definition>& definitions) {
  definitions.push_back({enumeration.full_name, enumeration.name_span});
  for (const auto& value : enumeration.values) {
    definitions.push_back({value->full_name, value->name_span, &enumeration});
  }
}

void add_message(const Message& message, std::vector<Definition>& definitions) {
  if (message.map_entry && !is_set(message.options, "map_entry")) return;  // defined by its field
  definitions.push_back({message.full_name, message.name_span});
  for (const auto& field : message.fields) {
    // A separate rule covers groups with a lower-case name.
    const bool names_its_group = field->is_group_declaration() && field->message->name == field->name;
    if (!names_its_group) definitions.push_back({field->full_name, field->name_span});
    if (makes_map_entry(*field)) {
      definitions.push_back({field->message->full_name, field->name_span, nullptr, field.get()});
    }
  }
  for (const auto& extension : message.extensions) definitions.push_back({extension->full_name, extension->name_span});
  for (const auto& oneof : message.oneofs) definitions.push_back({oneof->full_name, oneof->name_span});
}

void add_packages(const File& file, std::vector<Definition>& definitions) {
  for (std::size_t end = 0; end != std::string::npos && !file.package.empty();) {
    end = file.package.find('.', end + 1);
    definitions.push_back({file.package.substr(0, end), file.package_span, nullptr, nullptr, true});
  }
}

// Returns the packages, then the declarations in source order.
std::vector<Definition> definitions_in(const File& file) {
  std::vector<Definition> definitions;
  add_packages(file, definitions);
  for_each_message(file, [&](const Message& message) { add_message(message, definitions); });
  for_each_enum(file, [&](const Enum& enumeration) { add_enum(enumeration, definitions); });
  for (const auto& extension : file.extensions) definitions.push_back({extension->full_name, extension->name_span});
  for (const Service& service : file.services) {
    definitions.push_back({service.full_name, service.name_span});
    for (const Method& method : service.methods) {
      definitions.push_back({service.full_name + '.' + method.name, method.name_span});
    }
  }
  for (Definition& definition : definitions) definition.package = file.package;
  const auto place = [](const Definition& definition) {
    return std::pair(!definition.is_package, definition.span.begin);
  };
  std::stable_sort(definitions.begin(), definitions.end(),
                   [&](const Definition& a, const Definition& b) { return place(a) < place(b); });
  return definitions;
}

void report(const Definition& first, const Definition& again, Diagnostics& diagnostics) {
  const std::string_view name = last_of(again.full_name);
  const std::string_view scope = scope_of(again.full_name);
  const std::string where =
      scope.empty() ? "" : fmt::format(" in {}'{}'", scope == again.package ? "package " : "", scope);
  auto report = [&] {
    if (again.is_package) {
      return diagnostics.error(again.span, "package '{}' has the same name as another declaration", again.full_name);
    }
    if (again.map_field != nullptr) {
      return diagnostics.error(again.span, "map field '{}' generates the message '{}', which is already defined{}",
                               again.map_field->name, name, where);
    }
    return diagnostics.error(again.span, "'{}' is already defined{}", name, where);
  }();
  if (first.is_package) {
    report.note(first.span, "declared as a package here");
  } else if (first.map_field != nullptr) {
    report.note(first.span, "generated for map field '{}'", first.map_field->name);
  } else {
    report.note(first.span, "first defined here");
  }
  const Enum* enumeration = again.enumeration != nullptr ? again.enumeration : first.enumeration;
  if (enumeration == nullptr || first.enumeration == again.enumeration) return;
  report.note(
      enumeration->name_span,
      "enum values belong to the scope that contains their enum, as in C++: '{}' must be unique{}, not only in '{}'",
      name, where.empty() ? " in all files without a package" : where, enumeration->name);
}

}  // namespace

void full_names_are_unique(const Schema& schema, Diagnostics& diagnostics) {
  std::unordered_map<std::string, Definition> by_name;
  for (const auto& file : schema.files) {
    for (const Definition& definition : definitions_in(*file)) {
      const auto [first, fresh] = by_name.try_emplace(definition.full_name, definition);
      if (fresh || (first->second.is_package && definition.is_package)) continue;
      report(first->second, definition, diagnostics);
    }
  }
}

void package_is_not_too_long(const File& file, Diagnostics& diagnostics) {
  const auto parts = 1 + static_cast<std::size_t>(std::count(file.package.begin(), file.package.end(), '.'));
  if (file.package.size() > kMaxPackageLength) {
    diagnostics.error(file.package_span, "package name has more than {} characters", kMaxPackageLength);
  } else if (parts > kMaxPackageParts) {
    diagnostics.error(file.package_span, "package name has more than {} parts", kMaxPackageParts);
  }
}

}  // namespace onnxgen::schema::rules
