// Classes of services: the interface that a server implements, and the stub that a client calls.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit::protobuf {

// Declaration and definition are empty if the file has no such classes.
std::string service_classes(const plan::CppFile& file);
std::string service_definitions(const plan::CppFile& file);

}  // namespace onnxgen::emit::protobuf
