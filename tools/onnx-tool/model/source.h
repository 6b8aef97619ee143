// What a path or URL holds, by its content.
#pragma once

#include <string>
#include <string_view>

namespace onnx_tool {

enum class Format {
  kOnnx,       // a ModelProto, with or without external data
  kArchive,    // a zip file
  kFolder,     // the folder form of archives
  kEncrypted,  // ONNXCRY1, 2 or 3
  kText,       // protobuf's text format
  kJson,       // ProtoJSON
  kSyntax,     // ONNX's textual syntax
  kRemote,     // on a server: any of the first, told apart when it is read
};

// "zip archive"
std::string_view format_text(Format format) noexcept;

// Returns whether a model of this format has its external data in files beside it.
bool has_files_beside(Format format) noexcept;

// Whether it is a URL that onnxgen::remote reads.
bool is_url(std::string_view source) noexcept;

// Looks at the first bytes. A Failure for what is no model: a file that is missing, empty, or of another program.
Format format_of(const std::string& source);

}  // namespace onnx_tool
