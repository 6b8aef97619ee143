// Interface for the elements of a JSON text, in order.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {

// A value that is neither an object nor a list.
struct JsonValue {
  enum class Kind : std::uint8_t {
    kNull,
    kBool,
    kInt32,
    kUint32,
    kInt64,
    kUint64,
    kFloat,
    kDouble,
    kString,
    kBytes,
  };

  Kind kind = Kind::kNull;
  std::uint64_t bits = 0;   // of a number; signed ones are sign-extended, floats are in the lower half
  std::string_view text;    // of a string or bytes
  bool is_content = false;  // the text is the value of a string or bytes field and may be truncated

  static JsonValue null() noexcept { return {}; }
  static JsonValue boolean(bool value) noexcept { return {Kind::kBool, value ? 1U : 0U, {}}; }
  static JsonValue int32(std::int32_t value) noexcept {
    return {Kind::kInt32, static_cast<std::uint64_t>(std::int64_t{value}), {}};
  }
  static JsonValue uint32(std::uint32_t value) noexcept { return {Kind::kUint32, value, {}}; }
  static JsonValue int64(std::int64_t value) noexcept { return {Kind::kInt64, static_cast<std::uint64_t>(value), {}}; }
  static JsonValue uint64(std::uint64_t value) noexcept { return {Kind::kUint64, value, {}}; }
  static JsonValue float_bits(std::uint32_t bits) noexcept { return {Kind::kFloat, bits, {}}; }
  static JsonValue double_bits(std::uint64_t bits) noexcept { return {Kind::kDouble, bits, {}}; }
  // Creates a string that is not the value of a string field, for example a name or a time.
  static JsonValue string(std::string_view text) noexcept { return {Kind::kString, 0, text}; }
  // Creates the value of a string or bytes field.
  static JsonValue string_value(std::string_view text) noexcept { return {Kind::kString, 0, text, true}; }
  static JsonValue bytes_value(std::string_view text) noexcept { return {Kind::kBytes, 0, text, true}; }
};

// Receiver of JSON elements. Names are empty for the elements of a list and for the outermost value.
class JsonSink {
 public:
  virtual ~JsonSink() = default;

  virtual void start_object(std::string_view name) = 0;
  virtual void end_object() = 0;
  virtual void start_list(std::string_view name) = 0;
  virtual void end_list() = 0;
  virtual void value(std::string_view name, const JsonValue& value) = 0;
};

}  // namespace onnxgen::text
