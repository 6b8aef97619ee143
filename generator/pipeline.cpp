#include "pipeline.h"

#include "plan/plan.h"
#include "schema/resolve.h"
#include "schema/validate.h"
#include "syntax/load.h"

namespace onnxgen {

std::vector<emit::OutputFile> run(const Options& options, source::SourceTree& sources,
                                  source::Diagnostics& diagnostics) {
  const auto files = syntax::load(options.inputs, sources, diagnostics);  // text to syntax, imports followed
  const auto schema = schema::resolve(files, diagnostics);                // names to pointers
  schema::validate(schema, diagnostics);                                  // the language's rules
  if (diagnostics.has_errors()) return {};
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

}  // namespace onnxgen
