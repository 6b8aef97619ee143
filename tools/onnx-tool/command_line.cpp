#include "command_line.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <string>
#include <vector>

#include "arguments/commands.h"
#include "arguments/description.h"
#include "arguments/file_url.h"
#include "arguments/help.h"
#include "arguments/usage_error.h"
#include "failure.h"
#include "output/interrupt.h"
#include "output/output.h"
#include "output/report_error.h"
#include "system/terminal.h"

namespace onnx_tool {
namespace {

constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;

int run(const Action& action) {
  try {
    Output output(STDOUT_FILENO);
    const int status = action(output);
    output.finish();
    return status;
  } catch (const Interrupted&) {
    report_error("interrupted; incomplete files were removed");
    end_as_interrupted();
  } catch (const WrongUsage& error) {
    report_error(error.what());
    return kWrongUsage;
  } catch (const std::bad_alloc&) {
    report_error("out of memory");
  } catch (const std::exception& error) {
    report_error(error.what());
  }
  return kFailed;
}

int print_text(const std::string& text) {
  return run([&text](Output& output) {
    output.write(text);
    return 0;
  });
}

void make_app(CLI::App& app, CommandOptions& options, Action& action) {
  app.name("onnx-tool");
  app.description("Inspects, checks, converts, compares, draws and edits ONNX models.");
  app.footer("Run onnx-tool COMMAND --help for the options and examples of a command.");
  app.require_subcommand(1);
  app.set_version_flag("--version", ONNX_TOOL_VERSION);
  add_commands(app, options, action);
  accept_file_urls(app);
}

std::string requested_help(const CLI::App& app) {
  const auto requested = app.get_subcommands();
  if (requested.empty()) return program_help(describe(app));
  return command_help(app.get_name(), describe_command(*requested.front()));
}

// Turns "help COMMAND" into "COMMAND --help". An unknown command remains, so that it is reported.
std::vector<std::string> with_help_as_option(const CLI::App& app, std::vector<std::string> words) {
  if (words.empty() || words.front() != "help") return words;
  words.erase(words.begin());
  if (words.empty()) return {"--help"};
  const ProgramDescription program = describe(app);
  for (const CommandDescription& command : program.commands) {
    if (command.name == words.front()) words.insert(words.begin() + 1, "--help");
  }
  return words;
}

}  // namespace

ProgramDescription describe_program() {
  CLI::App app;
  CommandOptions options;
  Action action;
  make_app(app, options, action);
  return describe(app);
}

int run_command_line(int argc, char** argv) {
  system::prepare_output();
  CLI::App app;
  CommandOptions options;
  Action action;
  make_app(app, options, action);
  const std::vector<std::string> words = with_help_as_option(app, {argv + 1, argv + argc});
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));  // CLI11 takes them in reverse order
  } catch (const CLI::CallForHelp&) {
    return print_text(requested_help(app));
  } catch (const CLI::CallForVersion&) {
    return print_text(ONNX_TOOL_VERSION "\n");
  } catch (const CLI::ParseError& error) {
    write_error(usage_error(describe(app), words, error));
    return kWrongUsage;
  }
  return run(action);
}

}  // namespace onnx_tool
