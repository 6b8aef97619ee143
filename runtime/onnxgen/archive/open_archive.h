// An archive opened for reading: its directory, and the bytes of its members, held as the options say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/archive/directory.h"
#include "onnxgen/archive/load_options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/file_lock.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::archive {

// Request for the bytes of a tensor in a member. load_tensors() sets `bytes`.
struct TensorRequest {
  std::string tensor;  // name of the tensor, for messages
  io::ExternalDataEntry entry;
  // The tensor is marked by kElsewhereMark: the member is named like the tensor. If no such member exists and
  // may_be_inline is set (the elements are as long as the mark), the mark itself is the elements.
  bool is_marked = false;
  bool may_be_inline = false;
  bool is_inline = false;  // the mark is the elements; `bytes` is empty
  std::string_view bytes;
};

// Archive that is neither a file nor in memory, for example on a server.
struct ByteSource {
  std::uint64_t size = 0;
  io::ReadFunction read;      // in any order
  AnnounceFunction announce;  // may be empty
  // Reads ranges, whose files are null.
  std::function<Status(const std::vector<io::ReadRange>&)> read_ranges;
};

class OpenArchive {
 public:
  // Opens an archive file. Takes ownership of `file` and of its lock, which excludes replace_graph() until the graph is
  // read.
  static Status open(io::File file, io::FileLock lock, OpenArchive& archive);
  // Opens an archive in memory. Without an owner, `bytes` must outlive this object, and loaded elements are copies.
  static Status open(std::shared_ptr<const void> owner, std::string_view bytes, OpenArchive& archive);

  // Opens an archive through `source`. Everything that it refers to must outlive this object.
  static Status open(ByteSource source, OpenArchive& archive);

  const Directory& directory() const noexcept { return directory_; }

  // Reads the graph into memory, inflates it if necessary and verifies its CRC-32. Then releases the lock, since
  // replace_graph() does not move other members.
  Status read_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held);

  // Returns a stamp that identifies the content of a member: its checksum and size. Empty if there is no such member.
  std::string stamp_of(std::string_view key) const;

  // Loads the bytes of all tensors. `held` receives their owners.
  Status load_tensors(std::vector<TensorRequest>& requests, const LoadOptions& options, io::Progress& progress,
                      std::vector<io::HeldBytes>& held);

  // Sets `is_same` to whether `bytes` are the content of `member`.
  Status compare(const Member& member, const std::vector<std::string_view>& bytes, bool& is_same) const;

 private:
  // A member that tensors need, and its content after loading.
  struct Wanted {
    const Member* member;
    std::string_view bytes;
  };

  Status read_at(std::uint64_t offset, void* to, std::size_t count) const;
  Status read_locked_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held);
  // Reads the whole content of a member into memory.
  Status read_content(const Member& member, std::shared_ptr<io::Buffer>& content) const;
  Status read_deflated(const Member& member, const LoadOptions& options, std::shared_ptr<io::Buffer>& content);
  Status find_wanted(std::vector<TensorRequest>& requests, std::vector<Wanted>& wanted,
                     std::vector<std::size_t>& wanted_of) const;
  Status map_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                    std::vector<io::HeldBytes>& held);
  Status plan_reads(std::vector<Wanted*> stored, std::vector<io::ReadRange>& ranges,
                    std::vector<io::HeldBytes>& held) const;
  Status read_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                     std::vector<io::HeldBytes>& held) const;
  Status check_stored(const std::vector<Wanted>& wanted, const LoadOptions& options) const;
  Status check_mapped(const Member& member) const;

  io::File file_;  // open until it is mapped
  io::FileLock lock_;
  io::HeldBytes whole_;
  ByteSource source_;  // replaces file_ and whole_
  std::uint64_t size_ = 0;
  Directory directory_;
  std::uint64_t inflated_ = 0;
};

}  // namespace onnxgen::archive
