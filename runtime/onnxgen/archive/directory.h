// Members of an archive.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/archive/end_record.h"
#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::archive {

// A member as described by the directory and its local header, which agree. Offsets are relative to the start of the
// archive, in bytes.
struct Member {
  std::string_view key;
  std::uint64_t header_offset = 0;
  std::uint64_t data_offset = 0;
  std::uint64_t stored_size = 0;  // bytes from data_offset
  std::uint64_t size = 0;         // after inflating
  std::uint32_t crc = 0;          // of the inflated bytes
  std::uint16_t method = 0;       // kStored, kDeflated or an unsupported method
  std::uint16_t flags = 0;
  std::string_view entry;  // encoded entry in the directory
};

// Returns kInvalidArchive with a message that consists of the member's name and `detail`.
Status invalid_member(const Member& member, const char* detail);

// Function that receives ranges, given as offset and length, before they are read one by one. A remote input may fetch
// them together.
using AnnounceFunction = std::function<Status(const std::vector<std::pair<std::uint64_t, std::uint64_t>>&)>;

// All members of an archive.
//
// Reading verifies the members against each other and the file: they lie before the directory and do not overlap, no
// two have the same name or unpack to the same file, duplicated information agrees, and nothing is ambiguous between
// programs (member_rules.h). All programs that read the directory of an accepted archive therefore see the same
// members.
class Directory {
 public:
  // Reads the directory of an input of `size` bytes. `read` must support any order. `announce`, if set, receives the
  // ranges that will be read.
  static Status read(const io::ReadFunction& read, std::uint64_t size, Directory& directory,
                     const AnnounceFunction& announce = {});

  // Returns the members in directory order. Views remain valid while this object exists, and after it is moved.
  const std::vector<Member>& members() const noexcept { return members_; }
  // Returns the member with this key, or null.
  const Member* find(std::string_view key) const noexcept;
  // Returns the stored member that contains all of [offset, offset + length), or null.
  const Member* find_at(std::uint64_t offset, std::uint64_t length) const noexcept;

  // Returns a description of a zip file that is not a model archive, and the remedy: "a zip file that contains
  // 'm.onnx'; extract it ...". The names of the members decide. Returns an empty string for model archives and unknown
  // zip files.
  std::string foreign_content() const;

  const EndRecord& end() const noexcept { return end_; }

 private:
  // Hashes of unpacked names, each with the index of its member.
  using UnpackedHashes = std::vector<std::pair<std::size_t, std::uint32_t>>;

  Status read_entries(const io::ReadFunction& read);
  Status index_keys();
  Status check_unpacked_names() const;
  Status check_different(UnpackedHashes::const_iterator begin, UnpackedHashes::const_iterator end) const;
  Status check_beginning(const io::ReadFunction& read) const;
  Status announce_headers(const AnnounceFunction& announce) const;
  Status check_headers(const io::ReadFunction& read);

  EndRecord end_;
  std::vector<char> encoded_;
  std::vector<Member> members_;
  std::vector<std::uint32_t> by_key_;
  std::vector<std::uint32_t> by_offset_;
};

}  // namespace onnxgen::archive
