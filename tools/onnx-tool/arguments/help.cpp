#include "arguments/help.h"

#include <algorithm>
#include <string_view>

namespace onnx_tool {
namespace {

constexpr std::size_t kHelpColumn = 30;
constexpr std::size_t kLineWidth = 100;

// Appends an entry of a two-column list: a name, and its text wrapped in the second column.
void add_entry(const std::string& head, std::string_view text, std::string& help) {
  std::string line = "  " + head;
  line.resize(std::max(line.size() + 2, kHelpColumn), ' ');
  if (line.size() > kHelpColumn) {
    help += "  " + head + "\n";
    line.assign(kHelpColumn, ' ');
  }
  while (line.size() + text.size() > kLineWidth) {
    const std::size_t end = text.rfind(' ', kLineWidth - line.size());
    if (end == std::string_view::npos || end == 0) break;
    help.append(line).append(text.substr(0, end)) += '\n';
    text.remove_prefix(end + 1);
    line.assign(kHelpColumn, ' ');
  }
  help.append(line).append(text) += '\n';
}

// Returns the names as a phrase, such as "--a, --b or --c".
std::string enumerated(const std::vector<std::string>& names, const char* last) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == names.size() ? last : ", ") + names[i];
  }
  return text;
}

void add_options(const CommandDescription& command, bool are_arguments, std::string_view title, std::string& help) {
  bool is_first = true;
  for (const OptionDescription& option : command.options) {
    if (option.is_argument() != are_arguments) continue;
    if (is_first) help.append("\n").append(title).append(":\n");
    is_first = false;
    add_entry(option_head(option), option_text(option), help);
  }
}

}  // namespace

std::string option_head(const OptionDescription& option) {
  if (option.is_argument()) return option.name;
  std::string head = option.letter.empty() ? option.name : option.letter + ", " + option.name;
  return option.value.empty() ? head : head + " " + option.value;
}

std::string option_text(const OptionDescription& option) {
  std::string text = option.help;
  std::string remarks;
  const auto add = [&](const std::string& remark) { remarks += (remarks.empty() ? "" : "; ") + remark; };
  if (option.is_required && !option.is_argument()) add("required");
  if (!option.default_value.empty()) add("default: " + option.default_value);
  if (!option.needs.empty()) add("requires " + enumerated(option.needs, " and "));
  if (!option.excludes.empty()) add("not with " + enumerated(option.excludes, " or "));
  return remarks.empty() ? text : text + " (" + remarks + ")";
}

std::string synopsis(const std::string& program, const CommandDescription& command) {
  std::string line = program + " " + command.name + " [options]";
  for (const OptionDescription& option : command.options) {
    if (option.is_argument()) line += " " + option.name;
    if (!option.is_argument() && option.is_required) line += " " + option.name + " " + option.value;
  }
  return line;
}

std::string program_help(const ProgramDescription& program) {
  std::string help = "Usage: " + program.name + " COMMAND [options] ...\n\n" + program.summary + "\n\nCommands:\n";
  for (const CommandDescription& command : program.commands) add_entry(command.name, command.summary, help);
  help += "\nOptions:\n";
  add_entry("-h, --help", "Print this help, or that of a command", help);
  add_entry("--version", "Print the version", help);
  return help + "\n" + program.footer + "\n";
}

std::string command_help(const std::string& program, const CommandDescription& command) {
  std::string help = "Usage: " + synopsis(program, command) + "\n\n" + command.summary + ".\n";
  add_options(command, true, "Arguments", help);
  add_options(command, false, "Options", help);
  return help + (command.footer.empty() ? "" : "\n" + command.footer + "\n");
}

}  // namespace onnx_tool
