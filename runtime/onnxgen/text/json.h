// Any message as JSON, letter by letter as libprotobuf 3.21 prints it where that is right.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/reflection/const_message.h"

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
  kWriteFailed,  // the output takes no more
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

// Appends a message of any class that has a descriptor, of either profile, its fields by number and the entries of maps
// by key. Unknown fields, extensions and groups have no form in JSON and are left out. At an error, what was printed
// before it stays in `out`.
JsonStatus to_json(ConstMessage message, std::string& out, const JsonOptions& options = {});

// To a stream, in pieces of about 64 KiB.
JsonStatus to_json(ConstMessage message, std::ostream& out, const JsonOptions& options = {});

// The message that `bytes` encode, its fields in the order of the wire.
JsonStatus to_json(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                   const JsonOptions& options = {});

}  // namespace onnxgen::text
