// Description of the command line, from which help, completions and the manual page are generated.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace onnx_tool {

struct OptionDescription {
  std::string name;                  // "--output", or "MODEL" for an argument
  std::string letter;                // "-o"; usually empty
  std::string value;                 // placeholder of the value: "FILE", "onnx|text|json"; empty for flags
  std::vector<std::string> choices;  // the permitted values, if they are names
  std::string help;
  std::string default_value;  // empty if there is none
  bool is_required = false;
  bool names_file = false;            // the value is a path
  std::vector<std::string> excludes;  // options that cannot be combined with this one
  std::vector<std::string> needs;     // options that this one requires

  bool is_argument() const noexcept { return name.front() != '-'; }
};

struct CommandDescription {
  std::string name;
  std::string summary;
  std::vector<OptionDescription> options;  // arguments first
  std::string footer;                      // remarks and examples
};

struct ProgramDescription {
  std::string name;
  std::string summary;
  std::string footer;
  std::vector<CommandDescription> commands;
};

// Returns whether the value of an option, or the last of its values, is a path.
bool names_file(const CLI::Option& option);

// Joins words with a separator between them.
std::string joined(const std::vector<std::string>& words, const char* separator);

ProgramDescription describe(const CLI::App& app);
CommandDescription describe_command(const CLI::App& command);

}  // namespace onnx_tool
