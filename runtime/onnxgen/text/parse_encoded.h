// Last step of parsing text or JSON: the message's class, of either profile, parses the encoding.
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Converts the status of a class that failed to parse a valid encoding of its type.
TextStatus status_of_parse(const Status& status);

// Whether the class's own functions report the reason for a failure. Those of native classes do; those of the protobuf
// profile return a bool, as libprotobuf's do.
template <class M>
inline constexpr bool kParseReturnsStatus =
    std::is_same_v<decltype(std::declval<M&>().ParseFromString(std::string_view())), Status>;

inline ParseOptions options_of_parse(bool allow_partial, int max_depth) noexcept {
  ParseOptions options;
  options.allow_partial = allow_partial;
  options.max_depth = max_depth;
  return options;
}

// Parses `bytes`, replacing the message. After an error, the message is empty.
template <class M>
TextStatus parse_encoded(std::string_view bytes, M& message, bool allow_partial, int max_depth) {
  const ParseOptions options = options_of_parse(allow_partial, max_depth);
  if constexpr (kParseReturnsStatus<M>) {
    return status_of_parse(message.ParseFromString(bytes, options));
  } else {
    message.Clear();
    const Status status = message.TryMerge_(bytes, options);
    if (!status) message.Clear();
    return status_of_parse(status);
  }
}

// Parses `bytes` and merges them into the message.
template <class M>
TextStatus merge_encoded(std::string_view bytes, M& message, bool allow_partial, int max_depth) {
  const ParseOptions options = options_of_parse(allow_partial, max_depth);
  if constexpr (kParseReturnsStatus<M>) {
    return status_of_parse(message.MergeFromString(bytes, options));
  } else {
    return status_of_parse(message.TryMerge_(bytes, options));
  }
}

}  // namespace onnxgen::text
