// The members of an archive.
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

// What the directory and the member's own header say, which was found to agree. Offsets are bytes in the archive.
struct Member {
  std::string_view key;
  std::uint64_t header_offset = 0;
  std::uint64_t data_offset = 0;
  std::uint64_t stored_size = 0;  // bytes from data_offset on
  std::uint64_t size = 0;         // once inflated
  std::uint32_t crc = 0;          // of those
  std::uint16_t method = 0;       // kStored, kDeflated, or one that is not supported
  std::uint16_t flags = 0;
  std::string_view entry;  // as it is encoded in the directory
};

// kInvalidArchive; `detail` follows the member's name.
Status invalid_member(const Member& member, const char* detail);

// Told of ranges, each an offset and a length, that are read one by one soon after: an input that is far away may fetch
// them at once.
using AnnounceFunction = std::function<Status(const std::vector<std::pair<std::uint64_t, std::uint64_t>>&)>;

// Every member of an archive, checked against each other and against what is in the file: all of them lie before the
// directory and apart from each other, no two have one name, or are unpacked as one file, what stands twice is the same
// in both places, and nothing is said that programs understand in different ways (member_rules.h). So whatever reads
// the directory of an archive that passes sees the same members.
class Directory {
 public:
  // Of an input of `size` bytes, which `read` reads in any order. `announce`, if given, is told what will be read.
  static Status read(const io::ReadFunction& read, std::uint64_t size, Directory& directory,
                     const AnnounceFunction& announce = {});

  // In the order of the directory. Views live as long as this object, also when it is moved.
  const std::vector<Member>& members() const noexcept { return members_; }
  // Null where there is none of this name.
  const Member* find(std::string_view key) const noexcept;
  // The stored member that has all of [offset, offset + length), or null.
  const Member* find_at(std::uint64_t offset, std::uint64_t length) const noexcept;

  const EndRecord& end() const noexcept { return end_; }

 private:
  // Of names as they are unpacked, each with the number of its member.
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
