// Functions of google.protobuf.Any. Included by any.pb.h.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "google/protobuf/message_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Stores the message and the URL of its type: the prefix, a slash unless the prefix ends with one, and the full name.
// Returns false if a required field of the message is missing.
inline bool pack_any(const MessageLite& message, std::string_view prefix, std::string* type_url, std::string* value) {
  std::string bytes;
  const bool is_complete = message.SerializeToString(&bytes);
  type_url->assign(prefix);
  if (prefix.empty() || prefix.back() != '/') *type_url += '/';
  *type_url += message.GetTypeName();
  *value = std::move(bytes);
  return is_complete;
}

// Stores the full name of the type, the part after the last slash. Returns false if there is none.
inline bool parse_type_url(std::string_view type_url, std::string* full_type_name) {
  const std::size_t slash = type_url.rfind('/');
  if (slash == std::string_view::npos || slash + 1 == type_url.size()) return false;
  full_type_name->assign(type_url.substr(slash + 1));
  return true;
}

// Returns whether the URL is that of a type with this full name.
inline bool is_url_of(std::string_view type_url, std::string_view full_type_name) {
  std::string name;
  return parse_type_url(type_url, &name) && name == full_type_name;
}

inline bool unpack_any(std::string_view type_url, const std::string& value, MessageLite* message) {
  return is_url_of(type_url, message->GetTypeName()) && message->ParseFromString(value);
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
