#include "arguments/usage_error.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/names.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

std::string suggestion(const std::string& word, const std::vector<std::string>& candidates) {
  SimilarName similar(word);
  for (const std::string& candidate : candidates) similar.consider(candidate);
  return similar.found().empty() ? "" : fmt::format("; did you mean {}?", similar.found());
}

const CommandDescription* find_command(const ProgramDescription& program, const std::vector<std::string>& words) {
  for (const CommandDescription& command : program.commands) {
    if (!words.empty() && command.name == words.front()) return &command;
  }
  return nullptr;
}

// A word of the command line with a long option: "--to" or "--to=json".
struct LongOption {
  std::string name;
  std::string value;  // empty if there is none
};

bool is_long_option(const std::string& word) {
  return word.size() > 2 && word.compare(0, 2, "--") == 0;
}

// Finds errors that can be detected by looking at the words one by one. For some of these errors, CLI11 reports a
// different error first or does not name the word.
class WordCheck {
 public:
  WordCheck(const CommandDescription& command, const std::vector<std::string>& words)
      : command_(command), words_(words) {}

  // Returns the text of the first error, or nothing.
  std::string run() const {
    std::size_t arguments = 0;
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const std::string& word = words_[i];
      if (word == "--") break;
      if (is_long_option(word)) {
        const std::size_t sign = word.find('=');
        const LongOption given = {word.substr(0, sign),
                                  sign == std::string::npos ? value_after(i) : word.substr(sign + 1)};
        const std::string problem = problem_of(given);
        if (!problem.empty()) return problem;
        if (sign == std::string::npos) i += value_count(given.name);
      } else if (word.size() > 1 && word.front() == '-' && std::isalpha(static_cast<unsigned char>(word[1])) != 0) {
        if (!knows_letter(word.substr(0, 2))) {
          const bool may_be_file = word.find('.') != std::string::npos;
          return fmt::format("unknown option {}{}", shown(word),
                             may_be_file ? fmt::format("; if it is a file, write ./{}", shown(word)) : "");
        }
        if (word.size() == 2 && has_value(word)) ++i;
      } else if (++arguments > argument_count()) {
        return fmt::format("unexpected argument '{}'; usage: {}", shown(word), usage());
      }
    }
    return {};
  }

 private:
  const OptionDescription* find(const std::string& name) const {
    for (const OptionDescription& option : command_.options) {
      if (option.name == name) return &option;
    }
    return nullptr;
  }

  std::string value_after(std::size_t i) const { return i + 1 < words_.size() ? words_[i + 1] : std::string(); }

  std::size_t value_count(const std::string& name) const {
    const OptionDescription* const option = find(name);
    if (option == nullptr || option->value.empty()) return 0;
    return option->value.find(' ') == std::string::npos ? 1 : 2;
  }

  bool knows_letter(const std::string& letter) const {
    return std::any_of(command_.options.begin(), command_.options.end(),
                       [&](const OptionDescription& option) { return option.letter == letter; });
  }

  bool has_value(const std::string& letter) const {
    return std::any_of(command_.options.begin(), command_.options.end(), [&](const OptionDescription& option) {
      return option.letter == letter && !option.value.empty();
    });
  }

  std::size_t argument_count() const {
    return static_cast<std::size_t>(
        std::count_if(command_.options.begin(), command_.options.end(),
                      [](const OptionDescription& option) { return option.is_argument(); }));
  }

  std::string usage() const {
    std::string text = command_.name;
    for (const OptionDescription& option : command_.options) {
      if (option.is_argument()) text += " " + option.name;
    }
    return text;
  }

  std::string problem_of(const LongOption& given) const {
    const OptionDescription* const option = find(given.name);
    if (option == nullptr) {
      std::vector<std::string> names;
      for (const OptionDescription& known : command_.options) {
        if (!known.is_argument()) names.push_back(known.name);
      }
      return fmt::format("unknown option {}{}", shown(given.name), suggestion(given.name, names));
    }
    const auto& choices = option->choices;
    if (choices.empty() || std::find(choices.begin(), choices.end(), given.value) != choices.end()) return {};
    return fmt::format("{}: '{}' is not a permitted value; use one of {}{}", option->name, shown(given.value),
                       joined(choices, ", "), suggestion(given.value, choices));
  }

  const CommandDescription& command_;
  const std::vector<std::string>& words_;
};

// Returns the option that the message of CLI11 names.
const OptionDescription* named_option(const CommandDescription& command, const std::string& message) {
  const OptionDescription* found = nullptr;
  for (const OptionDescription& option : command.options) {
    const std::size_t at = message.find(option.name);
    if (at == std::string::npos) continue;
    const std::size_t end = at + option.name.size();
    const bool is_whole =
        end == message.size() || (message[end] != '-' && std::isalnum(static_cast<unsigned char>(message[end])) == 0);
    if (is_whole && (found == nullptr || at < message.find(found->name))) found = &option;
  }
  return found;
}

std::string kind_of_value(const std::string& value) {
  if (value == "N") return "a whole number of at least 0";
  if (value == "SIZE") return "a size in bytes, such as 4096, 64KiB or 2GiB";
  return value;
}

std::string value_given(const OptionDescription& option, const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_name = words[i] == option.name || (!option.letter.empty() && words[i] == option.letter);
    if (is_name && i + 1 < words.size()) return words[i + 1];
    if (words[i].compare(0, option.name.size() + 1, option.name + "=") == 0) {
      return words[i].substr(option.name.size() + 1);
    }
  }
  return option.is_argument() ? words.back() : std::string();
}

std::string parse_problem(const CommandDescription& command, const std::vector<std::string>& words,
                          const CLI::ParseError& error) {
  const std::string message = error.what();
  const OptionDescription* const option = named_option(command, message);
  if (option == nullptr) return message;
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return option->name + " is missing";
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return option->value.empty() ? option->name + " takes no value"
                                 : fmt::format("{} needs {} after it", option->name, option->value);
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
    const auto is_absent = [&](const std::string& name) {
      return std::none_of(words.begin(), words.end(), [&](const std::string& word) {
        return word == name || word.compare(0, name.size() + 1, name + "=") == 0;
      });
    };
    std::vector<std::string> others = option->excludes;
    others.erase(std::remove_if(others.begin(), others.end(), is_absent), others.end());
    return fmt::format("{} cannot be combined with {}", option->name, joined(others, ", "));
  }
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) {
    return fmt::format("{} requires {}", option->name, joined(option->needs, ", "));
  }
  const std::string own_problem = option->name + ": not ";  // of a validator that describes the permitted values
  if (message.compare(0, own_problem.size(), own_problem) == 0) {
    return fmt::format("{}: '{}' is {}", option->name, shown(value_given(*option, words)),
                       message.substr(option->name.size() + 2));
  }
  return fmt::format(
      "{}: '{}' is not {}", option->name, shown(value_given(*option, words)),
      option->choices.empty() ? kind_of_value(option->value) : "one of " + joined(option->choices, ", "));
}

// Returns the error for an unknown command. Suggests a similar command, or `info` if the word looks like a model's file
// name; otherwise lists all commands.
std::string unknown_command(const ProgramDescription& program, const std::string& word,
                            const std::vector<std::string>& names) {
  std::string remedy = suggestion(word, names);
  if (remedy.empty() && word.find_first_of("./:") != std::string::npos) {
    remedy = fmt::format("; specify a command first: {} info {}", program.name, shown(word));
  }
  if (remedy.empty()) remedy = "; use one of " + joined(names, ", ");
  return fmt::format("unknown command '{}'{}", shown(word), remedy);
}

}  // namespace

std::string usage_error(const ProgramDescription& program, const std::vector<std::string>& words,
                        const CLI::ParseError& error) {
  std::vector<std::string> names;
  for (const CommandDescription& command : program.commands) names.push_back(command.name);
  const CommandDescription* const command = find_command(program, words);
  if (command == nullptr) {
    const std::string problem = words.empty() ? "a command is missing; use one of " + joined(names, ", ")
                                : words.front().substr(0, 1) == "-"
                                    ? fmt::format("unknown option {}{}", shown(words.front()),
                                                  suggestion(words.front(), {"--help", "--version"}))
                                    : unknown_command(program, words.front(), names);
    return fmt::format("{0}: {1}\nRun {0} --help for all commands.\n", program.name, problem);
  }
  std::string problem = WordCheck(*command, words).run();
  if (problem.empty()) problem = parse_problem(*command, words, error);
  return fmt::format("{0}: {1}\nRun {0} {2} --help for its options and examples.\n", program.name, problem,
                     command->name);
}

}  // namespace onnx_tool
