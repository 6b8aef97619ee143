// Default values of features in each edition, which generators of code need.
#pragma once

#include <string>

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::descriptor {

// Names of editions, as in "2023" for EDITION_2023.
struct EditionRange {
  std::string minimum = "PROTO2";
  std::string maximum = name_of(syntax::kNewestEdition);
};

// Encodes google.protobuf.FeatureSetDefaults with the features of all files. The result is byte-identical to protoc's
// --edition_defaults_out. Reports unknown editions and invalid declarations of features.
std::string edition_defaults(const schema::Schema& schema, const EditionRange& range, source::Diagnostics& diagnostics);

}  // namespace onnxgen::descriptor
