#!/usr/bin/env bash
# The two files that README.md shows make a program that works, generator and all.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

mkdir project
block README.md CMakeLists.txt >project/CMakeLists.txt
block README.md main.cpp >project/main.cpp
ln -s "$ONNXGEN_SOURCE" project/onnxgen
(($(wc -l <project/CMakeLists.txt) <= 8)) || fail "the CMakeLists.txt of the README has more than eight lines"

# Field 7 (graph) of field 1 (node) of field 4 (op_type).
printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Relu' >model.onnx

# The commands as they stand, but for what would make them take longer than the rest of the tests.
block README.md build | sed 's/=Release/=Debug -DCMAKE_UNITY_BUILD=ON/' >build.sh
mv model.onnx project
cd project
export CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=2
run bash -e ../build.sh
[[ $(tail -n 1 log) == Relu ]] || fail "the reader's output differs"

printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Re' >model.onnx
if build/reader model.onnx >log 2>&1; then fail "a truncated model is read"; fi
expect_log '^(onnx\.)?ModelProto.*: truncated at byte [0-9]+$'

if build/reader >log 2>&1; then fail "no model is read"; fi
expect_log '^usage: '

if build/reader missing.onnx >log 2>&1; then fail "a file that is not there is read"; fi
expect_log '^missing.onnx cannot be opened$'
