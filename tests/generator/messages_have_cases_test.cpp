// Every message that the stages can print is shown by a case.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The literal_text text of a C++ string literal's inside, which may go on after `" "`.
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

// A message's format as a regular expression for its line.
std::string pattern_of(const std::string& format) {
  std::string pattern;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format.compare(i, 2, "{{") == 0 || format.compare(i, 2, "}}") == 0) {
      pattern += format[i++] == '{' ? "\\{" : "\\}";
    } else if (format[i] == '{') {
      i = format.find('}', i);
      pattern += ".*";
    } else {
      if (std::string("\\^$.|?*+()[]").find(format[i]) != std::string::npos) pattern += '\\';
      pattern += format[i];
    }
  }
  return pattern;
}

// Where a message is made, by its format: the functions that report, and constants named kText.
std::map<std::string, std::string> message_formats() {
  const std::regex maker(
      R"re((?:\berror\(|\bwarning\(|\bnote\(|\bfail\(|\bwrong_kind\(|\bkText = )[^;"]*?"((?:[^"\\]|\\.|"\s*")*)")re");
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
  std::string shown;
  for (const auto& entry : fs::recursive_directory_iterator(ONNXGEN_CASES)) {
    if (entry.path().extension() == ".txt") shown += read(entry.path());
  }
  const std::map<std::string, std::string> formats = message_formats();
  EXPECT_GT(formats.size(), 100U) << "the search for messages finds too few";
  for (const auto& [format, file] : formats) {
    const bool found = std::regex_search(shown, std::regex(pattern_of(format), std::regex::optimize));
    EXPECT_TRUE(found) << file << ": no case shows \"" << format << '"';
  }
}

}  // namespace
}  // namespace onnxgen::tests
