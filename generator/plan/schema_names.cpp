#include "plan/schema_names.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

#include "plan/class_scope.h"
#include "plan/descriptor_plan.h"
#include "schema/options/options.h"
#include "schema/visit.h"
#include "source/ascii.h"

namespace onnxgen::plan {
namespace {

// The runtime contains the classes of well-known types, in the namespace of their package.
bool is_well_known(const schema::File& file) {
  constexpr std::string_view kFolder = "google/protobuf/";
  return file.name.compare(0, kFolder.size(), kFolder) == 0;
}

// Returns the path of a file as part of an identifier: onnx_2fonnx_2dml_2eproto. Different paths give different names.
std::string mangled(const std::string& path) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : path) {
    if (source::is_alphanumeric(c)) {
      text += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      text.append(1, '_').append(1, kDigits[byte >> 4]).append(1, kDigits[byte & 15]);
    }
  }
  return text;
}

}  // namespace

std::string base_path(const std::string& path) {
  for (const std::string_view extension : {".protodevel", ".proto"}) {
    if (path.size() > extension.size() &&
        path.compare(path.size() - extension.size(), extension.size(), extension) == 0) {
      return path.substr(0, path.size() - extension.size());
    }
  }
  return path;
}

bool has_service_classes(const schema::File& file, const CppOptions& options) {
  return options.profile == Profile::kProtobuf && schema::is_set(file.options, "cc_generic_services") &&
         !is_lite(file, options);
}

SchemaNames::SchemaNames(const schema::File& file, const CppOptions& options) : escapes_(escapes_of(options)) {
  add_file(file, options);
}

// Names types before other elements, so that if names clash, the types keep theirs.
void SchemaNames::add_file(const schema::File& file, const CppOptions& options) {
  if (files_.count(&file) != 0) return;
  for (const schema::Import& import : file.imports) add_file(*import.file, options);
  NameScope& scope = files_.try_emplace(&file, scopes_by_name_).first->second.scope;
  if (options.profile == Profile::kNative) {
    scope.reserve(Identifier::exact(kInlineNamespace), "the inline namespace of all generated classes");
  }
  reserve_imports(file, options, scope);
  schema::for_each_message(file, [&](const schema::Message& message) { add_message(message, options.profile, scope); });
  schema::for_each_enum(file, [&](const schema::Enum& enumeration) { add_enum(enumeration, scope); });
  if (has_service_classes(file, options)) {
    for (const schema::Service& service : file.services) {
      services_[&service] = scope.claim(Identifier::escape(service.name, escapes_), origin_of(service), std::nullopt,
                                        with_suffixes({"", "_Stub"}));
    }
  }
  const Identifier swap = Identifier::exact("swap");  // a type may have the name of a function
  if (options.profile == Profile::kProtobuf && !scope.contains(swap.str())) {
    scope.reserve(swap, "a function of every generated class");
  }
  schema::for_each_enum(file,
                        [&](const schema::Enum& enumeration) { add_constants(enumeration, options.profile, scope); });
  for (const auto& extension : file.extensions) add_extension(*extension, scope);
  add_internals(file, scope);
}

void SchemaNames::reserve_imports(const schema::File& file, const CppOptions& options, NameScope& scope) const {
  const std::vector<Identifier> namespaces = namespaces_of(file, options);
  for (const schema::File* import : schema::with_imports(file)) {
    if (import == &file) continue;
    const std::vector<Identifier> others = namespaces_of(*import, options);
    const bool is_within =
        others.size() >= namespaces.size() && std::equal(namespaces.begin(), namespaces.end(), others.begin());
    if (!is_within) continue;
    if (others.size() == namespaces.size()) {
      scope.reserve_all(files_.at(import).scope);
    } else {
      scope.reserve(others[namespaces.size()], "the package of an imported file");
    }
  }
}

// Escapes a reserved outer name before appending the inner one, as protoc does: struct_ and struct__Inner.
Identifier SchemaNames::flattened(const schema::Message* outer, const std::string& name) const {
  return Identifier::escape(outer == nullptr ? name : message(*outer).str() + "_" + name, escapes_);
}

void SchemaNames::add_message(const schema::Message& message, Profile profile, NameScope& scope) {
  if (message.map_entry) return;
  const Identifier name = flattened(message.containing, message.name);
  const bool is_taken = is_own_member(name, profile);
  Identifier& chosen = messages_[&message];
  chosen = scope.claim(is_taken ? name.with_suffix("_") : name, origin_of(message));
  if (is_taken) scope.note_rename(origin_of(message), name, chosen, "a member of every generated class");
}

void SchemaNames::add_enum(const schema::Enum& enumeration, NameScope& scope) {
  enums_[&enumeration].name =
      scope.claim(flattened(enumeration.containing, enumeration.name), origin_of(enumeration), std::nullopt,
                  with_suffixes({"", "_IsValid", "_Name", "_Parse", "_descriptor"}));
}

void SchemaNames::add_constants(const schema::Enum& enumeration, Profile profile, NameScope& scope) {
  EnumNames& names = enums_.at(&enumeration);
  const bool is_nested = enumeration.containing != nullptr;
  const std::string prefix = is_nested ? names.name.str() + "_" : "";
  names.stem = scope.claim(Identifier::exact(prefix + enumeration.name), origin_of(enumeration), std::nullopt,
                           with_suffixes({"_MIN", "_MAX", "_ARRAYSIZE"}));
  if (profile == Profile::kProtobuf && !enumeration.closed) {
    names.sentinels = scope.claim(names.name.with_prefix(prefix), origin_of(enumeration), std::nullopt,
                                  with_suffixes({kMinSentinel, kMaxSentinel}));
  }
  for (const auto& value : enumeration.values) {
    const bool is_usable = is_nested && is_unchanged_by_protoc(value->name, escapes_);  // with the prefix
    const Identifier name = is_usable   ? Identifier::exact(value->name)
                            : is_nested ? Identifier::escape_in_class(value->name, escapes_)
                                        : Identifier::escape(value->name, escapes_);
    values_[value.get()] = scope.claim(is_nested ? name.with_prefix(prefix) : name, origin_of(*value), value->number);
  }
}

void SchemaNames::add_extension(const schema::Field& extension, NameScope& scope) {
  const Origin origin = origin_of(extension);
  ExtensionNames& names = extensions_[&extension];
  names.name = scope.claim(Identifier::escape(extension.name, escapes_), origin, extension.number);
  names.number_constant = scope.claim(Identifier::constant(extension.name, "FieldNumber"), origin, extension.number,
                                      NameScope::Suffix::kNumber);
}

void SchemaNames::add_internals(const schema::File& file, NameScope& scope) {
  schema::for_each_enum(file, [&](const schema::Enum& enumeration) {
    EnumNames& names = enums_.at(&enumeration);
    names.descriptor = scope.claim_internal(names.name.with_suffix("_Descriptor_"));
    names.entries = scope.claim_internal(names.name.with_prefix("k").with_suffix("Entries"));
  });
  schema::for_each_extension(file, [&](const schema::Field& extension) {
    const schema::Message* const home = extension.extension_scope;
    const std::string flat = (home != nullptr ? message(*home).str() + "_" : "") + extension.name;
    ExtensionNames& names = extensions_[&extension];
    names.info = scope.claim_internal(Identifier::exact("kExtension_" + flat));
    names.value_info = scope.claim_internal(Identifier::exact("kValue_" + flat));
  });
  schema::for_each_message(file, [&](const schema::Message& message) {
    if (message.map_entry) return;
    known_extensions_[&message] = scope.claim_internal(messages_.at(&message).with_prefix("kExtensionsOf_"), "_list");
  });
  FileNames& names = files_.at(&file);
  names.any_types = scope.claim_internal(Identifier::exact("kTypes"), "_list");
  names.descriptor = scope.claim_internal(Identifier::exact("kFile_" + mangled(file.name)));
  names.own_descriptor = scope.claim_internal(Identifier::exact("kFile"), "_types");
  names.linked_extensions = scope.claim_internal(Identifier::exact("kExtensionsAreLinked"));
}

std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options) {
  const bool keeps_package = options.name_space.empty() || is_well_known(file);
  const auto* option = schema::find_value(file.options, {"pb.file.cpp", "namespace"}).value;
  const auto* own = option != nullptr ? std::get_if<std::string>(&option->scalar) : nullptr;  // nullptr for other types
  std::string path = !keeps_package ? options.name_space : own != nullptr ? *own : file.package;
  std::replace(path.begin(), path.end(), ':', '.');
  std::vector<Identifier> namespaces;
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string_view component = std::string_view(path).substr(begin, end - begin);
    // Namespaces nested in the runtime's namespace are allowed. Classes directly in it would conflict with the
    // runtime's, and an inner namespace with its name would hide it.
    const bool is_below_runtime = component == "onnxgen" && namespaces.empty() && end != path.size();
    if (is_below_runtime) {
      namespaces.push_back(Identifier::exact(component));
    } else if (!component.empty()) {
      namespaces.push_back(Identifier::escape(component, escapes_of(options)));
    }
    begin = end + 1;
  }
  return namespaces;
}

}  // namespace onnxgen::plan
