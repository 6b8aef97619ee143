#include "onnxgen/archive/zip_format.h"

#include <algorithm>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::archive {
namespace {

constexpr std::uint16_t kVersion = 20;    // folders and deflated members; supported by every reader
constexpr std::uint16_t kVersion64 = 45;  // ZIP64
constexpr std::uint16_t kMadeOnUnix = 3 << 8;
constexpr std::uint32_t kFileMode = 0100644U << 16;  // permissions of unpacked files
// 1 January 1980, the earliest date of the format. A fixed date makes the file depend only on the model.
constexpr std::uint16_t kTime = 0;
constexpr std::uint16_t kDate = 1 << 5 | 1;
// Extra field that several writers use to align data: the alignment, then zeros.
constexpr std::uint16_t kPaddingField = 0xD935;
constexpr std::size_t kSmallestPadding = kFieldHeader + 2;
constexpr std::size_t kCrcAt = 14;

class Record {
 public:
  explicit Record(std::string& to) : to_(to) {}

  Record& u16(std::uint64_t value) { return number(value, 2); }
  Record& u32(std::uint64_t value) { return number(value, 4); }
  Record& u64(std::uint64_t value) { return number(value, 8); }
  // A number, or the placeholder if it does not fit.
  Record& short_or_mark(std::uint64_t value) { return u16(std::min<std::uint64_t>(value, kIn64Short)); }
  Record& or_mark(std::uint64_t value) { return u32(std::min<std::uint64_t>(value, kIn64)); }

  // Fields that the local header of a member and its directory entry have in common.
  Record& common_fields(const StoredMember& member, std::uint16_t version, std::size_t extra_size) {
    return u16(version)
        .u16(0)
        .u16(kStored)
        .u16(kTime)
        .u16(kDate)
        .u32(member.crc)
        .or_mark(member.size)
        .or_mark(member.size)
        .u16(member.key.size())
        .u16(extra_size);
  }

 private:
  Record& number(std::uint64_t value, int width) {
    append_number(to_, value, width);
    return *this;
  }

  std::string& to_;
};

std::string padding(std::uint64_t unpadded_end) {
  std::uint64_t size = (kAlignment - unpadded_end % kAlignment) % kAlignment;
  if (size == 0) return {};
  if (size < kSmallestPadding) size += kAlignment;
  std::string field;
  Record(field).u16(kPaddingField).u16(size - kFieldHeader).u16(kAlignment);
  field.resize(static_cast<std::size_t>(size), '\0');
  return field;
}

}  // namespace

Status invalid_archive(std::string detail) {
  return io::failure(ErrorCode::kInvalidArchive, {}, std::move(detail));
}

void append_number(std::string& to, std::uint64_t value, int width) {
  for (int i = 0; i < width; ++i) to += static_cast<char>(value >> 8 * i & 0xFF);
}

std::string local_header(const StoredMember& member) {
  std::string extra;
  const bool is_large = member.size >= kIn64;
  if (is_large) Record(extra).u16(kZip64Field).u16(16).u64(member.size).u64(member.size);
  extra += padding(member.header_offset + kLocalSize + member.key.size() + extra.size());
  std::string header;
  Record(header).u32(kLocalSignature).common_fields(member, is_large ? kVersion64 : kVersion, extra.size());
  return header + member.key + extra;
}

void set_crc(std::string& header, std::uint32_t crc) noexcept {
  for (std::size_t i = 0; i < 4; ++i) header[kCrcAt + i] = static_cast<char>(crc >> 8 * i & 0xFF);
}

void append_central_entry(const StoredMember& member, std::string& directory) {
  std::string large;
  if (member.size >= kIn64) Record(large).u64(member.size).u64(member.size);
  if (member.header_offset >= kIn64) Record(large).u64(member.header_offset);
  std::string extra;
  if (!large.empty()) Record(extra).u16(kZip64Field).u16(large.size());
  extra += large;
  const std::uint16_t version = extra.empty() ? kVersion : kVersion64;
  Record(directory)
      .u32(kCentralSignature)
      .u16(kMadeOnUnix | version)
      .common_fields(member, version, extra.size())
      .u16(0)  // no comment
      .u16(0)  // the only disk
      .u16(0)  // binary
      .u32(kFileMode)
      .or_mark(member.header_offset);
  directory += member.key;
  directory += extra;
}

std::string end_records(std::uint64_t offset, std::uint64_t size, std::uint64_t entries) {
  std::string records;
  if (offset >= kIn64 || size >= kIn64 || entries >= kIn64Short) {
    Record(records)
        .u32(kEnd64Signature)
        .u64(kEnd64Size - 12)  // size of the rest of the record
        .u16(kMadeOnUnix | kVersion64)
        .u16(kVersion64)
        .u32(0)
        .u32(0)
        .u64(entries)
        .u64(entries)
        .u64(size)
        .u64(offset)
        .u32(kLocator64Signature)
        .u32(0)
        .u64(offset + size)
        .u32(1);
  }
  Record(records)
      .u32(kEndSignature)
      .u16(0)
      .u16(0)
      .short_or_mark(entries)
      .short_or_mark(entries)
      .or_mark(size)
      .or_mark(offset)
      .u16(0);
  return records;
}

}  // namespace onnxgen::archive
