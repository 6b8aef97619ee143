// Records of a zip file, as the ONNX File Format Proposal uses them.
//
// These are encoded and decoded here rather than by minizip (measured in tests/benchmark/archive): its buffering and
// CRC-32 make writing about three times as slow as `cp`, opening each member to find its data takes three times as long
// as loading does here, and it does not detect what makes an archive hostile: overlapping members, duplicate names, and
// headers that disagree with the directory. Only the few records below are needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::archive {

// Key of the member that holds the ModelProto.
inline constexpr std::string_view kModelKey = "__MODEL_PROTO";
// Value of raw_data in archives and folders written by PyTorch if the member named like the tensor has the bytes.
inline constexpr std::string_view kElsewhereMark = "__EXTERNAL";
// The data of members is aligned to this number of bytes.
inline constexpr std::uint64_t kAlignment = 64;

inline constexpr std::uint32_t kLocalSignature = 0x04034B50;
inline constexpr std::uint32_t kCentralSignature = 0x02014B50;
inline constexpr std::uint32_t kEndSignature = 0x06054B50;
inline constexpr std::uint32_t kEnd64Signature = 0x06064B50;
inline constexpr std::uint32_t kLocator64Signature = 0x07064B50;

inline constexpr std::size_t kLocalSize = 30;  // without the name and the extra field
inline constexpr std::size_t kCentralSize = 46;
inline constexpr std::size_t kEndSize = 22;
inline constexpr std::size_t kEnd64Size = 56;
inline constexpr std::size_t kLocator64Size = 20;

inline constexpr std::uint16_t kStored = 0;
inline constexpr std::uint16_t kDeflated = 8;
inline constexpr std::uint16_t kEncryptedFlag = 1 << 0;
// The local header has neither sizes nor CRC-32; they follow the data.
inline constexpr std::uint16_t kDescriptorFlag = 1 << 3;
inline constexpr std::uint64_t kLongestDescriptor = 24;
// Size of the header of each field in an extra field, and the id of the ZIP64 field.
inline constexpr std::size_t kFieldHeader = 4;
inline constexpr std::uint16_t kZip64Field = 1;

// Placeholders for numbers that are in the ZIP64 field or record.
inline constexpr std::uint16_t kIn64Short = 0xFFFF;
inline constexpr std::uint32_t kIn64 = 0xFFFFFFFF;

// Returns kInvalidArchive with the reason: the input is not an archive or is damaged.
Status invalid_archive(std::string detail);

// Numbers are little-endian on every machine.
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

// A stored member to be written.
struct StoredMember {
  std::string key;
  std::uint64_t header_offset = 0;
  std::uint64_t size = 0;
  std::uint32_t crc = 0;
};

// Returns the local header, padded to align the data that follows it. Its length does not depend on the CRC-32.
std::string local_header(const StoredMember& member);
// Sets the CRC-32 in such a header.
void set_crc(std::string& header, std::uint32_t crc) noexcept;

void append_central_entry(const StoredMember& member, std::string& directory);

// Returns the end records for a directory with this offset, size and number of entries.
std::string end_records(std::uint64_t offset, std::uint64_t size, std::uint64_t entries);

}  // namespace onnxgen::archive
