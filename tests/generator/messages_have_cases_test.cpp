// A case must exist for every message that the stages can print.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// Returns the value of a C++ string literal, given its inside. The literal may consist of several parts: `" "`.
std::string literal_text(const std::string& literal) {
  std::string text;
  bool inside = true;
  for (std::size_t i = 0; i < literal.size(); ++i) {
    if (literal[i] == '"') {
      inside = !inside;
    } else if (inside) {
      if (literal[i] == '\\') ++i;
      text += literal[i];
    }
  }
  return text;
}

// Returns the parts of a message's format between its arguments.
std::vector<std::string> parts_of(const std::string& format) {
  std::vector<std::string> parts(1);
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format.compare(i, 2, "{{") == 0 || format.compare(i, 2, "}}") == 0) {
      parts.back() += format[i++];
    } else if (format[i] == '{') {
      i = format.find('}', i);
      parts.emplace_back();
    } else {
      parts.back() += format[i];
    }
  }
  return parts;
}

// Returns whether the line contains the parts in this order.
bool has_in_order(const std::string& line, const std::vector<std::string>& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    at = line.find(part, at);
    if (at == std::string::npos) return false;
    at += part.size();
  }
  return true;
}

// Returns the source file of each message, by format. Finds calls of the functions that report and constants named
// kText.
std::map<std::string, std::string> message_formats() {
  const std::regex maker(
      R"re((?:\berror\(|\bwarning\(|\bnote\(|\bremark\(|\bfail\(|\bwrong_kind\(|\bkText = )[^;"]*?"((?:[^"\\]|\\.|"\s*")*)")re");
  std::map<std::string, std::string> formats;
  for (const char* stage : {"source", "syntax", "schema"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(ONNXGEN_GENERATOR_SOURCES) / stage)) {
      if (entry.path().extension() != ".cpp") continue;
      const std::string text = read(entry.path());
      for (std::sregex_iterator match(text.begin(), text.end(), maker), end; match != end; ++match) {
        const std::string format = literal_text((*match)[1]);
        if (format != "{}") formats[format] = entry.path().filename();
      }
    }
  }
  return formats;
}

TEST(Messages, EachHasACase) {
  std::set<std::string> shown;  // lines
  for (const auto& entry : fs::recursive_directory_iterator(ONNXGEN_CASES)) {
    if (entry.path().extension() != ".txt") continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    for (std::string line; std::getline(stream, line);) shown.insert(line);
  }
  const std::map<std::string, std::string> formats = message_formats();
  EXPECT_GT(formats.size(), 100U) << "the search for messages finds too few";
  for (const auto& [format, file] : formats) {
    const std::vector<std::string> parts = parts_of(format);
    const bool found =
        std::any_of(shown.begin(), shown.end(), [&](const std::string& line) { return has_in_order(line, parts); });
    EXPECT_TRUE(found) << file << ": no case shows \"" << format << '"';
  }
}

}  // namespace
}  // namespace onnxgen::tests
