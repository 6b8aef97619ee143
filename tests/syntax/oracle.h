// ONNX's own parser and printer of the textual syntax, from Debian's libonnx (1.12).
#pragma once

#include <string>

namespace onnxgen::syntax::tests {

// Parse a text and store the encoded ModelProto, GraphProto or FunctionProto in `bytes`. On failure return false and
// store the error message.
bool oracle_parses_model(const std::string& text, std::string& bytes, std::string& error);
bool oracle_parses_graph(const std::string& text, std::string& bytes, std::string& error);
bool oracle_parses_function(const std::string& text, std::string& bytes, std::string& error);

// Print an encoded GraphProto or FunctionProto.
std::string oracle_prints_graph(const std::string& bytes);
std::string oracle_prints_function(const std::string& bytes);

}  // namespace onnxgen::syntax::tests
