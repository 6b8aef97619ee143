// Words that cannot be used as C++ identifiers without escaping.
#pragma once

#include <string_view>

#include "plan/cpp_options.h"

namespace onnxgen::plan {

// Choice of the words to escape: all that some compiler or C library reserves, or as few as a release of protoc.
enum class Escapes { kAll, kAsProtoc21, kAsProtoc30 };

Escapes escapes_of(const CppOptions& options);

// Returns whether `word` cannot be an identifier: a keyword, a macro that every program has, or one of the two
// namespaces that all emitted code refers to.
bool is_reserved_word(std::string_view word, Escapes escapes = Escapes::kAll);

// Like is_reserved_word(), for functions and constants inside a class, which do not hide namespaces. Classes of the
// protobuf profile can use the names of the two.
bool is_reserved_in_class(std::string_view word, Escapes escapes);

// Returns whether protoc uses a reserved word unchanged. The classes that it generates then do not compile, or not in
// C++20.
bool is_unchanged_by_protoc(std::string_view word, Escapes escapes);

}  // namespace onnxgen::plan
