#include "schema/resolve.h"

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "schema/decide_fields.h"
#include "schema/declare.h"
#include "schema/link.h"
#include "schema/map_entries.h"
#include "schema/name_index.h"
#include "schema/names.h"
#include "schema/options/apply_options.h"
#include "schema/options/interpret_options.h"
#include "schema/symbol_table.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;
using FileMap = std::unordered_map<const syntax::LoadedFile*, const File*>;

void set_imports(const syntax::LoadedFile& loaded, const FileMap& known, File& file) {
  for (std::size_t i = 0; i < loaded.imports.size(); ++i) {
    const syntax::Import& import = loaded.tree.imports[i];
    if (import.kind == syntax::Import::Kind::kOption) file.option_import_names.push_back(import.name.text);
    const auto target = known.find(loaded.imports[i]);
    if (target == known.end()) continue;  // missing or unusable, already reported
    const bool is_public = import.kind == syntax::Import::Kind::kPublic;
    const bool is_weak = import.kind == syntax::Import::Kind::kWeak;
    auto& imports = import.kind == syntax::Import::Kind::kOption ? file.option_imports : file.imports;
    imports.push_back({target->second, is_public, is_weak, import.span});
  }
}

void add_enum(const Enum& enumeration, SymbolTable& symbols) {
  symbols.add(enumeration.full_name, {Symbol::Kind::kEnum, nullptr, &enumeration, nullptr, {enumeration.file}});
  for (const auto& value : enumeration.values) {
    symbols.add(value->full_name, {Symbol::Kind::kOther, nullptr, nullptr, nullptr, {enumeration.file}});
  }
}

void add_field(const Field& field, const File& file, SymbolTable& symbols) {
  symbols.add(field.full_name, {Symbol::Kind::kOther, nullptr, nullptr, &field, {&file}});
}

void add_message(const Message& message, SymbolTable& symbols) {
  const auto add_other = [&](const std::string& full_name) {
    symbols.add(full_name, {Symbol::Kind::kOther, nullptr, nullptr, nullptr, {message.file}});
  };
  symbols.add(message.full_name, {Symbol::Kind::kMessage, &message, nullptr, nullptr, {message.file}});
  for (const auto& field : message.fields) add_field(*field, *message.file, symbols);
  for (const auto& extension : message.extensions) add_field(*extension, *message.file, symbols);
  for (const auto& oneof : message.oneofs) add_other(oneof->full_name);
  for (const auto& nested : message.messages) add_message(*nested, symbols);
  for (const auto& nested : message.enums) add_enum(*nested, symbols);
}

void add_symbols(const File& file, SymbolTable& symbols) {
  if (!file.package.empty()) symbols.add_package(file.package, file);
  for (const auto& message : file.messages) add_message(*message, symbols);
  for (const auto& enumeration : file.enums) add_enum(*enumeration, symbols);
  for (const auto& extension : file.extensions) add_field(*extension, file, symbols);
  for (const Service& service : file.services) {
    symbols.add(service.full_name, {Symbol::Kind::kService, nullptr, nullptr, nullptr, {&file}});
    for (const Method& method : service.methods) {
      const std::string full_name = qualified(service.full_name, method.name);
      symbols.add(full_name, {Symbol::Kind::kOther, nullptr, nullptr, nullptr, {&file}});
    }
  }
}

void set_features(const Declared& declared, const SymbolTable& symbols, const SymbolTable& standard, NameIndex& names,
                  Diagnostics& diagnostics) {
  Diagnostics ignored;  // in an incomplete file, the declaration of a feature may be missing
  interpret_features(declared, symbols, standard, names, declared.loaded->complete ? diagnostics : ignored);
  apply_features(declared);
}

// Resolves the built-in descriptor.proto, which has no errors.
std::unique_ptr<File> resolve_standard_options(const syntax::LoadedFile& loaded, SymbolTable& symbols,
                                               Diagnostics& diagnostics) {
  auto file = std::make_unique<File>();
  const Declared declared = declare(loaded, *file);
  add_symbols(*file, symbols);
  apply_options(declared, symbols);
  NameIndex names;
  link(declared, symbols, diagnostics);
  set_features(declared, symbols, symbols, names, diagnostics);
  decide_fields(declared, names, diagnostics);
  interpret_options(declared, symbols, symbols, names, diagnostics);
  return file;
}

}  // namespace

Schema resolve(const syntax::LoadedFiles& files, Diagnostics& diagnostics) {
  Schema schema;
  FileMap known;
  NameIndex names;
  SymbolTable symbols;
  std::vector<Declared> declared;
  for (const auto& loaded : files.files) {
    schema.files.push_back(std::make_unique<File>());
    File& file = *schema.files.back();
    declared.push_back(declare(*loaded, file));
    set_imports(*loaded, known, file);
    add_symbols(file, symbols);
    known[loaded.get()] = &file;
  }
  for (const Declared& each : declared) apply_options(each, symbols);
  for (const Declared& each : declared) link(each, symbols, diagnostics);
  SymbolTable standard;
  if (files.standard_options != nullptr) {
    schema.standard_options = resolve_standard_options(*files.standard_options, standard, diagnostics);
  }
  // The types of all files must be linked, because a file need not import descriptor.proto, which may come later.
  for (const Declared& each : declared) set_features(each, symbols, standard, names, diagnostics);
  for (const Declared& each : declared) {
    check_visibility(each, diagnostics);
    decide_fields(each, names, diagnostics);
  }
  for (const Declared& each : declared) {
    // In an incomplete file, the declaration of an option may be missing.
    if (!each.loaded->complete) continue;
    interpret_options(each, symbols, standard, names, diagnostics);
    copy_features_to_map_entries(each);
  }
  for (const syntax::LoadedFile* input : files.inputs) schema.inputs.push_back(known.at(input));
  return schema;
}

}  // namespace onnxgen::schema
