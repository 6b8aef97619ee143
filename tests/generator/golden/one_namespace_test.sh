#!/usr/bin/env bash
# one_namespace_test.sh COMPILER RUNTIME: checks that a translation unit with classes of both profiles in one namespace
# does not compile and that the error message states the remedy. In two namespaces it must compile.
set -euo pipefail
readonly compiler=$1 runtime=$2
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly folder

# compile HEADER...: compiles a translation unit that includes the headers.
compile() {
  printf '#include "%s"\n' "$@" |
    "$compiler" -std=c++17 -fsyntax-only -I "$runtime" -I "$runtime/protobuf" -x c++ - 2>&1
}

# expect_refused HEADER...: fails if the headers compile together.
expect_refused() {
  local output
  if output=$(compile "$@"); then
    printf 'FAILED: these compile together: %s\n' "$*"
    exit 1
  fi
  grep -q '#error .*share a namespace: call onnx_generate with another NAMESPACE' <<<"$output" ||
    { printf 'FAILED: no word of NAMESPACE in\n%s\n' "$output"; exit 1; }
}

expect_refused "$folder/fields.pb.h" "$folder/protobuf/fields.pb.h"
expect_refused "$folder/protobuf/fields.pb.h" "$folder/fields.pb.h"
compile "$folder/fields.pb.h" "$folder/protobuf/shim.pb.h"
