#!/usr/bin/env bash
# Checks that a program built for an old schema reads files of a newer one, and keeps and writes unknown fields. Built
# again with the newer schema, it reads the new fields.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

cp -r "$ONNXGEN_SOURCE/tests/build/regeneration" project
cp -r project/old project/current

run cmake -G Ninja -S project -B build "-DONNXGEN_SOURCE=$ONNXGEN_SOURCE" "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" \
  "${unity[@]}"
run cmake --build build
run build/write_model new_model
run build/read_model new_model old_reader_output
diff - log <<'TEXT' || fail "the old reader's output differs"
version 2
layer first of 1 weights
layer second of 1 weights
TEXT
cmp new_model old_reader_output || fail "the old reader lost something"

let_time_pass
cp project/new/model.proto project/current/model.proto
sed -i '1i #define NEWER' project/read_model.cpp
run cmake --build build
expect_log 'Generating C\+\+ classes from model.proto'
run build/read_model new_model new_reader_output
diff - log <<'TEXT' || fail "the new reader's output differs"
version 2
layer first of 1 weights
kind FANCY
layer second of 1 weights
kind FANCY
producer regeneration test
teacher 1
TEXT
cmp new_model new_reader_output || fail "the new reader lost something"
