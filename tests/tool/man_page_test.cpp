// The manual page is generated from the output of --help, so that they agree. UPDATE_GOLDEN=1 writes it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "run_tool.h"

namespace onnx_tool::tests {
namespace {

constexpr std::size_t kHelpColumn = 30;  // column of an option's description

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Escapes text for the page: hyphens can be copied, and no line begins with a roff command.
std::string roff(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  return result.empty() || (result.front() != '.' && result.front() != '\'') ? result : "\\&" + result;
}

struct Entry {
  std::string head;  // "-n,--dry-run"
  std::string text;
};

// Output of a command's --help, split into its parts.
struct Help {
  std::string summary;
  std::vector<Entry> entries;  // positionals, then options
  std::vector<std::string> footer;
};

Entry entry_of(const std::string& line) {
  const bool is_aligned = line.size() > kHelpColumn && line[kHelpColumn - 1] == ' ';
  const bool has_text = is_aligned && line.compare(kHelpColumn, 9, "Excludes:") != 0;  // which belongs to the head
  const std::size_t gap = has_text ? kHelpColumn : std::string::npos;
  Entry entry;
  entry.head = line.substr(2, gap == std::string::npos ? gap : line.find_last_not_of(' ', gap - 1) - 1);
  if (gap != std::string::npos) entry.text = line.substr(gap);
  const std::string positional = " TEXT REQUIRED";  // also in the synopsis of --help
  const std::size_t at = entry.head.find(positional);
  if (at != std::string::npos) entry.head.erase(at);
  // A default is "N=10" to CLI11 2.1, and to later releases "N [10]".
  const std::size_t value = entry.head.rfind(" [");
  if (value != std::string::npos && entry.head.back() == ']') {
    entry.head.replace(value, 2, "=");
    entry.head.pop_back();
  }
  return entry;
}

Help help_of(const std::vector<std::string>& arguments) {
  const Outcome run = run_tool(arguments);
  EXPECT_EQ(run.status, 0) << run.err;
  const std::vector<std::string> lines = lines_of(run.out);
  Help help;
  bool is_in_list = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    if (i == 0) {
      help.summary = line;
    } else if (line == "Positionals:" || line == "Options:" || line == "Subcommands:") {
      is_in_list = true;
    } else if (is_in_list && line.rfind(std::string(kHelpColumn, ' '), 0) == 0) {
      help.entries.back().text += (help.entries.back().text.empty() ? "" : " ") + line.substr(kHelpColumn);
    } else if (is_in_list && line.rfind("  ", 0) == 0) {
      help.entries.push_back(entry_of(line));
    } else if (line.empty()) {
      is_in_list = false;
      if (!help.footer.empty()) help.footer.emplace_back();
    } else if (line.rfind("Usage: ", 0) != 0) {
      help.footer.push_back(line);
    }
  }
  return help;
}

// Appends sentences as filled text and indented lines verbatim.
void add_footer(const std::vector<std::string>& footer, std::string& page) {
  bool is_verbatim = false;
  for (const std::string& line : footer) {
    const bool is_indented = line.rfind("  ", 0) == 0;
    if (is_indented != is_verbatim) page += is_indented ? ".nf\n" : ".fi\n";
    is_verbatim = is_indented;
    page += line.empty() ? ".PP\n" : roff(line) + "\n";
  }
  if (is_verbatim) page += ".fi\n";
}

void add_command(const std::string& name, const std::string& summary, std::string& page) {
  const Help help = help_of({name, "--help"});
  page += ".SS onnx\\-tool " + name + "\n" + roff(summary) + ".\n";
  for (const Entry& entry : help.entries) {
    if (entry.head == "-h,--help") continue;
    page += ".TP\n.B " + roff(entry.head) + "\n" + roff(entry.text) + "\n";
  }
  page += ".PP\n";
  add_footer(help.footer, page);
}

std::string manual_page() {
  const Help help = help_of({"--help"});
  std::string page =
      ".\\\" Generated from onnx-tool --help by the test ManualPage with UPDATE_GOLDEN=1. Do not edit.\n"
      ".TH ONNX\\-TOOL 1 \"\" \"onnxgen\" \"User commands\"\n.SH NAME\nonnx\\-tool \\- inspect, check, "
      "convert, compare, draw and edit ONNX models\n.SH SYNOPSIS\n.B onnx\\-tool\n.I command\n.RI [ option ...]\n.IR "
      "model ...\n"
      ".SH DESCRIPTION\n" +
      roff(help.summary) + "\n.PP\n";
  add_footer(help.footer, page);
  page += ".SH COMMANDS\n";
  for (const Entry& entry : help.entries) {
    if (entry.head.rfind('-', 0) != 0) add_command(entry.head, entry.text, page);
  }
  page +=
      ".SH EXIT STATUS\n0 on success; 1 if\n.B diff\nfound differences,\n.B check\nfound errors, or the command "
      "failed\n(one line on standard error explains why);\n2 for wrong usage.\n.SH ENVIRONMENT\n.TP\n.B NO_COLOR\n"
      "If not empty, disables colours.\n.SH SEE ALSO\n.BR onnxgen (1)\n";
  return page;
}

TEST(ManualPage, AgreesWithHelp) {
  const char* const path = ONNX_TOOL_MANUAL;
  const std::string page = manual_page();
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path) << page;
  std::ifstream in(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), page);
}

TEST(ManualPage, FormatsWithoutWarnings) {
  if (run_shell("command -v man").status != 0) GTEST_SKIP() << "no man: install the package man-db";
  const Outcome shown = run_shell("man --warnings -E UTF-8 -l " ONNX_TOOL_MANUAL " 2>&1 >/dev/null");
  EXPECT_EQ(shown.out + shown.err, "");
}

}  // namespace
}  // namespace onnx_tool::tests
