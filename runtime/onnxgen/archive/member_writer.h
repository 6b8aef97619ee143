// Writes members to a file, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/crc32.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::archive {

// Lays out members from an offset on, each with its header before its data, and writes them. The CRC-32 is computed
// from the blocks as they are written, so that the data is read from memory only once.
class MemberWriter {
 public:
  // The contents of the members must outlive this object.
  MemberWriter(const std::vector<NewMember>& members, std::uint64_t begin);

  std::uint64_t count() const noexcept { return members_.size(); }
  // Returns the offset at which the last member ends.
  std::uint64_t end() const noexcept { return end_; }

  // Writes the members. Bytes of `file` before `begin` and after end() are not changed. Afterwards the file has at
  // least `least_size` bytes.
  Status write(const io::File& file, std::uint64_t least_size, const io::Mappings& mappings, unsigned threads,
               io::Progress& progress);

  // Appends the entries of the members to a directory. Call this after write().
  void append_entries(std::string& directory) const;

 private:
  struct Written {
    StoredMember record;
    std::string header;
    std::uint64_t data_offset;
    std::vector<CrcPart> parts;
    bool has_crc = false;  // already set in the written header
  };

  void observe(std::uint64_t offset, const std::string_view* views, std::size_t count);
  // Records a byte range of a member that was part of the block at offset `block`.
  void add_part(Written& member, const CrcPart& part, std::uint64_t block);
  Status finish(const io::File& file);

  std::vector<Written> members_;
  io::FileContent content_;
  std::uint64_t end_;
  std::mutex mutex_;  // protects the parts of every member
};

// Directory of an archive and the records after it.
struct ArchiveEnd {
  std::string directory;
  std::string records;
};
ArchiveEnd make_end(std::uint64_t offset, std::uint64_t entries, std::string directory);

}  // namespace onnxgen::archive
