// Runs the generator as a plugin of protoc.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen {

struct Answer {
  std::string response;  // encoded google.protobuf.compiler.CodeGeneratorResponse
  std::string warnings;  // text for standard error
  std::string error;     // reason why there is no response; empty on success
};

// Generates the classes for an encoded google.protobuf.compiler.CodeGeneratorRequest. The parameter in the request
// contains options of --cpp_out. Errors in the schemas and options are part of the response.
Answer answer(std::string_view request);

}  // namespace onnxgen
