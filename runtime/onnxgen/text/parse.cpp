#include "onnxgen/text/parse.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/any_type.h"
#include "onnxgen/text/format/encoded_fields.h"
#include "onnxgen/text/format/tokens.h"
#include "onnxgen/text/typed_field.h"
#include "onnxgen/wire/append.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

template <class Bits>
void append_fixed(std::string& out, Bits bits) {
  char buffer[sizeof bits];
  wire::store_fixed(buffer, bits);
  out.append(buffer, sizeof buffer);
}

void append_tag(std::string& out, const FieldDescriptor& row, wire::WireType type) {
  wire::append_tag(out, static_cast<std::uint32_t>(row.number), type);
}

void append_block(std::string& out, const FieldDescriptor& row, std::string_view bytes) {
  wire::append_delimited(out, static_cast<std::uint32_t>(row.number), bytes);
}

// As libprotobuf does it: what is past float's range, but rounds to its largest number, is that number.
float to_float(double value) noexcept {
  constexpr double kMax = std::numeric_limits<float>::max();
  constexpr double kRoundsToMax = 0x1.ffffffp+127;
  if (std::isnan(value) || std::abs(value) <= kMax) return static_cast<float>(value);
  const double bounded = std::abs(value) <= kRoundsToMax ? kMax : std::numeric_limits<double>::infinity();
  return static_cast<float>(std::copysign(bounded, value));
}

bool equals_lower(std::string_view text, std::string_view lower) noexcept {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; });
}

std::string quoted(std::string_view text) {
  return "'" + printable(text, kLongestName) + "'";
}

// Which fields of one message are there already.
class Seen {
 public:
  // The field that `row` may not follow: itself, or another member of its oneof; null where there is none.
  const FieldDescriptor* in_the_way(const FieldDescriptor& row) const {
    for (const FieldDescriptor* other : rows_) {
      if (other == &row || (row.oneof != 0 && other->oneof == row.oneof)) return other;
    }
    return nullptr;
  }
  void add(const FieldDescriptor& row) {
    if (row.cardinality != Cardinality::kRepeated && in_the_way(row) == nullptr) rows_.push_back(&row);
  }

 private:
  std::vector<const FieldDescriptor*> rows_;
};

class Encoder {
 public:
  Encoder(std::string_view text, const ParseTextOptions& options) : text_(text), tokens_(text), options_(options) {}

  TextFault encode(const MessageDescriptor& table, std::string& out) {
    types_ = table.types;
    if (!try_allocating([&] { fields(table, out, '\0', options_.max_depth); })) fail("out of memory");
    return std::move(fault_);
  }

 private:
  // Both false: so that a fault can be returned.
  bool fail(std::string what);
  bool expected(const char* what);

  bool take(char sign);
  bool require(char sign);

  bool fields(const MessageDescriptor& table, std::string& out, char end, int depth);
  bool field(const MessageDescriptor& table, Seen& seen, EncodedFields& encoded, std::string& out, int depth);
  const FieldDescriptor* field_name(const MessageDescriptor& table);
  bool name_in_brackets(const char* what, std::string_view separators, std::string& name);
  bool expanded_any(const MessageDescriptor& table, Seen& seen, EncodedFields& encoded, std::string& out, int depth);
  bool values(const FieldDescriptor& row, std::string& out, int depth);
  bool value(const FieldDescriptor& row, std::string& out, int depth);
  bool message(const FieldDescriptor& row, std::string& out, int depth);
  bool fields_in_braces(const MessageDescriptor& table, std::string& out, int depth);
  bool string(const FieldDescriptor& row, std::string& out);
  bool number(const FieldDescriptor& row, std::string& out);

  bool unsigned_integer(std::uint64_t max, std::uint64_t& value);
  bool signed_integer(std::int64_t max, std::int64_t& value);
  bool floating(double& value);
  bool boolean(std::uint64_t& value);
  bool enum_number(const FieldDescriptor& row, std::int64_t& value);

  std::string_view text_;
  Tokens tokens_;
  const ParseTextOptions& options_;
  const TypeList* types_ = nullptr;  // of the outermost message
  TextFault fault_;
};

bool Encoder::fail(std::string what) {
  const std::string_view before = text_.substr(0, tokens_.position());
  const std::size_t line_begin = before.rfind('\n') + 1;  // 0 in the first line
  fault_.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  fault_.column = 1 + before.size() - line_begin;
  fault_.what = tokens_.kind() == TokenKind::kInvalid ? tokens_.fault() : std::move(what);
  return false;
}

bool Encoder::expected(const char* what) {
  const std::string found = tokens_.kind() == TokenKind::kEnd ? "the end" : quoted(tokens_.token());
  return fail(std::string(what) + " expected, found " + found);
}

bool Encoder::take(char sign) {
  if (!tokens_.is_sign(sign)) return false;
  tokens_.advance();
  return true;
}

bool Encoder::require(char sign) {
  const char text[] = {'\'', sign, '\'', '\0'};
  return take(sign) || expected(text);
}

// Up to the sign `end`, or to the end of the text where that is 0.
bool Encoder::fields(const MessageDescriptor& table, std::string& out, char end, int depth) {
  if (table.message_set) return fail("MessageSets are not read as text");
  Seen seen;
  EncodedFields encoded(out);
  while (end == '\0' ? tokens_.kind() != TokenKind::kEnd : !tokens_.is_sign(end)) {
    if (!field(table, seen, encoded, out, depth)) return false;
  }
  tokens_.advance();
  encoded.arrange();
  return true;
}

bool Encoder::field(const MessageDescriptor& table, Seen& seen, EncodedFields& encoded, std::string& out, int depth) {
  if (table.well_known == WellKnown::kAny && take('[')) return expanded_any(table, seen, encoded, out, depth);
  const FieldDescriptor* const row = field_name(table);
  if (row == nullptr) return false;
  const FieldDescriptor* const other = options_.last_wins ? nullptr : seen.in_the_way(*row);
  if (other == row) return fail("field " + quoted(row->name) + " is set a second time");
  if (other != nullptr) return fail(quoted(row->name) + " and " + quoted(other->name) + " are of one oneof");
  const bool has_colon = take(':');
  if (!has_colon && !is_message(*row)) return expected("':'");
  const std::size_t size_before = out.size();
  if (!values(*row, out, depth)) return false;
  encoded.add(*row, size_before);
  // A proto3 scalar that is zero counts as not set.
  const bool is_zero = row->cardinality == Cardinality::kImplicit && out.size() == size_before;
  if (!is_zero) seen.add(*row);
  if (!take(';')) take(',');
  return true;
}

const FieldDescriptor* Encoder::field_name(const MessageDescriptor& table) {
  std::string name;
  const bool is_extension = take('[');
  if (is_extension) {
    if (!name_in_brackets("an extension's name", ".", name)) return nullptr;
  } else {
    if (tokens_.kind() != TokenKind::kName) {
      expected("a field's name");
      return nullptr;
    }
    name = tokens_.token();
  }
  const FieldDescriptor* const end = table.fields + table.field_count;
  const FieldDescriptor* const row = std::find_if(table.fields, end, [&](const FieldDescriptor& candidate) {
    return ((candidate.flags & FieldDescriptor::kExtension) != 0) == is_extension && name_in_text(candidate) == name;
  });
  if (row == end) {
    fail(std::string("no ") + (is_extension ? "extension " : "field ") + quoted(name) + " in " + table.full_name);
    return nullptr;
  }
  tokens_.advance();  // the name, or the ']' behind it
  return row;
}

// As far as the ']', which stays to be read.
bool Encoder::name_in_brackets(const char* what, std::string_view separators, std::string& name) {
  while (true) {
    if (tokens_.kind() != TokenKind::kName) return expected(what);
    name += tokens_.token();
    tokens_.advance();
    if (tokens_.kind() != TokenKind::kSign || separators.find(tokens_.token()) == std::string_view::npos) break;
    name += tokens_.token();
    tokens_.advance();
  }
  return tokens_.is_sign(']') || expected("']'");
}

// "[type.googleapis.com/onnx.NodeProto] { ... }", the '[' read: both fields of an Any at once.
bool Encoder::expanded_any(const MessageDescriptor& table, Seen& seen, EncodedFields& encoded, std::string& out,
                           int depth) {
  const FieldDescriptor& url_row = *find_field(table, 1);
  const FieldDescriptor& value_row = *find_field(table, 2);
  std::string url;
  if (!name_in_brackets("a type's URL", "./", url)) return false;
  const MessageDescriptor* const type = find_expanded_type(types_, url);
  if (type == nullptr) return fail("no type " + quoted(url) + " is known here");
  if (!options_.last_wins && (seen.in_the_way(url_row) != nullptr || seen.in_the_way(value_row) != nullptr)) {
    return fail("the Any is set a second time");
  }
  tokens_.advance();  // the ']'
  take(':');
  std::string value;
  if (!fields_in_braces(*type, value, depth)) return false;
  const std::size_t url_begin = out.size();
  append_block(out, url_row, url);
  encoded.add(url_row, url_begin);
  const std::size_t value_begin = out.size();
  append_block(out, value_row, value);
  encoded.add(value_row, value_begin);
  seen.add(url_row);
  seen.add(value_row);
  if (!take(';')) take(',');
  return true;
}

bool Encoder::values(const FieldDescriptor& row, std::string& out, int depth) {
  if (row.cardinality != Cardinality::kRepeated || !take('[')) return value(row, out, depth);
  if (take(']')) return true;
  do {
    if (!value(row, out, depth)) return false;
  } while (take(','));
  return require(']');
}

bool Encoder::value(const FieldDescriptor& row, std::string& out, int depth) {
  switch (row.type) {
    case FieldType::kMessage:
    case FieldType::kGroup:
      return message(row, out, depth);
    case FieldType::kString:
    case FieldType::kBytes:
      return string(row, out);
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kFixed64:
    case FieldType::kFixed32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSfixed32:
    case FieldType::kSfixed64:
    case FieldType::kSint32:
    case FieldType::kSint64:
      return number(row, out);
  }
  return false;
}

bool Encoder::message(const FieldDescriptor& row, std::string& out, int depth) {
  if (row.type == FieldType::kGroup) {
    append_tag(out, row, wire::WireType::kGroupStart);
    if (!fields_in_braces(*row.descriptor.message, out, depth)) return false;
    append_tag(out, row, wire::WireType::kGroupEnd);
    return true;
  }
  std::string body;
  if (!fields_in_braces(*row.descriptor.message, body, depth)) return false;
  append_block(out, row, body);
  return true;
}

bool Encoder::fields_in_braces(const MessageDescriptor& table, std::string& out, int depth) {
  if (depth == 0) return fail("messages are nested too deeply");
  const bool is_angular = take('<');
  if (!is_angular && !require('{')) return false;
  return fields(table, out, is_angular ? '>' : '}', depth - 1);
}

// Strings that follow each other are one.
bool Encoder::string(const FieldDescriptor& row, std::string& out) {
  if (tokens_.kind() != TokenKind::kString) return expected("a string");
  std::string bytes;
  for (; tokens_.kind() == TokenKind::kString; tokens_.advance()) append_unescaped(bytes, tokens_.token());
  if (!bytes.empty() || row.cardinality != Cardinality::kImplicit) append_block(out, row, bytes);
  return true;
}

bool Encoder::number(const FieldDescriptor& row, std::string& out) {
  std::uint64_t bits = 0;
  std::int64_t integer = 0;
  double real = 0;
  bool is_read = false;
  switch (row.type) {
    case FieldType::kDouble:
      is_read = floating(real);
      bits = wire::bit_cast<std::uint64_t>(real);
      break;
    case FieldType::kFloat:
      is_read = floating(real);
      bits = wire::bit_cast<std::uint32_t>(to_float(real));
      break;
    case FieldType::kInt32:
    case FieldType::kSfixed32:
    case FieldType::kSint32:
      is_read = signed_integer(std::numeric_limits<std::int32_t>::max(), integer);
      break;
    case FieldType::kInt64:
    case FieldType::kSfixed64:
    case FieldType::kSint64:
      is_read = signed_integer(std::numeric_limits<std::int64_t>::max(), integer);
      break;
    case FieldType::kUint32:
    case FieldType::kFixed32:
      is_read = unsigned_integer(std::numeric_limits<std::uint32_t>::max(), bits);
      break;
    case FieldType::kUint64:
    case FieldType::kFixed64:
      is_read = unsigned_integer(std::numeric_limits<std::uint64_t>::max(), bits);
      break;
    case FieldType::kBool:
      is_read = boolean(bits);
      break;
    case FieldType::kEnum:
      is_read = enum_number(row, integer);
      break;
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      break;
  }
  if (!is_read) return false;
  if (integer != 0) bits = static_cast<std::uint64_t>(integer);
  if (bits == 0 && row.cardinality == Cardinality::kImplicit) return true;
  const wire::WireType type = wire_type_of(row.type);
  if (!is_packed(row)) append_tag(out, row, type);
  if (type == wire::WireType::kFixed64) {
    append_fixed(out, bits);
  } else if (type == wire::WireType::kFixed32) {
    append_fixed(out, static_cast<std::uint32_t>(bits));
  } else {
    const bool is_zigzag = row.type == FieldType::kSint32 || row.type == FieldType::kSint64;
    wire::append_varint(out, is_zigzag ? wire::zigzag(integer) : bits);
  }
  return true;
}

bool Encoder::unsigned_integer(std::uint64_t max, std::uint64_t& value) {
  if (tokens_.kind() != TokenKind::kInteger) return expected("a whole number");
  if (!integer_value(tokens_.token(), max, value)) return fail("a number out of range");
  tokens_.advance();
  return true;
}

bool Encoder::signed_integer(std::int64_t max, std::int64_t& value) {
  const bool is_negative = take('-');
  std::uint64_t magnitude = 0;
  if (!unsigned_integer(static_cast<std::uint64_t>(max) + (is_negative ? 1 : 0), magnitude)) return false;
  value = static_cast<std::int64_t>(is_negative ? 0 - magnitude : magnitude);
  return true;
}

bool Encoder::floating(double& value) {
  const bool is_negative = take('-');
  const std::string_view token = tokens_.token();
  if (tokens_.kind() == TokenKind::kName && (equals_lower(token, "inf") || equals_lower(token, "infinity"))) {
    value = std::numeric_limits<double>::infinity();
  } else if (tokens_.kind() == TokenKind::kName && equals_lower(token, "nan")) {
    value = std::numeric_limits<double>::quiet_NaN();
  } else if (tokens_.kind() == TokenKind::kFloat ||
             (tokens_.kind() == TokenKind::kInteger && (token[0] != '0' || token.size() == 1))) {
    value = float_value(token);
  } else {
    return expected("a decimal number");
  }
  if (is_negative) value = -value;
  tokens_.advance();
  return true;
}

bool Encoder::boolean(std::uint64_t& value) {
  if (tokens_.kind() == TokenKind::kInteger) return unsigned_integer(1, value);
  const std::string_view token = tokens_.token();
  const bool is_true = token == "true" || token == "True" || token == "t";
  const bool is_false = token == "false" || token == "False" || token == "f";
  if (tokens_.kind() != TokenKind::kName || (!is_true && !is_false)) return expected("true or false");
  value = is_true ? 1 : 0;
  tokens_.advance();
  return true;
}

bool Encoder::enum_number(const FieldDescriptor& row, std::int64_t& value) {
  const EnumDescriptor& table = *row.descriptor.enumeration;
  if (tokens_.kind() != TokenKind::kName) {
    if (!signed_integer(std::numeric_limits<std::int32_t>::max(), value)) return false;
    return (row.flags & FieldDescriptor::kClosedEnum) == 0 || is_declared(row, static_cast<std::uint64_t>(value)) ||
           fail("no value " + std::to_string(value) + " in " + table.full_name);
  }
  int declared = 0;
  if (!onnxgen::enum_number(table.values, table.count, tokens_.token(), declared)) {
    return fail("no value " + quoted(tokens_.token()) + " in " + table.full_name);
  }
  value = declared;
  tokens_.advance();
  return true;
}

}  // namespace

std::string TextFault::message() const {
  if (ok()) return "ok";
  return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + what;
}

TextFault encode_text(std::string_view text, const MessageDescriptor& table, std::string& out,
                      const ParseTextOptions& options) {
  return Encoder(text, options).encode(table, out);
}

}  // namespace onnxgen::text
