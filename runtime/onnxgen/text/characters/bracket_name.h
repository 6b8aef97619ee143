// Names in brackets in the text format: full names of extensions, and type URLs, by the rules of
// https://protobuf.dev/reference/protobuf/textformat-spec/#field-names
#pragma once

#include <string_view>

namespace onnxgen::text {

// Returns whether a name in brackets may contain this character, apart from whitespace and comments.
bool is_url_char(char c) noexcept;

// Returns whether the text consists of identifiers, separated by dots.
bool is_full_name(std::string_view text) noexcept;

// Returns whether the text is a prefix, a slash and the full name of a type. The prefix may contain slashes, but does
// not begin with one; two hexadecimal digits follow each '%' in it.
bool is_type_url(std::string_view text) noexcept;

// Returns the part of a type URL after the last slash, or all of a text without one.
std::string_view type_name_of(std::string_view url) noexcept;

}  // namespace onnxgen::text
