// JSON as libprotobuf makes it of encoded bytes, and the other way round.
#pragma once

#include <google/protobuf/util/json_util.h>

#include <string>

#include "onnxgen/text/print_json.h"

namespace onnxgen::tests {

// All four options, by the lowest bits.
text::PrintJsonOptions json_options(unsigned bits);

google::protobuf::util::Status reference_json(const std::string& bytes, const std::string& type,
                                              const text::PrintJsonOptions& options, std::string& out);

// The encoding that libprotobuf makes of JSON.
google::protobuf::util::Status reference_bytes(const std::string& json, const std::string& type, std::string& out);

}  // namespace onnxgen::tests
