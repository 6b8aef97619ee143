// The stages from text to validated schema, for tests.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"
#include "source/diagnostics.h"
#include "source/source_tree.h"

namespace onnxgen::tests {

// Owns the sources, because the schema and the diagnostics point into them.
struct FrontEnd {
  FrontEnd(std::vector<source::ImportPath> import_paths, const std::vector<std::string>& inputs);

  source::SourceTree sources;
  source::Diagnostics diagnostics;
  schema::Schema schema;
};

}  // namespace onnxgen::tests
