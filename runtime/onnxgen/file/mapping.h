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

  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;
  ~Mapping();

  // Returns the mapped bytes, valid as long as this object exists.
  std::string_view bytes() const noexcept { return {data_, size_}; }

  // Returns whether all of `view` is in the mapping; its offset in the file is then offset_of(view).
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
  Mapping(File file, const char* data, std::size_t size, FileIdentity identity) noexcept
      : file_(std::move(file)), data_(data), size_(size), identity_(identity) {}

  File file_;
  const char* data_;
  std::size_t size_;
  FileIdentity identity_;
};

}  // namespace onnxgen::io
