#include "judged_cases.h"

#include <cstdint>
#include <fstream>
#include <stdexcept>

namespace onnxgen::tests {
namespace {

void put_number(std::ostream& out, std::uint64_t number) {
  out.write(reinterpret_cast<const char*>(&number), sizeof number);
}

void put_text(std::ostream& out, const std::string& text) {
  put_number(out, text.size());
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
}

std::uint64_t get_number(std::istream& in) {
  std::uint64_t number = 0;
  in.read(reinterpret_cast<char*>(&number), sizeof number);
  return number;
}

std::string get_text(std::istream& in) {
  std::string text(get_number(in), '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  return text;
}

}  // namespace

void write_judged_cases(const JudgedCases& cases, std::ostream& out) {
  for (const auto& [name, of_class] : cases) {
    for (const JudgedCase& c : of_class) {
      put_text(out, name);
      put_number(out, static_cast<std::uint64_t>(c.kind));
      put_text(out, c.input);
      put_text(out, c.more);
      put_number(out, c.accepted);
      put_text(out, c.expected);
      put_number(out, c.has_extensions);
      put_number(out, c.has_maps);
    }
  }
}

JudgedCases read_judged_cases(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  in.exceptions(std::ios::badbit | std::ios::failbit);
  JudgedCases cases;
  while (in.peek() != std::ifstream::traits_type::eof()) {
    const std::string name = get_text(in);
    JudgedCase c;
    c.kind = static_cast<JudgedCase::Kind>(get_number(in));
    c.input = get_text(in);
    c.more = get_text(in);
    c.accepted = get_number(in) != 0;
    c.expected = get_text(in);
    c.has_extensions = get_number(in) != 0;
    c.has_maps = get_number(in) != 0;
    cases[name].push_back(c);
  }
  if (cases.empty()) throw std::runtime_error(path.string() + " has no cases");
  return cases;
}

}  // namespace onnxgen::tests
