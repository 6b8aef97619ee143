// A file that is mapped into memory to be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

// A file, or the beginning of one, as memory. All objects that point into the mapping share it, and the last of them
// unmaps it. The file may be replaced meanwhile (renamed over, removed): the mapping keeps the old content. But nobody
// may cut it short in place: the system would end the program (SIGBUS) when it touches a lost page.
class Mapping {
 public:
  // Maps the first `size` bytes of `file`, or all that it has. On success the mapping takes it over and keeps it open,
  // so that its bytes can be copied from file to file. An empty file is an empty view.
  static Status map(File& file, std::uint64_t size, std::shared_ptr<Mapping>& mapping);

  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;
  ~Mapping();

  std::string_view bytes() const noexcept { return {data_, size_}; }

  // Whether all of `view` lies in here; its place in the file is then offset_of(view).
  bool contains(std::string_view view) const noexcept;
  std::uint64_t offset_of(std::string_view view) const noexcept {
    return static_cast<std::uint64_t>(view.data() - data_);
  }

  // Closed when release_file() was called.
  const File& file() const noexcept { return file_; }
  const std::string& path() const noexcept { return file_.path(); }
  FileIdentity identity() const noexcept { return identity_; }

  // Closes the descriptor: a model of thousands of data files would use them up.
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
