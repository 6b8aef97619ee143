// A C++ identifier derived from a name in the schema. Names of the schema reach the output only through this class, so
// no keyword or macro can be emitted by accident.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace onnxgen::plan {

class Identifier {
 public:
  // Creates an empty identifier, for members that are unused for a kind of field.
  Identifier() = default;

  // Returns `name`, with '_' appended if it is reserved: keywords up to C++20, NULL, and macros that every program has
  // (errno, assert). Reserved identifiers such as _START_VERSION are unchanged, because libprotobuf spells them that
  // way.
  static Identifier escape(std::string_view name);

  // Returns `name` unchanged. Use it for names that get a prefix or suffix, or are not from the schema.
  static Identifier exact(std::string_view name) { return Identifier(std::string(name)); }

  // Returns the stem of a field's accessors: in lower case, then escaped.
  static Identifier accessor(std::string_view field_name);

  // Returns "k" + the name in CamelCase + `suffix`: kRawDataFieldNumber, kRawData. The letter after a digit is also
  // capitalized.
  static Identifier constant(std::string_view name, std::string_view suffix = {});

  // Returns the name of a oneof's case type: ValueCase.
  static Identifier case_type(std::string_view oneof_name);

  // Returns the enumerator of a oneof with no member set: VALUE_NOT_SET.
  static Identifier not_set(std::string_view oneof_name);

  // Neither function can produce a reserved word.
  Identifier with_prefix(std::string_view prefix) const;
  Identifier with_suffix(std::string_view suffix) const;

  const std::string& str() const { return text_; }

  friend bool operator==(const Identifier& a, const Identifier& b) { return a.text_ == b.text_; }

 private:
  explicit Identifier(std::string text) : text_(std::move(text)) {}

  std::string text_;
};

}  // namespace onnxgen::plan
