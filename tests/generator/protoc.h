// Runs protoc for comparison.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "source/diagnostics.h"

namespace onnxgen::tests {

inline constexpr const char* kNoProtoc = "no protoc: install the package protobuf-compiler";

bool have_protoc();

struct ProtocResult {
  bool accepted = false;
  std::string descriptor_set;  // of this file alone; protoc's with source info
  std::string messages;        // printed messages
  // Line numbers of the errors in the file, starting at 1, in the order of the messages. Empty if the error is in an
  // import.
  std::vector<std::size_t> error_lines;
};

// `file` is an import name.
ProtocResult run_protoc(const std::vector<std::string>& folders, const std::string& file);

// Runs the program, protoc of a newer release, which accepts all editions.
ProtocResult run_protoc(const std::vector<std::string>& folders, const std::string& file, const std::string& program,
                        const std::string& options);

// Returns the path of buf, a compiler that knows editions, or an empty string if ONNXGEN_BUF does not name it.
std::string find_buf();

// Like run_protoc(), with all options in the descriptor. `file` is relative to `folder`.
ProtocResult run_buf(const std::string& buf, const std::string& folder, const std::string& file);

// Returns the lines of the generator's errors in the file with this name, ascending, starting at 1.
std::vector<std::size_t> error_lines(const source::Diagnostics& diagnostics, const std::string& name);

}  // namespace onnxgen::tests
