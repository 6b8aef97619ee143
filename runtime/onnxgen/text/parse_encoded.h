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

// Whether the class reports the reason for a failure. Native classes do; classes of the protobuf profile return a bool,
// as libprotobuf's do.
template <class M>
inline constexpr bool kParseReturnsStatus =
    std::is_same_v<decltype(std::declval<M&>().ParseFromString(std::string_view())), Status>;

inline ParseOptions options_of_parse(bool allow_partial, int max_depth) noexcept {
  ParseOptions options;
  options.allow_partial = allow_partial;
  options.max_depth = max_depth;
  return options;
}

template <class M>
TextStatus status_of_parse(bool is_parsed, const M& message, bool allow_partial) {
  if (!is_parsed) return status_of_parse(Status(ErrorCode::kOutOfMemory));
  if (allow_partial || message.IsInitialized()) return TextStatus();
  return status_of_parse(Status(ErrorCode::kMissingRequired, 0, message.InitializationErrorString()));
}

// Parses `bytes`, replacing the message.
template <class M>
TextStatus parse_encoded(std::string_view bytes, M& message, bool allow_partial, int max_depth) {
  if constexpr (kParseReturnsStatus<M>) {
    return status_of_parse(message.ParseFromString(bytes, options_of_parse(allow_partial, max_depth)));
  } else {
    return status_of_parse(message.ParsePartialFromString(bytes), message, allow_partial);
  }
}

// Parses `bytes` and merges them into the message.
template <class M>
TextStatus merge_encoded(std::string_view bytes, M& message, bool allow_partial, int max_depth) {
  if constexpr (kParseReturnsStatus<M>) {
    return status_of_parse(message.MergeFromString(bytes, options_of_parse(allow_partial, max_depth)));
  } else {
    return status_of_parse(message.MergePartialFromString(bytes), message, allow_partial);
  }
}

}  // namespace onnxgen::text
