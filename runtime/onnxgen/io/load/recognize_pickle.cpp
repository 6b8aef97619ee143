#include "onnxgen/io/load/recognize_pickle.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::io {
namespace {

// Returns whether the line, or the beginning of a line, can be the argument of a pickle's opcode.
bool is_pickled_line(char opcode, std::string_view line) {
  constexpr std::string_view kOfName = ".0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  const auto begins = [line](std::string_view word) { return !line.empty() && word.substr(0, line.size()) == line; };
  const bool is_number = line.find_first_of("-0123456789") == 0;
  switch (opcode) {
    case 'V':
      return true;
    case 'P':
      return !line.empty();
    case 'S':
      return line.find_first_of("'\"") == 0;
    case 'F':
      return is_number || begins("nan") || begins("inf");
    case 'c':
    case 'i':
      return !line.empty() && line.find_first_not_of(kOfName) == std::string_view::npos;
    default:
      return is_number;
  }
}

// Returns the end of the lines that begin at `at`, or npos if one of them cannot be an argument of a pickle's opcode.
std::size_t end_of_pickled_lines(std::string_view bytes, char opcode, std::size_t at) {
  const int lines = opcode == 'c' || opcode == 'i' ? 2 : 1;
  for (int left = lines; left > 0 && at < bytes.size(); --left) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    if (!is_pickled_line(opcode, bytes.substr(at, end - at))) return std::string_view::npos;
    at = end + 1;
  }
  return at;
}

// Returns the end of the opcode of protocol 0 or 1 at `at` and its argument, or npos if there is none. The argument may
// end after the bytes; a length that exceeds them is reduced, because the sum could overflow.
std::size_t end_of_pickled(std::string_view bytes, std::size_t at) {
  const char opcode = bytes[at];
  const auto is_one_of = [opcode](std::string_view opcodes) { return opcodes.find(opcode) != std::string_view::npos; };
  const std::string_view argument = bytes.substr(at + 1);
  if (is_one_of("(.012NRQabdeostul])}")) return at + 1;
  if (is_one_of("Khq")) return at + 2;
  if (is_one_of("M")) return at + 3;
  if (is_one_of("Jjr")) return at + 5;
  if (is_one_of("G")) return at + 9;
  if (is_one_of("U")) return at + 2 + (argument.empty() ? 0 : static_cast<unsigned char>(argument[0]));
  if (is_one_of("TX")) {
    const std::size_t length = argument.size() < 4 ? 0 : wire::load_fixed<std::uint32_t>(argument.data());
    return at + 5 + std::min(length, bytes.size());
  }
  return is_one_of("FILPSVcgip") ? end_of_pickled_lines(bytes, opcode, at + 1) : std::string_view::npos;
}

}  // namespace

bool is_pickle(std::string_view bytes, bool is_whole) {
  if (bytes.size() > 2 && bytes[0] == '\x80') {
    constexpr std::string_view kOpcodes = "}](c)KXUNJMGITBCL\x8a\x8b\x8c\x8d\x8e\x95\x96\x88\x89\x8f";
    return bytes[1] >= 2 && bytes[1] <= 5 && kOpcodes.find(bytes[2]) != std::string_view::npos;
  }
  if (std::string_view("(FGIJKLMNPSTUVX])}c").find(bytes[0]) == std::string_view::npos) return false;
  std::size_t count = 0;
  for (std::size_t at = 0; at < bytes.size(); ++count) {
    if (bytes[at] == '.') return is_whole && at + 1 == bytes.size();
    at = end_of_pickled(bytes, at);
    if (at == std::string_view::npos) return false;
  }
  return !is_whole && count > 2;  // the last opcode may not be complete
}

}  // namespace onnxgen::io
