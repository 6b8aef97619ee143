// Our schema as the descriptors that protoc makes of the same file, source info aside.
#pragma once

#include <google/protobuf/descriptor.pb.h>

#include "schema/schema.h"

namespace onnxgen::tests {

google::protobuf::FileDescriptorProto describe(const schema::File& file);

}  // namespace onnxgen::tests
