// A schema as protoc's --descriptor_set_out writes it: a serialized google.protobuf.FileDescriptorSet, byte for byte
// the same, without source info.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::descriptor {

enum class Imports { kLeftOut, kIncluded };

// `files`, each once and after those that it imports; with imports, all that they reach as well.
std::string descriptor_set(const std::vector<const schema::File*>& files, Imports imports);

// kAll has a JSON name for every field, as protoc's sets do; kGiven only those that differ from the derived one, as the
// descriptors in protoc's generated code do.
enum class JsonNames { kAll, kGiven };

// One file, as google.protobuf.FileDescriptorProto.
std::string describe(const schema::File& file, JsonNames names);

}  // namespace onnxgen::descriptor
