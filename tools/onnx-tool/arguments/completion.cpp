#include "arguments/completion.h"

#include <string_view>
#include <vector>

namespace onnx_tool {
namespace {

std::string option_names(const CommandDescription& command) {
  std::vector<std::string> names = {"--help"};
  for (const OptionDescription& option : command.options) {
    if (!option.is_argument() && option.name != "--help") names.push_back(option.name);
  }
  return joined(names, " ");
}

// Puts `text` in single quotes for a shell. A single quote in `text` becomes '\'': it ends the quoted part, adds an
// escaped quote and begins the next part.
std::string quoted(std::string_view text, std::string_view escaped_quote) {
  std::string result = "'";
  for (const char c : text) c == '\'' ? result += escaped_quote : result += c;
  return result + "'";
}

std::string bash_cases(const CommandDescription& command) {
  std::string cases;
  std::string other;  // options with values that cannot be completed
  for (const OptionDescription& option : command.options) {
    if (option.is_argument()) continue;
    const std::string pattern = option.letter.empty() ? option.name : option.name + "|" + option.letter;
    if (!option.choices.empty()) {
      cases += "        " + pattern + ") words='" + joined(option.choices, " ") + "' ;;\n";
    } else if (!option.value.empty() && !option.names_file) {
      other += (other.empty() ? "" : "|") + pattern;
    }
  }
  if (!other.empty()) cases += "        " + other + ") return ;;\n";
  return cases;
}

std::string bash_script(const ProgramDescription& program) {
  std::vector<std::string> names;
  std::string commands;
  for (const CommandDescription& command : program.commands) {
    names.push_back(command.name);
    commands += "    " + command.name + ")\n      options='" + option_names(command) + "'\n";
    const OptionDescription& first = command.options.front();
    if (first.is_argument() && !first.choices.empty()) commands += "      words='" + joined(first.choices, " ") + "'\n";
    const std::string cases = bash_cases(command);
    if (!cases.empty()) commands += "      case $before in\n" + cases + "      esac\n";
    commands += "      ;;\n";
  }
  return "# bash completion for onnx-tool. Printed by onnx-tool completion bash.\n"
         "_onnx_tool() {\n"
         "  local -r word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
         "  local options= words=\n"
         "  COMPREPLY=()\n"
         "  if ((COMP_CWORD == 1)); then\n"
         "    mapfile -t COMPREPLY < <(compgen -W '" +
         joined(names, " ") +
         " --help --version' -- \"$word\")\n"
         "    return\n"
         "  fi\n"
         "  case ${COMP_WORDS[1]} in\n" +
         commands +
         "  esac\n"
         "  [[ $word == -* ]] && words=$options\n"
         "  if [[ -n $words ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
         "  else\n"
         "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
         "  fi\n"
         "}\n"
         "complete -o filenames -F _onnx_tool onnx-tool\n";
}

// Escapes text for a specification of zsh's _arguments, in which colons and brackets have a meaning.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == ':' || c == '[' || c == ']' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

std::string zsh_action(const OptionDescription& option) {
  if (!option.choices.empty()) return "(" + joined(option.choices, " ") + ")";
  return option.names_file ? "_files" : " ";
}

std::string zsh_argument(const OptionDescription& option) {
  return ":" + zsh_text(option.name) + ":" + zsh_action(option);
}

// `name` is the name or the letter of the option.
std::string zsh_option(const OptionDescription& option, const std::string& name) {
  std::string specification = "*" + name + "[" + zsh_text(option.help) + "]";
  if (option.value.find(' ') != std::string::npos) return specification + ":name: :file:_files";
  if (!option.value.empty()) specification += ":" + zsh_text(option.value) + ":" + zsh_action(option);
  return specification;
}

std::vector<std::string> zsh_specifications(const OptionDescription& option) {
  if (option.is_argument()) return {zsh_argument(option)};
  if (option.letter.empty()) return {zsh_option(option, option.name)};
  return {zsh_option(option, option.letter), zsh_option(option, option.name)};
}

std::string zsh_script(const ProgramDescription& program) {
  std::string names;
  std::string commands;
  for (const CommandDescription& command : program.commands) {
    names += "    " + quoted(command.name + ":" + zsh_text(command.summary), "'\\''") + "\n";
    commands += "    " + command.name + ")\n      _arguments -s";
    for (const OptionDescription& option : command.options) {
      for (const std::string& specification : zsh_specifications(option)) {
        commands += " \\\n        " + quoted(specification, "'\\''");
      }
    }
    commands += "\n      ;;\n";
  }
  return "#compdef onnx-tool\n"
         "# zsh completion for onnx-tool. Printed by onnx-tool completion zsh.\n"
         "_onnx-tool() {\n"
         "  local -a commands=(\n" +
         names +
         "  )\n"
         "  if ((CURRENT == 2)); then\n"
         "    _describe command commands\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  shift words\n"
         "  ((CURRENT--))\n"
         "  case $command in\n" +
         commands +
         "  esac\n"
         "}\n"
         "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
         "  _onnx-tool \"$@\"\n"
         "else\n"
         "  compdef _onnx-tool onnx-tool\n"
         "fi\n";
}

std::string fish_script(const ProgramDescription& program) {
  const auto fish_quoted = [](std::string_view text) { return quoted(text, "\\'"); };
  std::string script =
      "# fish completion for onnx-tool. Printed by onnx-tool completion fish.\n"
      "complete -c onnx-tool -n __fish_use_subcommand -f -l version -d 'Print the version'\n"
      "complete -c onnx-tool -l help -s h -d 'Print the help'\n";
  for (const CommandDescription& command : program.commands) {
    script += "complete -c onnx-tool -n __fish_use_subcommand -f -a " + command.name + " -d " +
              fish_quoted(command.summary) + "\n";
  }
  for (const CommandDescription& command : program.commands) {
    const std::string head = "complete -c onnx-tool -n '__fish_seen_subcommand_from " + command.name + "'";
    for (const OptionDescription& option : command.options) {
      if (option.name == "--help" || (option.is_argument() && option.choices.empty())) continue;
      script += head;
      if (!option.is_argument()) script += " -l " + option.name.substr(2);
      if (!option.letter.empty()) script += " -s " + option.letter.substr(1);
      if (!option.choices.empty()) {
        script += " -x -a " + fish_quoted(joined(option.choices, " "));
      } else if (!option.value.empty()) {
        script += option.names_file ? " -r -F" : " -x";
      }
      script += " -d " + fish_quoted(option.help) + "\n";
    }
  }
  return script;
}

}  // namespace

std::string completion_script(const std::string& shell, const ProgramDescription& program) {
  if (shell == "bash") return bash_script(program);
  return shell == "zsh" ? zsh_script(program) : fish_script(program);
}

}  // namespace onnx_tool
