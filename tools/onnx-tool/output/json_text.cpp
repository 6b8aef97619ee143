#include "output/json_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>  // has join() since fmt 11

#include <cmath>

#include "onnxgen/text/json/escape.h"
#include "onnxgen/wire/utf8.h"
#include "output/names.h"

namespace onnx_tool {

JsonText& JsonText::key(std::string_view name) {
  value(name);
  text_ += is_compact_ ? ":" : ": ";
  follows_key_ = true;
  return *this;
}

JsonText& JsonText::value(std::string_view text) {
  begin_value();
  // JSON strings must be valid UTF-8. Text that is not valid UTF-8 is made printable, as in the rest of the output.
  const bool is_utf8 = onnxgen::wire::is_valid_utf8(text);
  onnxgen::text::append_json_string(text_, is_utf8 ? std::string(text) : shown(text));
  return *this;
}

JsonText& JsonText::value(double number) {
  if (std::isnan(number)) return value("NaN");
  if (std::isinf(number)) return value(number > 0 ? "Infinity" : "-Infinity");
  return literal(fmt::format("{}", number));
}

JsonText& JsonText::value(const std::vector<std::int64_t>& numbers) {
  return literal(fmt::format("[{}]", fmt::join(numbers, ", ")));
}

JsonText& JsonText::json_value(std::string_view json) {
  begin_value();
  for (const char c : json.substr(0, json.find_last_not_of('\n') + 1)) {
    text_ += c;
    if (c == '\n') text_.append(static_cast<std::size_t>(2 * depth_), ' ');  // strings contain no unescaped line feeds
  }
  return *this;
}

const std::string& JsonText::text() {
  if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  return text_;
}

JsonText begin_json(std::string_view command) {
  JsonText json;
  json.begin_object().member("schema_version", kSchemaVersion).member("command", command);
  return json;
}

JsonText& JsonText::open(char bracket) {
  begin_value();
  text_ += bracket;
  ++depth_;
  is_first_ = true;
  return *this;
}

JsonText& JsonText::close(char bracket) {
  --depth_;
  if (!is_first_) begin_line();
  text_ += bracket;
  is_first_ = false;
  return *this;
}

JsonText& JsonText::literal(std::string_view text) {
  begin_value();
  text_ += text;
  return *this;
}

void JsonText::begin_value() {
  if (!follows_key_ && depth_ > 0) {
    if (!is_first_) text_ += ',';
    begin_line();
  }
  is_first_ = false;
  follows_key_ = false;
}

void JsonText::begin_line() {
  if (!is_compact_) text_.append("\n").append(static_cast<std::size_t>(2 * depth_), ' ');
}

}  // namespace onnx_tool
