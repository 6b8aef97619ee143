// Helper for tests of borrowed bytes and strings.
#pragma once

#include <string_view>

namespace onnxgen::tests {

// Returns whether `part` lies within the memory of `whole`.
inline bool points_into(std::string_view part, std::string_view whole) {
  return part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size();
}

}  // namespace onnxgen::tests
