#include "pipeline.h"

#include <algorithm>

#include "descriptor/descriptor_set.h"
#include "plan/plan.h"
#include "schema/resolve.h"
#include "schema/validate.h"
#include "syntax/load.h"

namespace onnxgen {
namespace {

std::string violation(const Options& options, const std::string& import) {
  std::string text = options.direct_dependencies_violation;
  if (text.empty()) text = "'%s' is imported but is none of the --direct_dependencies";
  const std::size_t place = text.find("%s");
  if (place != std::string::npos) text.replace(place, 2, import);
  return text;
}

void check_direct_dependencies(const schema::Schema& schema, const Options& options, source::Diagnostics& diagnostics) {
  if (!options.direct_dependencies) return;
  const std::vector<std::string>& allowed = *options.direct_dependencies;
  for (const schema::File* file : schema.inputs) {
    for (const schema::Import& import : file->imports) {
      if (std::find(allowed.begin(), allowed.end(), import.file->name) != allowed.end()) continue;
      diagnostics.error(import.span, "{}", violation(options, import.file->name));
    }
  }
}

std::vector<emit::OutputFile> make_classes(const schema::Schema& schema, const Options& options,
                                           source::Diagnostics& diagnostics) {
  std::vector<plan::CppFile> plans;
  for (const schema::File* file : schema.inputs) {
    plans.push_back(plan::make_plan(*file, options.cpp, diagnostics));  // final C++ spellings, collisions
  }
  if (diagnostics.has_errors()) return {};
  std::vector<emit::OutputFile> outputs;
  for (const plan::CppFile& plan : plans) {
    for (emit::OutputFile& output : emit::emit(plan)) outputs.push_back(std::move(output));  // text only, cannot fail
  }
  return outputs;
}

}  // namespace

schema::Schema load_schema(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  const auto files = syntax::load(options.inputs, sources, diagnostics);  // text to syntax, imports followed
  auto schema = schema::resolve(files, diagnostics);                      // names to pointers
  schema::validate(schema, diagnostics);                                  // the language's rules
  return schema;
}

Outputs run(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics) {
  const auto schema = load_schema(options, sources, diagnostics);
  if (diagnostics.has_errors()) return {};
  check_direct_dependencies(schema, options, diagnostics);
  Outputs outputs;
  if (!options.out_dir.empty()) outputs.classes = make_classes(schema, options, diagnostics);
  if (diagnostics.has_errors()) return {};
  if (!options.descriptor_set_out.empty()) {
    using descriptor::Imports;
    const Imports imports = options.include_imports ? Imports::kIncluded : Imports::kLeftOut;
    outputs.descriptor_set = descriptor::descriptor_set(schema.inputs, imports);
  }
  return outputs;
}

}  // namespace onnxgen
