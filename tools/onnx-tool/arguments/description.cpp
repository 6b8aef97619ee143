#include "arguments/description.h"

#include <algorithm>
#include <string_view>

namespace onnx_tool {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find(separator, begin);
    parts.push_back(text.substr(begin, end - begin));
  }
  return parts;
}

std::vector<std::string> names_of(const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* const option : options) names.push_back("--" + option->get_lnames().front());
  std::sort(names.begin(), names.end());
  return names;
}

OptionDescription describe_option(const CLI::Option& option) {
  OptionDescription described;
  if (option.get_positional()) {
    described.name = option.get_name(true);
    described.value = option.get_name(true);
  } else {
    described.name = "--" + option.get_lnames().front();
  }
  if (!option.get_snames().empty()) described.letter = "-" + option.get_snames().front();
  const bool is_flag = option.get_items_expected_max() == 0;
  if (!is_flag && (!option.get_positional() || option.get_type_name().find('|') != std::string::npos)) {
    described.value = option.get_type_name();
  }
  if (described.value.find('|') != std::string::npos) described.choices = split(described.value, '|');
  described.help = option.get_description();
  described.default_value = option.get_default_str();
  described.is_required = option.get_required();
  described.names_file = names_file(option);
  described.excludes = names_of(option.get_excludes());
  described.needs = names_of(option.get_needs());
  return described;
}

}  // namespace

bool names_file(const CLI::Option& option) {
  constexpr std::string_view kPaths[] = {"MODEL", "IN", "OUT", "A", "B", "FILE", "DIR", "FOLDER", "NAME OUT.npy"};
  const std::string value = option.get_positional() ? option.get_name(true) : option.get_type_name();
  return std::find(std::begin(kPaths), std::end(kPaths), value) != std::end(kPaths);
}

std::string joined(const std::vector<std::string>& words, const char* separator) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : separator).append(word);
  return text;
}

CommandDescription describe_command(const CLI::App& command) {
  CommandDescription described;
  described.name = command.get_name();
  described.summary = command.get_description();
  described.footer = command.get_footer();
  for (const bool are_arguments : {true, false}) {
    for (const CLI::Option* const option : command.get_options()) {
      if (option->get_positional() == are_arguments) described.options.push_back(describe_option(*option));
    }
  }
  return described;
}

ProgramDescription describe(const CLI::App& app) {
  ProgramDescription described;
  described.name = app.get_name();
  described.summary = app.get_description();
  described.footer = app.get_footer();
  for (const CLI::App* const command : app.get_subcommands({})) {
    described.commands.push_back(describe_command(*command));
  }
  return described;
}

}  // namespace onnx_tool
