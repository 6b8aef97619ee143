// The .proto files that come with the generator: those of google/protobuf.
#pragma once

#include <string_view>
#include <vector>

namespace onnxgen::source {

struct WellKnownFile {
  std::string_view name;  // as imports have it
  std::string_view text;
};

// Defined in a source that the build makes of schemas/google.
const std::vector<WellKnownFile>& well_known_files();

}  // namespace onnxgen::source
