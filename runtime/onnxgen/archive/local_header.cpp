#include "onnxgen/archive/local_header.h"

#include <algorithm>

#include "onnxgen/archive/member_rules.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"

namespace onnxgen::archive {
namespace {

// Number of bytes that usually suffice for a member's extra field.
constexpr std::size_t kUsualExtra = 96;

}  // namespace

std::size_t usual_header_size(const Member& member) noexcept {
  return kLocalSize + member.key.size() + kUsualExtra;
}

Status HeaderCheck::run(Member& member) {
  const std::uint64_t room = member.header_offset < limit_ ? limit_ - member.header_offset : 0;
  if (room < kLocalSize + member.key.size()) {
    return invalid_member(member, "the member reaches into or past the central directory");
  }
  // The first read usually contains the whole header.
  header_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(room, usual_header_size(member))));
  Status status = read_(member.header_offset, header_.data(), header_.size());
  if (!status) return status;
  const std::string_view header = header_;
  const std::size_t extra_size = read_u16(&header[28]);
  const bool agrees = read_u32(header.data()) == kLocalSignature && read_u16(&header[26]) == member.key.size() &&
                      header.substr(kLocalSize, member.key.size()) == member.key &&
                      read_u16(&header[6]) == member.flags && read_u16(&header[8]) == member.method;
  if (!agrees) return invalid_member(member, "the local header and the central directory disagree");
  const std::uint64_t data = kLocalSize + member.key.size() + extra_size;
  if (data > room || member.stored_size > room - data) {
    return invalid_member(member, "the member reaches into or past the central directory");
  }
  member.data_offset = member.header_offset + data;
  if (header_.size() < data) {
    header_.resize(static_cast<std::size_t>(data));
    status = read_(member.header_offset, header_.data(), header_.size());
  }
  if (status) status = check_extra(member, extra_size);
  return status && (member.flags & kDescriptorFlag) != 0 ? check_descriptor(member) : status;
}

Status HeaderCheck::check_extra(const Member& member, std::size_t extra_size) {
  std::uint64_t stored_size = read_u32(&header_[18]);
  std::uint64_t size = read_u32(&header_[22]);
  const std::uint32_t crc = read_u32(&header_[14]);
  Zip64Numbers large;
  const char* const problem = large.read(std::string_view(header_).substr(kLocalSize + member.key.size(), extra_size));
  if (problem != nullptr) return invalid_member(member, problem);
  if (!large.take(size) || !large.take(stored_size) ||
      !(large.is_used_up() || large.repeats(member.size, member.stored_size))) {
    return invalid_member(member, "the ZIP64 field is missing or has the wrong length");
  }
  const bool is_later = (member.flags & kDescriptorFlag) != 0;
  const auto agrees = [is_later](std::uint64_t number, std::uint64_t expected) {
    return number == expected || (is_later && number == 0);
  };
  if (!agrees(size, member.size) || !agrees(stored_size, member.stored_size) || !agrees(crc, member.crc)) {
    return invalid_member(member, "the local header and the central directory disagree");
  }
  return Status();
}

// Checks the data descriptor: CRC-32 and sizes after the data, with or without a signature, with sizes of 4 or 8 bytes.
Status HeaderCheck::check_descriptor(const Member& member) {
  constexpr std::string_view kSignature("PK\7\10", 4);
  const std::uint64_t at = member.data_offset + member.stored_size;
  header_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(kLongestDescriptor, limit_ - at)));
  Status status = read_(at, header_.data(), header_.size());
  if (!status) return status;
  for (const std::size_t begin : {std::size_t{0}, kSignature.size()}) {
    if (begin != 0 && header_.compare(0, begin, kSignature) != 0) continue;
    for (const std::size_t width : {4U, 8U}) {
      if (header_.size() < begin + 4 + 2 * width) continue;
      const char* const crc = header_.data() + begin;
      if (read_u32(crc) == member.crc && read_number(crc + 4, width) == member.stored_size &&
          read_number(crc + 4 + width, width) == member.size) {
        return Status();
      }
    }
  }
  return invalid_member(member, "the data descriptor and the central directory disagree");
}

}  // namespace onnxgen::archive
