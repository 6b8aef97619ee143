#include "onnxgen/text/any/type_url.h"

namespace onnxgen::text {

TypeOfUrl type_of_url(std::string_view type_url, const KnownTypes& types) {
  constexpr std::string_view kPrefix = "type.googleapis.com/";
  if (type_url.substr(0, kPrefix.size()) != kPrefix) {
    return {nullptr, "Invalid type URL, type URLs must be of the form 'type.googleapis.com/<typename>', got: " +
                         std::string(type_url)};
  }
  const std::string_view name = type_url.substr(kPrefix.size());
  const MessageDescriptor* const table = find_type(types, name);
  return {table, table != nullptr ? "" : "Invalid type URL, unknown type: " + std::string(name)};
}

}  // namespace onnxgen::text
