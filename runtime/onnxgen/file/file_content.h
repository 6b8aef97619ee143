// Describes and writes the content of files: bytes in memory, and bytes of other files.
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

// Content of a file: chunks in order of offset, with zeros between them and after the last.
class FileContent {
 public:
  struct Chunk {
    std::uint64_t offset;
    std::string_view bytes;
  };

  // The caller must keep `bytes` alive until the content is written.
  void add(std::uint64_t offset, std::string_view bytes);
  void append(std::string_view bytes) { add(size_, bytes); }
  // Adds all of `other` at `offset`.
  void add(std::uint64_t offset, const FileContent& other);
  // Extends the size to at least `size` bytes.
  void extend(std::uint64_t size) noexcept;

  std::uint64_t size() const noexcept { return size_; }
  const std::vector<Chunk>& chunks() const noexcept { return chunks_; }

  // Computes the SHA-1 of the whole content, in hexadecimal.
  Status checksum(Progress& progress, std::string& hex) const;

 private:
  std::vector<Chunk> chunks_;
  std::uint64_t size_ = 0;
};

struct FileToWrite {
  const File* file = nullptr;  // must be empty
  const FileContent* content = nullptr;
};

// Function that receives each block immediately before it is written, on the thread that writes it. A block is `count`
// views that are contiguous in the file from `offset`. Blocks arrive in any order; holes of mapped files are omitted.
using BlockObserver = std::function<void(std::uint64_t offset, const std::string_view* views, std::size_t count)>;

// Returns kTruncated if a file is now shorter than when it was mapped. Accessing its lost pages would terminate the
// program.
Status check_mappings(const Mappings& mappings);

// Writes all files, in blocks distributed over the threads. Chunks in one of the mappings are copied from file to file
// if the system can do that, and their holes are preserved. With an observer, the bytes are written from memory, in
// blocks small enough to stay in the processor's cache.
Status write_files(const std::vector<FileToWrite>& files, const Mappings& mappings, unsigned threads,
                   Progress& progress, const BlockObserver& observer = {});

}  // namespace onnxgen::io
