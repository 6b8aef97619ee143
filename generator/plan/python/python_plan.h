#pragma once

#include <string>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/python/python_module.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plan {

// A file and its serialized google.protobuf.FileDescriptorProto.
struct PythonSource {
  const schema::File* file;
  std::string serialized;
};

// Plans one module for all `files`. `name` is the name of the module, including its packages. If it is empty, there
// must be exactly one file, which determines the name: a/b.proto becomes a.b_pb2.
PythonModule make_python_plan(const std::vector<PythonSource>& files, const std::string& name,
                              const CppOptions& options, source::Diagnostics& diagnostics);

}  // namespace onnxgen::plan
