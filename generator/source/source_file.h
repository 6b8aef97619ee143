// The bytes of a .proto file and the offsets of its lines.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source/span.h"

namespace onnxgen::source {

// One source file. It cannot be copied or moved, because spans point to it. Offsets have 32 bits; the reader rejects
// larger files.
class SourceFile {
 public:
  // `name` is the name used in imports; `path` is the location on disk.
  SourceFile(std::string name, std::string path, std::string bytes);
  // Creates a file that is built into the generator and does not exist on disk.
  SourceFile(std::string name, std::string bytes);
  // Text made from a descriptor. `locations` is the descriptor's encoded google.protobuf.SourceCodeInfo, or empty. It
  // is used instead of the locations in the text.
  struct Decompiled {
    std::string name;
    std::string text;
    std::string locations;
    std::string descriptor;  // encoded google.protobuf.FileDescriptorProto
  };
  explicit SourceFile(Decompiled file);
  SourceFile(const SourceFile&) = delete;
  SourceFile& operator=(const SourceFile&) = delete;

  const std::string& name() const { return name_; }
  const std::string& path() const { return path_; }  // for a built-in file, only for messages
  bool is_built_in() const { return built_in_; }
  // Encoded google.protobuf.SourceCodeInfo of a decompiled file; nullopt for other files.
  const std::optional<std::string>& locations() const { return locations_; }
  // Descriptor from which a decompiled file was made; empty for other files.
  const std::string& descriptor() const { return descriptor_; }
  std::string_view bytes() const { return bytes_; }
  // Returns the offset of the first byte after the byte order mark, or 0 if the file has none.
  std::uint32_t text_begin() const;

  // Returns the 0-based line number. The line table is built on the first call, because a run without diagnostics never
  // needs it.
  std::size_t line_of(std::uint32_t offset) const;
  // Returns the line without its line ending.
  std::string_view line(std::size_t index) const;
  std::uint32_t line_begin(std::size_t index) const;

 private:
  void build_line_table() const;

  std::string name_;
  std::string path_;
  std::string bytes_;
  bool built_in_ = false;
  std::optional<std::string> locations_;
  std::string descriptor_;
  mutable std::vector<std::uint32_t> line_begins_;
};

// Returns the source text that a span covers; empty for a default span.
std::string_view text_of(const Span& span);

}  // namespace onnxgen::source
