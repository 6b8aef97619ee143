// Converts descriptors to the text of .proto files.
#pragma once

#include <string>
#include <string_view>

#include "convert/dynamic_types.h"
#include "decompile/type_names.h"
#include "source/source_file.h"

namespace onnxgen::decompile {

struct FileText {
  source::SourceFile::Decompiled file;
  std::string error;  // empty on success
};

// Converts an encoded google.protobuf.FileDescriptorProto to the text of a .proto file with the same descriptor and
// comments. `types` contains the options messages and all their extensions. If it is null, the text omits options,
// except message_set_wire_format. A descriptor that protoc cannot have written may yield invalid text, or text with
// another meaning. `names` finds the types of relative names.
FileText file_text(std::string_view descriptor, const convert::DynamicTypes* types, const TypeNames& names);

}  // namespace onnxgen::decompile
