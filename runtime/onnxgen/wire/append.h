// Appends encoded values to a string. For small amounts of output that are not performance-critical.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::wire {

inline void append_varint(std::string& out, std::uint64_t value) {
  char bytes[kMaxVarintBytes];
  char* const end = bytes + sizeof bytes;
  out.append(write_varint_before(end, value), end);
}

inline void append_tag(std::string& out, std::uint32_t number, WireType type) {
  append_varint(out, make_tag(number, type));
}

// Appends a length-delimited field with this number and value.
inline void append_delimited(std::string& out, std::uint32_t number, std::string_view bytes) {
  append_tag(out, number, WireType::kLengthDelimited);
  append_varint(out, bytes.size());
  out.append(bytes);
}

}  // namespace onnxgen::wire
