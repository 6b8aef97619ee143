#!/usr/bin/env bash
# plain_cxx_test.sh CLANG: checks that the runtime uses a compiler's extensions only in code that has a plain C++
# alternative for other compilers. Other compilers are not available here, so the test undefines the macros that
# identify clang.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

clang=$1
runtime=$ONNXGEN_SOURCE/runtime
generated=$ONNXGEN_SOURCE/generated

# Excludes sources for a single operating system.
(cd "$runtime" && grep -rnE '\[\[gnu::|__attribute__|__builtin_|__int128|\btypeof\b|\bssize_t\b' \
  --include='*.h' --include='*.cpp' . | grep -vE '^\./(onnxgen/wire/compiler\.h|onnxgen/message/visibility\.h|onnxgen/file/system/)') \
  >log && fail "not portable to all compilers; use wire/compiler.h or message/visibility.h"

# The standard library's headers need to know the compiler, so they are included first.
cat >another_compiler.h <<'TEXT'
#include <bits/stdc++.h>
#undef __GNUC__
#undef __linux__
#undef __BYTE_ORDER__
#pragma GCC poison __builtin_clzll __builtin_ctzll __builtin_expect __builtin_prefetch asm
TEXT
# compile PROFILE SOURCE...: compiles the sources. Every extension of the language is an error. Generated sources disable
# the warning about offsetof() only for compilers that define __GNUC__.
compile() {
  local source
  for source in "${@:2}"; do
    run "$clang" -std=c++17 -fsyntax-only -include another_compiler.h -Wall -Wextra -Wpedantic -Werror \
      -Wno-invalid-offsetof -I "$runtime" -I "$runtime/protobuf" -I "$generated/$1" "$source"
  done
}
compile native "$runtime"/onnxgen/{wire/varint,wire/varint_run,storage/pages,message/{parse/parse,table/parse,write/write}}.cpp \
  "$generated"/native/onnx/onnx-ml.pb{,.descriptor}.cc
compile protobuf "$generated/protobuf/onnx/onnx-ml.pb.cc"
