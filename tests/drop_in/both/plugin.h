// A shared library that uses the drop-in classes internally, as seen by a program that uses libprotobuf.
#pragma once

#include <string>

namespace plugin {

// Parses a model and serializes it with the drop-in classes. Returns an empty string on failure.
__attribute__((visibility("default"))) std::string rewrite(const std::string& bytes);

// Returns the model as text.
__attribute__((visibility("default"))) std::string describe(const std::string& bytes);

// Returns whether run-time type information distinguishes the drop-in classes.
__attribute__((visibility("default"))) bool is_message(const std::string& bytes);

}  // namespace plugin
