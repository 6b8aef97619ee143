// The .proto files built into the generator: those of google/protobuf.
#pragma once

#include <string_view>
#include <vector>

namespace onnxgen::source {

struct WellKnownFile {
  std::string_view name;  // name used in imports
  std::string_view text;
};

// Returns all built-in files. Defined in a source file that the build generates from schemas/google.
const std::vector<WellKnownFile>& well_known_files();

}  // namespace onnxgen::source
