// protoc, to compare with.
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
  std::string descriptor_set;  // of the file alone, without source info
  std::string messages;        // what it printed
  // In the order of its messages, counted from 1. None where the fault is in an import.
  std::vector<std::size_t> error_lines;
};

// `file` is named as imports name it.
ProtocResult run_protoc(const std::vector<std::string>& folders, const std::string& file);

// The lines of our errors in the file of that name, ascending, counted from 1.
std::vector<std::size_t> error_lines(const source::Diagnostics& diagnostics, const std::string& name);

}  // namespace onnxgen::tests
