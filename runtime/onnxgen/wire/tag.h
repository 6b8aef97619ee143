// Tags, which begin every field on the wire: (field number << 3) | wire type, at most 32 bits.
// https://protobuf.dev/programming-guides/encoding/#structure
#pragma once

#include <cstdint>

namespace onnxgen::wire {

enum class WireType : std::uint32_t {
  kVarint = 0,
  kFixed64 = 1,
  kLengthDelimited = 2,
  kGroupStart = 3,
  kGroupEnd = 4,
  kFixed32 = 5,
};

constexpr std::uint32_t make_tag(std::uint32_t number, WireType type) {
  return number << 3 | static_cast<std::uint32_t>(type);
}

constexpr std::uint32_t tag_number(std::uint32_t tag) {
  return tag >> 3;
}
constexpr std::uint32_t tag_type(std::uint32_t tag) {
  return tag & 7;
}

}  // namespace onnxgen::wire
