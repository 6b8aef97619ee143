// Writing what a file is to hold: bytes in memory, and bytes of other files.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/io/file.h"
#include "onnxgen/io/mapping.h"
#include "onnxgen/io/progress.h"

namespace onnxgen::io {

using Mappings = std::vector<std::shared_ptr<const Mapping>>;

// Pieces in the order of their offsets; zeros between them and after the last.
class FileContent {
 public:
  // `bytes` must live until it is written.
  void add(std::uint64_t offset, std::string_view bytes);
  void append(std::string_view bytes) { add(size_, bytes); }
  // At least so large.
  void extend(std::uint64_t size) noexcept;

  std::uint64_t size() const noexcept { return size_; }

  // SHA-1 of the whole in hex.
  Status checksum(Progress& progress, std::string& hex) const;

 private:
  friend class ContentWriter;

  struct Piece {
    std::uint64_t offset;
    std::string_view bytes;
  };

  std::vector<Piece> pieces_;
  std::uint64_t size_ = 0;
};

struct FileToWrite {
  const File* file = nullptr;  // empty
  const FileContent* content = nullptr;
};

// kTruncated where a file is shorter than it was when it was mapped: touching what it has lost would end the program.
Status check_mappings(const Mappings& mappings);

// Writes all of them, in blocks spread over the threads. Pieces in one of the mappings go from file to file, holes
// staying holes, where the system can do that.
Status write_files(const std::vector<FileToWrite>& files, const Mappings& mappings, unsigned threads,
                   Progress& progress);

}  // namespace onnxgen::io
