// Files mapped into memory for reading.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

// A file, or its beginning, mapped into memory. All objects that point into the mapping share it; the last of them
// unmaps it. If the file is replaced (renamed over or removed), the mapping keeps the old content. The file must not be
// truncated in place: accessing a lost page terminates the program (SIGBUS). Several threads may use the const
// functions at once.
class Mapping {
 public:
  // Maps the first `size` bytes of `file`, or all of it if it is shorter. On success, takes ownership of the file and
  // keeps it open, so that its bytes can be copied from file to file. An empty file results in an empty view. Fails
  // with kMapFailed, or with kOpenFailed if the size of the file cannot be determined; `file` is then unchanged.
  static Status map(File& file, std::uint64_t size, std::shared_ptr<Mapping>& mapping);

  // Returns an object for bytes of `file` that were read into `memory`, which it keeps. It has the identity of the
  // file, but the file is closed, and may be changed or replaced by another file of the same identity.
  static std::shared_ptr<Mapping> of_memory(File file, FileIdentity identity, std::string_view bytes,
                                            std::shared_ptr<const void> memory);

  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;
  ~Mapping();

  // Returns the mapped bytes, valid as long as this object exists.
  std::string_view bytes() const noexcept { return {data_, size_}; }

  // Returns whether the bytes are those of the file, even after a change of the file. False for of_memory().
  bool follows_file() const noexcept { return memory_ == nullptr; }

  // Returns whether all of `view` is in the mapping. offset_of(view) is then its offset in the file, at the time when
  // the file was mapped or read.
  bool contains(std::string_view view) const noexcept;
  std::uint64_t offset_of(std::string_view view) const noexcept {
    return static_cast<std::uint64_t>(view.data() - data_);
  }

  // Returns the mapped file, which is closed after release_file().
  const File& file() const noexcept { return file_; }
  const std::string& path() const noexcept { return file_.path(); }
  FileIdentity identity() const noexcept { return identity_; }

  // Closes the descriptor, so that a model with thousands of data files does not exhaust the limit. The mapping stays
  // valid.
  void release_file() { (void)file_.close(); }

 private:
  Mapping(File file, std::string_view bytes, FileIdentity identity, std::shared_ptr<const void> memory = {}) noexcept
      : file_(std::move(file)),
        data_(bytes.data()),
        size_(bytes.size()),
        identity_(identity),
        memory_(std::move(memory)) {}

  File file_;
  const char* data_;
  std::size_t size_;
  FileIdentity identity_;
  std::shared_ptr<const void> memory_;  // owner of the bytes; null if they are mapped
};

}  // namespace onnxgen::io
