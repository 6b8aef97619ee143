#include "plan/reserved_words.h"

#include <cstddef>

namespace onnxgen::plan {
namespace {

// Words in these lists stand between spaces.

// Words that protoc has always escaped.
constexpr std::string_view kOfProtoc =
    " NULL alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const const_cast"
    " constexpr continue decltype default delete do double dynamic_cast else enum explicit export extern false float"
    " for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private"
    " protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct"
    " switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void"
    " volatile wchar_t while xor xor_eq ";

// Words that protoc escapes since release 22, assert since 23. Release 3.21 uses them, but its classes do not compile
// if the word is a keyword: char16_t and char32_t of C++11, the others but assert of C++20.
constexpr std::string_view kOfProtoc22 =
    " assert char16_t char32_t char8_t co_await co_return co_yield concept consteval constinit requires ";

// Words that protoc uses although its classes then do not compile: macros of the headers that every class needs, and a
// keyword of gnu++17, which CMake selects by default.
constexpr std::string_view kUnusable = " EOF errno offsetof typeof ";

// GCC predefines i386, linux and unix. <sys/types.h> of older C libraries defines major, minor and makedev.
constexpr std::string_view kOfSomePlatform = " i386 linux major makedev minor stderr stdin stdout unix ";

constexpr std::string_view kNamespaces = " onnxgen std ";

bool contains(std::string_view list, std::string_view word) {
  for (std::size_t at = list.find(word); at != std::string_view::npos && !word.empty(); at = list.find(word, at + 1)) {
    if (list[at - 1] == ' ' && list[at + word.size()] == ' ') return true;
  }
  return false;
}

}  // namespace

Escapes escapes_of(const CppOptions& options) {
  if (options.profile == Profile::kNative) return Escapes::kAll;
  return options.protobuf_api == ProtobufApi::k30 ? Escapes::kAsProtoc30 : Escapes::kAsProtoc21;
}

bool is_reserved_word(std::string_view word, Escapes escapes) {
  return is_reserved_in_class(word, escapes) || contains(kNamespaces, word);
}

bool is_reserved_in_class(std::string_view word, Escapes escapes) {
  if (contains(kOfProtoc, word) || contains(kOfProtoc22, word) || contains(kUnusable, word)) return true;
  return escapes == Escapes::kAll && (contains(kOfSomePlatform, word) || contains(kNamespaces, word));
}

bool is_unchanged_by_protoc(std::string_view word, Escapes escapes) {
  if (escapes == Escapes::kAll) return false;
  if (escapes == Escapes::kAsProtoc21 && contains(kOfProtoc22, word)) return true;
  return contains(kUnusable, word) || contains(kNamespaces, word);
}

}  // namespace onnxgen::plan
