// The parts of the protobuf wire format that descriptors need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/wire/tag.h"

namespace onnxgen::descriptor {

using wire::WireType;

class WireWriter {
 public:
  void varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>(value | 0x80);
    bytes_ += static_cast<char>(value);
  }
  void tag(std::int32_t number, WireType type) {
    varint(std::uint64_t{static_cast<std::uint32_t>(number)} << 3 | static_cast<std::uint64_t>(type));
  }
  template <class Bits>
  void fixed(Bits bits) {
    for (std::size_t i = 0; i < sizeof bits; ++i) bytes_ += static_cast<char>(bits >> (8 * i));
  }
  void block(std::string_view bytes) {
    varint(bytes.size());
    bytes_ += bytes;
  }
  void raw(std::string_view bytes) { bytes_ += bytes; }

  // Write a whole field. Negative numbers are sign-extended, as for int32.
  void field(std::int32_t number, std::string_view bytes) {
    tag(number, WireType::kLengthDelimited);
    block(bytes);
  }
  void field(std::int32_t number, std::int32_t value) {
    tag(number, WireType::kVarint);
    varint(static_cast<std::uint64_t>(std::int64_t{value}));
  }
  void set_flag(std::int32_t number, bool value) {
    if (value) field(number, 1);
  }

  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

}  // namespace onnxgen::descriptor
