// A shared library that has the drop-in classes inside, as a program that has libprotobuf's sees it.
#pragma once

#include <string>

namespace plugin {

// Parses a model and writes it again, by our classes; empty if that fails.
__attribute__((visibility("default"))) std::string rewrite(const std::string& bytes);

// The model's text.
__attribute__((visibility("default"))) std::string describe(const std::string& bytes);

// Whether the types of our classes are told apart at run time.
__attribute__((visibility("default"))) bool is_message(const std::string& bytes);

}  // namespace plugin
