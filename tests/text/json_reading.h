// Parses JSON for tests.
#pragma once

#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <string>

#include "comparison.h"
#include "onnxgen/text/parse_json.h"

namespace onnxgen::tests::json_reading {

struct Read {
  text::TextStatus status;
  std::string bytes;
};

inline Read read(const std::string& type, const std::string& json, const text::ParseJsonOptions& options = {}) {
  Read result;
  result.status = text::encode_json(json, *find_table(type), result.bytes, options);
  return result;
}

inline std::string fault_in(const std::string& type, const std::string& json,
                            const text::ParseJsonOptions& options = {}) {
  return read(type, json, options).status.message();
}

// Returns the message in text format, or the error.
inline std::string message_of(const std::string& type, const std::string& json,
                              const text::ParseJsonOptions& options = {}) {
  const Read result = read(type, json, options);
  if (!result.status) return "error: " + result.status.message();
  const auto message = reference_pool().make(type);
  if (!message->ParsePartialFromString(result.bytes)) return "error: the bytes are no message";
  google::protobuf::TextFormat::Printer printer;
  printer.SetSingleLineMode(true);
  printer.SetExpandAny(true);
  std::string text;
  printer.PrintToString(*message, &text);
  if (!text.empty()) text.pop_back();
  return text;
}

inline std::string value_of(const std::string& type, const std::string& field, const std::string& value) {
  return message_of(type, "{\"" + field + "\":" + value + "}");
}

}  // namespace onnxgen::tests::json_reading
