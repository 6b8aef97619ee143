#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arguments/commands.h"

namespace onnx_tool {
namespace {

// Returns an error text if the text is not a positive number of bytes, otherwise an empty string.
std::string limit_problem(const std::string& text) {
  std::uint64_t bytes = 0;
  return CLI::detail::lexical_cast(text, bytes) && bytes > 0 ? std::string() : "not a size of at least 1 byte";
}

// Returns an error text if the text is not an alignment, otherwise an empty string.
std::string alignment_problem(const std::string& text) {
  std::uint64_t bytes = 0;
  const bool is_power = CLI::detail::lexical_cast(text, bytes) && bytes != 0 && (bytes & (bytes - 1)) == 0;
  return is_power ? std::string() : "not a power of two, such as 4096 or 64KiB";
}

// Adds an option for a size in bytes, with or without a unit.
CLI::Option* add_size(CLI::App& command, const char* name, std::optional<std::uint64_t>& bytes, const char* help) {
  // CLI11 reads "-1" as 2^64 - 1.
  const auto has_sign = [](const std::string& text) {
    return text.find('-') == std::string::npos ? std::string() : std::string("negative");
  };
  CLI::Option* const option = command.add_option(name, bytes, help)->type_name("SIZE");
  option->transform(CLI::AsSizeValue(false).description(""));
  // Runs before the conversion: transform() inserts at the front.
  return option->transform(CLI::Validator(has_sign, ""));
}

void add_external_data(CLI::App& command, ConvertOptions& options) {
  add_size(command, "--split", options.split, "Start a new data file when one would exceed SIZE; implies --external")
      ->check(CLI::Validator(limit_problem, ""));
  add_size(command, "--align", options.align, "Align large tensors in data files to multiples of SIZE, a power of two")
      ->check(CLI::Validator(alignment_problem, ""))
      ->default_str(std::to_string(ConvertOptions::kAlign));
  add_size(command, "--threshold", options.threshold, "Keep tensors smaller than SIZE in the model, also for .zip")
      ->default_str(std::to_string(ConvertOptions::kThreshold));
  command.add_flag("--attributes", options.attributes,
                   "Also move tensors in node attributes out of the model, also for .zip");
}

// Adds the options of convert and edit that determine how OUT is written.
void add_writing(CLI::App& command, ConvertOptions& options) {
  const std::map<std::string, Target> targets = {
      {"onnx", Target::kSingleFile}, {"external", Target::kExternalData}, {"zip", Target::kArchive},
      {"folder", Target::kFolder},   {"encrypted", Target::kEncrypted},   {"text", Target::kText},
      {"json", Target::kJson},       {"onnxtxt", Target::kSyntax},        {"npy", Target::kNumpy}};
  CLI::Option* const to = command.add_option("--to", options.to, "Output format, regardless of the extension of OUT")
                              ->type_name("onnx|external|zip|folder|encrypted|onnxtxt|text|json|npy")
                              ->transform(CLI::CheckedTransformer(targets).description(""));
  command.add_flag("--external", options.external, "Write the weights to data files next to OUT, an .onnx file")
      ->excludes(to);
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
                  "For .onnxc: encrypt with the passphrase in FILE (default: the passphrase of IN)")
      ->type_name("FILE");
  command
      .add_option("--output-passphrase-fd", options.output_passphrase.descriptor,
                  "For .onnxc: encrypt with the passphrase from open file descriptor N")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber.description(""));
  command.add_flag("--chacha", options.chacha, "For .onnxc: encrypt with ChaCha20-Poly1305 instead of AES-256-GCM");
  command.add_flag("--leave-out", options.leave_out,
                   "Omit fields that .onnxtxt cannot express, such as node descriptions, instead of failing");
  command.add_flag("--json", options.json, kJsonHelp);
  command.add_flag("-n,--dry-run", options.dry_run, "Print what would be written, without writing");
  add_access(command, options.access);
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

}  // namespace

void add_convert(CLI::App& app, ConvertOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("convert", "Write a model in another format");
  command.footer(
      "The extension of OUT selects the format: .onnx, .zip, / (an unpacked zip archive),\n"
      ".onnxc (encrypted), .onnxtxt (ONNX's textual syntax), .txt, .textproto or .pbtxt (protobuf's text format), "
      ".json.\n"
      "A file with one tensor, such as input_0.pb, becomes .npy.\n"
      "Sizes are in bytes or have a unit: 64KiB, 2GiB.\n\n"
      "Examples:\n"
      "  onnx-tool convert model.onnx model.zip\n"
      "  onnx-tool convert model.onnx out/model.onnx --external --split 2GiB\n"
      "  onnx-tool convert model.onnx model.onnxc --passphrase-file secret\n"
      "  onnx-tool convert s3://bucket/model.onnx model.txt\n"
      "  onnx-tool convert model.onnx s3://bucket/model.onnx");
  command.add_option("IN", options.input, kSourceHelp)->required();
  command.add_option("OUT", options.output, "File to write, or - for standard output; an existing file is replaced")
      ->required();
  add_writing(command, options);
  set_action(command, action, [&options](Output& output) {
    run_convert(options, output);
    return 0;
  });
}

void add_edit(CLI::App& app, EditOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("edit", "Extract, merge or rename parts of a model, or change its metadata");
  command.footer(
      "Writes OUT like convert. Changes are applied in this order: inline functions, extract, merge and add prefixes,\n"
      "then all others. --connect uses the names without prefixes. All renames apply at once, to the old names.\n\n"
      "Examples:\n"
      "  onnx-tool edit model.onnx part.onnx --extract-from /layers.3/Add_output_0 --extract-to logits\n"
      "  onnx-tool edit backbone.onnx whole.onnx --merge head.onnx --connect features=x --merge-prefix head/\n"
      "  onnx-tool edit model.onnx batch8.onnx --dim batch=8\n"
      "  onnx-tool edit model.onnx dynamic.onnx --dim images:0=batch --dim scores:0=batch\n"
      "  onnx-tool edit model.onnx new.onnx --rename-input x=input_ids --rename-output 117=logits\n"
      "  onnx-tool edit model.onnx new.onnx --metadata author=me --strip-doc-strings");
  options.files.command = "edit";
  command.add_option("IN", options.files.input, kSourceHelp)->required();
  command
      .add_option("OUT", options.files.output, "File to write, or - for standard output; an existing file is replaced")
      ->required();
  add_reshaping(command, options);
  add_list(command, "--rename-input", options.rename_inputs, "Rename a graph input and all its uses; can be repeated",
           "OLD=NEW");
  add_list(command, "--rename-output", options.rename_outputs,
           "Rename a graph output and all its uses; can be repeated", "OLD=NEW");
  add_list(command, "--rename-node", options.rename_nodes, "Rename a node; can be repeated", "OLD=NEW");
  add_list(command, "--dim", options.dimensions,
           "Set a dimension of inputs and outputs to a size or a name: the dimension with this name, or an axis of an "
           "input or output, counted from 0; can be repeated",
           "NAME[:AXIS]=VALUE");
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

}  // namespace onnx_tool
