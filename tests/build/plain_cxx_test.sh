#!/usr/bin/env bash
# plain_cxx_test.sh CLANG: what compilers have beside C++17 stays where others get plain C++ for it. Those others cannot be
# had here; clang is told that it is none of those that it knows.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

clang=$1
runtime=$ONNXGEN_SOURCE/runtime
generated=$ONNXGEN_SOURCE/generated

# Sources of one system are that system's own.
(cd "$runtime" && grep -rnE '\[\[gnu::|__attribute__|__builtin_|__int128|\btypeof\b|\bssize_t\b' \
  --include='*.h' --include='*.cpp' . | grep -vE '^\./(onnxgen/wire/compiler\.h|onnxgen/message/visibility\.h|onnxgen/file/system/)') \
  >log && fail "only some compilers have these; see wire/compiler.h and message/visibility.h"

# The headers of this machine's library want to know their compiler, so they come first.
cat >another_compiler.h <<'TEXT'
#include <bits/stdc++.h>
#undef __GNUC__
#undef __linux__
#undef __BYTE_ORDER__
#pragma GCC poison __builtin_clzll __builtin_ctzll __builtin_expect __builtin_prefetch asm
TEXT
# compile PROFILE SOURCE...: with all that the language does not have taken for an error.
compile() {
  local source
  for source in "${@:2}"; do
    run "$clang" -std=c++17 -fsyntax-only -include another_compiler.h -Wall -Wextra -Wpedantic -Werror -I "$runtime" \
      -I "$runtime/protobuf" -I "$generated/$1" "$source"
  done
}
compile native "$runtime"/onnxgen/{wire/varint,wire/varint_run,storage/pages,message/{parse/parse,table/parse,write/write}}.cpp \
  "$generated"/native/onnx/onnx-ml.pb{,.descriptor}.cc
compile protobuf "$generated/protobuf/onnx/onnx-ml.pb.cc"
