#include "pipeline.h"

#include <stdlib.h>  // defines __GLIBC__
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "convert/dynamic_types.h"
#include "decompile/difference.h"
#include "decompile/file_text.h"
#include "descriptor/descriptor_set.h"
#include "descriptor/edition_defaults.h"
#include "emit/python/python_files.h"
#include "input_rules.h"
#include "onnxgen/text/field_reader.h"
#include "plan/plan.h"
#include "plan/python/python_plan.h"
#include "schema/resolve.h"
#include "schema/validate.h"
#include "syntax/load.h"

namespace onnxgen {
namespace {

// Returns `text` with `import` in place of each "%s".
std::string violation(std::string text, const std::string& import) {
  constexpr std::string_view kPlace = "%s";
  for (std::size_t at = text.find(kPlace); at != std::string::npos; at = text.find(kPlace, at + import.size())) {
    text.replace(at, kPlace.size(), import);
  }
  return text;
}

// Reports imports that are not allowed, with `text` unless the user chose another.
void check_imports(const std::vector<schema::Import>& imports, const AllowedImports& allowed, const std::string& text,
                   source::Diagnostics& diagnostics) {
  if (!allowed.files) return;
  const std::set<std::string> names(allowed.files->begin(), allowed.files->end());
  for (const schema::Import& import : imports) {
    if (names.count(import.file->name) != 0) continue;
    diagnostics.error(import.span, "{}",
                      violation(allowed.violation.empty() ? text : allowed.violation, import.file->name));
  }
}

// Reports custom JSON names that clash, and declarations in the inputs that the command line does not allow.
void check_restrictions(const schema::Schema& schema, const Options& options, source::Diagnostics& diagnostics) {
  for (const auto& file : schema.files) check_json_names(*file, diagnostics);
  for (const schema::File* file : schema.inputs) {
    check_option_imports(*file, diagnostics);
    check_imports(file->imports, options.direct_dependencies,
                  "'%s' is imported, but not listed in --direct_dependencies", diagnostics);
    check_imports(file->option_imports, options.option_dependencies,
                  "'%s' is imported for its options, but not listed in --option_dependencies", diagnostics);
    if (!options.disallow_services) continue;
    for (const schema::Service& service : file->services) {
      diagnostics.error(service.name_span, "--disallow_services forbids services");
    }
  }
}

std::vector<plan::PythonModule> plan_python(const schema::Schema& schema, const Options& options,
                                            source::Diagnostics& diagnostics) {
  std::vector<plan::PythonModule> plans;
  std::vector<plan::PythonSource> sources;
  for (const schema::File* file : schema.inputs) {
    sources.push_back(
        {file, descriptor::describe(*file, {descriptor::JsonNames::kExplicit, descriptor::Retention::kRuntime})});
  }
  if (!options.python_module.empty()) {
    plans.push_back(plan::make_python_plan(sources, options.python_module, options.cpp, diagnostics));
    return plans;
  }
  for (plan::PythonSource& source : sources) {
    plans.push_back(plan::make_python_plan({std::move(source)}, "", options.cpp, diagnostics));
  }
  return plans;
}

// Everything that emit needs. The schema is no longer used after this point.
struct Decisions {
  std::vector<plan::CppFile> classes;
  std::vector<plan::PythonModule> python;
  std::vector<plugin::Response> plugins;  // parallel to Options::plugins
  std::string descriptor_set;
  std::string edition_defaults;
};

// Runs the plugins. They are other programs, so they run last and only if no errors were found.
void run_plugins(const schema::Schema& schema, const Options& options, Decisions& decisions,
                 source::Diagnostics& diagnostics) {
  if (diagnostics.has_errors()) return;
  for (const plugin::Plugin& plugin : options.plugins) {
    std::optional<plugin::Response> response = plugin::run(plugin, schema, diagnostics);
    if (!response) return;
    decisions.plugins.push_back(std::move(*response));
  }
}

Decisions decide(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  const schema::Schema schema = load_schema(options, sources, diagnostics);
  if (diagnostics.has_errors()) return {};
  check_restrictions(schema, options, diagnostics);
  Decisions decisions;
  if (!options.out_dir.empty()) {
    for (const schema::File* file : schema.inputs) {
      check_for_cpp(*file, diagnostics);
      // Chooses the final C++ names and reports collisions.
      decisions.classes.push_back(plan::make_plan(*file, options.cpp, diagnostics));
    }
  }
  if (!options.python_out.empty()) decisions.python = plan_python(schema, options, diagnostics);
  if (!diagnostics.has_errors() && !options.descriptor_set_out.empty()) {
    using descriptor::Imports;
    const Imports imports = options.include_imports ? Imports::kIncluded : Imports::kLeftOut;
    descriptor::Form form;
    if (options.retain_options) form.retention = descriptor::Retention::kAll;
    form.has_source_info = options.include_source_info;
    decisions.descriptor_set = descriptor::descriptor_set(schema.inputs, imports, form);
  }
  if (!diagnostics.has_errors() && !options.edition_defaults_out.empty()) {
    descriptor::EditionRange range;
    if (!options.edition_defaults_minimum.empty()) range.minimum = options.edition_defaults_minimum;
    if (!options.edition_defaults_maximum.empty()) range.maximum = options.edition_defaults_maximum;
    decisions.edition_defaults = descriptor::edition_defaults(schema, range, diagnostics);
  }
  run_plugins(schema, options, decisions, diagnostics);
  return decisions;
}

// Returns the descriptors in a FileDescriptorSet.
std::vector<std::string_view> files_in_set(const std::string& path, std::string_view bytes,
                                           source::Diagnostics& diagnostics) {
  std::vector<std::string_view> files;
  text::FieldReader reader(bytes, text::kMaxGroupDepth);
  for (text::WireField field; reader.next(field);) {
    if (field.number == 1 && field.type == wire::WireType::kLengthDelimited) files.push_back(field.bytes);
  }
  if (reader.error() != ErrorCode::kOk) diagnostics.error({}, "'{}' is not a descriptor set", path);
  return files;
}

void add_descriptor_sets(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  if (options.descriptor_sets_in.empty()) return;
  std::vector<std::string> sets;
  for (const std::string& path : options.descriptor_sets_in) {
    if (std::filesystem::is_directory(path)) {
      diagnostics.error({}, "cannot read '{}': it is a folder", path);
      continue;
    }
    std::ifstream stream(path, std::ios::binary);
    sets.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    if (!stream) diagnostics.error({}, "cannot read '{}'", path);
  }
  if (diagnostics.has_errors()) return;
  std::vector<std::string_view> descriptors;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (const std::string_view each : files_in_set(options.descriptor_sets_in[i], sets[i], diagnostics)) {
      descriptors.push_back(each);
    }
  }
  add_described_files(descriptors, options, sources, diagnostics);
}

// Reports each file whose descriptor differs in meaning from the text that was made from it. Text cannot express every
// descriptor.
void check_described_files(const schema::Schema& schema, source::Diagnostics& diagnostics) {
  constexpr descriptor::Form kComplete{descriptor::JsonNames::kAll, descriptor::Retention::kAll, true};
  std::optional<convert::DynamicTypes> types;
  for (const auto& file : schema.files) {
    if (!file->source->locations()) continue;
    const std::string& given = file->source->descriptor();
    const std::string described = descriptor::describe(*file, kComplete);
    if (decompile::difference(given, described, nullptr).empty()) continue;
    if (!types) {
      std::vector<const schema::File*> files;
      for (const auto& each : schema.files) files.push_back(each.get());
      if (schema.standard_options != nullptr) files.push_back(schema.standard_options.get());
      types.emplace(files);
    }
    const std::string difference = decompile::difference(given, described, &*types);
    if (!difference.empty()) diagnostics.error({}, "descriptor of '{}': {}", file->name, difference);
  }
}

// Returns the files of an output folder. Outputs with the same folder share this list, because a plugin may insert text
// into files of earlier outputs.
std::vector<emit::OutputFile>& files_in(const std::string& path, Outputs& outputs) {
  const auto key = [](const std::string& folder) { return (std::filesystem::path(folder) / "").lexically_normal(); };
  for (OutputFolder& folder : outputs.folders) {
    if (key(folder.path) == key(path)) return folder.files;
  }
  return outputs.folders.emplace_back(OutputFolder{path, {}}).files;
}

// Returns freed memory to the system before the output texts are generated.
//
// Parse trees and schemas consist of thousands of small allocations. After they are freed, glibc keeps their memory,
// but it is too fragmented for the texts of whole files, which would then use additional memory. Setting
// M_MMAP_THRESHOLD explicitly also keeps glibc from raising it after the first large free; with a raised threshold
// glibc would retain the memory of freed texts as well.
void keep_no_freed_memory() {
#if defined(__GLIBC__)
  constexpr int kLarge = 128 * 1024;
  (void)::mallopt(M_MMAP_THRESHOLD, kLarge);
  (void)::malloc_trim(0);
#endif
}

}  // namespace

// Descriptors identify options by field number only. Therefore the files are first parsed without options, to find the
// declarations of these fields. Errors in this draft are ignored: parsing the final text finds them again.
void add_described_files(const std::vector<std::string_view>& descriptors, const Options& options,
                         source::SourceTree& sources, source::Diagnostics& diagnostics) {
  source::SourceTree drafts(options.import_paths);
  const decompile::TypeNames names(descriptors);
  for (const std::string_view each : descriptors) drafts.add(decompile::file_text(each, nullptr, names).file);
  source::Diagnostics ignored;
  std::vector<std::string> inputs = options.inputs;
  inputs.emplace_back("google/protobuf/descriptor.proto");
  const schema::Schema schema = schema::resolve(syntax::load(inputs, drafts, ignored), ignored);
  const convert::DynamicTypes types(schema);
  std::set<std::string> needed;
  for (const auto& file : schema.files) needed.insert(file->name);
  for (const std::string_view each : descriptors) {
    decompile::FileText text = decompile::file_text(each, &types, names);
    if (!text.error.empty() && needed.count(text.file.name) != 0) {
      diagnostics.error({}, "descriptor of '{}': {}", text.file.name, text.error);
    }
    sources.add(std::move(text.file));
  }
}

schema::Schema load_schema(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  add_descriptor_sets(options, sources, diagnostics);
  if (diagnostics.has_errors()) return {};
  const auto files = syntax::load(options.inputs, sources, diagnostics);  // parses the files and their imports
  auto schema = schema::resolve(files, diagnostics);                      // resolves names to pointers
  schema::validate(schema, diagnostics);                                  // checks the rules of the language
  if (!options.experimental_editions) {
    for (const schema::File* file : schema.inputs) check_edition(*file, diagnostics);
  }
  if (!diagnostics.has_errors()) check_described_files(schema, diagnostics);
  return schema;
}

Outputs run(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  Decisions decisions = decide(options, sources, diagnostics);
  if (diagnostics.has_errors()) return {};
  keep_no_freed_memory();
  Outputs outputs;
  outputs.descriptor_set = std::move(decisions.descriptor_set);
  outputs.edition_defaults = std::move(decisions.edition_defaults);
  for (const plan::CppFile& plan : decisions.classes) {
    std::vector<emit::OutputFile>& files = files_in(options.out_dir, outputs);
    for (emit::OutputFile& output : emit::emit(plan)) files.push_back(std::move(output));  // cannot fail
  }
  for (const plan::PythonModule& module : decisions.python) {
    std::vector<emit::OutputFile>& files = files_in(options.python_out, outputs);
    files.push_back({module.source_path, emit::python_source_text(module)});
    files.push_back({module.stub_path, emit::python_stub_text(module)});
  }
  for (std::size_t i = 0; i < decisions.plugins.size(); ++i) {
    const plugin::Plugin& plugin = options.plugins[i];
    const std::string error =
        plugin::add_files(std::move(decisions.plugins[i].chunks), files_in(plugin.out_dir, outputs));
    if (!error.empty()) diagnostics.error({}, "{}: {}", plugin.option, error);
  }
  if (diagnostics.has_errors()) return {};
  return outputs;
}

}  // namespace onnxgen
