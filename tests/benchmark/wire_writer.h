// Encodes the wire format by hand, so that the corpora do not depend on a measured implementation.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace onnxgen::bench {

enum class WireType : std::uint32_t { kVarint = 0, kLengthDelimited = 2, kFixed32 = 5 };

class WireWriter {
 public:
  void varint(std::uint64_t value) {
    while (value >= 0x80) {
      bytes_.push_back(static_cast<char>(value | 0x80));
      value >>= 7;
    }
    bytes_.push_back(static_cast<char>(value));
  }

  void tag(std::uint32_t number, WireType type) { varint(number << 3 | static_cast<std::uint32_t>(type)); }

  void fixed32(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int shift = 0; shift < 32; shift += 8) bytes_.push_back(static_cast<char>(bits >> shift));
  }

  void integer_field(std::uint32_t number, std::int64_t value) {
    tag(number, WireType::kVarint);
    varint(static_cast<std::uint64_t>(value));
  }

  void float_field(std::uint32_t number, float value) {
    tag(number, WireType::kFixed32);
    fixed32(value);
  }

  // Appends a string, bytes, a packed run or a message.
  void block_field(std::uint32_t number, std::string_view block) {
    tag(number, WireType::kLengthDelimited);
    varint(block.size());
    bytes_.append(block);
  }

  // Appends fields that another writer encoded.
  void append(const WireWriter& fields) { bytes_.append(fields.bytes_); }

  void message_field(std::uint32_t number, const WireWriter& message) { block_field(number, message.bytes_); }

  const std::string& bytes() const { return bytes_; }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

}  // namespace onnxgen::bench
