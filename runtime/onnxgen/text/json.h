// Any message as JSON, letter by letter as libprotobuf 3.21 prints it where that is right.
//
// Like the text format, it is made of encoded bytes and a static table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Named as those of google::protobuf::util::JsonPrintOptions.
struct JsonOptions {
  bool add_whitespace = false;                 // line breaks, and a space of indentation for each level
  bool always_print_primitive_fields = false;  // scalars, lists and maps that are not set, too, with their defaults
  bool always_print_enums_as_ints = false;
  bool preserve_proto_field_names = false;  // instead of lowerCamelCase ones
};

enum class JsonError : std::uint8_t {
  kNone,
  kInvalidArgument,  // nested too deeply, or a message that is more than its type allows
  kInternal,         // a value that JSON has no form for: a Timestamp out of range, an Any of an unknown type
  kMalformed,        // the bytes are no message
  kOutOfMemory,
};

// What became of it; the message of an error is worded as libprotobuf words it, with what it quotes fit to be printed.
class [[nodiscard]] JsonStatus {
 public:
  JsonStatus() noexcept = default;
  JsonStatus(JsonError error, std::string message) noexcept : error_(error), message_(std::move(message)) {}

  operator bool() const noexcept { return error_ == JsonError::kNone; }
  bool ok() const noexcept { return error_ == JsonError::kNone; }
  JsonError error() const noexcept { return error_; }
  const std::string& message() const noexcept { return message_; }

 private:
  JsonError error_ = JsonError::kNone;
  std::string message_;
};

// Appends the message that `bytes` encode, its fields in the order of the wire; what a serializer wrote has them by
// number, and the entries of maps by key. Unknown fields, extensions and groups have no form in JSON and are left out.
// At an error, what was printed before it stays in `out`.
JsonStatus to_json(std::string_view bytes, const MessageDescriptor& table, std::string& out,
                   const JsonOptions& options = {});

// The same for a message whose class was generated with text tables.
template <class M>
JsonStatus to_json(const M& message, std::string& out, const JsonOptions& options = {}) {
  std::string bytes;
  if (!message.SerializePartialToString(&bytes)) return JsonStatus(JsonError::kOutOfMemory, "out of memory");
  return to_json(bytes, descriptor_of<M>(), out, options);
}

}  // namespace onnxgen::text
