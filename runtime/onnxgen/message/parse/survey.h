// Estimate of how the memory for a message divides, made before it is parsed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/message_info.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::parse {

// The large strings, `bytes` and packed numbers found in an encoded message, and the rest of it. Large values are
// stored as they are, outside slabs and, from Arena::kLarge bytes on, outside blocks; the rest occupies several times
// its encoded size.
struct Survey {
  bool has_values;             // whether large values were found
  std::uint32_t short_values;  // memory in bytes for those that an arena can store in one block
  std::size_t structure;       // number of bytes that are not part of a large value
};

// Implementation of survey().
Survey survey_fields(const MessageInfo& info, std::string_view input) noexcept;

// Reads the lengths of the first fields of the message, and of those of its largest submessages. Takes constant time,
// so it may find none of the large values. Malformed input is not an error.
inline Survey survey(const MessageInfo& info, std::string_view input) noexcept {
  // A shorter message needs little memory anyway, and the survey would take a good part of its parse time.
  constexpr std::size_t kWorthIt = 768;
  if (ONNXGEN_FOR_SIZE || input.size() < kWorthIt) return {false, 0, input.size()};
  return survey_fields(info, input);
}

}  // namespace onnxgen::parse
