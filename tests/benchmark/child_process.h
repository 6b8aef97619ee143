#pragma once

#include <string>

namespace onnxgen::bench {

// The descriptor under which a child finds what the parent shares with it.
inline constexpr int kSharedDescriptor = 3;

// Starts this program again with `argument` as its only one and `shared` as kSharedDescriptor, waits for its end and
// returns what it printed. Throws when it fails.
std::string run_in_child(const std::string& argument, int shared);

}  // namespace onnxgen::bench
