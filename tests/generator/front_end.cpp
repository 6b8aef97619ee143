#include "front_end.h"

#include <utility>

#include "schema/resolve.h"
#include "schema/validate.h"
#include "syntax/load.h"

namespace onnxgen::tests {

FrontEnd::FrontEnd(std::vector<source::ImportPath> import_paths, const std::vector<std::string>& inputs)
    : sources(std::move(import_paths)) {
  schema = schema::resolve(syntax::load(inputs, sources, diagnostics), diagnostics);
  schema::validate(schema, diagnostics);
}

}  // namespace onnxgen::tests
