#include "command_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <functional>
#include <map>
#include <string>
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

constexpr const char* kSourceHelp = "A model: a file of any format, the folder of an archive, or a URL";

void add_access(CLI::App& command, Access& access) {
  command
      .add_option("--passphrase-file", access.passphrase.file,
                  "Read the passphrase of an encrypted model from this file")
      ->type_name("FILE");
  command.add_option("--passphrase-fd", access.passphrase.descriptor, "Read it from this open descriptor")
      ->type_name("N");
  command
      .add_option("--data-root", access.paths.allowed_roots,
                  "Follow symbolic links of external data into this folder as well; can be repeated")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command.add_flag("--allow-hard-links", access.paths.allow_hard_links,
                   "Accept external data in files with more than one name");
  command.add_flag("--allow-size-mismatch", access.allow_size_mismatch,
                   "Accept tensors whose data has another size than their type and shape require");
  command.add_flag("--allow-http", access.allow_http, "Take http:// URLs, which anybody on the way can change");
  command.add_flag("--allow-private-addresses", access.allow_private_addresses,
                   "Take URLs of servers in private networks and on this machine");
  CLI::Option* const cache =
      command.add_option("--cache", access.cache_folder, "Keep what servers send in this folder, for the next time")
          ->type_name("FOLDER");
  command.add_flag("--offline", access.offline, "Take URLs from the folder of --cache, and ask no server")
      ->needs(cache);
  command.add_option("--ca-file", access.ca_file, "Trust these certificates (PEM) instead of the system's")
      ->type_name("FILE");
}

void add_info(CLI::App& app, InfoOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("info", "Show what a model is made of");
  command.footer(
      "Examples:\n"
      "  onnx-tool info model.onnx\n"
      "  onnx-tool info --json model.zip | jq .parameters.elements\n"
      "  onnx-tool info https://example.com/models/model.onnx");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--json", options.json, "Print JSON");
  command.add_option("--largest", options.largest, "How many of the largest tensors to list")
      ->type_name("N")
      ->capture_default_str();
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_info(options, output);
      return 0;
    };
  });
}

void add_tensors(CLI::App& app, TensorsOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("tensors", "List the tensors of a model, or extract one");
  command.footer(
      "Examples:\n"
      "  onnx-tool tensors model.onnx\n"
      "  onnx-tool tensors model.onnx --stats\n"
      "  onnx-tool tensors model.onnx --extract conv1.weight weight.npy\n"
      "  onnx-tool tensors model.onnx --extract 'graph.node[7].attribute[0].t' constant.npy");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--json", options.json, "Print JSON");
  CLI::Option* const stats =
      command.add_flag("--stats", options.stats, "Read all elements: minimum, maximum, mean, zeros, NaNs, infinities");
  command.add_option("--extract", options.extract, "Write the tensor of this name, or at this path, as a NumPy file")
      ->type_name("NAME OUT.npy")
      ->expected(2)
      ->excludes(stats);
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_tensors(options, output);
      return 0;
    };
  });
}

void add_check(CLI::App& app, CheckOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("check", "Look for what ONNX forbids; exit status 1 where there is some");
  command.footer(
      "Looks at the structure: names, versions, types, functions, external files. Operators are not known.\n\n"
      "Examples:\n"
      "  onnx-tool check model.onnx\n"
      "  onnx-tool check model.onnx --errors-only --checksums");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_flag("--errors-only", options.errors_only, "Print no warnings");
  command.add_flag("--checksums", options.checksums, "Read external files whose checksums the model has");
  command.add_option("--limit", options.limit, "How many findings to print; 0 for all")
      ->type_name("N")
      ->capture_default_str();
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) { return run_check(options, output) ? 0 : kBroken; };
  });
}

void add_external_data(CLI::App& command, ConvertOptions& options) {
  command.add_option("--split", options.split, "Begin another data file where one would grow beyond this size")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""));
  command.add_option("--align", options.align, "Begin large tensors at multiples of this size")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""))
      ->capture_default_str();
  command.add_option("--threshold", options.threshold, "Leave tensors of fewer bytes in the model (also for .zip)")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false).description(""))
      ->capture_default_str();
  command.add_flag("--attributes", options.attributes, "Move the tensors of nodes' attributes too (also for .zip)");
}

// Adds the options of convert and edit that determine how OUT is written.
void add_writing(CLI::App& command, ConvertOptions& options) {
  const std::map<std::string, Target> targets = {{"onnx", Target::kSingleFile},     {"external", Target::kExternalData},
                                                 {"zip", Target::kArchive},         {"folder", Target::kFolder},
                                                 {"encrypted", Target::kEncrypted}, {"text", Target::kText},
                                                 {"json", Target::kJson},           {"onnxtxt", Target::kSyntax}};
  CLI::Option* const to = command.add_option("--to", options.to, "Write this, whatever the ending of OUT")
                              ->type_name("onnx|external|zip|folder|encrypted|onnxtxt|text|json")
                              ->transform(CLI::CheckedTransformer(targets).description(""));
  command.add_flag("--external", options.external, "Write the weights to data files beside the model")->excludes(to);
  command
      .add_flag("--single-file", options.single_file,
                "Put external data into the model file, even beyond 2 GiB, which most programs cannot read")
      ->excludes("--external");
  command.add_flag("--allow-missing-data", options.allow_missing_data,
                   "Keep references to data files of IN that are missing, where OUT is an .onnx file");
  add_external_data(command, options);
  command.get_option("--split")->excludes("--single-file");
  command
      .add_option("--output-passphrase-file", options.output_passphrase.file,
                  "Encrypt with the passphrase in this file instead of that of --passphrase-file")
      ->type_name("FILE");
  command
      .add_option("--output-passphrase-fd", options.output_passphrase.descriptor,
                  "Encrypt with the passphrase from this open descriptor")
      ->type_name("N");
  command.add_flag("--chacha", options.chacha, "Encrypt by ChaCha20-Poly1305 instead of AES-256-GCM");
  command.add_flag("--leave-out", options.leave_out,
                   "Leave out of .onnxtxt what the syntax has no words for, such as descriptions of nodes");
  command.add_flag("-n,--dry-run", options.dry_run, "Say what would be written, and write nothing");
  add_access(command, options.access);
}

void add_convert(CLI::App& app, ConvertOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("convert", "Write a model in another form");
  command.footer(
      "The ending of OUT says what to write: .onnx, .zip, / (the folder form of a zip file),\n"
      ".onnxc (encrypted), .onnxtxt (ONNX's textual syntax), .txt or .textproto, .json.\n"
      "Sizes are bytes, or have a unit: 64KiB, 2GiB.\n\n"
      "Examples:\n"
      "  onnx-tool convert model.onnx model.zip\n"
      "  onnx-tool convert model.onnx out/model.onnx --external --split 2GiB\n"
      "  onnx-tool convert model.onnx model.onnxc --passphrase-file secret\n"
      "  onnx-tool convert s3://bucket/model.onnx model.txt\n"
      "  onnx-tool convert model.onnx s3://bucket/model.onnx");
  command.add_option("IN", options.input, kSourceHelp)->required();
  command.add_option("OUT", options.output, "The file to write; one that is there is replaced")->required();
  add_writing(command, options);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_convert(options, output);
      return 0;
    };
  });
}

void add_diff(CLI::App& app, DiffOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("diff", "Show where two models differ; exit status 1 where they do");
  command.footer(
      "Tensors are compared by their elements, wherever these lie: a zip of a model does not differ from it.\n\n"
      "Examples:\n"
      "  onnx-tool diff old.onnx new.onnx\n"
      "  onnx-tool diff model.onnx model.zip --tolerance 1e-6");
  command.add_option("A", options.first, kSourceHelp)->required();
  command.add_option("B", options.second, "Another one")->required();
  command.add_option("--tolerance", options.tolerance, "Take numbers for equal that are no further apart")
      ->type_name("DISTANCE")
      ->check(CLI::NonNegativeNumber.description(""));
  command.add_option("--limit", options.limit, "How many differences to print; 0 for all")
      ->type_name("N")
      ->capture_default_str();
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) { return run_diff(options, output) ? kDifferent : 0; };
  });
}

void add_show(CLI::App& app, ShowOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("show", "Print a model, or a node of it, as text");
  command.footer(
      "Examples:\n"
      "  onnx-tool show model.onnx | less\n"
      "  onnx-tool show model.onnx --node /layers.0/attention/MatMul\n"
      "  onnx-tool show model.onnx --depth 0\n"
      "  onnx-tool show model.onnx --format json");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  const std::map<std::string, TextForm> forms = {
      {"onnx", TextForm::kSyntax}, {"text", TextForm::kText}, {"json", TextForm::kJson}};
  command.add_option("--format", options.form, "ONNX's textual syntax (the default), protobuf's text format or JSON")
      ->type_name("onnx|text|json")
      ->transform(CLI::CheckedTransformer(forms).description(""));
  command.add_option("--node", options.node, "Only the nodes of this name, or those that compute this value")
      ->type_name("NAME");
  command.add_option("--depth", options.depth, "Leave out what is in subgraphs nested deeper than this")
      ->type_name("N");
  command.add_flag("--full", options.full, "Print the elements of large tensors as well");
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_show(options, output);
      return 0;
    };
  });
}

void add_graph(CLI::App& app, GraphOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("graph", "Draw a model, as a picture or a page to search and zoom in");
  command.footer(
      "Graphviz lays the picture out: its program dot must be installed, but for .dot files.\n\n"
      "Examples:\n"
      "  onnx-tool graph model.onnx -o model.svg\n"
      "  onnx-tool graph model.onnx -o model.html\n"
      "  onnx-tool graph model.onnx -o layer.png --scope /model/layers.3/");
  command.add_option("MODEL", options.model, kSourceHelp)->required();
  command.add_option("-o,--output", options.output, "The file to write: .svg, .png, .html or .dot")
      ->type_name("FILE")
      ->required();
  command.add_option("--scope", options.scope, "Draw only the nodes whose names begin so")->type_name("NAME");
  command.add_option("--most-nodes", options.most_nodes, "Draw more nodes than this in groups, by their names")
      ->type_name("N")
      ->check(CLI::PositiveNumber.description(""))
      ->capture_default_str();
  add_access(command, options.access);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_graph(options, output);
      return 0;
    };
  });
}

// Adds an option of edit that may be given any number of times.
void add_list(CLI::App& command, const char* name, std::vector<std::string>& list, const char* help, const char* form) {
  command.add_option(name, list, help)->type_name(form)->allow_extra_args(false);
}

// Adds the options that change the graph of a model.
void add_reshaping(CLI::App& command, EditOptions& options) {
  command.add_flag("--inline-functions", options.inline_functions, "Put the model's functions where they are called");
  add_list(command, "--extract-from", options.extract_from,
           "Keep only what lies behind this value; by default, the inputs", "NAME");
  add_list(command, "--extract-to", options.extract_to, "Keep only what this value needs; by default, the outputs",
           "NAME");
  CLI::Option* const merged =
      command.add_option("--merge", options.merged, "Add the graph of another model")->type_name("MODEL");
  add_list(command, "--connect", options.connections, "Give an output to an input of the other model", "OUTPUT=INPUT");
  command.get_option("--connect")->needs(merged);
  command.add_option("--prefix", options.prefix, "Put this before all names")->type_name("TEXT");
  command.add_option("--merge-prefix", options.merged_prefix, "Put this before all names of the other model")
      ->type_name("TEXT")
      ->needs(merged);
  CLI::Option* const as_inputs = command.add_flag("--initializers-as-inputs", options.initializers_as_inputs,
                                                  "Make every initializer an input, too");
  command
      .add_flag("--initializers-as-constants", options.initializers_as_constants,
                "Remove the inputs that are initializers, too")
      ->excludes(as_inputs);
}

void add_edit(CLI::App& app, EditOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("edit", "Write a part of a model, or one with changes");
  command.footer(
      "OUT is written as by convert. First functions are inlined, then the part is taken, then the other model is\n"
      "added and prefixes are put before names, which --connect has without them; the other changes come after "
      "that.\n\n"
      "Examples:\n"
      "  onnx-tool edit model.onnx part.onnx --extract-from /layers.3/Add_output_0 --extract-to logits\n"
      "  onnx-tool edit backbone.onnx whole.onnx --merge head.onnx --connect features=x --merge-prefix head/\n"
      "  onnx-tool edit model.onnx new.onnx --rename-input x=input_ids --rename-output 117=logits\n"
      "  onnx-tool edit model.onnx new.onnx --metadata author=me --strip-doc-strings");
  command.add_option("IN", options.files.input, kSourceHelp)->required();
  command.add_option("OUT", options.files.output, "The file to write; one that is there is replaced")->required();
  add_reshaping(command, options);
  add_list(command, "--rename-input", options.rename_inputs, "Give an input another name, everywhere", "OLD=NEW");
  add_list(command, "--rename-output", options.rename_outputs, "Give an output another name, everywhere", "OLD=NEW");
  add_list(command, "--rename-node", options.rename_nodes, "Give a node another name", "OLD=NEW");
  add_list(command, "--opset", options.opsets, "Set the version of a domain; nodes stay as they are", "DOMAIN=VERSION");
  add_list(command, "--metadata", options.metadata, "Set an entry of the metadata", "KEY=VALUE");
  add_list(command, "--remove-metadata", options.removed_metadata, "Remove one", "KEY");
  command.add_option("--producer", options.producer, "Set the producer's name")->type_name("NAME");
  command.add_option("--description", options.description, "Set the model's description")->type_name("TEXT");
  command.add_flag("--strip-doc-strings", options.strip_doc_strings, "Remove the descriptions of everything");
  add_writing(command, options.files);
  command.callback([&options, &action] {
    action = [&options](Output& output) {
      run_edit(options, output);
      return 0;
    };
  });
}

int run(const Action& action) {
  try {
    Output output(STDOUT_FILENO);
    const int status = action(output);
    output.finish();
    return status;
  } catch (const Interrupted&) {
    fmt::print(stderr, "onnx-tool: interrupted; nothing was left half-written\n");
    end_as_interrupted();
  } catch (const WrongUsage& error) {
    fmt::print(stderr, "onnx-tool: {}\n", error.what());
    return kWrongUsage;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "onnx-tool: there is not enough memory\n");
  } catch (const std::exception& error) {
    fmt::print(stderr, "onnx-tool: {}\n", error.what());
  }
  return kFailed;
}

}  // namespace

int run_command_line(int argc, char** argv) {
  system::prepare_output();
  CLI::App app("Looks at ONNX models, converts, compares, draws and changes them.", "onnx-tool");
  app.footer("onnx-tool COMMAND --help lists the options of a command, with examples.");
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
