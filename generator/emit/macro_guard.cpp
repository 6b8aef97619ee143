#include "emit/macro_guard.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

#include "emit/macros/platform_macros.h"

namespace onnxgen::emit {
namespace {

using Names = std::set<std::string_view>;

// A macro that emitted code uses.
constexpr std::string_view kNeverHidden = "offsetof";

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr auto kWordCharacters = [] {
  std::array<bool, 256> characters{};
  for (const char c : std::string_view("_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")) {
    characters[static_cast<unsigned char>(c)] = true;
  }
  return characters;
}();

bool is_word(char c) {
  return kWordCharacters[static_cast<unsigned char>(c)];
}

// Returns the position after the literal that begins at `begin`, of a string or a character.
std::size_t end_of_literal(std::string_view line, std::size_t begin) {
  std::size_t i = begin + 1;
  while (i < line.size() && line[i] != line[begin]) i += line[i] == '\\' ? 2 : 1;
  return i + 1;
}

void add_macros_of_line(std::string_view line, Names& macros) {
  for (std::size_t i = 0; i < line.size();) {
    if (is_word(line[i])) {
      const std::size_t begin = i;
      while (i < line.size() && is_word(line[i])) ++i;
      const std::string_view word = line.substr(begin, i - begin);
      if (is_letter(word[0]) && is_platform_macro(word)) macros.insert(word);  // no listed macro begins otherwise
    } else if (line[i] == '"' || line[i] == '\'') {
      i = end_of_literal(line, i);
    } else if (line[i] == '/' && line.substr(i, 2) == "//") {
      return;
    } else {
      ++i;
    }
  }
}

Names macros_in(std::string_view code) {
  Names macros;
  while (!code.empty()) {
    const std::string_view line = code.substr(0, code.find('\n'));
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string_view::npos && line[first] != '#') add_macros_of_line(line.substr(first), macros);
    code.remove_prefix(std::min(code.size(), line.size() + 1));
  }
  return macros;
}

}  // namespace

MacroGuard guard_macros(std::string_view code, std::string_view kept) {
  Names macros = macros_in(code);
  for (const std::string_view name : macros_in(kept)) macros.erase(name);
  macros.erase(kNeverHidden);
  MacroGuard guard;
  for (const std::string_view name : macros) {
    guard.hide.append("#pragma push_macro(\"").append(name).append("\")\n#undef ").append(name).append("\n");
    guard.restore.append("#pragma pop_macro(\"").append(name).append("\")\n");
  }
  return guard;
}

}  // namespace onnxgen::emit
