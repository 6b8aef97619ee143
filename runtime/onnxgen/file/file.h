// Files by descriptor: reads and writes that are complete or fail, at offsets of 64 bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io {

// An open file that is closed with its owner. Errors name the path that it was opened by. All const functions may be
// called by several threads at once.
class File {
 public:
  File() noexcept = default;
  // Takes over `descriptor`, also where there is no memory for `path`, which is for messages.
  File(Descriptor descriptor, std::string_view path) : File(descriptor) { path_ = path; }
  File(File&& other) noexcept;
  File& operator=(File&& other) noexcept;
  ~File();

  // Opens an existing file to read, following links: for paths that the user gave, not for those that a model names.
  // Anything but a regular file is refused.
  static Status open(const std::string& path, File& file);

  bool is_open() const noexcept { return descriptor_ != kNoDescriptor; }
  Descriptor descriptor() const noexcept { return descriptor_; }
  const std::string& path() const noexcept { return path_; }

  // The size that it has now.
  Status size(std::uint64_t& bytes) const;

  // Reads exactly `count` bytes at `offset`; the end of the file before that is kTruncated.
  Status read_at(std::uint64_t offset, void* to, std::size_t count) const;
  // Reads up to `count` bytes; `done` is less only at the end of the file.
  Status read_some_at(std::uint64_t offset, void* to, std::size_t count, std::size_t& done) const;
  // Writes exactly `count` bytes at `offset`.
  Status write_at(std::uint64_t offset, const void* from, std::size_t count) const;

  // Writes all of the views, which follow each other in the file from `offset` on.
  Status write_views_at(std::uint64_t offset, const std::string_view* views, std::size_t count) const;
  // Cuts the file off, or makes it longer by zeros.
  Status resize(std::uint64_t size) const;

  // Gives the descriptor away.
  Descriptor release() noexcept { return std::exchange(descriptor_, kNoDescriptor); }
  // Closes it; an error that the system held back until now (a full disk, a lost server) is reported.
  Status close();

 private:
  explicit File(Descriptor descriptor) noexcept : descriptor_(descriptor) {}
  Status write_all(std::string_view* next, std::string_view* end, std::uint64_t& offset) const;

  Descriptor descriptor_ = kNoDescriptor;
  std::string path_;
};

// What tells two files apart, whatever their paths.
struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;

  friend bool operator==(const FileIdentity& a, const FileIdentity& b) noexcept {
    return a.device == b.device && a.inode == b.inode;
  }
  friend bool operator!=(const FileIdentity& a, const FileIdentity& b) noexcept { return !(a == b); }
  friend bool operator<(const FileIdentity& a, const FileIdentity& b) noexcept {
    return a.device != b.device ? a.device < b.device : a.inode < b.inode;
  }
};

// What the system says of a file.
struct FileFacts {
  FileIdentity identity;
  std::uint64_t size = 0;
  std::uint64_t links = 0;
  std::uint64_t modified = 0;  // a stamp of its last change, good for being compared with another
  int permissions = -1;        // those of POSIX; -1 where the system has others
  bool is_regular = false;
  bool is_folder = false;
  bool is_link = false;  // never, where links were followed
};

Status facts_of(const File& file, FileFacts& facts);
// Of the file that `path` leads to, links being followed.
Status facts_of(const std::string& path, FileFacts& facts);

// Whether both are of one file that nobody wrote to in between.
bool is_unchanged(const FileFacts& before, const FileFacts& after) noexcept;

// Text that tells the state of a file from those that it had before and from other files: it changes when the file is
// written to or replaced.
std::string stamp_of(const FileFacts& facts);

// "a/b" of "a/b/model.onnx", "." of "model.onnx", "/" of "/model.onnx". Windows parts paths by either slash, and has
// drives: "C:/" of "C:/model.onnx", "C:." of "C:model.onnx".
std::string folder_of(const std::string& path);
// "model.onnx" of all these.
std::string name_of(const std::string& path);

}  // namespace onnxgen::io
