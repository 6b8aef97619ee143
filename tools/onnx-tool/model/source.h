// The models that commands read: files, folders, URLs, standard input and pipes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/file/held_bytes.h"

namespace onnx_tool {

enum class Format {
  kOnnx,       // a ModelProto, with or without external data
  kArchive,    // a zip file
  kFolder,     // an archive unpacked into a folder
  kEncrypted,  // ONNXCRY1, 2 or 3
  kText,       // protobuf's text format
  kJson,       // ProtoJSON
  kSyntax,     // ONNX's textual syntax
  kRemote,     // on a server: any other format except a folder, detected when it is read
};

// Returns the name of a format, such as "zip archive".
std::string_view format_text(Format format) noexcept;

// Returns whether `name` is a URL that onnxgen::remote reads.
bool is_url(std::string_view name) noexcept;

// Throws WrongUsage if `name` is a URL with a scheme that onnxgen::remote does not support, such as ftp://.
void check_has_known_scheme(std::string_view name);

// Name of standard input and standard output on the command line.
inline constexpr std::string_view kStandardStream = "-";

class Source {
 public:
  // Detects the format from the first bytes. Reads all of standard input ("-") and of files that are not regular, such
  // as pipes. Throws a Failure if the file is not a model: if it is missing, empty, or a file of another program.
  explicit Source(std::string name);

  // Returns the path or URL as the user wrote it.
  const std::string& name() const noexcept { return name_; }
  // Returns the name in printable form: the path, the URL or "standard input".
  std::string shown() const;
  Format format() const noexcept { return format_; }

  // Returns whether the model is in a folder, which may contain its external data.
  bool has_external_files() const noexcept;

  // Returns whether the model was read from a stream. held() then returns its bytes.
  bool is_stream() const noexcept { return is_stream_; }
  const onnxgen::io::HeldBytes& held() const noexcept { return held_; }

  // Returns up to onnxgen::io::kRecognizedBytes of the file; empty for folders and servers.
  const std::string& first_bytes() const noexcept { return first_bytes_; }

 private:
  void read_stream();

  std::string name_;
  Format format_ = Format::kOnnx;
  bool is_stream_ = false;
  std::string first_bytes_;
  onnxgen::io::HeldBytes held_;
};

// Returns the format of a file of `size` bytes from its first bytes. If the file is not a model, throws a Failure whose
// text begins with `shown` and contains the remedy.
Format format_of(std::string_view first_bytes, std::uint64_t size, const std::string& shown);

}  // namespace onnx_tool
