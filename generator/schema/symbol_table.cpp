#include "schema/symbol_table.h"

#include <algorithm>

namespace onnxgen::schema {
namespace {

bool holds_names(const Symbol& symbol) {
  return symbol.kind != Symbol::Kind::kOther;
}

std::string inside(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + '.' + name;
}

void add_public_imports(const File& file, VisibleFiles& visible) {
  if (!visible.insert(&file).second) return;
  for (const Import& import : file.imports) {
    if (import.is_public && import.file != nullptr) add_public_imports(*import.file, visible);
  }
}

}  // namespace

VisibleFiles files_visible_from(const File& file) {
  VisibleFiles visible;
  for (const Import& import : file.imports) {
    if (import.file != nullptr) add_public_imports(*import.file, visible);
  }
  visible.insert(&file);
  return visible;
}

bool SymbolTable::is_wanted(const Symbol& symbol, Wanted wanted) {
  switch (wanted) {
    case Wanted::kType:
      return symbol.message != nullptr || symbol.enumeration != nullptr;
    case Wanted::kExtension:
      return symbol.extension != nullptr;
  }
  return false;
}

void SymbolTable::add(const std::string& full_name, const Symbol& symbol) {
  symbols_.emplace(full_name, symbol);
}

void SymbolTable::add_package(const std::string& package, const File& file) {
  for (std::size_t end = 0; end != std::string::npos;) {
    end = package.find('.', end + 1);
    Symbol& symbol =
        symbols_.try_emplace(package.substr(0, end), Symbol{Symbol::Kind::kPackage, nullptr, nullptr, nullptr, {}})
            .first->second;
    if (symbol.kind == Symbol::Kind::kPackage) symbol.files.push_back(&file);
  }
}

const Symbol* SymbolTable::find(const std::string& full_name, const VisibleFiles* visible) const {
  const auto found = symbols_.find(full_name);
  if (found == symbols_.end()) return nullptr;
  const Symbol& symbol = found->second;
  const bool seen = visible == nullptr || std::any_of(symbol.files.begin(), symbol.files.end(),
                                                      [&](const File* file) { return visible->count(file) != 0; });
  return seen ? &symbol : nullptr;
}

Lookup SymbolTable::find_from(Wanted wanted, const std::string& name, std::string scope,
                              const VisibleFiles* visible) const {
  if (name.front() == '.') {
    const Symbol* symbol = find(name.substr(1), visible);
    return {symbol != nullptr && is_wanted(*symbol, wanted) ? symbol : nullptr, name.substr(1), {}, nullptr};
  }
  const std::string first = name.substr(0, name.find('.'));
  while (true) {
    const Symbol* symbol = find(inside(scope, first), visible);
    if (symbol != nullptr && first.size() == name.size()) {
      if (is_wanted(*symbol, wanted)) return {symbol, inside(scope, name), {}, nullptr};
      if (wanted == Wanted::kExtension) return {nullptr, inside(scope, name), {}, nullptr};
    }
    if (symbol != nullptr && first.size() < name.size() && holds_names(*symbol)) {
      const std::string full_name = inside(scope, name);
      const Symbol* whole = find(full_name, visible);
      if (whole != nullptr && is_wanted(*whole, wanted)) return {whole, full_name, {}, nullptr};
      return {nullptr, full_name, inside(scope, first), nullptr};
    }
    if (scope.empty()) return {nullptr, name, {}, nullptr};
    const std::size_t dot = scope.rfind('.');
    scope.erase(dot == std::string::npos ? 0 : dot);
  }
}

Lookup SymbolTable::find(Wanted wanted, const std::string& name, const std::string& scope,
                         const VisibleFiles& visible) const {
  Lookup lookup = find_from(wanted, name, scope, &visible);
  if (lookup.symbol != nullptr) return lookup;
  const Lookup anywhere = find_from(wanted, name, scope, nullptr);
  if (anywhere.symbol != nullptr) {
    lookup.not_imported = anywhere.symbol->files.front();
    lookup.full_name = anywhere.full_name;
  }
  return lookup;
}

Lookup SymbolTable::find_type(const std::string& name, const std::string& scope, const VisibleFiles& visible) const {
  return find(Wanted::kType, name, scope, visible);
}

Lookup SymbolTable::find_extension(const std::string& name, const std::string& scope,
                                   const VisibleFiles& visible) const {
  return find(Wanted::kExtension, name, scope, visible);
}

const Message* SymbolTable::find_message(const std::string& full_name) const {
  const Symbol* symbol = find(full_name, nullptr);
  return symbol == nullptr ? nullptr : symbol->message;
}

}  // namespace onnxgen::schema
