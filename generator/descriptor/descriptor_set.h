// Writes a schema as a serialized google.protobuf.FileDescriptorSet. The result is byte-identical to protoc's
// --descriptor_set_out.
#pragma once

#include <string>
#include <vector>

#include "descriptor/option_values.h"
#include "schema/schema.h"

namespace onnxgen::descriptor {

enum class Imports { kLeftOut, kIncluded };

// Returns `files` and all files that they import, directly or indirectly. Each file occurs once, after its imports and
// then its option imports.
std::vector<const schema::File*> imports_first(const std::vector<const schema::File*>& files);

// kAll: every field has a JSON name, as in protoc's descriptor sets. kExplicit: only names that differ from the derived
// one, as in the descriptors embedded in protoc's generated code.
enum class JsonNames { kAll, kExplicit };

struct Form {
  JsonNames json_names = JsonNames::kAll;
  Retention retention = Retention::kRuntime;
  bool has_source_info = false;  // locations and comments
};

// Encodes `files`, each once and after the files that it imports. With Imports::kIncluded, also encodes all direct and
// indirect imports.
std::string descriptor_set(const std::vector<const schema::File*>& files, Imports imports, const Form& form = {});

// Encodes one file as google.protobuf.FileDescriptorProto.
std::string describe(const schema::File& file, const Form& form);

}  // namespace onnxgen::descriptor
