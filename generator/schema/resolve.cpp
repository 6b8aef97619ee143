#include "schema/resolve.h"

#include <memory>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "schema/decide_fields.h"
#include "schema/declare.h"
#include "schema/link.h"
#include "schema/map_entries.h"
#include "schema/name_index.h"
#include "schema/options/apply_options.h"
#include "schema/options/interpret_options.h"
#include "schema/symbol_table.h"
#include "schema/visit.h"

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

template <class Element>
Symbol symbol_of(const Element& element, const File& file) {
  Symbol symbol;
  if constexpr (std::is_same_v<Element, Message>) symbol.message = &element;
  if constexpr (std::is_same_v<Element, Enum>) symbol.enumeration = &element;
  if constexpr (std::is_same_v<Element, Field>) symbol.field = &element;
  symbol.is_service = std::is_same_v<Element, Service>;
  symbol.files = {&file};
  return symbol;
}

void add_symbols(const File& file, SymbolTable& symbols) {
  const auto add = [&](const auto& element) { symbols.add(element.full_name, symbol_of(element, file)); };
  if (!file.package.empty()) symbols.add_package(file.package, file);
  for_each_element(file, add);
  for_each_message(file, [&](const Message& message) {
    if (message.map_entry) add(message);
  });
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
  if (files.standard_options != nullptr) {
    schema.standard_options = std::make_unique<File>();
    declared.push_back(declare(*files.standard_options, *schema.standard_options));
    add_symbols(*schema.standard_options, symbols);
  }
  // Files may declare some of the standard options themselves, which the other ones do not fit.
  Diagnostics ignored;
  const auto diagnostics_of = [&](const Declared& each) -> Diagnostics& {
    return each.file == schema.standard_options.get() ? ignored : diagnostics;
  };
  for (const Declared& each : declared) apply_options(each, symbols);
  for (const Declared& each : declared) link(each, symbols, diagnostics_of(each));
  // The types of all files must be linked, because a file need not import descriptor.proto, which may come later.
  for (const Declared& each : declared) {
    // In an incomplete file, the declaration of a feature or option may be missing.
    interpret_features(each, symbols, names, each.loaded->complete ? diagnostics_of(each) : ignored);
    apply_features(each);
  }
  for (const Declared& each : declared) {
    check_visibility(each, diagnostics_of(each));
    decide_fields(each, names, diagnostics_of(each));
  }
  for (const Declared& each : declared) {
    if (!each.loaded->complete) continue;
    interpret_options(each, symbols, names, diagnostics_of(each));
    copy_features_to_map_entries(each);
  }
  for (const syntax::LoadedFile* input : files.inputs) schema.inputs.push_back(known.at(input));
  return schema;
}

}  // namespace onnxgen::schema
