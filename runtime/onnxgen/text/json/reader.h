// Parses JSON into the encoding of a message.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/json/scanner.h"
#include "onnxgen/text/message_encoder.h"
#include "onnxgen/text/parse_json.h"

namespace onnxgen::text {

class JsonReader {
 public:
  JsonReader(std::string_view json, const MessageDescriptor& table, std::string& out, const ParseJsonOptions& options)
      : json_(json),
        scanner_(json),
        encoder_(out, table, Source::kJson),
        options_(options),
        types_{table.types, options.any_types} {}

  TextStatus read();

 private:
  // Record an error. All return false, so that callers can return the result.
  bool fail_at(std::size_t position, TextError code, const std::string& what);
  bool fail(TextError code, const std::string& what) { return fail_at(scanner_.position(), code, what); }
  bool expected(const char* what, TextError code = TextError::kWrongValue);

  bool take(JsonToken token) noexcept;
  bool require(JsonToken token, const char* what);
  // Returns the content of the current string token. The view points into the text or into `decoded`.
  std::string_view string_content(std::string& decoded) const;
  // Calls read() for each member of an object, with its name as the current token.
  template <class Read>
  bool members(Read&& read);
  bool skip_value(int depth);
  int depth_left() const noexcept { return options_.max_depth - static_cast<int>(encoder_.depth()); }

  // The following functions parse a value into the current message of the encoder:
  bool message();
  bool object() {
    return members([this] { return member(); });
  }
  bool member();
  bool unknown_member(std::string_view name);
  bool may_be_set(const FieldDescriptor& row, std::string_view name, std::size_t position);
  bool any();
  bool any_content(const MessageDescriptor& type);
  bool find_type_url(std::string& url, std::size_t& position);
  bool timestamp();
  bool duration();
  bool field_mask();
  bool any_json();  // a google.protobuf.Value

  // The following functions parse a value into a field of that message:
  bool field(const FieldDescriptor& row);
  bool list(const FieldDescriptor& row);
  bool map(const FieldDescriptor& row);
  bool map_key(const FieldDescriptor& row, std::string_view key);
  bool value(const FieldDescriptor& row);
  bool message_value(const MessageDescriptor& table);
  bool string();
  bool bytes();
  bool number(FieldType type);
  bool number_bits(FieldType type, std::uint64_t& bits);
  bool floating(FieldType type, std::uint64_t& bits);
  bool integer(FieldType type, std::uint64_t& bits);
  bool boolean(std::uint64_t& bits);
  bool enum_value(const FieldDescriptor& row);
  void set_number(std::uint32_t field_number, std::uint64_t bits);

  std::string_view json_;
  JsonScanner scanner_;
  MessageEncoder encoder_;
  const ParseJsonOptions& options_;
  KnownTypes types_;
  bool has_ignored_value_ = false;  // the last enum value read is unknown and ignored
  TextStatus status_;
};

template <class Read>
bool JsonReader::members(Read&& read) {
  if (!take(JsonToken::kObjectBegin)) return expected("an object");
  if (take(JsonToken::kObjectEnd)) return true;
  do {
    if (scanner_.kind() != JsonToken::kString) return expected("a name in double quotes", TextError::kSyntax);
    if (!read()) return false;
  } while (take(JsonToken::kComma));
  return require(JsonToken::kObjectEnd, "',' or '}'");
}

}  // namespace onnxgen::text
