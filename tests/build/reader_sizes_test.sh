#!/usr/bin/env bash
# Checks the code sizes of programs that only read models.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

command -v size >/dev/null || skip "no size"
[[ $("$CXX" -dumpmachine) == x86_64-*linux-gnu && $("$CXX" --version) == *"Free Software Foundation"* ]] ||
  skip "the expected sizes are for g++ on x86-64"

run bash "$ONNXGEN_SOURCE/tests/benchmark/reader_sizes.sh" "$ONNXGEN_EXECUTABLE" readers
declare -A most=([reader]=100000 [reader_for_size]=60000 [reader_parse_only]=45000)
lines=0
while read -r name bytes _; do
  ((bytes <= ${most[$name]})) || fail "$name takes $bytes bytes"
  lines=$((lines + 1))
done <log
((lines == ${#most[@]})) || fail "$lines lines"
