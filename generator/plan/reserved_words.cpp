#include "plan/reserved_words.h"

#include <algorithm>
#include <iterator>

namespace onnxgen::plan {
namespace {

constexpr bool ascending(const std::string_view* begin, const std::string_view* end) {
  for (; begin + 1 < end; ++begin) {
    if (begin[0] >= begin[1]) return false;
  }
  return true;
}

// `typeof` is a GCC extension. GCC predefines i386, linux and unix. <sys/types.h> of older C libraries defines major,
// minor and makedev.
constexpr std::string_view kReservedWords[] = {
    "EOF",
    "NULL",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "inline",
    "int",
    "linux",
    "long",
    "major",
    "makedev",
    "minor",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "offsetof",
    "onnxgen",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "std",
    "stderr",
    "stdin",
    "stdout",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
};
static_assert(ascending(std::begin(kReservedWords), std::end(kReservedWords)));

}  // namespace

bool is_reserved_word(std::string_view word) {
  return std::binary_search(std::begin(kReservedWords), std::end(kReservedWords), word);
}

}  // namespace onnxgen::plan
