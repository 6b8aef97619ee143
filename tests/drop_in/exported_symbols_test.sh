#!/usr/bin/env bash
# exported_symbols_test.sh LIBRARY: a shared library with our classes exports its own functions, those that take our
# containers as well, and no symbol that libprotobuf, or another library with ONNX's classes, has too.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

run nm --dynamic --defined-only --demangle "$1"
expect_log 'plugin::rewrite'
expect_log 'plugin::total_length'
expect_log 'plugin::append_squares'
expect_no_log 'onnx::[A-Za-z]+Proto[^_A-Za-z]'
# Of what is left, nothing is of the namespace itself: it stands in signatures only, and in those types of functions that
# clang's sanitizer compares.
sed -E 's/google::protobuf::[A-Za-z:]+\[abi:onnxgen\]//g' log |
  grep -vE 'plugin::|onnxgen::|typeinfo (name )?for .* \(.*\)$' >untagged || true
mv untagged log
expect_no_log 'google::protobuf'
