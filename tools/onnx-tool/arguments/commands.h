// The commands and their options. They are described only here: help, errors, completions and the manual page are
// generated from this description.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "command/check.h"
#include "command/convert.h"
#include "command/diff.h"
#include "command/edit.h"
#include "command/graph.h"
#include "command/info.h"
#include "command/show.h"
#include "command/tensors.h"
#include "output/output.h"

namespace onnx_tool {

// Function that runs a command whose options have been parsed. Returns the exit status.
using Action = std::function<int(Output&)>;

// Option values of all commands.
struct CommandOptions {
  InfoOptions info;
  TensorsOptions tensors;
  CheckOptions check;
  ConvertOptions convert;
  DiffOptions diff;
  EditOptions edit;
  GraphOptions graph;
  ShowOptions show;
  std::string shell;
};

// Adds all commands. Parsing sets the members of `options`, and `action` to the requested command. Both must outlive
// `app`.
void add_commands(CLI::App& app, CommandOptions& options, Action& action);

// Adds the commands that write a model, as part of add_commands().
void add_convert(CLI::App& app, ConvertOptions& options, Action& action);
void add_edit(CLI::App& app, EditOptions& options, Action& action);

// Description of the argument that names a model.
inline constexpr const char* kSourceHelp =
    "Model: a file in any supported format, an unpacked archive folder, a URL, or - for standard input";
inline constexpr const char* kJsonHelp = "Print the result as JSON, as docs/tool.schema.json describes";

// Adds the options for passphrases, external data and servers.
void add_access(CLI::App& command, Access& access);

// Makes `chosen` the action to run if the command line names this command.
void set_action(CLI::App& command, Action& action, Action chosen);

// Returns the names of an enumeration's values, as completions and errors list them: "onnx|text|json".
template <class Values>
std::string joined_names(const Values& values) {
  std::string names;
  for (const auto& value : values) names += (names.empty() ? "" : "|") + std::string(value.first);
  return names;
}

}  // namespace onnx_tool
