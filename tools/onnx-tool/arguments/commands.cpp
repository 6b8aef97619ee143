#include "arguments/commands.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "arguments/completion.h"
#include "arguments/description.h"

namespace onnx_tool {
namespace {

constexpr int kDifferent = 1;
constexpr int kBroken = 1;

// Returns an error text if the text is not a number of boxes, otherwise an empty string.
std::string box_count_problem(const std::string& text) {
  std::size_t boxes = 0;
  return CLI::detail::lexical_cast(text, boxes) && boxes > 0 ? std::string() : "not a whole number of at least 1";
}

// Returns an error text if the text is not a valid tolerance, otherwise an empty string. NaN and infinity are invalid,
// because all numbers would then count as equal.
std::string distance_problem(const std::string& text) {
  double distance = 0;
  const bool is_number = CLI::detail::lexical_cast(text, distance);
  return is_number && distance >= 0 && std::isfinite(distance) ? std::string() : "not a finite number of at least 0";
}

void add_info(CLI::App& app, InfoOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("info", "Summarize a model: operators, inputs, outputs, parameters");
  command.footer(
      "Examples:\n"
      "  onnx-tool info model.onnx\n"
      "  onnx-tool info --json model.zip | jq .parameters.elements\n"
      "  onnx-tool info https://example.com/models/model.onnx");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--json", options.json, kJsonHelp);
  command.add_option("--largest", options.largest, "Number of largest tensors to list")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""))
      ->capture_default_str();
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) {
    run_info(options, output);
    return 0;
  });
}

void add_tensors(CLI::App& app, TensorsOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("tensors", "List the tensors of a model, or extract one as a NumPy file");
  command.footer(
      "Examples:\n"
      "  onnx-tool tensors model.onnx\n"
      "  onnx-tool tensors model.onnx --stats\n"
      "  onnx-tool tensors model.onnx --extract conv1.weight weight.npy\n"
      "  onnx-tool tensors model.onnx --extract 'graph.node[7].attribute[0].t' constant.npy");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  CLI::Option* const json = command.add_flag("--json", options.json, kJsonHelp);
  CLI::Option* const stats =
      command.add_flag("--stats", options.stats,
                       "Read all data and print minimum, maximum, mean, and the number of zeros, NaNs and infinities");
  command.add_option("--extract", options.extract, "Write the tensor with this name or path to a NumPy file")
      ->type_name("NAME OUT.npy")
      ->expected(2)
      ->excludes(stats)
      ->excludes(json);
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) { return run_tensors(options, output) ? 0 : kBroken; });
}

void add_check(CLI::App& app, CheckOptions& options, Action& action) {
  CLI::App& command =
      *app.add_subcommand("check", "Check a model against the ONNX specification; exit status 1 if there are errors");
  command.footer(
      "Checks the structure of the model: names, versions, types, functions, external files. Does not check the\n"
      "inputs, outputs and attributes of individual operators.\n\n"
      "Examples:\n"
      "  onnx-tool check model.onnx\n"
      "  onnx-tool check model.onnx --errors-only --checksums");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--json", options.json, kJsonHelp);
  command.add_flag("--errors-only", options.errors_only, "Omit warnings");
  command.add_flag("--checksums", options.checksums,
                   "Verify the checksums of external data files and archives, which requires reading them");
  command
      .add_option("--limit", options.limit,
                  "Maximum number of findings to print as text, errors first; 0 prints up to 100,000")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""))
      ->capture_default_str();
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) { return run_check(options, output) ? 0 : kBroken; });
}

void add_diff(CLI::App& app, DiffOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("diff", "Compare two models; exit status 1 if they differ");
  command.footer(
      "Tensors are compared by value, regardless of how they are stored: a model and its .zip are equal. 0 and -0 are\n"
      "equal, and so are NaNs with the same bits. Nodes are matched by name, outputs and operator. The path of an\n"
      "added element is that in B; all other paths are those in A.\n\n"
      "Examples:\n"
      "  onnx-tool diff old.onnx new.onnx\n"
      "  onnx-tool diff model.onnx model.zip --tolerance 1e-6");
  command.add_option("A", options.first, kSourceHelp)->required();
  command.add_option("B", options.second, "Model to compare with, in any supported format")->required();
  command.add_flag("--json", options.json, kJsonHelp);
  command.add_option("--tolerance", options.tolerance, "Treat numbers as equal if they differ by at most DISTANCE")
      ->type_name("DISTANCE")
      ->check(CLI::Validator(distance_problem, ""));
  command.add_option("--limit", options.limit, "Maximum number of differences to print as text; 0 prints all")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""))
      ->capture_default_str();
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) { return run_diff(options, output) ? kDifferent : 0; });
}

void add_show(CLI::App& app, ShowOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("show", "Print a model or one of its nodes as text");
  command.footer(
      "Examples:\n"
      "  onnx-tool show model.onnx | less\n"
      "  onnx-tool show model.onnx --node /layers.0/attention/MatMul\n"
      "  onnx-tool show model.onnx --depth 0\n"
      "  onnx-tool show model.onnx --format json");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  const std::map<std::string, TextForm> forms = {
      {"onnx", TextForm::kSyntax}, {"text", TextForm::kText}, {"json", TextForm::kJson}};
  CLI::Option* const json = command.add_flag("--json", options.json, kJsonHelp);
  command
      .add_option("--format", options.form,
                  "Output format: ONNX's textual syntax (default), protobuf's text format, or JSON")
      ->type_name("onnx|text|json")
      ->transform(CLI::CheckedTransformer(forms).description(""))
      ->excludes(json);
  command
      .add_option("--node", options.node,
                  "Print only the nodes with this name or, if there are none, the node that computes this value")
      ->type_name("NAME");
  command.add_option("--depth", options.depth, "Omit the contents of subgraphs nested more than N levels deep")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""));
  command.add_flag("--full", options.full, "Also print the data of large tensors");
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) {
    run_show(options, output);
    return 0;
  });
}

void add_graph(CLI::App& app, GraphOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("graph", "Draw a model as an image, or as an HTML page to explore it");
  command.footer(
      "Images (.svg, .png) require Graphviz's program dot.\n\n"
      "Examples:\n"
      "  onnx-tool graph model.onnx -o model.svg\n"
      "  onnx-tool graph model.onnx -o model.html\n"
      "  onnx-tool graph model.onnx -o layer.png --scope /model/layers.3/\n"
      "  onnx-tool graph model.onnx --json | jq '.graphs[0].edges'");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  CLI::Option* const file =
      command
          .add_option("-o,--output", options.output, "File to write: .svg, .png, .html or .dot; - is standard output")
          ->type_name("FILE");
  command
      .add_flag("--json", options.json,
                "Instead of drawing, print nodes, edges and groups as JSON, as docs/tool.schema.json describes")
      ->excludes(file);
  command.add_option("--format", options.format, "Format, regardless of the extension of FILE")
      ->type_name("svg|png|html|dot")
      ->check(CLI::IsMember({"svg", "png", "html", "dot"}).description(""));
  command.add_option("--scope", options.scope, "In images, draw only the nodes whose names begin with NAME")
      ->type_name("NAME");
  command
      .add_option("--most-nodes", options.most_nodes, "In images, group nodes if there are more than N (default: 300)")
      ->type_name("N")
      ->check(CLI::Validator(box_count_problem, ""));
  command.add_flag("--values", options.values, "In the HTML page, include statistics and histograms of the weights");
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) {
    run_graph(options, output);
    return 0;
  });
}

void add_completion(CLI::App& app, std::string& shell, Action& action) {
  CLI::App& command = *app.add_subcommand("completion", "Print the script that completes command lines in a shell");
  command.footer(
      "Packages install these scripts. Without a package:\n\n"
      "Examples:\n"
      "  source <(onnx-tool completion bash)\n"
      "  onnx-tool completion zsh >~/.zfunc/_onnx-tool\n"
      "  onnx-tool completion fish >~/.config/fish/completions/onnx-tool.fish");
  command.add_option("SHELL", shell, "bash, zsh or fish")
      ->type_name("bash|zsh|fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}).description(""));
  set_action(command, action, [&app, &shell](Output& output) {
    output.write(completion_script(shell, describe(app)));
    return 0;
  });
}

}  // namespace

void set_action(CLI::App& command, Action& action, Action chosen) {
  command.callback([&action, chosen = std::move(chosen)] { action = chosen; });
}

void add_commands(CLI::App& app, CommandOptions& options, Action& action) {
  add_info(app, options.info, action);
  add_tensors(app, options.tensors, action);
  add_check(app, options.check, action);
  add_convert(app, options.convert, action);
  add_diff(app, options.diff, action);
  add_edit(app, options.edit, action);
  add_graph(app, options.graph, action);
  add_show(app, options.show, action);
  add_completion(app, options.shell, action);
}

}  // namespace onnx_tool
