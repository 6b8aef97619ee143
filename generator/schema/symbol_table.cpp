#include "schema/symbol_table.h"

#include <algorithm>

namespace onnxgen::schema {
namespace {

bool is_type(const Symbol& symbol) {
  return symbol.kind == Symbol::Kind::kMessage || symbol.kind == Symbol::Kind::kEnum;
}

bool holds_names(const Symbol& symbol) {
  return symbol.kind != Symbol::Kind::kOther;
}

std::string inside(const std::string& scope, const std::string& name) {
  return scope.empty() ? name : scope + '.' + name;
}

}  // namespace

void SymbolTable::add(const std::string& full_name, const Symbol& symbol) {
  symbols_.emplace(full_name, symbol);
}

void SymbolTable::add_package(const std::string& package, const File& file) {
  for (std::size_t end = 0; end != std::string::npos;) {
    end = package.find('.', end + 1);
    Symbol& symbol = symbols_.try_emplace(package.substr(0, end), Symbol{Symbol::Kind::kPackage, nullptr, nullptr, {}})
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

Lookup SymbolTable::find_from(const std::string& name, std::string scope, const VisibleFiles* visible) const {
  if (name.front() == '.') {
    const Symbol* symbol = find(name.substr(1), visible);
    return {symbol != nullptr && is_type(*symbol) ? symbol : nullptr, name.substr(1), {}, nullptr};
  }
  const std::string first = name.substr(0, name.find('.'));
  while (true) {
    const Symbol* symbol = find(inside(scope, first), visible);
    if (symbol != nullptr && first.size() == name.size() && is_type(*symbol)) {
      return {symbol, inside(scope, name), {}, nullptr};
    }
    if (symbol != nullptr && first.size() < name.size() && holds_names(*symbol)) {
      const std::string full_name = inside(scope, name);
      const Symbol* whole = find(full_name, visible);
      if (whole != nullptr && is_type(*whole)) return {whole, full_name, {}, nullptr};
      return {nullptr, full_name, inside(scope, first), nullptr};
    }
    if (scope.empty()) return {nullptr, name, {}, nullptr};
    const std::size_t dot = scope.rfind('.');
    scope.erase(dot == std::string::npos ? 0 : dot);
  }
}

Lookup SymbolTable::find_type(const std::string& name, const std::string& scope, const VisibleFiles& visible) const {
  Lookup lookup = find_from(name, scope, &visible);
  if (lookup.symbol != nullptr) return lookup;
  const Lookup anywhere = find_from(name, scope, nullptr);
  if (anywhere.symbol != nullptr) {
    lookup.not_imported = anywhere.symbol->files.front();
    lookup.full_name = anywhere.full_name;
  }
  return lookup;
}

}  // namespace onnxgen::schema
