#include "onnxgen/text/json/base64.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace onnxgen::text {
namespace {

constexpr std::uint8_t kInvalid = 0xFF;

// Values of the base64 characters.
constexpr std::array<std::uint8_t, 256> make_values() {
  std::array<std::uint8_t, 256> values{};
  for (auto& value : values) value = kInvalid;
  constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  for (std::size_t i = 0; i < kAlphabet.size(); ++i) {
    values[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
  }
  values['+'] = values['-'] = 62;
  values['/'] = values['_'] = 63;
  return values;
}

constexpr std::array<std::uint8_t, 256> kValues = make_values();

std::uint32_t value_of(char c) noexcept {
  return kValues[static_cast<unsigned char>(c)];
}

}  // namespace

bool append_base64_decoded(std::string& out, std::string_view text) {
  if (text.size() % 4 == 0 && !text.empty() && text.back() == '=') {
    text.remove_suffix(text[text.size() - 2] == '=' ? 2 : 1);
  }
  const std::size_t rest = text.size() % 4;
  if (rest == 1) return false;
  const std::size_t begin = out.size();
  out.resize(begin + text.size() / 4 * 3 + (rest == 0 ? 0 : rest - 1));
  char* to = out.data() + begin;
  const char* from = text.data();
  const char* const end = from + (text.size() - rest);
  std::uint32_t invalid = 0;
  for (; from != end; from += 4, to += 3) {
    const std::uint32_t a = value_of(from[0]);
    const std::uint32_t b = value_of(from[1]);
    const std::uint32_t c = value_of(from[2]);
    const std::uint32_t d = value_of(from[3]);
    invalid |= a | b | c | d;
    to[0] = static_cast<char>(a << 2 | b >> 4);
    to[1] = static_cast<char>(b << 4 | c >> 2);
    to[2] = static_cast<char>(c << 6 | d);
  }
  if (rest != 0) {
    const std::uint32_t a = value_of(from[0]);
    const std::uint32_t b = value_of(from[1]);
    const std::uint32_t c = rest == 3 ? value_of(from[2]) : 0;
    invalid |= a | b | c;
    to[0] = static_cast<char>(a << 2 | b >> 4);
    if (rest == 3) to[1] = static_cast<char>(b << 4 | c >> 2);
  }
  return invalid < 64;
}

}  // namespace onnxgen::text
