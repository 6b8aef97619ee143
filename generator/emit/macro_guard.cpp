#include "emit/macro_guard.h"

#include <algorithm>
#include <cstddef>
#include <unordered_set>
#include <vector>

#include "plan/macros/platform_macros.h"

namespace onnxgen::emit {
namespace {

using Names = std::unordered_set<std::string_view>;

// A macro that emitted code uses.
constexpr std::string_view kNeverHidden = "offsetof";

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_word(char c) {
  return is_letter(c) || c == '_' || (c >= '0' && c <= '9');
}

// Returns the position after the literal that begins at `begin`, of a string or a character.
std::size_t end_of_literal(std::string_view line, std::size_t begin) {
  std::size_t i = begin + 1;
  while (i < line.size() && line[i] != line[begin]) i += line[i] == '\\' ? 2 : 1;
  return i + 1;
}

void add_names_of_line(std::string_view line, Names& names) {
  for (std::size_t i = 0; i < line.size();) {
    if (line.substr(i, 2) == "//") return;
    if (line[i] == '"' || line[i] == '\'') {
      i = end_of_literal(line, i);
    } else if (is_word(line[i])) {
      const std::size_t begin = i;
      while (i < line.size() && is_word(line[i])) ++i;
      if (is_letter(line[begin])) names.insert(line.substr(begin, i - begin));  // no listed macro begins otherwise
    } else {
      ++i;
    }
  }
}

Names names_in(std::string_view code) {
  Names names;
  while (!code.empty()) {
    const std::string_view line = code.substr(0, code.find('\n'));
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string_view::npos && line[first] != '#') add_names_of_line(line, names);
    code.remove_prefix(std::min(code.size(), line.size() + 1));
  }
  return names;
}

}  // namespace

MacroGuard guard_macros(std::string_view code, std::string_view kept) {
  Names exceptions = names_in(kept);
  exceptions.merge(names_in(kNeverHidden));
  std::vector<std::string> macros;
  for (const std::string_view name : names_in(code)) {
    if (plan::is_platform_macro(name) && exceptions.count(name) == 0) macros.emplace_back(name);
  }
  std::sort(macros.begin(), macros.end());
  MacroGuard guard;
  for (const std::string& name : macros) {
    guard.hide += "#pragma push_macro(\"" + name + "\")\n#undef " + name + "\n";
    guard.restore += "#pragma pop_macro(\"" + name + "\")\n";
  }
  return guard;
}

}  // namespace onnxgen::emit
