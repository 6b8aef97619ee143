#!/usr/bin/env bash
# readme_test.sh ready_generator|from_source: checks that the two files in README.md build a working program.
#   ready_generator  with the generator of this build folder
#   from_source      with a generator that the project builds, as in the README
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

mkdir project
block README.md CMakeLists.txt >project/CMakeLists.txt
block README.md main.cpp >project/main.cpp
ln -s "$ONNXGEN_SOURCE" project/onnxgen
(($(wc -l <project/CMakeLists.txt) <= 8)) || fail "the CMakeLists.txt of the README has more than eight lines"

# Field 7 (graph) of field 1 (node) of field 4 (op_type).
printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Relu' >project/model.onnx

# The README's commands, with options for a fast build.
options=("${quick[@]}")
if [[ $1 == ready_generator ]]; then options+=("-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE"); fi
block README.md build >commands
grep -q ' -DCMAKE_BUILD_TYPE=Release$' commands || fail "the cmake command differs from the README"
sed "s|-DCMAKE_BUILD_TYPE=Release\$|$(printf '"%s" ' "${options[@]}")|" commands >build.sh
cd project
export CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=2
run bash -e ../build.sh
[[ $(tail -n 1 log) == Relu ]] || fail "the reader's output differs"
if [[ $1 == from_source ]]; then
  expect_log 'Building CXX object onnxgen/generator/'
else
  expect_no_log 'Building CXX object onnxgen/generator/'
fi

printf '\x08\x0e\x3a\x08\x0a\x06\x22\x04Re' >model.onnx
if build/reader model.onnx >log 2>&1; then fail "a truncated model is accepted"; fi
expect_log '^ModelProto.*: truncated at byte [0-9]+$'

if build/reader >log 2>&1; then fail "a missing argument is accepted"; fi
expect_log '^usage: '

if build/reader missing.onnx >log 2>&1; then fail "a missing file is accepted"; fi
expect_log '^missing.onnx cannot be opened$'
