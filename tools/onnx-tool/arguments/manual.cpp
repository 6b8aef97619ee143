#include "arguments/manual.h"

#include <string_view>

#include "arguments/help.h"

namespace onnx_tool {
namespace {

// Escapes text for roff, the language of manual pages: hyphens remain ASCII, so that they can be copied, and no line is
// mistaken for a roff command.
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

// Appends a footer. Its indented lines are printed as they are; all others are wrapped.
void add_footer(std::string_view footer, std::string& page) {
  bool is_verbatim = false;
  while (!footer.empty()) {
    const std::size_t end = footer.find('\n');
    const std::string_view line = footer.substr(0, end);
    const bool is_indented = line.substr(0, 2) == "  ";
    if (is_indented != is_verbatim) page += is_indented ? ".nf\n" : ".fi\n";
    is_verbatim = is_indented;
    page += line.empty() ? ".PP\n" : roff(line) + "\n";
    footer = end == std::string_view::npos ? std::string_view() : footer.substr(end + 1);
  }
  if (is_verbatim) page += ".fi\n";
}

void add_command(const std::string& program, const CommandDescription& command, std::string& page) {
  page += ".SS " + roff(synopsis(program, command)) + "\n" + roff(command.summary) + ".\n";
  for (const OptionDescription& option : command.options) {
    if (option.name == "--help") continue;
    page += ".TP\n.B " + roff(option_head(option)) + "\n" + roff(option_text(option)) + "\n";
  }
  page += ".PP\n";
  add_footer(command.footer, page);
}

}  // namespace

std::string manual_page(const ProgramDescription& program) {
  std::string page =
      ".\\\" Generated from the description of the options by the test ManualPage with UPDATE_GOLDEN=1. Do not edit.\n"
      ".TH ONNX\\-TOOL 1 \"\" \"onnxgen\" \"User commands\"\n.SH NAME\nonnx\\-tool \\- inspect, check, "
      "convert, compare, draw and edit ONNX models\n.SH SYNOPSIS\n.B onnx\\-tool\n.I command\n.RI [ option ...]\n.IR "
      "argument ...\n.SH DESCRIPTION\n" +
      roff(program.summary) + "\n.PP\n";
  add_footer(program.footer, page);
  page += ".SH COMMANDS\n";
  for (const CommandDescription& command : program.commands) add_command(program.name, command, page);
  return page +
         ".SH EXIT STATUS\n0 on success; 1 if\n.B diff\nfound differences,\n.B check\nfound errors,\n.B tensors "
         "\\-\\-stats\nfound tensors that cannot be read, or the command failed\n(one line on standard error explains "
         "why);\n2 for wrong usage.\n.SH ENVIRONMENT\n.TP\n.B NO_COLOR\n"
         "If not empty, disables colours.\n.SH SEE ALSO\n.BR onnxgen (1)\n";
}

}  // namespace onnx_tool
