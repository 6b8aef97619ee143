// Detects the format of a file or URL from its contents.
#pragma once

#include <string>
#include <string_view>

namespace onnx_tool {

enum class Format {
  kOnnx,       // a ModelProto, with or without external data
  kArchive,    // a zip file
  kFolder,     // an archive unpacked into a folder
  kEncrypted,  // ONNXCRY1, 2 or 3
  kText,       // protobuf's text format
  kJson,       // ProtoJSON
  kSyntax,     // ONNX's textual syntax
  kRemote,     // on a server: one of the first formats, detected when it is read
};

// Returns "zip archive".
std::string_view format_text(Format format) noexcept;

// Returns whether models of this format have their external data in files next to the model.
bool has_external_files(Format format) noexcept;

// Returns whether `source` is a URL that onnxgen::remote reads.
bool is_url(std::string_view source) noexcept;

// Detects the format from the first bytes. Throws a Failure if this is not a model: a file that is missing, empty, or
// of another program.
Format format_of(const std::string& source);

}  // namespace onnx_tool
