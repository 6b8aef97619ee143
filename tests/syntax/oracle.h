// ONNX's own parser and printer of the textual syntax, from Debian's libonnx (1.12 or, on Debian 13, 1.17).
#pragma once

#include <string>

namespace onnxgen::syntax::tests {

// Returns whether its release is later than 1.12, which docs/syntax.md compares with.
bool is_oracle_later();

// Parse a text and store the encoded ModelProto, GraphProto or FunctionProto in `bytes`. On failure return false and
// store the error message.
bool oracle_parses_model(const std::string& text, std::string& bytes, std::string& error);
bool oracle_parses_graph(const std::string& text, std::string& bytes, std::string& error);
bool oracle_parses_function(const std::string& text, std::string& bytes, std::string& error);

// Print an encoded GraphProto or FunctionProto.
std::string oracle_prints_graph(const std::string& bytes);
std::string oracle_prints_function(const std::string& bytes);

}  // namespace onnxgen::syntax::tests
