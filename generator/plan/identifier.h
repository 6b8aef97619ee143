// A C++ identifier derived from a name in the schema. Names of the schema reach the output only through this class, so
// no keyword or macro can be emitted by accident.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "plan/reserved_words.h"

namespace onnxgen::plan {

class Identifier {
 public:
  // Creates an empty identifier, for members that are unused for a kind of field.
  Identifier() = default;

  // Returns `name`, with '_' appended if it is reserved: keywords, NULL, and macros that every program has (errno,
  // assert). Reserved identifiers such as _START_VERSION are unchanged, because libprotobuf spells them that way.
  static Identifier escape(std::string_view name, Escapes escapes = Escapes::kAll);

  // Like escape(), for the name of a function or constant inside a class.
  static Identifier escape_in_class(std::string_view name, Escapes escapes);

  // Returns `name` unchanged. Use it for names that get a prefix or suffix, or are not from the schema.
  static Identifier exact(std::string_view name) { return Identifier(std::string(name)); }

  // Returns the stem of a field's accessors: in lower case, then escaped.
  static Identifier accessor(std::string_view field_name, Escapes escapes = Escapes::kAll);

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
