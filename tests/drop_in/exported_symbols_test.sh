#!/usr/bin/env bash
# exported_symbols_test.sh LIBRARY: checks that a shared library with the drop-in classes exports its own functions,
# including those with container parameters, and no symbol that libprotobuf or another library with ONNX classes may
# also export.
source "$(dirname "${BASH_SOURCE[0]}")/../build/script.sh"

run nm --dynamic --defined-only --demangle "$1"
expect_log 'plugin::rewrite'
expect_log 'plugin::total_length'
expect_log 'plugin::append_squares'
expect_no_log 'onnx::[A-Za-z]+Proto[^_A-Za-z]'
# The remaining symbols must not belong to the namespace. It may occur only in signatures, and in the function types
# that clang's sanitizer compares.
sed -E 's/google::protobuf::[A-Za-z:]+\[abi:onnxgen\]//g' log |
  grep -vE 'plugin::|onnxgen::|typeinfo (name )?for .* \(.*\)$' >untagged || true
mv untagged log
expect_no_log 'google::protobuf'
