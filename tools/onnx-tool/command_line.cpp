#include "command_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "command/check.h"
#include "command/convert.h"
#include "command/diff.h"
#include "command/edit.h"
#include "command/graph.h"
#include "command/info.h"
#include "command/show.h"
#include "command/tensors.h"
#include "failure.h"
#include "output/interrupt.h"
#include "output/names.h"
#include "output/output.h"
#include "system/terminal.h"

namespace onnx_tool {
namespace {

constexpr int kDifferent = 1;
constexpr int kBroken = 1;
constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;

// A command with its options parsed. Returns the exit status.
using Action = std::function<int(Output&)>;

// Makes `chosen` the action to run if the command line names this command.
void set_action(CLI::App& command, Action& action, Action chosen) {
  command.callback([&action, chosen = std::move(chosen)] { action = chosen; });
}

constexpr const char* kSourceHelp = "Model: a file in any supported format, an unpacked archive folder, or a URL";

void add_access(CLI::App& command, Access& access) {
  command
      .add_option("--passphrase-file", access.passphrase.file,
                  "Read the passphrase of an encrypted model from the first line of FILE")
      ->type_name("FILE");
  command
      .add_option("--passphrase-fd", access.passphrase.descriptor, "Read the passphrase from open file descriptor N")
      ->type_name("N");
  command
      .add_option("--data-root", access.paths.allowed_roots,
                  "Allow symbolic links of external data to point into DIR as well; can be repeated")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_flag("--allow-hard-links", access.paths.allow_hard_links,
                   "Accept external data files that have more than one hard link");
  command.add_flag("--allow-size-mismatch", access.allow_size_mismatch,
                   "Accept tensors whose data size does not match their type and shape");
  command.add_flag("--allow-http", access.allow_http,
                   "Accept http:// URLs, whose data can be read and altered in transit");
  command.add_flag("--allow-private-addresses", access.allow_private_addresses,
                   "Accept URLs of servers in private networks and on this machine");
  CLI::Option* const cache =
      command.add_option("--cache", access.cache_folder, "Cache data from servers in FOLDER for later runs")
          ->type_name("FOLDER");
  command.add_flag("--offline", access.offline, "Read URLs only from the --cache folder, without contacting servers")
      ->needs(cache);
  command.add_option("--ca-file", access.ca_file, "Trust the certificates in FILE (PEM) instead of the system's")
      ->type_name("FILE");
}

void add_info(CLI::App& app, InfoOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("info", "Summarize a model: operators, inputs, outputs, parameters");
  command.footer(
      "Examples:\n"
      "  onnx-tool info model.onnx\n"
      "  onnx-tool info --json model.zip | jq .parameters.elements\n"
      "  onnx-tool info https://example.com/models/model.onnx");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--json", options.json, "Print the result as JSON");
  command.add_option("--largest", options.largest, "Number of largest tensors to list")
      ->type_name("N")
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
  command.add_flag("--json", options.json, "Print the result as JSON");
  CLI::Option* const stats =
      command.add_flag("--stats", options.stats,
                       "Read all data and print minimum, maximum, mean, and the number of zeros, NaNs and infinities");
  command.add_option("--extract", options.extract, "Write the tensor with this name or path to a NumPy file")
      ->type_name("NAME OUT.npy")
      ->expected(2)
      ->excludes(stats);
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) {
    run_tensors(options, output);
    return 0;
  });
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
  command.add_flag("--errors-only", options.errors_only, "Omit warnings");
  command.add_flag("--checksums", options.checksums,
                   "Verify the checksums of external data files, which requires reading them");
  command.add_option("--limit", options.limit, "Maximum number of findings to print; 0 prints all")
      ->type_name("N")
      ->capture_default_str();
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) { return run_check(options, output) ? 0 : kBroken; });
}

void add_external_data(CLI::App& command, ConvertOptions& options) {
  command.add_option("--split", options.split, "Start a new data file when one would exceed SIZE")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""));
  command.add_option("--align", options.align, "Align large tensors in data files to multiples of SIZE")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""))
      ->capture_default_str();
  command.add_option("--threshold", options.threshold, "Keep tensors smaller than SIZE in the model (also for .zip)")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""))
      ->capture_default_str();
  command.add_flag("--attributes", options.attributes,
                   "Also move tensors in node attributes out of the model (also for .zip)");
}

// Adds the options of convert and edit that determine how OUT is written.
void add_writing(CLI::App& command, ConvertOptions& options) {
  const std::map<std::string, Target> targets = {{"onnx", Target::kSingleFile},     {"external", Target::kExternalData},
                                                 {"zip", Target::kArchive},         {"folder", Target::kFolder},
                                                 {"encrypted", Target::kEncrypted}, {"text", Target::kText},
                                                 {"json", Target::kJson},           {"onnxtxt", Target::kSyntax}};
  CLI::Option* const to = command.add_option("--to", options.to, "Output format, regardless of the extension of OUT")
                              ->type_name("onnx|external|zip|folder|encrypted|onnxtxt|text|json")
                              ->transform(CLI::CheckedTransformer(targets).description(""));
  command.add_flag("--external", options.external, "Write the weights to data files next to OUT")->excludes(to);
  command
      .add_flag("--single-file", options.single_file,
                "Store external data in OUT, even if it exceeds 2 GiB, which most programs cannot read")
      ->excludes("--external");
  command.add_flag("--allow-missing-data", options.allow_missing_data,
                   "Keep references to missing data files of IN (only if OUT is an .onnx file)");
  add_external_data(command, options);
  command.get_option("--split")->excludes("--single-file");
  command
      .add_option("--output-passphrase-file", options.output_passphrase.file,
                  "Encrypt with the passphrase in FILE (default: the passphrase of IN)")
      ->type_name("FILE");
  command
      .add_option("--output-passphrase-fd", options.output_passphrase.descriptor,
                  "Encrypt with the passphrase from open file descriptor N")
      ->type_name("N");
  command.add_flag("--chacha", options.chacha, "Encrypt with ChaCha20-Poly1305 instead of AES-256-GCM");
  command.add_flag("--leave-out", options.leave_out,
                   "Omit fields that .onnxtxt cannot express, such as node descriptions, instead of failing");
  command.add_flag("-n,--dry-run", options.dry_run, "Print what would be written, without writing");
  add_access(command, options.access);
}

void add_convert(CLI::App& app, ConvertOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("convert", "Write a model in another format");
  command.footer(
      "The extension of OUT selects the format: .onnx, .zip, / (an unpacked zip archive),\n"
      ".onnxc (encrypted), .onnxtxt (ONNX's textual syntax), .txt, .textproto or .pbtxt (protobuf's text format), "
      ".json.\n"
      "Sizes are in bytes or have a unit: 64KiB, 2GiB.\n\n"
      "Examples:\n"
      "  onnx-tool convert model.onnx model.zip\n"
      "  onnx-tool convert model.onnx out/model.onnx --external --split 2GiB\n"
      "  onnx-tool convert model.onnx model.onnxc --passphrase-file secret\n"
      "  onnx-tool convert s3://bucket/model.onnx model.txt\n"
      "  onnx-tool convert model.onnx s3://bucket/model.onnx");
  command.add_option("IN", options.input, kSourceHelp)->required();
  command.add_option("OUT", options.output, "File to write; an existing file is replaced")->required();
  add_writing(command, options);
  set_action(command, action, [&options](Output& output) {
    run_convert(options, output);
    return 0;
  });
}

void add_diff(CLI::App& app, DiffOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("diff", "Compare two models; exit status 1 if they differ");
  command.footer(
      "Tensors are compared by value, regardless of how they are stored: a model and its .zip are equal.\n\n"
      "Examples:\n"
      "  onnx-tool diff old.onnx new.onnx\n"
      "  onnx-tool diff model.onnx model.zip --tolerance 1e-6");
  command.add_option("A", options.first, kSourceHelp)->required();
  command.add_option("B", options.second, "Model to compare with, in any supported format")->required();
  command.add_option("--tolerance", options.tolerance, "Treat numbers as equal if they differ by at most DISTANCE")
      ->type_name("DISTANCE")
      ->check(CLI::NonNegativeNumber.description(""));
  command.add_option("--limit", options.limit, "Maximum number of differences to print; 0 prints all")
      ->type_name("N")
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
  command
      .add_option("--format", options.form,
                  "Output format: ONNX's textual syntax (default), protobuf's text format, or JSON")
      ->type_name("onnx|text|json")
      ->transform(CLI::CheckedTransformer(forms).description(""));
  command
      .add_option("--node", options.node,
                  "Print only the nodes with this name or, if there are none, the node that computes this value")
      ->type_name("NAME");
  command.add_option("--depth", options.depth, "Omit the contents of subgraphs nested more than N levels deep")
      ->type_name("N");
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
      "  onnx-tool graph model.onnx -o layer.png --scope /model/layers.3/");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_option("-o,--output", options.output, "File to write: .svg, .png, .html or .dot")
      ->type_name("FILE")
      ->required();
  command.add_option("--scope", options.scope, "In images, draw only the nodes whose names begin with NAME")
      ->type_name("NAME");
  command
      .add_option("--most-nodes", options.most_nodes, "In images, group nodes if there are more than N (default: 300)")
      ->type_name("N")
      ->check(CLI::PositiveNumber.description(""));
  command.add_flag("--values", options.values, "In the HTML page, include statistics and histograms of the weights");
  add_access(command, options.access);
  set_action(command, action, [&options](Output& output) {
    run_graph(options, output);
    return 0;
  });
}

// Adds an option of edit that may be given any number of times.
void add_list(CLI::App& command, const char* name, std::vector<std::string>& list, const char* help, const char* form) {
  command.add_option(name, list, help)->type_name(form)->allow_extra_args(false);
}

// Adds the options that change the graph of a model.
void add_reshaping(CLI::App& command, EditOptions& options) {
  command.add_flag("--inline-functions", options.inline_functions,
                   "Replace calls of model-local functions by their nodes");
  add_list(command, "--extract-from", options.extract_from,
           "Keep only the nodes that depend on this value (default: all graph inputs); can be repeated", "NAME");
  add_list(command, "--extract-to", options.extract_to,
           "Keep only the nodes that this value depends on (default: all graph outputs); can be repeated", "NAME");
  CLI::Option* const merged =
      command.add_option("--merge", options.merged, "Merge the graph of another model")->type_name("MODEL");
  add_list(command, "--connect", options.connections,
           "Connect an output to an input of the other model; can be repeated", "OUTPUT=INPUT");
  command.get_option("--connect")->needs(merged);
  command.add_option("--prefix", options.prefix, "Prepend TEXT to all names in the model")->type_name("TEXT");
  command.add_option("--merge-prefix", options.merged_prefix, "Prepend TEXT to all names in the other model")
      ->type_name("TEXT")
      ->needs(merged);
  CLI::Option* const as_inputs = command.add_flag("--initializers-as-inputs", options.initializers_as_inputs,
                                                  "Also list every initializer as a graph input");
  command
      .add_flag("--initializers-as-constants", options.initializers_as_constants,
                "Remove initializers from the graph inputs")
      ->excludes(as_inputs);
}

void add_edit(CLI::App& app, EditOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("edit", "Extract, merge or rename parts of a model, or change its metadata");
  command.footer(
      "Writes OUT like convert. Changes are applied in this order: inline functions, extract, merge and add prefixes,\n"
      "then all others. --connect uses the names without prefixes.\n\n"
      "Examples:\n"
      "  onnx-tool edit model.onnx part.onnx --extract-from /layers.3/Add_output_0 --extract-to logits\n"
      "  onnx-tool edit backbone.onnx whole.onnx --merge head.onnx --connect features=x --merge-prefix head/\n"
      "  onnx-tool edit model.onnx new.onnx --rename-input x=input_ids --rename-output 117=logits\n"
      "  onnx-tool edit model.onnx new.onnx --metadata author=me --strip-doc-strings");
  command.add_option("IN", options.files.input, kSourceHelp)->required();
  command.add_option("OUT", options.files.output, "File to write; an existing file is replaced")->required();
  add_reshaping(command, options);
  add_list(command, "--rename-input", options.rename_inputs, "Rename a graph input and all its uses; can be repeated",
           "OLD=NEW");
  add_list(command, "--rename-output", options.rename_outputs,
           "Rename a graph output and all its uses; can be repeated", "OLD=NEW");
  add_list(command, "--rename-node", options.rename_nodes, "Rename a node; can be repeated", "OLD=NEW");
  add_list(command, "--opset", options.opsets,
           "Set the opset version of a domain, without converting nodes; can be repeated", "DOMAIN=VERSION");
  add_list(command, "--metadata", options.metadata, "Set a metadata entry; can be repeated", "KEY=VALUE");
  add_list(command, "--remove-metadata", options.removed_metadata, "Remove a metadata entry; can be repeated", "KEY");
  command.add_option("--producer", options.producer, "Set the producer name")->type_name("NAME");
  command.add_option("--description", options.description, "Set the description of the model")->type_name("TEXT");
  command.add_flag("--strip-doc-strings", options.strip_doc_strings, "Remove all descriptions (doc_string)");
  add_writing(command, options.files);
  set_action(command, action, [&options](Output& output) {
    run_edit(options, output);
    return 0;
  });
}

int run(const Action& action) {
  try {
    Output output(STDOUT_FILENO);
    const int status = action(output);
    output.finish();
    return status;
  } catch (const Interrupted&) {
    fmt::print(stderr, "onnx-tool: interrupted; incomplete files were removed\n");
    end_as_interrupted();
  } catch (const WrongUsage& error) {
    fmt::print(stderr, "onnx-tool: {}\n", error.what());
    return kWrongUsage;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "onnx-tool: out of memory\n");
  } catch (const std::exception& error) {
    fmt::print(stderr, "onnx-tool: {}\n", error.what());
  }
  return kFailed;
}

}  // namespace

int run_command_line(int argc, char** argv) {
  system::prepare_output();
  CLI::App app("Inspects, checks, converts, compares, draws and edits ONNX models.", "onnx-tool");
  app.footer("Run onnx-tool COMMAND --help for the options and examples of a command.");
  app.require_subcommand(1);
  app.set_version_flag("--version", ONNX_TOOL_VERSION);
  Action action;
  InfoOptions info;
  add_info(app, info, action);
  TensorsOptions tensors;
  add_tensors(app, tensors, action);
  CheckOptions check;
  add_check(app, check, action);
  ConvertOptions convert;
  add_convert(app, convert, action);
  DiffOptions diff;
  add_diff(app, diff, action);
  EditOptions edit;
  add_edit(app, edit, action);
  GraphOptions graph;
  add_graph(app, graph, action);
  ShowOptions show;
  add_show(app, show, action);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUsage;
  }
  return run(action);
}

}  // namespace onnx_tool
