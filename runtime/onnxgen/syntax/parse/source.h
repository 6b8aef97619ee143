// Access to the words of a parsed text and to the fields that they are stored in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "OnnxTextParser.h"
#include "onnxgen/reflection/mutable_list.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/syntax/parse/syntax_error.h"

namespace onnxgen::syntax::detail {

using Grammar = grammar::OnnxTextParser;

// A part of the text and its byte offset.
struct Word {
  std::string_view text;
  std::size_t position;
};

class Source {
 public:
  explicit Source(std::string_view text) noexcept : text_(text) {}

  Word word(const antlr4::Token* token) const noexcept;
  Word word(antlr4::tree::TerminalNode* node) const { return word(node->getSymbol()); }

  // Returns the value of a quoted string.
  std::string string_value(antlr4::tree::TerminalNode* string) const;
  // Returns the value of a name with or without quotes.
  std::string name(Grammar::NameContext* name) const;

 private:
  std::string_view text_;
};

[[noreturn]] void fail(text::TextError code, std::size_t position, std::string what);
[[noreturn]] void fail_value(const Word& word, std::string_view expected);
std::size_t position_of(const antlr4::ParserRuleContext* context) noexcept;

std::int64_t integer_of(const Word& word);
std::uint64_t unsigned_of(const Word& word);
float float_of(const Word& word);
double double_of(const Word& word);

// Message being filled, with access to its fields by number. A field that the class does not have throws a SyntaxError
// for `position`.
class Target {
 public:
  Target(MutableMessage message, std::size_t position) noexcept : message_(message), position_(position) {}

  // Returns the same message with another position for errors.
  Target at(std::size_t position) const noexcept { return {message_, position}; }
  std::size_t position() const noexcept { return position_; }

  void set_integer(std::uint32_t number, std::int64_t value) const;
  void set_float(std::uint32_t number, float value) const;
  void set_text(std::uint32_t number, std::string_view value) const;
  void add_integer(std::uint32_t number, std::int64_t value) const;
  void add_float(std::uint32_t number, float value) const;
  void add_text(std::uint32_t number, std::string_view value) const;
  Target child(std::uint32_t number) const;
  Target add_child(std::uint32_t number) const;
  reflection::MutableList list(std::uint32_t number) const;
  bool has(std::uint32_t number) const;

 private:
  const FieldDescriptor& field(std::uint32_t number) const;

  MutableMessage message_;
  std::size_t position_;
};

}  // namespace onnxgen::syntax::detail
