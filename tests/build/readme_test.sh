#!/usr/bin/env bash
# The two files that README.md shows make a program that works, generator and all.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

# code LANGUAGE: the first block of that language.
code() { awk -v begin="\`\`\`$1" '$0 == begin {on = 1; next} /^```/ && on {exit} on' "$ONNXGEN_SOURCE/README.md"; }

mkdir project
code cmake >project/CMakeLists.txt
code cpp >project/main.cpp
ln -s "$ONNXGEN_SOURCE" project/onnxgen
(($(wc -l <project/CMakeLists.txt) <= 8)) || fail "the CMakeLists.txt of the README has more than eight lines"

# Field 7 (graph) of field 1 (node) of field 4 (op_type).
printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Relu' >model.onnx

run cmake -G Ninja -S project -B build
run cmake --build build --parallel 2
run build/reader model.onnx
diff - log <<<'Relu' || fail "the reader's output differs"

printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Re' >model.onnx
if build/reader model.onnx >log 2>&1; then fail "a truncated model is read"; fi
expect_log '^(onnx\.)?ModelProto.*: truncated at byte [0-9]+$'

if build/reader missing.onnx >log 2>&1; then fail "a file that is not there is read"; fi
expect_log '^missing.onnx cannot be opened$'
