// An archive that is read: its directory, and the bytes of its members, held as the options say.
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

// A tensor whose bytes are in a member, and after load_tensors those bytes.
struct TensorRequest {
  std::string tensor;  // its name, for messages
  io::ExternalDataEntry entry;
  // Found by kElsewhereMark: the member is named as the tensor, and where there is none and the mark is as long as the
  // tensor's elements, it is these.
  bool is_marked = false;
  bool may_be_inline = false;
  bool is_inline = false;  // that was so; there are no bytes then
  std::string_view bytes;
};

// Bytes that are neither in a file nor in memory: on a server.
struct ByteSource {
  std::uint64_t size = 0;
  io::ReadFunction read;      // in any order
  AnnounceFunction announce;  // may be empty
  // Fills ranges, whose files are null.
  std::function<Status(const std::vector<io::ReadRange>&)> read_ranges;
};

class OpenArchive {
 public:
  // Takes over `file`, and the lock on it that keeps replace_graph away until the graph is read.
  static Status open(io::File file, io::FileLock lock, OpenArchive& archive);
  // Bytes that the caller has; without an owner they must outlive this object, and what is loaded is a copy.
  static Status open(std::shared_ptr<const void> owner, std::string_view bytes, OpenArchive& archive);

  // What the source refers to must outlive this object.
  static Status open(ByteSource source, OpenArchive& archive);

  const Directory& directory() const noexcept { return directory_; }

  // The graph, in memory of its own, inflated if need be and compared with its CRC-32. Then the lock is given up: other
  // members stay where they are whatever replace_graph does.
  Status read_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held);

  // What tells the content of a member from others that one of its name may have: its checksum and size. Empty where
  // there is no such member.
  std::string stamp_of(std::string_view key) const;

  // The bytes of all tensors. `held` gets what keeps them alive.
  Status load_tensors(std::vector<TensorRequest>& requests, const LoadOptions& options, io::Progress& progress,
                      std::vector<io::HeldBytes>& held);

  // Whether `bytes` are the content of `member`.
  Status compare(const Member& member, const std::vector<std::string_view>& bytes, bool& is_same) const;

 private:
  // A member that tensors want, and its content once it is loaded.
  struct Wanted {
    const Member* member;
    std::string_view bytes;
  };

  Status read_at(std::uint64_t offset, void* to, std::size_t count) const;
  Status read_locked_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held);
  // The whole of a member's content in memory of its own.
  Status read_content(const Member& member, std::shared_ptr<io::Buffer>& content) const;
  Status read_deflated(const Member& member, const LoadOptions& options, std::shared_ptr<io::Buffer>& content);
  Status find_wanted(std::vector<TensorRequest>& requests, std::vector<Wanted>& wanted,
                     std::vector<std::size_t>& wanted_of) const;
  Status map_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                    std::vector<io::HeldBytes>& held);
  Status read_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                     std::vector<io::HeldBytes>& held) const;
  Status check_stored(const std::vector<Wanted>& wanted, const LoadOptions& options) const;
  Status check_mapped(const Member& member) const;

  io::File file_;  // until it is mapped
  io::FileLock lock_;
  io::HeldBytes whole_;
  ByteSource source_;  // or this
  std::uint64_t size_ = 0;
  Directory directory_;
  std::uint64_t inflated_ = 0;
};

}  // namespace onnxgen::archive
