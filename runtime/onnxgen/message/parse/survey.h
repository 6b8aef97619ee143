// Estimates, before a message is parsed, how much memory its large values and its other contents need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/message_info.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::parse {

// Result of a survey. Large values are strings, `bytes` and packed numbers of some length. They need as much memory as
// their encoding, outside slabs and, from Arena::kLarge bytes on, outside blocks. All other contents need several times
// their encoded size.
struct Survey {
  bool has_values;             // whether large values were found
  std::uint32_t short_values;  // memory in bytes for large values whose total is below Arena::kLarge
  std::size_t structure;       // encoded size of all other contents, in bytes
};

// Implementation of survey().
Survey survey_fields(const MessageInfo& info, std::string_view input) noexcept;

// Reads the lengths of the first fields of the message and of its largest submessages. The number of fields read is
// limited, so large values may be missed. Malformed input is not an error.
inline Survey survey(const MessageInfo& info, std::string_view input) noexcept {
  // For a shorter message, the survey would take too large a part of the parse time.
  constexpr std::size_t kWorthIt = 768;
  if (ONNXGEN_FOR_SIZE || input.size() < kWorthIt) return {false, 0, input.size()};
  return survey_fields(info, input);
}

}  // namespace onnxgen::parse
