#!/usr/bin/env bash
# without_openssl_test.sh SOURCE BUILD: without OpenSSL the component is left out with a word, and the rest builds.
set -euo pipefail
readonly source=$1 build=$2
log=$build.log

fail() {
  printf '%s\n' "$*"
  cat "$log"
  exit 1
}

rm -rf "$build"
cmake -S "$source" -B "$build" -DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON -DONNXGEN_BUILD_GENERATOR=OFF \
  -DONNXGEN_BUILD_TESTS=OFF -DONNXGEN_BUILD_TOOLS=OFF -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 >"$log" 2>&1 ||
  fail "it cannot be configured"
grep -q 'No onnxgen::crypto.*needs OpenSSL' "$log" || fail "it does not say that the component is missing"
cmake --build "$build" --target help >"$log" || fail "there is no list of targets"
if grep -q onnxgen_crypto "$log"; then fail "there is a target onnxgen_crypto"; fi
cmake --build "$build" --target onnxgen_io --parallel 2 >"$log" 2>&1 || fail "onnxgen_io does not build"
cmake --build "$build" --target onnxgen_onnx --parallel 2 >"$log" 2>&1 || fail "onnxgen_onnx does not build"

cat >"$build/encrypted.cpp" <<'TEXT'
#include <cstdio>
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"
int main() {
  onnx::ModelProto model;
  std::puts(onnxgen::io::try_load_from_memory("ONNXCRY3 and so on", model).message().c_str());
}
TEXT
"${CXX:-c++}" -std=c++17 -I "$source/runtime" -I "$source/generated/native" "$build/encrypted.cpp" -o "$build/encrypted" \
  "$build/generated/libonnxgen_onnx.a" "$build/runtime/libonnxgen_io.a" "$build/runtime/libonnxgen_runtime.a" -pthread \
  >"$log" 2>&1 || fail "a program does not build"
"$build/encrypted" >"$log" || fail "the program fails"
grep -q 'onnxgen::crypto' "$log" || fail "the load does not say what is missing"
rm -rf "$build"
