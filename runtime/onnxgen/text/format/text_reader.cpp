#include "onnxgen/text/format/text_reader.h"

#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/characters/bracket_name.h"
#include "onnxgen/text/field_names.h"

namespace onnxgen::text {
namespace {

bool is_full_name_or_type_url(std::string_view text) noexcept {
  return is_full_name(text) || is_type_url(text);
}

}  // namespace

TextStatus TextReader::read() {
  if (fields('\0')) encoder_.finish();
  return std::move(status_);
}

bool TextReader::fail(TextError code, const std::string& what) {
  const bool is_invalid = tokens_.kind() == TokenKind::kInvalid;
  return fail_at(tokens_.position(), is_invalid ? TextError::kSyntax : code, is_invalid ? tokens_.problem() : what);
}

bool TextReader::fail_at(std::size_t position, TextError code, const std::string& what) {
  status_ = TextStatus(code, text_, position, encoder_.path(), what);
  return false;
}

bool TextReader::expected(const char* what) {
  const std::string found = tokens_.kind() == TokenKind::kEnd ? "the end of the text" : quoted(tokens_.token());
  return fail(TextError::kSyntax, "expected " + std::string(what) + ", found " + found);
}

bool TextReader::take(char sign) {
  if (!tokens_.is_sign(sign)) return false;
  tokens_.advance();
  return true;
}

bool TextReader::require(char sign) {
  const char text[] = {'\'', sign, '\'', '\0'};
  return take(sign) || expected(text);
}

void TextReader::take_separator() {
  if (!take(';')) take(',');
}

// Reads fields up to the sign `end`, or to the end of the text if `end` is 0.
bool TextReader::fields(char end) {
  while (end == '\0' ? tokens_.kind() != TokenKind::kEnd : !tokens_.is_sign(end)) {
    if (!field()) return false;
  }
  tokens_.advance();
  return true;
}

bool TextReader::field() {
  if (encoder_.table().well_known == WellKnown::kAny && take('[')) return expanded_any();
  const FieldDescriptor* row = nullptr;
  if (!field_name(row)) return false;
  if (row == nullptr) return skip_rest_of_field(options_.max_depth - static_cast<int>(encoder_.depth()));
  if (!may_be_set(*row)) return false;
  if (!take(':') && !is_message(*row)) return expected("':'");
  encoder_.begin_field(*row);
  if (!values(*row)) return false;
  encoder_.end_field();
  take_separator();
  return true;
}

// Reads a field name. `row` remains null if the field is unknown and may be ignored.
bool TextReader::field_name(const FieldDescriptor*& row) {
  const MessageDescriptor& table = encoder_.table();
  std::string extension;
  std::string_view name;
  const bool is_extension = take('[');
  const std::size_t begin = tokens_.position();
  if (is_extension) {
    if (!name_in_brackets("an extension name", is_full_name, extension)) return false;
    name = extension;
    row = find_extension(table, name);
  } else if (tokens_.kind() == TokenKind::kName) {
    name = tokens_.token();
    row = find_in_text(table, encoder_.last_field(), name);
  } else if ((options_.field_numbers || options_.ignore_unknown_fields) && tokens_.kind() == TokenKind::kInteger) {
    name = tokens_.token();
    std::uint64_t number = 0;
    if (options_.field_numbers && integer_value(name, UINT32_MAX, number)) {
      row = find_field(table, static_cast<std::uint32_t>(number));
    }
  } else {
    return expected("a field name");
  }
  const bool may_be_unknown = options_.ignore_unknown_fields || (!is_extension && is_reserved_name(table, name)) ||
                              (is_extension && options_.ignore_unknown_extensions);
  if (row == nullptr && !may_be_unknown) {
    return fail_at(
        begin, TextError::kUnknownName,
        std::string("unknown ") + (is_extension ? "extension " : "field ") + quoted(name) + " in " + table.full_name);
  }
  tokens_.advance();  // the name, or the ']' after it
  return true;
}

// Reads a name up to the ']', which remains to be read.
bool TextReader::name_in_brackets(const char* what, bool (*is_valid)(std::string_view), std::string& name) {
  const std::size_t begin = tokens_.position();
  name = tokens_.take_bracket_name();
  if (name.empty()) return expected(what);
  if (!tokens_.is_sign(']')) return expected("']'");
  if (is_valid(name)) return true;
  const bool lacks_prefix = is_valid == is_type_url && is_full_name(name);
  return fail_at(
      begin, TextError::kSyntax,
      quoted(name) + " is not " + what + (lacks_prefix ? "; write a prefix, such as 'type.googleapis.com/'" : ""));
}

bool TextReader::may_be_set(const FieldDescriptor& row) {
  if (options_.last_wins) return true;
  const FieldDescriptor* const other = encoder_.conflicting_field(row);
  if (other == nullptr) return true;
  if (other == &row) return fail(TextError::kSetTwice, "field " + quoted(row.name) + " is set twice");
  return fail(TextError::kSetTwice, quoted(row.name) + " and " + quoted(other->name) + " belong to the same oneof");
}

// Reads an expanded Any after its '[', for example "[type.googleapis.com/onnx.NodeProto] { ... }". This sets both
// fields of the Any.
bool TextReader::expanded_any() {
  const FieldDescriptor& url_row = *find_field(encoder_.table(), 1);
  const FieldDescriptor& value_row = *find_field(encoder_.table(), 2);
  const std::size_t begin = tokens_.position();
  std::string url;
  if (!name_in_brackets("a type URL", is_type_url, url)) return false;
  const MessageDescriptor* const type = find_type(types_, type_name_of(url));
  if (type == nullptr) return fail_at(begin, TextError::kUnknownName, "unknown type " + quoted(url));
  const bool is_set =
      encoder_.conflicting_field(url_row) != nullptr || encoder_.conflicting_field(value_row) != nullptr;
  if (is_set && !options_.last_wins) return fail_at(begin, TextError::kSetTwice, "the Any is set twice");
  tokens_.advance();  // the ']'
  take(':');
  encoder_.begin_field(url_row);
  encoder_.add_bytes(url);
  encoder_.begin_field(value_row);
  if (!message(*type)) return false;
  encoder_.end_field();
  take_separator();
  return true;
}

// Skips an unknown field after its name. The following tokens show whether it is a message or a value.
bool TextReader::skip_rest_of_field(int depth) {
  const bool has_colon = take(':');
  const bool is_message = !has_colon || tokens_.is_sign('{') || tokens_.is_sign('<');
  if (is_message ? !skip_message(depth) : !skip_value(depth)) return false;
  take_separator();
  return true;
}

bool TextReader::skip_message(int depth) {
  if (depth == 0) return fail(TextError::kTooDeep, "messages are nested too deeply");
  const bool is_angular = take('<');
  if (!is_angular && !require('{')) return false;
  const char end = is_angular ? '>' : '}';
  while (!take(end)) {
    if (take('[')) {
      std::string name;
      if (!name_in_brackets("an extension name or type URL", is_full_name_or_type_url, name)) return false;
    } else if (tokens_.kind() != TokenKind::kName && tokens_.kind() != TokenKind::kInteger) {
      return expected("a field name");
    }
    tokens_.advance();
    if (!skip_rest_of_field(depth - 1)) return false;
  }
  return true;
}

bool TextReader::skip_value(int depth) {
  if (take('[')) {
    if (depth == 0) return fail(TextError::kTooDeep, "lists are nested too deeply");
    if (take(']')) return true;
    do {
      const bool is_message = tokens_.is_sign('{') || tokens_.is_sign('<');
      if (is_message ? !skip_message(depth - 1) : !skip_value(depth - 1)) return false;
    } while (take(','));
    return require(']');
  }
  if (tokens_.kind() == TokenKind::kString) {
    std::string ignored;
    for (; tokens_.kind() == TokenKind::kString; tokens_.advance()) {
      if (!append_unescaped(ignored, tokens_.token())) return fail(TextError::kSyntax, "invalid escape sequence");
    }
    return true;
  }
  const bool is_negative = take('-');
  const TokenKind kind = tokens_.kind();
  const bool is_name = kind == TokenKind::kName && (!is_negative || is_infinity() || is_nan());
  if (!is_name && kind != TokenKind::kInteger && kind != TokenKind::kFloat) return expected("a value");
  tokens_.advance();
  return true;
}

}  // namespace onnxgen::text
