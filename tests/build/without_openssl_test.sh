#!/usr/bin/env bash
# without_openssl_test.sh: checks that without OpenSSL, CMake omits the component crypto and says so, everything else
# builds, and a program that loads an encrypted model reports that it lacks crypto.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

share_by_place
ln -s "$ONNXGEN_SOURCE" onnxgen
run cmake -G Ninja -S onnxgen -B build "${quick[@]}" -DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON \
  -DONNXGEN_BUILD_GENERATOR=OFF -DONNXGEN_BUILD_TESTS=OFF -DONNXGEN_BUILD_TOOLS=OFF
expect_log 'No onnxgen::crypto.*needs OpenSSL'
run cmake --build build --target help
expect_no_log onnxgen_crypto
run cmake --build build --target onnxgen_io onnxgen_onnx --parallel 2

cat >encrypted.cpp <<'TEXT'
#include <cstdio>
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"
int main() {
  onnx::ModelProto model;
  std::puts(onnxgen::io::try_load_from_memory("ONNXCRY3 and so on", model).message().c_str());
}
TEXT
run "$CXX" -std=c++17 -I onnxgen/runtime -I onnxgen/generated/native encrypted.cpp -o encrypted \
  build/generated/libonnxgen_onnx.a build/runtime/libonnxgen_io.a build/runtime/libonnxgen_runtime.a -pthread
run ./encrypted
expect_log 'onnxgen::crypto'
