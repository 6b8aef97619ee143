#include "schema/symbol_table.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "schema/names.h"
#include "source/spelling.h"

namespace onnxgen::schema {
namespace {

// Returns as many trailing parts of the full name as `name` has, or all of them if there are fewer.
std::string_view last_parts(std::string_view full_name, std::string_view name) {
  std::size_t begin = full_name.size();
  for (auto dots = std::count(name.begin(), name.end(), '.'); dots >= 0 && begin != std::string_view::npos; --dots) {
    begin = begin == 0 ? std::string_view::npos : full_name.rfind('.', begin - 1);
  }
  return begin == std::string_view::npos ? full_name : full_name.substr(begin + 1);
}

bool is_type(const Symbol& symbol) {
  return symbol.message != nullptr || symbol.enumeration != nullptr;
}

bool holds_names(const Symbol& symbol) {
  return is_type(symbol) || symbol.is_package || symbol.is_service;
}

void add_public_imports(const File& file, VisibleFiles& visible) {
  if (!visible.insert(&file).second) return;
  for (const Import& import : file.imports) {
    if (import.is_public) add_public_imports(*import.file, visible);
  }
}

}  // namespace

VisibleFiles files_visible_from(const File& file) {
  VisibleFiles visible{&file};
  for (const Import& import : file.imports) add_public_imports(*import.file, visible);
  return visible;
}

VisibleFiles files_visible_from_options(const File& file) {
  VisibleFiles visible = files_visible_from(file);
  for (const Import& import : file.option_imports) add_public_imports(*import.file, visible);
  return visible;
}

void SymbolTable::add(const std::string& full_name, const Symbol& symbol) {
  symbols_.emplace(full_name, symbol);
}

void SymbolTable::add_package(const std::string& package, const File& file) {
  for (std::size_t end = 0; end != std::string::npos;) {
    end = package.find('.', end + 1);
    const auto [found, fresh] = symbols_.try_emplace(package.substr(0, end));
    Symbol& symbol = found->second;
    if (fresh) symbol.is_package = true;
    if (symbol.is_package) symbol.files.push_back(&file);
  }
}

const Symbol* SymbolTable::find_whole(const std::string& full_name, const VisibleFiles* visible) const {
  const auto found = symbols_.find(full_name);
  if (found == symbols_.end()) return nullptr;
  const Symbol& symbol = found->second;
  const bool seen = visible == nullptr || std::any_of(symbol.files.begin(), symbol.files.end(),
                                                      [&](const File* file) { return visible->count(file) != 0; });
  return seen ? &symbol : nullptr;
}

Lookup SymbolTable::find_from(Wanted wanted, const std::string& name, std::string scope,
                              const VisibleFiles* visible) const {
  if (name.front() == '.') return {find_whole(name.substr(1), visible), name.substr(1), {}, nullptr};
  const std::string first = name.substr(0, name.find('.'));
  const bool has_one_part = first.size() == name.size();
  while (true) {
    const Symbol* symbol = find_whole(qualified(scope, first), visible);
    if (symbol != nullptr && has_one_part && (wanted == Wanted::kAnything || is_type(*symbol))) {
      return {symbol, qualified(scope, name), {}, nullptr};
    }
    if (symbol != nullptr && !has_one_part && holds_names(*symbol)) {
      const std::string full_name = qualified(scope, name);
      const Symbol* whole = find_whole(full_name, visible);
      return {whole, full_name, whole == nullptr ? qualified(scope, first) : "", nullptr};
    }
    if (scope.empty()) return {nullptr, name, {}, nullptr};
    const std::size_t dot = scope.rfind('.');
    scope.erase(dot == std::string::npos ? 0 : dot);
  }
}

Lookup SymbolTable::find(const std::string& name, const std::string& scope, const VisibleFiles* visible,
                         Wanted wanted) const {
  Lookup lookup = find_from(wanted, name, scope, visible);
  if (lookup.symbol != nullptr || visible == nullptr) return lookup;
  const Lookup anywhere = find_from(wanted, name, scope, nullptr);
  if (anywhere.symbol != nullptr && !anywhere.symbol->is_package) {
    lookup.not_imported = anywhere.symbol->files.front();
    lookup.full_name = anywhere.full_name;
  }
  return lookup;
}

std::string SymbolTable::nearest_type(const std::string& name, const std::string& scope,
                                      const VisibleFiles& visible) const {
  const std::string_view plain = std::string_view(name).substr(name.front() == '.' ? 1 : 0);
  std::size_t nearest = source::max_typo_distance(plain) + 1;
  std::string found;
  for (const auto& [full_name, symbol] : symbols_) {
    const bool is_map_entry = symbol.message != nullptr && symbol.message->map_entry;
    if (!is_type(symbol) || is_map_entry || visible.count(symbol.files.front()) == 0) continue;
    const std::size_t distance = source::spelling_distance(last_parts(full_name, plain), plain, nearest);
    if (distance > nearest || (distance == nearest && (found.empty() || found < full_name))) continue;
    nearest = distance;
    found = full_name;
  }
  if (found.empty()) return {};
  const std::string shorter(last_parts(found, plain));
  const Lookup lookup = find(shorter, scope, &visible, Wanted::kType);
  return lookup.symbol != nullptr && lookup.full_name == found ? shorter : found;
}

const Message* SymbolTable::find_message(const std::string& full_name, const VisibleFiles* visible) const {
  const Symbol* symbol = find_whole(full_name, visible);
  return symbol == nullptr ? nullptr : symbol->message;
}

}  // namespace onnxgen::schema
