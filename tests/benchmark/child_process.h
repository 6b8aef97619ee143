#pragma once

#include <string>

namespace onnxgen::bench {

// Descriptor through which a parent shares data with its child.
inline constexpr int kSharedDescriptor = 3;

// Runs this program again with `argument` as its only argument and `shared` as kSharedDescriptor. Waits for its end and
// returns its output. Throws if it fails.
std::string run_in_child(const std::string& argument, int shared);

}  // namespace onnxgen::bench
