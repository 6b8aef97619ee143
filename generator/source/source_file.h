// A .proto file's bytes and where its lines begin.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "source/span.h"

namespace onnxgen::source {

// Spans point into it, so it stays where it was made. Offsets are 32 bits: whoever reads a file refuses a longer one.
class SourceFile {
 public:
  // `name` is how imports call the file, `path` where it lies on disk.
  SourceFile(std::string name, std::string path, std::string bytes);
  // A file that comes with the generator, and lies on no disk.
  SourceFile(std::string name, std::string bytes);
  SourceFile(const SourceFile&) = delete;
  SourceFile& operator=(const SourceFile&) = delete;

  const std::string& name() const { return name_; }
  const std::string& path() const { return path_; }  // for messages only where the file is built in
  bool is_built_in() const { return built_in_; }
  std::string_view bytes() const { return bytes_; }
  // Where the text begins: behind a byte order mark, where there is one.
  std::uint32_t text_begin() const;

  // Counted from 0. The line table is built at the first call: a run without faults never needs it.
  std::size_t line_of(std::uint32_t offset) const;
  // Without its line end.
  std::string_view line(std::size_t index) const;
  std::uint32_t line_begin(std::size_t index) const;

 private:
  void build_line_table() const;

  std::string name_;
  std::string path_;
  std::string bytes_;
  bool built_in_ = false;
  mutable std::vector<std::uint32_t> line_begins_;
};

// The source text a span covers; empty for a span that points nowhere.
std::string_view text_of(const Span& span);

}  // namespace onnxgen::source
