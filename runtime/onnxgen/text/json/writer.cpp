#include "onnxgen/text/json/writer.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include "onnxgen/text/json/escape.h"
#include "onnxgen/text/scalar_text.h"

namespace onnxgen::text {
namespace {

template <class Integer>
void append_quoted(std::string& out, Integer value) {
  out += '"';
  append_integer(out, value);
  out += '"';
}

// Returns whether a double can represent the integer: whether it has at most 53 bits between its first and last 1.
template <class Integer>
bool fits_double(Integer value) noexcept {
  std::uint64_t magnitude = static_cast<std::uint64_t>(value);
  if (value < 0) magnitude = 0 - magnitude;
  while (magnitude != 0 && magnitude % 2 == 0) magnitude /= 2;
  return magnitude < std::uint64_t{1} << std::numeric_limits<double>::digits;
}

const char* non_finite_number(double value) noexcept {
  if (std::isnan(value)) return "\"NaN\"";
  return value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
}

}  // namespace

void JsonWriter::start_object(std::string_view name) {
  begin(name);
  out_ += '{';
  levels_.push_back({true, true});
}

void JsonWriter::end_object() {
  end('}');
}

void JsonWriter::start_list(std::string_view name) {
  begin(name);
  out_ += '[';
  levels_.push_back({false, true});
}

void JsonWriter::end_list() {
  end(']');
}

void JsonWriter::end(char bracket) {
  const bool was_empty = levels_.back().is_empty;
  levels_.pop_back();
  if (!was_empty) new_line();
  out_ += bracket;
  if (levels_.size() == 1) new_line();
}

void JsonWriter::new_line() {
  if (!options_.add_whitespace) return;
  out_ += '\n';
  out_.append(levels_.size() - 1, ' ');
}

// Writes what precedes a value: a comma, a line break and the name.
void JsonWriter::begin(std::string_view name) {
  sink_.flush_if_large();
  Level& level = levels_.back();
  const bool is_outermost = levels_.size() == 1;
  if (!level.is_empty) out_ += ',';
  if (!level.is_empty || !is_outermost) new_line();
  level.is_empty = false;
  if (name.empty() && !level.is_object) return;
  append_json_string(out_, name);
  out_ += ':';
  if (options_.add_whitespace) out_ += ' ';
}

bool JsonWriter::truncated(std::string_view name, const JsonValue& value) {
  if (value.text.size() <= options_.longest_text || !value.is_content) return false;
  JsonValue beginning = value;
  std::size_t size = options_.longest_text;
  const auto is_inside_character = [&] { return (static_cast<unsigned char>(value.text[size]) & 0xC0U) == 0x80U; };
  while (value.kind == JsonValue::Kind::kString && size != 0 && is_inside_character()) --size;
  beginning.text = value.text.substr(0, size);
  beginning.is_content = false;
  start_object(name);
  this->value("truncated", beginning);
  begin("size");
  append_integer(out_, std::uint64_t{value.text.size()});
  end_object();
  return true;
}

void JsonWriter::value(std::string_view name, const JsonValue& value) {
  if (options_.longest_text != 0 && truncated(name, value)) return;
  begin(name);
  switch (value.kind) {
    case JsonValue::Kind::kNull:
      out_ += "null";
      return;
    case JsonValue::Kind::kBool:
      out_ += value.bits != 0 ? "true" : "false";
      return;
    case JsonValue::Kind::kInt32:
      return append_integer(out_, static_cast<std::int64_t>(value.bits));
    case JsonValue::Kind::kUint32:
      return append_integer(out_, value.bits);
    case JsonValue::Kind::kInt64:
      return wide_integer(static_cast<std::int64_t>(value.bits));
    case JsonValue::Kind::kUint64:
      return wide_integer(value.bits);
    case JsonValue::Kind::kFloat:
      return real(FieldType::kFloat, wire::bit_cast<float>(static_cast<std::uint32_t>(value.bits)));
    case JsonValue::Kind::kDouble:
      return real(FieldType::kDouble, wire::bit_cast<double>(value.bits));
    case JsonValue::Kind::kString:
      return append_json_string(out_, value.text);
    case JsonValue::Kind::kBytes:
      return bytes(value.text);
  }
}

template <class Integer>
void JsonWriter::wide_integer(Integer number) {
  const bool is_plain = options_.unquote_int64_if_possible && fits_double(number);
  is_plain ? append_integer(out_, number) : append_quoted(out_, number);
}

template <class Float>
void JsonWriter::real(FieldType type, Float number) {
  if (!std::isfinite(number)) {
    out_ += non_finite_number(number);
  } else if (options_.reals.append != nullptr) {
    options_.reals.append(options_.reals.context, type, double{number}, out_);
  } else if constexpr (sizeof(Float) == sizeof(float)) {
    append_float(out_, number);
  } else {
    append_double(out_, number);
  }
}

// Encodes in chunks whose size is a multiple of three bytes, so that a value of any size needs little memory on its way
// to a sink.
void JsonWriter::bytes(std::string_view bytes) {
  constexpr std::size_t kChunk = Sink::kLarge / 4 * 3;
  static_assert(kChunk % 3 == 0);
  out_ += '"';
  while (!bytes.empty()) {
    const std::string_view chunk = bytes.substr(0, kChunk);
    append_base64(out_, chunk);
    sink_.flush_if_large();
    bytes.remove_prefix(chunk.size());
  }
  out_ += '"';
}

}  // namespace onnxgen::text
