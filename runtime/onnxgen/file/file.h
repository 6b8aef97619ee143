// Files by descriptor. Reads and writes complete or fail, and offsets have 64 bits.
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

// An open file, closed by the destructor. Errors name the path that it was opened with. All const functions may be
// called concurrently. Functions that read return kReadFailed if the system reports an error, those that write
// kWriteFailed. Offsets beyond 2^63 - 1 are kOutOfFile when reading and kWriteFailed when writing.
class File {
 public:
  File() noexcept = default;
  // Takes ownership of `descriptor`, even if copying `path` runs out of memory. `path` is for messages.
  File(Descriptor descriptor, std::string_view path) : File(descriptor) { path_ = path; }
  File(File&& other) noexcept;
  File& operator=(File&& other) noexcept;
  ~File();

  // Opens an existing regular file for reading. Follows links: intended for paths given by the user, not for paths that
  // a model names. Returns kOpenFailed, and leaves `file` unchanged, if that fails or if it is not a regular file.
  static Status open(const std::string& path, File& file);

  bool is_open() const noexcept { return descriptor_ != kNoDescriptor; }
  Descriptor descriptor() const noexcept { return descriptor_; }
  const std::string& path() const noexcept { return path_; }

  // Gets the current size in bytes. Returns kOpenFailed on error.
  Status size(std::uint64_t& bytes) const;

  // Reads exactly `count` bytes at `offset`. Returns kTruncated if the file ends before that.
  Status read_at(std::uint64_t offset, void* to, std::size_t count) const;
  // Reads up to `count` bytes. `done` is less than `count` only at the end of the file.
  Status read_some_at(std::uint64_t offset, void* to, std::size_t count, std::size_t& done) const;
  // Writes exactly `count` bytes at `offset`.
  Status write_at(std::uint64_t offset, const void* from, std::size_t count) const;

  // Writes all views, one after the other, starting at `offset`.
  Status write_views_at(std::uint64_t offset, const std::string_view* views, std::size_t count) const;
  // Truncates the file, or extends it with zeros.
  Status resize(std::uint64_t size) const;

  // Returns the descriptor and gives up its ownership.
  Descriptor release() noexcept { return std::exchange(descriptor_, kNoDescriptor); }
  // Closes the file. Reports errors that the system deferred until now, such as a full disk or a lost server.
  Status close();

 private:
  explicit File(Descriptor descriptor) noexcept : descriptor_(descriptor) {}
  Status write_all(std::string_view* next, std::string_view* end, std::uint64_t& offset) const;

  Descriptor descriptor_ = kNoDescriptor;
  std::string path_;
};

// Identity of a file regardless of its path. The system may assign that of a deleted file to a new one.
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

// File attributes.
struct FileAttributes {
  FileIdentity identity;
  std::uint64_t size = 0;
  std::uint64_t links = 0;
  std::uint64_t modified = 0;  // stamp of the last modification; only for comparison
  int permissions = -1;        // POSIX permissions; -1 on other systems
  bool is_regular = false;
  bool is_folder = false;
  bool is_link = false;  // always false if links were followed
};

// Gets the attributes of an open file. Returns kOpenFailed on error.
Status attributes_of(const File& file, FileAttributes& attributes);
// Overload for the file at `path`. Follows links.
Status attributes_of(const std::string& path, FileAttributes& attributes);

// Returns whether both describe the same file and it was not written to in between.
bool is_unchanged(const FileAttributes& before, const FileAttributes& after) noexcept;

// Returns a text that identifies the state of a file. It differs for other files, and changes when the file is written
// to or replaced.
std::string stamp_of(const FileAttributes& attributes);

// Returns the folder of a path: "a/b" for "a/b/model.onnx", "." for "model.onnx", "/" for "/model.onnx". On Windows,
// also handles backslashes and drives: "C:/" for "C:/model.onnx", "C:." for "C:model.onnx".
std::string folder_of(const std::string& path);
// Returns the last component: "model.onnx" for all of these.
std::string name_of(const std::string& path);

}  // namespace onnxgen::io
