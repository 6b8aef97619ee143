// Converts descriptors to the text of .proto files.
#pragma once

#include <string>
#include <string_view>

#include "convert/dynamic_types.h"
#include "source/source_file.h"

namespace onnxgen::decompile {

struct FileText {
  source::SourceFile::Decompiled file;
  std::string error;  // empty on success
};

// Converts an encoded google.protobuf.FileDescriptorProto to a text that has the same descriptor and comments. `types`
// contains the options messages with all extensions; without it, the text has no options. The text of a descriptor that
// protoc could not have written may have errors.
FileText file_text(std::string_view descriptor, const convert::DynamicTypes* types);

}  // namespace onnxgen::decompile
