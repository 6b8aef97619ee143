// C++ identifiers made from names of the schema. This class is the only way in which such a name reaches the output,
// so that no keyword and no macro can slip through.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace onnxgen::plan {

class Identifier {
 public:
  // Nothing; for members that a kind of field has no use for.
  Identifier() = default;

  // `name` as it stands, with '_' appended where C++ keeps the word for itself: keywords up to C++20, NULL, and macros
  // that every program has (errno, assert). Reserved identifiers such as _START_VERSION stay as they are, since
  // libprotobuf spells them so.
  static Identifier escape(std::string_view name);

  // `name` unchanged: one that gets a prefix or suffix, or is not from the schema.
  static Identifier exact(std::string_view name) { return Identifier(std::string(name)); }

  // The stem of a field's accessors: lower case, then escaped.
  static Identifier accessor(std::string_view field_name);

  // "k" + the name in CamelCase + `suffix`: kRawDataFieldNumber, kRawData. A digit, too, makes the next letter large.
  static Identifier constant(std::string_view name, std::string_view suffix = {});

  // The name of a oneof's case type: ValueCase.
  static Identifier case_type(std::string_view oneof_name);

  // The enumerator of a oneof that has no member set: VALUE_NOT_SET.
  static Identifier not_set(std::string_view oneof_name);

  // Neither can turn an identifier into a reserved word.
  Identifier with_prefix(std::string_view prefix) const;
  Identifier with_suffix(std::string_view suffix) const;

  const std::string& str() const { return text_; }

  friend bool operator==(const Identifier& a, const Identifier& b) { return a.text_ == b.text_; }

 private:
  explicit Identifier(std::string text) : text_(std::move(text)) {}

  std::string text_;
};

}  // namespace onnxgen::plan
