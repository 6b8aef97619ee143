#include "onnxgen/archive/member_key.h"

#include <algorithm>
#include <array>

#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/names/portable_name.h"

namespace onnxgen::archive {
namespace {

constexpr std::size_t kLongestKey = 200;  // leaves room for a suffix; file systems accept it when unpacking

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// Keywords of C, which cannot be keys. Keywords such as `_Bool` are omitted, because tensors do not have such names.
bool is_keyword(std::string_view text) {
  static constexpr std::array<std::string_view, 37> kKeywords = {
      "auto",     "break",  "case",     "char",   "const",  "continue", "default", "do",     "double",  "else",
      "enum",     "extern", "float",    "for",    "goto",   "if",       "inline",  "int",    "long",    "register",
      "restrict", "return", "short",    "signed", "sizeof", "static",   "struct",  "switch", "typedef", "union",
      "unsigned", "void",   "volatile", "while",  "bool",   "true",     "false"};
  return std::find(kKeywords.begin(), kKeywords.end(), text) != kKeywords.end();
}

std::string identifier(std::string_view name) {
  std::string key;
  for (const char c : name.substr(0, kLongestKey)) key += is_letter(c) || is_digit(c) ? c : '_';
  if (key.empty()) return "tensor";
  if (is_digit(key.front())) key.insert(key.begin(), '_');
  if (is_keyword(key) || io::is_device_on_windows(key)) key += '_';
  return key;
}

}  // namespace

MemberKeys::MemberKeys() {
  reserve(kModelKey);
}

void MemberKeys::reserve(std::string_view key) {
  taken_.insert(io::portable_key(key));
}

std::string MemberKeys::make(std::string_view name) {
  const std::string key = identifier(name);
  if (taken_.insert(io::portable_key(key)).second) return key;
  std::uint64_t& next = next_[io::portable_key(key)];
  std::string unique;
  do {
    unique = key + "_" + std::to_string(++next);
  } while (!taken_.insert(io::portable_key(unique)).second);
  return unique;
}

}  // namespace onnxgen::archive
