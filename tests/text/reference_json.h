// Conversion between encoded bytes and JSON by libprotobuf.
#pragma once

#include <google/protobuf/util/json_util.h>

#include <string>

#include "onnxgen/text/print_json.h"

namespace onnxgen::tests {

// Returns options in which the four lowest bits set the four options.
text::PrintJsonOptions json_options(unsigned bits);

google::protobuf::util::Status reference_json(const std::string& bytes, const std::string& type,
                                              const text::PrintJsonOptions& options, std::string& out);

// Returns the encoding that libprotobuf produces from JSON.
google::protobuf::util::Status reference_bytes(const std::string& json, const std::string& type, std::string& out);

}  // namespace onnxgen::tests
