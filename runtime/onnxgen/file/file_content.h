// Writing what a file is to hold: bytes in memory, and bytes of other files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

using Mappings = std::vector<std::shared_ptr<const Mapping>>;

// Pieces in the order of their offsets; zeros between them and after the last.
class FileContent {
 public:
  struct Piece {
    std::uint64_t offset;
    std::string_view bytes;
  };

  // `bytes` must live until it is written.
  void add(std::uint64_t offset, std::string_view bytes);
  void append(std::string_view bytes) { add(size_, bytes); }
  // All of `other`, beginning at `offset`.
  void add(std::uint64_t offset, const FileContent& other);
  // At least so large.
  void extend(std::uint64_t size) noexcept;

  std::uint64_t size() const noexcept { return size_; }
  const std::vector<Piece>& pieces() const noexcept { return pieces_; }

  // SHA-1 of the whole in hex.
  Status checksum(Progress& progress, std::string& hex) const;

 private:
  std::vector<Piece> pieces_;
  std::uint64_t size_ = 0;
};

struct FileToWrite {
  const File* file = nullptr;  // empty
  const FileContent* content = nullptr;
};

// Sees a block, `count` views that follow each other in the file from `offset` on, right before it is written, on the
// thread that writes it. Blocks come in any order; holes of mapped files do not come.
using BlockObserver = std::function<void(std::uint64_t offset, const std::string_view* views, std::size_t count)>;

// kTruncated where a file is shorter than it was when it was mapped: touching what it has lost would end the program.
Status check_mappings(const Mappings& mappings);

// Writes all of them, in blocks spread over the threads. Pieces in one of the mappings go from file to file, holes
// staying holes, where the system can do that. With an observer, which must see them, bytes are written from memory, in
// blocks that stay in the processor's cache meanwhile.
Status write_files(const std::vector<FileToWrite>& files, const Mappings& mappings, unsigned threads,
                   Progress& progress, const BlockObserver& observer = {});

}  // namespace onnxgen::io
