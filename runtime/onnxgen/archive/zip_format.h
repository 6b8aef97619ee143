// The records of a zip file, as the ONNX File Format Proposal uses them.
//
// They are written and read by hand. minizip was measured and left out (tests/benchmark/archive has it): writing
// through its buffer and its CRC-32 takes about three times as long as `cp`; opening each member to find its data takes
// three times what loading takes here; and it checks nothing of what makes an archive hostile: overlaps, two members of
// one name, headers that disagree with the directory. What is left of the format are the few records below.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::archive {

// The member that holds the ModelProto.
inline constexpr std::string_view kModelKey = "__MODEL_PROTO";
// What raw_data is, in archives and folders that PyTorch wrote, where the member named as the tensor has the bytes.
inline constexpr std::string_view kElsewhereMark = "__EXTERNAL";
// Data of members begins at multiples of it.
inline constexpr std::uint64_t kAlignment = 64;

inline constexpr std::uint32_t kLocalSignature = 0x04034B50;
inline constexpr std::uint32_t kCentralSignature = 0x02014B50;
inline constexpr std::uint32_t kEndSignature = 0x06054B50;
inline constexpr std::uint32_t kEnd64Signature = 0x06064B50;
inline constexpr std::uint32_t kLocator64Signature = 0x07064B50;

inline constexpr std::size_t kLocalSize = 30;  // without the name and what follows it
inline constexpr std::size_t kCentralSize = 46;
inline constexpr std::size_t kEndSize = 22;
inline constexpr std::size_t kEnd64Size = 56;
inline constexpr std::size_t kLocator64Size = 20;

inline constexpr std::uint16_t kStored = 0;
inline constexpr std::uint16_t kDeflated = 8;
inline constexpr std::uint16_t kEncryptedFlag = 1 << 0;
// The local header has no sizes and no CRC-32; they follow the data.
inline constexpr std::uint16_t kDescriptorFlag = 1 << 3;
inline constexpr std::uint64_t kLongestDescriptor = 24;
// Of an extra field: the header that each of its fields begins with, and one that they may be.
inline constexpr std::size_t kFieldHeader = 4;
inline constexpr std::uint16_t kZip64Field = 1;

// In place of a number that stands in the ZIP64 field or record.
inline constexpr std::uint16_t kIn64Short = 0xFFFF;
inline constexpr std::uint32_t kIn64 = 0xFFFFFFFF;

// That what is read is no archive, or a damaged one; `detail` says why.
Status invalid_archive(std::string detail);

// Numbers are little-endian, whatever the machine.
inline std::uint64_t read_number(const char* from, std::size_t width) noexcept {
  std::uint64_t value = 0;
  for (std::size_t i = width; i-- > 0;) value = value << 8 | static_cast<unsigned char>(from[i]);
  return value;
}
inline std::uint16_t read_u16(const char* from) noexcept {
  return static_cast<std::uint16_t>(read_number(from, 2));
}
inline std::uint32_t read_u32(const char* from) noexcept {
  return static_cast<std::uint32_t>(read_number(from, 4));
}
inline std::uint64_t read_u64(const char* from) noexcept {
  return read_number(from, 8);
}

void append_number(std::string& to, std::uint64_t value, int width);

// A stored member that is written.
struct StoredMember {
  std::string key;
  std::uint64_t header_offset = 0;
  std::uint64_t size = 0;
  std::uint32_t crc = 0;
};

// The local header, padded so that the data right after it is aligned. Its length does not depend on the CRC-32.
std::string local_header(const StoredMember& member);
// Puts the CRC-32 into such a header.
void set_crc(std::string& header, std::uint32_t crc) noexcept;

void append_central_entry(const StoredMember& member, std::string& directory);

// What ends the file, for a directory of so many entries at `offset`.
std::string end_records(std::uint64_t offset, std::uint64_t size, std::uint64_t entries);

}  // namespace onnxgen::archive
